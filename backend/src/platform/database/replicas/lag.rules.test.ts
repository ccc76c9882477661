import { describe, expect, it } from '@jest/globals';
import { ChangedTables, MOST_LAG_MS, neededPosition, type Sample, withSample } from './lag.rules.js';

const sample = (position: number, at: number): Sample => ({ position: BigInt(position), at });

describe('what a replica must have replayed', () => {
  it('is where the primary was some seconds ago, and at first where it was when it was first asked', () => {
    expect(neededPosition([], 0)).toBeNull();
    expect(neededPosition([sample(10, 0)], 5)).toBe(10n);
    const samples = [sample(10, 0), sample(20, 1_000), sample(30, 4_000)];
    expect(neededPosition(samples, 1_000 + MOST_LAG_MS)).toBe(20n);
    expect(neededPosition(samples, 999 + MOST_LAG_MS)).toBe(10n);
  });

  it('does not grow while the primary writes nothing', () => {
    const idle = [0, 1_000, 2_000, 60_000].map((at) => sample(10, at));
    expect(neededPosition(idle, 120_000)).toBe(10n);
  });

  it('needs few samples', () => {
    let samples: Sample[] = [];
    for (let at = 0; at <= 100_000; at += 1_000) samples = withSample(samples, sample(at, at));
    expect(samples.length).toBeLessThanOrEqual(5);
    expect(neededPosition(samples, 100_000)).toBe(BigInt(100_000 - MOST_LAG_MS));
  });
});

describe('changed tables', () => {
  it('are behind from their change until every replica has it', () => {
    const changed = new ChangedTables();
    expect(changed.wereBehind(['farms'], 0)).toBe(false);
    changed.note(['farms']);
    changed.replayed(100n, 5);
    expect(changed.wereBehind(['listings', 'farms'], 10)).toBe(true);
    expect(changed.wereBehind(['listings'], 10)).toBe(false);
    changed.locate(100n);
    changed.replayed(99n, 20);
    expect(changed.isPending).toBe(true);
    changed.replayed(100n, 30);
    expect(changed.isPending).toBe(false);
    // What was read while it was missing is old, although it is there now.
    expect(changed.wereBehind(['farms'], 29)).toBe(true);
    expect(changed.wereBehind(['farms'], 31)).toBe(false);
  });

  it('wait for the newest of their changes', () => {
    const changed = new ChangedTables();
    changed.note(['farms']);
    changed.locate(100n);
    changed.note(['farms']);
    changed.replayed(150n, 10);
    expect(changed.isPending).toBe(true);
    changed.locate(200n);
    changed.replayed(200n, 20);
    expect(changed.isPending).toBe(false);
  });
});
