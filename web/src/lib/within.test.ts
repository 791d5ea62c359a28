import { describe, expect, it, vi } from 'vitest';
import { within } from './within';

describe('waiting', () => {
  it('ends with what is awaited, also where that fails', async () => {
    await within(60_000, Promise.resolve(1));
    await within(60_000, Promise.reject(new Error('no')));
  });

  it('ends when there was enough of it', async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    void within(1500, new Promise(() => null)).then(done);
    await vi.advanceTimersByTimeAsync(1499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
