import { distanceMiles, type Point } from '../../../contract/shared/geo/distance.js';
import type { Random } from '../random.js';

/** How far apart two places of one page may be: each is within 25 miles of its middle. */
const PAGE_MILES = 50;
const MILES_PER_DEGREE = 69;
const RUN = 5;

/** @returns what a reader notices when it comes again: each run of five words in a sentence */
export function runsOf(text: string): Set<string> {
  return new Set(
    text.split(/[.!?](?:\s|$)/).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
      return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
    }),
  );
}

/** Who says what where, so that neighbors tell of themselves in other words. */
export class Sayings {
  private readonly said = new Map<string, Point[]>();
  private readonly runs = new Map<string, Set<string>>();

  add(text: string, at: Point): void {
    for (const run of this.runsOf(text)) {
      const points = this.said.get(run);
      if (points) points.push(at);
      else this.said.set(run, [at]);
    }
  }

  /** @returns whether no neighbor uses five words in a row of it */
  isNew(text: string, at: Point): boolean {
    return this.milesTo(text, at) > PAGE_MILES;
  }

  /**
   * @param picked taken where it is new
   * @returns else another one that is new, else the one that is said furthest away
   */
  choose(picked: string, all: readonly string[], fill: (text: string) => string, at: Point, random: Random) {
    if (this.isNew(fill(picked), at)) return picked;
    const others = random
      .sample(all, all.length)
      .map((text) => ({ text, miles: this.milesTo(fill(text), at) }));
    return others.reduce((best, other) => (other.miles > best.miles ? other : best)).text;
  }

  private milesTo(text: string, at: Point): number {
    let nearest = Infinity;
    for (const run of this.runsOf(text)) {
      for (const point of this.said.get(run) ?? []) {
        if (Math.abs(point.latitude - at.latitude) * MILES_PER_DEGREE < nearest)
          nearest = Math.min(nearest, distanceMiles(at, point));
      }
    }
    return nearest;
  }

  private runsOf(text: string): Set<string> {
    const runs = this.runs.get(text) ?? runsOf(text);
    this.runs.set(text, runs);
    return runs;
  }
}
