'use strict';
// What the harness starts besides boardgame.io. PYTHON names an interpreter that has Noctuary and its needs.
const path = require('path');
const os = require('os');
const root = path.resolve(__dirname, '..');
const data = path.join(os.tmpdir(), 'noctuary-bench');
const server = (label, source, port) => ({
  label,
  adapter: 'noctuary',
  cmd: [process.env.PYTHON || 'python3', '-m', 'noctuary', '--lang', 'en', 'serve', '--no-open', '--host', '127.0.0.1', '--port', port, '--data', process.env.NOCTUARY_BENCH_URL || path.join(data, 'tables.db')],
  cwd: root,
  env: { PYTHONPATH: [source, __dirname].join(path.delimiter), NOCTUARY_GAMES: 'table67', NOCTUARY_LIMITS: 'no', NOCTUARY_DRAW: 'no', NOCTUARY_HEARTBEAT: '30' },
  wipe: data,
});
module.exports = (PORT) => [
  server('noctuary', path.join(root, 'src'), PORT),
  ...(process.env.COMPILED ? [server('noctuary-compiled', process.env.COMPILED, PORT)] : []),
];
