import { describe, expect, it } from 'vitest';
import { beamTo } from './beam';

const hand = { width: 66, below: 62 };
const plate = (left: number, top: number) => ({ left, top, width: 150, height: 180 });

describe('the beam', () => {
  it('goes straight up to a suspect in the middle', () => {
    const beam = beamTo({ ...plate(625, 40) }, hand, 1400, 500);
    expect(beam.degrees).toBe(0);
    expect(beam.to).toEqual({ x: 700, y: 216 });
    expect(beam.from.x).toBe(700);
  });

  it('leans to the side of the suspect', () => {
    expect(beamTo(plate(200, 40), hand, 1400, 500).degrees).toBeLessThan(0);
    expect(beamTo(plate(1100, 40), hand, 1400, 500).degrees).toBeGreaterThan(0);
  });

  it('goes up between the two columns of a phone, and ends at the near edge of the plate', () => {
    const left = beamTo(plate(20, 10), hand, 390, 400);
    const right = beamTo(plate(220, 10), hand, 390, 400);
    expect(left.to.x).toBe(170);
    expect(right.to.x).toBe(220);
    expect([left.bend.x, right.bend.x]).toEqual([195, 195]);
  });

  it('goes round a suspect who stands high in the middle of a phone', () => {
    const beam = beamTo(plate(120, 10), hand, 390, 400);
    expect(beam.to.x).toBe(270);
    expect(beam.bend.x).toBeGreaterThan(beam.to.x);
  });
});
