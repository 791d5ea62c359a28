import { describe, expect, it } from 'vitest';
import { begun } from './begun';

const line = (id: string) => ({ id: `obscurio-${id}`, args: {} });

describe('the talk that still means something', () => {
  it('begins with the room, or with the accusation in it', () => {
    expect(begun([])).toBe(-1);
    expect(begun([line('begun'), line('turn'), line('said'), line('turn'), line('trap')])).toBe(3);
    expect(begun([line('turn'), line('said'), line('exit'), line('accusation'), line('said')])).toBe(3);
  });
});
