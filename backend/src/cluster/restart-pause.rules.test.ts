import { describe, expect, it } from '@jest/globals';
import { restartPauseMs } from './restart-pause.rules.js';

describe('restartPauseMs', () => {
  it('replaces a worker almost immediately when it ends for the first time', () => {
    expect(restartPauseMs(500, 0)).toBe(100);
    expect(restartPauseMs(3_600_000, 0)).toBe(100);
  });

  it('waits twice as long each time one ends early, up to half a minute', () => {
    const pauses = [100];
    while (pauses.length < 12) pauses.push(restartPauseMs(1_000, pauses.at(-1) ?? 0));
    expect(pauses.slice(0, 5)).toEqual([100, 200, 400, 800, 1_600]);
    expect(pauses.slice(-2)).toEqual([30_000, 30_000]);
  });

  it('begins again after one that ran for a minute', () => {
    expect(restartPauseMs(59_999, 30_000)).toBe(30_000);
    expect(restartPauseMs(60_000, 30_000)).toBe(100);
  });
});
