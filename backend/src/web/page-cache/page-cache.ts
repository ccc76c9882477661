import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Changes } from '../../platform/changes/changes.js';
import type { ShownTable } from '../../platform/changes/shown-tables.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { mayLag } from '../../platform/database/replicas/reader-scope.js';
import type { Encoding } from '../../platform/http/answers/encoding.rules.js';
import type { PageCalls } from '../../platform/http/in-process.js';
import { Metrics } from '../../platform/observability/metrics/metrics.js';
import { type CountedSearch, SearchTallies } from '../../platform/search-tallies/search-tallies.js';
import type { MadePage, Variant } from './made-page.js';
import { type KeptPage, PageStore } from './page-store.js';

class Making implements PageCalls {
  /** The site notice is on every page. */
  readonly tables = new Set<ShownTable>(['settings']);
  /** Nothing that it stands on has changed since it began. */
  isCurrent = true;
  readonly searches: CountedSearch[] = [];
  /** Milliseconds since 1970. */
  endsAt = Infinity;
  done: Promise<MadePage>;
  readonly mayLag = mayLag();
  private readonly beganAt = performance.now();

  constructor(readonly since: number) {}

  /** A replica may have said what was no longer so. */
  isOld({ replicas }: Database): boolean {
    return replicas?.isBehind(this.tables, this.beganAt) ?? false;
  }

  began(tables: readonly ShownTable[] | undefined): void {
    if (tables === undefined) this.isCurrent = false;
    else for (const table of tables) this.tables.add(table);
  }

  searched(search: CountedSearch): void {
    this.searches.push(search);
  }

  holdsUntil(moment: Date): void {
    this.endsAt = Math.min(this.endsAt, moment.getTime());
  }
}

/** For a minute at most: "open now" grows old by itself. */
@Injectable()
export class PageCache {
  private readonly store: PageStore;
  private readonly making = new Map<string, Making>();
  private readonly isOn: boolean;
  private readonly answers: Counter<'result'>;
  private readonly dropped: Counter;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly changes: Changes,
    private readonly tallies: SearchTallies,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    const { cacheBytes } = config.pages;
    // Google's answers may not be kept by anyone; sources change without the database.
    this.isOn = cacheBytes > 0 && config.places.provider !== 'google' && config.storefront === 'built';
    this.store = new PageStore(cacheBytes);
    const registers = [metrics.registry];
    this.answers = new Counter({
      name: 'page_cache_answers_total',
      help: 'Pages that were sent: hit (kept), joined (made for somebody else at that moment) or miss (made for it).',
      labelNames: ['result'],
      registers,
    });
    this.dropped = new Counter({
      name: 'page_cache_dropped_total',
      help: 'Kept pages that were dropped because something that they show changed.',
      registers,
    });
    const { store } = this;
    new Gauge({
      name: 'page_cache_bytes',
      help: 'Memory of the kept pages.',
      registers,
      collect() {
        this.set(store.size);
      },
    });
    new Gauge({
      name: 'page_cache_pages',
      help: 'Kept pages.',
      registers,
      collect() {
        this.set(store.count);
      },
    });
    changes.subscribe({ changed: (table) => this.drop(table), lost: () => this.dropAll() });
  }

  /** @param address path and query; a page that is found is counted as sent */
  find(address: string, userAgent: string | undefined): KeptPage | undefined {
    if (!this.isOn) return undefined;
    const kept = this.store.get(address, Date.now());
    if (!kept) return undefined;
    this.answers.inc({ result: 'hit' });
    this.countSearches(kept.searches, userAgent);
    return kept;
  }

  /** Once for all who ask for it meanwhile. */
  async through(
    address: string,
    userAgent: string | undefined,
    make: (calls: PageCalls) => Promise<MadePage>,
  ): Promise<MadePage> {
    const running = this.making.get(address);
    // Whoever may have changed something is given nothing of a replica's.
    if (running?.isCurrent && (mayLag() || !running.mayLag)) {
      this.answers.inc({ result: 'joined' });
      const page = await running.done;
      this.countSearches(running.searches, userAgent);
      return page;
    }
    this.answers.inc({ result: 'miss' });
    const making = new Making(Date.now());
    if (!this.isOn || !this.changes.isListening) return make(making);
    this.making.set(address, making);
    making.done = make(making);
    try {
      const page = await making.done;
      if (making.isCurrent && page.keepMs > 0 && making.endsAt > Date.now() && !making.isOld(this.database))
        this.keep(address, page, making);
      return page;
    } finally {
      if (this.making.get(address) === making) this.making.delete(address);
    }
  }

  async variant(address: string, kept: KeptPage, encoding: Encoding): Promise<Variant> {
    const variant = await kept.page.in(encoding);
    this.store.weigh(address, kept);
    return variant;
  }

  private keep(address: string, page: MadePage, { since, tables, searches, endsAt }: Making): void {
    const until = Math.min(since + page.keepMs, endsAt);
    this.store.keep(address, { page, since, until, tables, searches });
  }

  private countSearches(searches: readonly CountedSearch[], userAgent: string | undefined): void {
    for (const search of searches) this.tallies.count({ ...search, userAgent });
  }

  private drop(table: string): void {
    this.dropped.inc(this.store.drop(table));
    for (const making of this.making.values()) {
      if (making.tables.has(table as ShownTable)) making.isCurrent = false;
    }
  }

  private dropAll(): void {
    this.dropped.inc(this.store.count);
    this.store.clear();
    for (const making of this.making.values()) making.isCurrent = false;
  }
}
