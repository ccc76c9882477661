import { describe, expect, it } from '@jest/globals';
import { kneeOf, limitsOf, type StepFigures } from './verdict.rules.js';

const step = (given: Partial<StepFigures> = {}): StepFigures => ({
  ...{ rate: 10, seconds: 10, asked: 100, done: 100, turnedAway: 0, calls: 500, failed: 0 },
  ...{ p50: 5, p95: 20, p99: 50, poolWaits: 0 },
  servers: [{ processors: 0.3, eventLoop: 0.3 }],
  databaseProcessors: 0.2,
  generator: { processors: 0.1, eventLoop: 0.1 },
  machine: { busy: 0.7, of: 4 },
  ...given,
});

describe('the knee', () => {
  it('is the first step whose visits are not done', () => {
    const steps = [
      step(),
      step({ rate: 20, done: 95 }),
      step({ rate: 30, done: 94 }),
      step({ rate: 40, done: 10 }),
    ];
    expect(kneeOf(steps)).toMatchObject({ at: { rate: 30 }, held: { rate: 20 } });
  });

  it('is the first step where one call of twenty takes more than half a second', () => {
    expect(kneeOf([step({ p95: 500 }), step({ rate: 20, p95: 501 })])).toMatchObject({ at: { rate: 20 } });
  });

  it('may not be reached, or be at the first step', () => {
    expect(kneeOf([step()])).toBeNull();
    expect(kneeOf([step({ done: 1 })])).toMatchObject({ held: null });
  });
});

describe('what limits', () => {
  it('is nothing while there is room', () => {
    expect(limitsOf(step())).toEqual([]);
  });

  it('is the thread of a server', () => {
    const servers = [
      { processors: 0.95, eventLoop: 0.97 },
      { processors: 0.4, eventLoop: 0.4 },
    ];
    expect(limitsOf(step({ servers }))).toEqual([
      expect.stringMatching(/^The thread of 1 of 2 servers .* 97 %/),
    ]);
  });

  it('is not the thread of a server that only waits for a processor', () => {
    const servers = [{ processors: 0.1, eventLoop: 0.97 }];
    const [first, ...others] = limitsOf(step({ servers, machine: { busy: 4, of: 4 } }));
    expect(first).toMatch(/^Other work took 3.6 of the machine's 4 processors/);
    expect(others).toEqual([expect.stringContaining('everything else 3.6')]);
  });

  it('is told to be the generator, where it is', () => {
    expect(limitsOf(step({ generator: { processors: 0.9, eventLoop: 0.9 } }))).toEqual([
      expect.stringContaining('The load generator itself was busy for 90 %'),
    ]);
  });

  it('is the database, or the connections to it', () => {
    expect(limitsOf(step({ databaseProcessors: 3, poolWaits: 51 }))).toEqual([
      'PostgreSQL took 3.0 of 4 processors.',
      'Work waited 51 times for a connection to the database in 500 calls.',
    ]);
  });

  it('is the whole machine, with who took how much of it', () => {
    const servers = [{ processors: 0.8, eventLoop: 0.8 }];
    const machine = { busy: 1.9, of: 2 };
    expect(
      limitsOf(
        step({ servers, machine, databaseProcessors: 0.7, generator: { processors: 0.3, eventLoop: 0.3 } }),
      ),
    ).toEqual([
      "The machine's 2 processors were busy (1.9): servers 0.8, PostgreSQL 0.7, the load generator 0.3, everything else 0.1.",
    ]);
  });
});
