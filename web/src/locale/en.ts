/** The house's own words in English, with what the hall says of each game. */
import house from './en.ftl?raw';

const halls = import.meta.glob<string>('../*/hall.en.ftl', { eager: true, query: '?raw', import: 'default' });

export default [house, ...Object.values(halls)].join('\n');
