import { describe, expect, it } from 'vitest';
import { pauseBefore, PAUSES, type Phase, SILENCE, TableSocket, UNANSWERED, type Wire } from './socket';
import type { Line } from './wire';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closedByUs = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closedByUs = true;
  }
  get(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function table(luck = () => 0) {
  const wires: FakeWire[] = [];
  const phases: Phase[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  /** The watch over the whole line, apart from what a test waits for. */
  const silences: typeof timers = [];
  const heard: { all: readonly Line[]; fresh: number }[] = [];
  const house: string[] = [];
  const announced: string[] = [];
  let ids = 0;
  const socket = new TableSocket({
    open: () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
    lang: () => 'fr',
    version: '1',
    luck,
    later: (run, ms) => {
      const timer = { run, ms };
      (ms === SILENCE ? silences : timers).push(timer);
      return timer;
    },
    never: (timer) => {
      for (const list of [timers, silences]) {
        const at = list.indexOf(timer as (typeof timers)[0]);
        if (at >= 0) list.splice(at, 1);
      }
    },
    makeId: () => `c${(ids += 1)}`,
    listener: {
      phase: (phase) => phases.push(phase),
      table: () => undefined,
      state: () => undefined,
      lines: (all, fresh) => heard.push({ all, fresh }),
      said: () => undefined,
      pointed: () => undefined,
      house: (code) => house.push(code),
      announced: (frame) => announced.push(frame.code || frame.text),
    },
  });
  socket.start();
  return { socket, wires, phases, timers, silences, heard, house, announced };
}

const line = (id: string): Line => ({ id, args: {} });

describe('TableSocket', () => {
  it('says hello with the last number it heard', () => {
    const { wires } = table();
    wires[0]!.onopen?.({});
    expect(wires[0]!.sent).toEqual([{ do: 'hello', since: 0, lang: 'fr', version: '1' }]);
  });

  it('does not wait for a dead line when the network says it is gone', () => {
    const { socket, wires, phases, timers } = table();
    wires[0]!.onopen?.({});
    socket.lost();
    expect(wires[0]!.closedByUs).toBe(true);
    timers[0]!.run();
    wires[1]!.onopen?.({});
    expect(phases).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });

  it('reconnects with growing pauses and resumes where it was', () => {
    const { wires, phases, timers } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'lines', from: 0, lines: [line('a'), line('b')] });
    wires[0]!.onclose?.({});
    expect(timers.map((timer) => timer.ms)).toEqual([pauseBefore(0)]);
    timers[0]!.run();
    wires[1]!.onclose?.({});
    expect(timers.map((timer) => timer.ms)).toEqual([pauseBefore(1)]);
    timers[0]!.run();
    wires[2]!.onopen?.({});
    expect(wires[2]!.sent[0]).toMatchObject({ do: 'hello', since: 2 });
    expect(phases).toEqual(['connecting', 'open', 'waiting', 'connecting', 'waiting', 'connecting', 'open']);
  });

  it.each([0.05, 0.3, 1, 2.5, 7, 20, 60])(
    'is back within two seconds after a restart of %d seconds, and nobody has touched anything',
    (seconds) => {
      const { wires, phases, timers } = table(() => 0.999);
      wires[0]!.onopen?.({});
      wires[0]!.get({ is: 'bye', code: 'stopping' });
      wires[0]!.onclose?.({});
      let now = 0;
      for (let attempt = 0; now < seconds * 1000; attempt++) {
        if (attempt) wires.at(-1)!.onclose?.({});
        expect(phases.at(-1)).toBe('waiting');
        const timer = timers.at(-1)!;
        now += timer.ms;
        timer.run();
      }
      expect(now - seconds * 1000).toBeLessThan(2000);
      wires.at(-1)!.onopen?.({});
      expect(phases.at(-1)).toBe('open');
      expect(wires.at(-1)!.sent[0]).toMatchObject({ do: 'hello' });
    },
  );

  it('leaves a house alone that lets it in only to send it away', () => {
    const { wires, timers } = table();
    const waited: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      wires[attempt]!.onopen?.({});
      wires[attempt]!.get({ is: 'bye', code: 'busy' });
      wires[attempt]!.onclose?.({});
      waited.push(timers.at(-1)!.ms);
      timers.at(-1)!.run();
    }
    expect(waited).toEqual([0, 1, 2, 3, 4].map(pauseBefore));
    wires[5]!.onopen?.({});
    wires[5]!.get({ is: 'table', round: 1, first: 0 });
    wires[5]!.get({ is: 'bye', code: 'stopping' });
    wires[5]!.onclose?.({});
    expect(timers.at(-1)!.ms).toBe(pauseBefore(0));
  });

  it('is in no hurry when the house stays away', () => {
    expect(pauseBefore(500)).toBe(8000);
  });

  it('cites the game that a command was made in, also when it is sent again in a later one', () => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'table', round: 2, first: 0 });
    void socket.send({ do: 'play', choice: 'turn', n: 4 });
    wires[0]!.onclose?.({});
    timers[0]!.run();
    wires[1]!.onopen?.({});
    wires[1]!.get({ is: 'table', round: 3, first: 0 });
    expect(wires[1]!.sent[1]).toEqual({ do: 'play', choice: 'turn', n: 4, id: 'c1', round: 2 });
  });

  it('counts the lines of earlier games, which are told no more', () => {
    const { wires, heard } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'table', round: 2, first: 3 });
    wires[0]!.get({ is: 'lines', from: 3, lines: [line('d')] });
    expect(heard.at(-1)!.all.slice(3)).toEqual([line('d')]);
    expect(heard.at(-1)!.all).toHaveLength(4);
    expect(heard.at(-1)!.fresh).toBe(1);
    expect(wires[0]!.sent).toHaveLength(1);
    wires[0]!.get({ is: 'lines', from: 6, lines: [line('g')] });
    expect(wires[0]!.sent.at(-1)).toMatchObject({ do: 'hello', since: 4 });
  });

  it('sends a pending command again with the same id, and resolves it once', async () => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    const answer = socket.send({ do: 'play', choice: 'turn', n: 4 });
    expect(wires[0]!.sent[1]).toEqual({ do: 'play', choice: 'turn', n: 4, id: 'c1' });
    wires[0]!.onclose?.({});
    timers[0]!.run();
    wires[1]!.onopen?.({});
    expect(wires[1]!.sent[1]).toEqual({ do: 'play', choice: 'turn', n: 4, id: 'c1' });
    wires[1]!.get({ is: 'ok', id: 'c1' });
    wires[1]!.get({ is: 'ok', id: 'c1' });
    expect(await answer).toEqual({ is: 'ok', id: 'c1' });
    expect(socket.waiting).toBe(0);
  });

  it.each(['busy', 'too_many'])('sends a command again while the house says %s', async (code) => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    const answer = socket.send({ do: 'say', text: 'hello' });
    for (const pause of PAUSES.slice(0, 2)) {
      wires[0]!.get({ is: 'no', id: 'c1', code, rule: '', args: {} });
      expect(timers.at(-1)!.ms).toBe(pause);
      timers.at(-1)!.run();
      expect(wires[0]!.sent.at(-1)).toEqual({ do: 'say', text: 'hello', id: 'c1' });
    }
    expect(wires[0]!.sent).toHaveLength(4);
    wires[0]!.get({ is: 'ok', id: 'c1' });
    expect(await answer).toEqual({ is: 'ok', id: 'c1' });
  });

  it('tells at last that the house stays busy', async () => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    const answer = socket.send({ do: 'undo' });
    const no = { is: 'no', id: 'c1', code: 'busy', rule: '', args: {} };
    for (let i = 0; i <= PAUSES.length; i += 1) {
      wires[0]!.get(no);
      timers.at(-1)!.run();
    }
    expect(await answer).toEqual(no);
    expect(wires[0]!.sent).toHaveLength(2 + PAUSES.length);
  });

  it.each([
    ['busy', { do: 'point', target: 'door 1', x: 1, y: 2 }],
    ['too_many', { do: 'point', target: 'door 1', x: 1, y: 2 }],
    ['too_many', { do: 'hint' }],
    ['too_many', { do: 'pause', paused: true }],
  ] as const)('says at once that %s is the answer to %o', async (code, command) => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    const answer = socket.send(command);
    wires[0]!.get({ is: 'no', id: 'c1', code, rule: '', args: {} });
    expect((await answer).is).toBe('no');
    expect(timers).toEqual([]);
  });

  it('renews a line on which a command is not answered, and waits longer each time', async () => {
    const { socket, wires, timers, phases } = table();
    wires[0]!.onopen?.({});
    const answer = socket.send({ do: 'play', choice: 'turn', n: 4 });
    for (let i = 0; i < 5; i += 1) {
      expect(timers.map((timer) => timer.ms)).toEqual([UNANSWERED * 2 ** Math.min(i, 3)]);
      timers.shift()!.run();
      expect(wires[i]!.closedByUs).toBe(true);
      wires[i + 1]!.onopen?.({});
      expect(wires[i + 1]!.sent.map((frame) => frame.do)).toEqual(['hello', 'play']);
      expect(wires[i + 1]!.sent[1]!.id).toBe('c1');
    }
    expect(phases.slice(0, 4)).toEqual(['connecting', 'open', 'connecting', 'open']);
    wires[5]!.get({ is: 'ok', id: 'c1' });
    expect(await answer).toEqual({ is: 'ok', id: 'c1' });
    expect(timers).toEqual([]);
    void socket.send({ do: 'undo' });
    expect(timers.map((timer) => timer.ms)).toEqual([UNANSWERED]);
  });

  it('gives advice more time, and waits for nothing on a line that is gone', () => {
    const { socket, wires, timers } = table();
    wires[0]!.onopen?.({});
    void socket.send({ do: 'hint' });
    expect(timers[0]!.ms).toBeGreaterThan(UNANSWERED);
    wires[0]!.onclose?.({});
    expect(timers.map((timer) => timer.ms)).toEqual([PAUSES[0]]);
  });

  it('tells what is wrong with the house', () => {
    const { wires, house } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'house', code: 'not_stored' });
    wires[0]!.get({ is: 'house', code: '' });
    expect(house).toEqual(['not_stored', '']);
  });

  it('hears what the host says to all tables, with eyes closed too', () => {
    const { wires, announced } = table();
    wires[0]!.onopen?.({});
    const frame = { is: 'announced', code: 'restart', text: '', minutes: 5, seconds: 300 };
    wires[0]!.get(frame);
    wires[0]!.get({ is: 'beat', text: JSON.stringify({ ...frame, code: '', text: 'Pizza' }) + '\n', pad: '' });
    expect(announced).toEqual(['restart', 'Pizza']);
  });

  it('does not come back where it was banned', () => {
    const { wires, phases, timers } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'bye', code: 'banned' });
    expect(phases.at(-1)).toBe('gone');
    expect(timers).toEqual([]);
  });

  it('keeps a command that was given while the line was down', () => {
    const { socket, wires } = table();
    void socket.send({ do: 'undo' });
    expect(wires[0]!.sent).toEqual([]);
    wires[0]!.onopen?.({});
    expect(wires[0]!.sent[1]).toEqual({ do: 'undo', id: 'c1' });
  });

  it('asks again after a gap, and lets an undo shorten the story', () => {
    const { wires, heard, socket } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'lines', from: 4, lines: [line('d')] });
    expect(wires[0]!.sent.at(-1)).toMatchObject({ do: 'hello', since: 0 });
    wires[0]!.get({ is: 'lines', from: 0, lines: ['a', 'b', 'c'].map(line) });
    wires[0]!.get({ is: 'lines', from: 1, lines: [line('x')] });
    expect(socket.heard.map((heardLine) => heardLine.id)).toEqual(['a', 'x']);
    expect(heard.map((entry) => entry.fresh)).toEqual([3, 1]);
  });

  it('does not fight over a seat that another tab took', () => {
    const { socket, wires, phases, timers } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'bye', code: 'moved' });
    expect(phases.at(-1)).toBe('stale');
    expect(timers).toEqual([]);
    socket.wake();
    expect(wires).toHaveLength(2);
  });

  it('puts the slices of closed eyes together', () => {
    const { wires, socket } = table();
    wires[0]!.onopen?.({});
    const text = JSON.stringify({ is: 'lines', from: 0, lines: [line('a')] }) + '\n';
    wires[0]!.get({ is: 'beat', text: text.slice(0, 9), pad: '---' });
    expect(socket.heard).toEqual([]);
    wires[0]!.get({ is: 'beat', text: text.slice(9), pad: '' });
    expect(socket.heard).toEqual([line('a')]);
  });

  it('drops a line begun in the dark when eyes open: it comes again, whole', () => {
    const { wires, socket } = table();
    wires[0]!.onopen?.({});
    const lines = (word: string) => ({ is: 'lines', from: 0, lines: [line(word)] });
    const text = JSON.stringify(lines('a')) + '\n';
    wires[0]!.get({ is: 'beat', text: text.slice(0, 9), pad: '---' });
    wires[0]!.get(lines('a'));
    expect(socket.heard).toEqual([line('a')]);
    wires[0]!.get({ is: 'beat', text: JSON.stringify(lines('b')) + '\n', pad: '' });
    expect(socket.heard).toEqual([line('b')]);
  });

  it('answers pings and gives up a silent line', () => {
    const { wires, silences, phases } = table();
    wires[0]!.onopen?.({});
    wires[0]!.get({ is: 'ping', t: 7 });
    expect(wires[0]!.sent.at(-1)).toEqual({ do: 'pong', t: 7, hash: '' });
    expect(silences).toHaveLength(1);
    silences[0]!.run();
    expect(phases.at(-1)).toBe('waiting');
  });

  it('gives up a line that died before its first ping', () => {
    const { wires, silences, phases } = table();
    wires[0]!.onopen?.({});
    expect(silences).toHaveLength(1);
    silences[0]!.run();
    expect(wires[0]!.closedByUs).toBe(true);
    expect(phases.at(-1)).toBe('waiting');
  });
});
