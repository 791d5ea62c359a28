/** The house's own words in French, with what the hall says of each game. */
import house from './fr.ftl?raw';

const halls = import.meta.glob<string>('../*/hall.fr.ftl', { eager: true, query: '?raw', import: 'default' });

export default [house, ...Object.values(halls)].join('\n');
