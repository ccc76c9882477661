import { createRandom } from '@farmgate/backend/src/directory/demo/random';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser, type Call, Network } from './browser.js';
import { between, snapshot } from './figures.js';
import type { Noted } from './noted.js';
import { arrivals, pickWeighted, type Step } from './plan.rules.js';
import { quantilesOf, type StepReport, summaryOf } from './report/report.rules.js';
import type { Visit } from './visits/visit.js';
import { JOURNEYS } from './visits/weights.js';
import type { World } from './world.js';

/** A visit may end so much after its step and still counts for it. */
const GRACE_MS = 1_000;
/**
 * More at once than this are turned away: the servers have lost already, and the generator must not lose as
 * well.
 */
const MOST_AT_ONCE = 1_000;
/** Between two steps, what is under way may end. */
const DRAIN_MS = 20_000;
/** Of the people who come, so many have been here before: their browsers know pages by their tags. */
const KNOWN_BROWSERS = 0.3;

/** Lets people come to the servers. */
export class Crowd {
  private readonly random = createRandom('load');
  private readonly network: Network;
  /** The devices of people with an account that nobody sits at. */
  private readonly atRest = new Map<string, Browser[]>();
  private readonly knownTags = new Map<string, string>();
  private calls: Call[] = [];
  private underWay = 0;
  /** Mistakes of the journeys themselves. */
  readonly mistakes: string[] = [];

  constructor(
    private readonly servers: readonly string[],
    private readonly world: World,
    private readonly noted: Noted,
    private readonly postmaster: number | null,
  ) {
    this.network = new Network(servers, (call) => this.calls.push(call));
  }

  /**
   * One visit of each kind, one after the other: code, plans and connections are warm before the first step.
   */
  async warmUp(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1)
      for (const { run } of JOURNEYS) await this.letVisit(run, performance.now());
    this.calls = [];
  }

  async run(step: Step): Promise<StepReport> {
    this.calls = [];
    const before = await snapshot(this.servers, this.postmaster);
    const outcome = await this.letThemCome(step);
    const after = await snapshot(this.servers, this.postmaster);
    const calls = this.calls;
    await this.drain();
    return {
      ...step,
      ...outcome,
      ...between(before, after),
      ...quantilesOf(calls.map(({ milliseconds }) => milliseconds)),
      ...summaryOf(calls),
    };
  }

  /** Waits until nobody is under way. */
  async drain(): Promise<void> {
    const until = performance.now() + DRAIN_MS;
    while (this.underWay > 0 && performance.now() < until) await wait(50);
  }

  close(): void {
    this.network.close();
  }

  private async letThemCome(step: Step): Promise<{ asked: number; done: number; turnedAway: number }> {
    const times = arrivals(step, () => this.random.next());
    const began = performance.now();
    const last = began + step.seconds * 1_000 + GRACE_MS;
    let [done, turnedAway] = [0, 0];
    for (const time of times) {
      const dueAt = began + time;
      const early = dueAt - performance.now();
      if (early > 1) await wait(early);
      if (this.underWay >= MOST_AT_ONCE) {
        turnedAway += 1;
        continue;
      }
      void this.come(dueAt).then(() => {
        if (performance.now() <= last) done += 1;
      });
    }
    while (performance.now() < last && this.underWay > 0) await wait(20);
    return { asked: times.length, done, turnedAway };
  }

  private async come(dueAt: number): Promise<void> {
    this.underWay += 1;
    const journey = pickWeighted(JOURNEYS, this.random.next());
    try {
      await this.letVisit(journey.run, dueAt);
    } catch (error) {
      this.mistakes.push(`${journey.name}: ${String((error as Error).stack)}`);
    } finally {
      this.underWay -= 1;
    }
  }

  private async letVisit(run: (visit: Visit) => Promise<void>, dueAt: number): Promise<void> {
    const { random, world, noted, network } = this;
    const used: [username: string, browser: Browser][] = [];
    const visit: Visit = {
      ...{ random, world, noted, network, dueAt },
      newBrowser: () =>
        new Browser(
          network,
          random.chance(KNOWN_BROWSERS) ? this.knownTags : new Map<string, string>(),
          dueAt,
        ),
      browserOf: (username) => {
        const browser = this.atRest.get(username)?.pop() ?? new Browser(network, new Map(), dueAt);
        used.push([username, browser]);
        return browser.comesBack(dueAt);
      },
    };
    try {
      await run(visit);
    } finally {
      for (const [username, browser] of used)
        this.atRest.set(username, [...(this.atRest.get(username) ?? []), browser]);
    }
  }
}
