import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';
import { changeRows } from '../database/statement.js';
import { isBot } from '../http/security/is-bot.rules.js';
import { runSteps } from '../jobs/run-steps.js';
import { addCounts, DELETE_OLD } from './search-tallies.sql.js';
import { keptTerm } from './search-term.rules.js';

const FLUSH_EVERY_MS = 30_000;
/** Between two flushes; what is more is counted without its place, or not kept. */
const MOST_TALLIES = 5_000;
const MOST_TERMS = 500;

export interface CountedSearch {
  kind: SearchKind;
  /** Of the browser that asked for a page which the server renders. */
  userAgent: string | undefined;
  zipCode?: string | undefined;
  text?: string | undefined;
  /** Nothing at all, rather than nothing that is open at this hour. */
  foundNothing: boolean;
}

interface Tally {
  day: string;
  kind: SearchKind;
  zipCode: string;
  searches: number;
  foundNothing: number;
}
interface Miss {
  day: string;
  kind: SearchKind;
  term: string;
  searches: number;
}

/** Gathered in memory and written every half minute. Nothing is kept of who searched. */
@Injectable()
export class SearchTallies implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private tallies = new Map<string, Tally>();
  private misses = new Map<string, Miss>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** Not for programs, nor for no terms. @param page repeats it each time it is shown */
  count(search: CountedSearch, page?: { searched(search: CountedSearch): void }): void {
    const { kind, userAgent, zipCode = '', text = '', foundNothing } = search;
    page?.searched(search);
    if ((zipCode === '' && text === '') || isBot(userAgent)) return;
    const day = houseDay(new Date());
    this.add({ day, kind, zipCode, searches: 1, foundNothing: Number(foundNothing) });
    const term = foundNothing ? keptTerm(text) : '';
    if (term !== '') this.addMiss({ day, kind, term, searches: 1 });
  }

  /** What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    await this.flushing;
  }

  cleanUp(): Promise<void> {
    return runSteps(DELETE_OLD.map((statement) => () => changeRows(this.dataSource, statement, [])));
  }

  private add(given: Tally): void {
    const zipCode = this.tallies.size < MOST_TALLIES ? given.zipCode : '';
    const key = `${given.day} ${given.kind} ${given.zipCode}`;
    const known = this.tallies.get(key);
    if (known) {
      known.searches += given.searches;
      known.foundNothing += given.foundNothing;
    } else if (zipCode === given.zipCode) this.tallies.set(key, { ...given });
    else this.add({ ...given, zipCode });
  }

  private addMiss(given: Miss): void {
    const key = `${given.day} ${given.kind} ${given.term}`;
    const known = this.misses.get(key);
    if (known) known.searches += given.searches;
    else if (this.misses.size < MOST_TERMS) this.misses.set(key, { ...given });
  }

  private async write(): Promise<void> {
    const { tallies, misses } = this;
    if (tallies.size === 0) return;
    this.tallies = new Map();
    this.misses = new Map();
    try {
      await changeRows(this.dataSource, addCounts, [
        JSON.stringify([...tallies.values()]),
        JSON.stringify([...misses.values()]),
      ]);
    } catch {
      // A database that is away is said by whatever else needs it.
      for (const tally of tallies.values()) this.add(tally);
      for (const miss of misses.values()) this.addMiss(miss);
    }
  }
}
