'use strict';
// Noctuary for the harness that measures boardgame.io (its contract stands in adapters/wsjson.example.js).
const http = require('http');
function post(base, path, body, cookie) {
  return new Promise((res, rej) => {
    const b = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(b), ...(cookie ? { cookie } : {}) };
    const r = http.request(base + path, { method: 'POST', agent: false, headers }, (m) => {
      let s = '';
      m.on('data', (d) => (s += d));
      m.on('end', () => {
        if (m.statusCode >= 300) return rej(new Error(m.statusCode + ' ' + s));
        res({ data: JSON.parse(s), cookie: (m.headers['set-cookie'] || []).map((c) => c.split(';')[0]).join('; ') });
      });
    });
    r.on('error', rej);
    r.end(b);
  });
}
const HEAD = Buffer.from('{"is":"state","seq":');
const PING = Buffer.from('{"is":"ping"');
const num = (b, i) => { let v = 0; for (; b[i] >= 48 && b[i] <= 57; i++) v = v * 10 + b[i] - 48; return v; };
let sent = 0;
module.exports = {
  maxMoves: 100,
  async createMatch(base, seats) {
    const made = await post(base, '/api/tables', { game: 'table67', seats, name: 'Player 0', pace: 'off' });
    const id = made.data.table, creds = [made.cookie];
    for (let p = 1; p < seats; p++) creds.push((await post(base, `/t/${id}/join`, { name: 'Player ' + p })).cookie);
    for (let p = 1; p < seats; p++) await post(base, `/t/${id}/ready`, { ready: true }, creds[p]);
    await post(base, `/t/${id}/start`, {}, creds[0]);
    return { id, creds };
  },
  url: (base, m) => base.replace(/^http/, 'ws') + `/t/${m.id}/ws`,
  headers: (m, seat) => ({ cookie: m.creds[seat] }),
  onOpen: (conn) => conn.send('{"do":"hello"}'),
  onFrame(conn, f) {
    if (f.length > 12 && f.compare(PING, 0, PING.length, 0, PING.length) === 0) { conn.send('{"do":"pong"}'); return; }
    if (f.length < HEAD.length || f.compare(HEAD, 0, HEAD.length, 0, HEAD.length) !== 0) return;
    const e = { kind: conn.synced ? 'state' : 'sync', version: num(f, HEAD.length) };
    conn.synced = true;
    return e;
  },
  turn: (moves) => moves % 5,
  sendMove(conn, version, rnd) { conn.send(`{"do":"play","id":"m${++sent}","choice":"play ${rnd % 6}","n":0}`); },
  leaks(conn, f) {
    const { view } = JSON.parse(f.toString());
    return (view.hand.length !== 6 ? 1 : 0) + (JSON.stringify(view).match(/"suit"/g).length !== 6 + view.table.length + view.discard.length ? 1 : 0);
  },
};
