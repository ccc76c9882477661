import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SearchKind } from '../../contract/shared/search-kinds.js';
import { SEARCH_TALLY_DAYS, SEARCH_TERM_DAYS } from '../../contract/site/retention.js';
import { isBot } from '../http/security/is-bot.rules.js';
import { Jobs } from '../jobs/jobs.js';
import { keptTerm } from './search-term.rules.js';

const CLEAN_UP = 'search-tallies-clean-up';
const HOUR_UTC = 8;
const FLUSH_EVERY_MS = 30_000;
/** How many different searches, and terms, are gathered between two flushes; what is more is counted without its place, or not kept. */
const MOST_TALLIES = 5_000;
const MOST_TERMS = 500;
/** How many different terms are kept of one day and kind. */
const MOST_TERMS_A_DAY = 2_000;

/** A search that somebody made. */
export interface CountedSearch {
  kind: SearchKind;
  /** Of the browser, or of the one that asked for the page which the server renders. */
  userAgent: string | undefined;
  zipCode?: string | undefined;
  text?: string | undefined;
  /** Nothing is there, rather than nothing that is open at this hour, say. */
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

/**
 * Counts what is searched, by day (UTC) and ZIP code, so that staff know where something is missing. Reading writes nothing: the counts are gathered in
 * memory and written every half minute. Nothing is kept of who searched.
 */
@Injectable()
export class SearchTallies
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private tallies = new Map<string, Tally>();
  private misses = new Map<string, Miss>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () => this.cleanUp());
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /**
   * Counts one search, unless a program made it, or nothing in particular was searched for.
   * @param page the page that it was made for, which repeats it when it is shown again
   */
  count(search: CountedSearch, page?: { searched(search: CountedSearch): void }): void {
    const { kind, userAgent, zipCode = '', text = '', foundNothing } = search;
    page?.searched(search);
    if ((zipCode === '' && text === '') || isBot(userAgent)) return;
    const day = new Date().toISOString().slice(0, 10);
    this.add({ day, kind, zipCode, searches: 1, foundNothing: Number(foundNothing) });
    const term = foundNothing ? keptTerm(text) : '';
    if (term !== '') this.addMiss({ day, kind, term, searches: 1 });
  }

  /** Writes what was gathered; what cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    await this.flushing;
  }

  /** Forgets what is older than anybody asks for. */
  async cleanUp(): Promise<void> {
    const before = `(now() AT TIME ZONE 'UTC')::date -`;
    await this.dataSource.query(`DELETE FROM search_tallies WHERE day < ${before} ${SEARCH_TALLY_DAYS}`);
    await this.dataSource.query(`DELETE FROM search_days WHERE day < ${before} ${SEARCH_TALLY_DAYS}`);
    await this.dataSource.query(`DELETE FROM search_misses WHERE day < ${before} ${SEARCH_TERM_DAYS}`);
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
      await this.dataSource.query(UPSERT, [
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

/** A ZIP code that does not exist is counted as none. In the keys' order, so that servers that write at once do not wait in a circle. */
const UPSERT = `
  WITH counted AS (
    INSERT INTO search_tallies (day, kind, zip_code, searches, found_nothing)
    SELECT given.day, given.kind, coalesce(zip.zip_code, ''), sum(given.searches), sum(given."foundNothing")
    FROM jsonb_to_recordset($1::jsonb) AS given(day date, kind text, "zipCode" text, searches integer, "foundNothing" integer)
      LEFT JOIN zip_codes AS zip ON zip.zip_code = given."zipCode"
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, kind, zip_code) DO UPDATE SET
      searches = search_tallies.searches + excluded.searches,
      found_nothing = search_tallies.found_nothing + excluded.found_nothing
  ),
  added AS (
    INSERT INTO search_days (day, searches, found_nothing)
    SELECT day, sum(searches), sum("foundNothing")
    FROM jsonb_to_recordset($1::jsonb) AS given(day date, searches integer, "foundNothing" integer)
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET
      searches = search_days.searches + excluded.searches,
      found_nothing = search_days.found_nothing + excluded.found_nothing
  )
  INSERT INTO search_misses (day, kind, term, searches)
  SELECT given.day, given.kind, given.term, given.searches
  FROM jsonb_to_recordset($2::jsonb) AS given(day date, kind text, term text, searches integer)
  WHERE (SELECT count(*) FROM search_misses AS known WHERE known.day = given.day AND known.kind = given.kind) < ${MOST_TERMS_A_DAY}
    OR EXISTS (SELECT 1 FROM search_misses AS known
      WHERE known.day = given.day AND known.kind = given.kind AND known.term = given.term)
  ORDER BY 1, 2, 3
  ON CONFLICT (day, kind, term) DO UPDATE SET searches = search_misses.searches + excluded.searches`;
