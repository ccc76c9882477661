import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ping } from '../database/connection.sql.js';
import { poolOf } from '../database/pool.js';
import { listen, sayOnChannel } from './changes.sql.js';
import { LISTENER_NAME } from './shown-tables.js';

/** Nothing heard for this long: the connection is asked whether it is alive. */
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** Marks what servers say to hear themselves; no table's name begins so. */
const ECHO = '?';
/** A pooler may let one through by chance. */
const ECHOES = 3;

export interface ChangeListener {
  changed(table: string): void;
  /** From here on changes may pass unheard, until the next `isListening`. */
  lost(): void;
}

/** Counts as listening only while it hears itself: poolers take a `LISTEN` and drop what comes of it. */
@Injectable()
export class Changes implements OnModuleDestroy {
  private readonly logger = new Logger(Changes.name);
  private readonly listeners: ChangeListener[] = [];
  private client: pg.Client | undefined;
  private asking: Promise<void> | undefined;
  private askNext: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private isStopped = false;
  private isChecking = false;
  /** '' while all is heard. */
  private said = '';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isListening(): boolean {
    return this.client !== undefined;
  }

  subscribe(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** @returns once it listens or the first try failed; it goes on trying */
  async start(): Promise<void> {
    const { url } = this.dataSource.options as { url?: string };
    const { directUrl } = this.config.database;
    const client = new pg.Client({
      connectionString: directUrl ?? url,
      application_name: LISTENER_NAME,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => this.giveUp(client));
    client.on('end', () => this.giveUp(client));
    client.on('notification', ({ payload = '' }) => this.tell(payload));
    try {
      await client.connect();
      await client.query(listen.text);
      for (let count = 0; count < ECHOES; count += 1) {
        if (!(await hears(client, poolOf(this.dataSource)))) throw new Error(this.deafness);
      }
    } catch (error) {
      this.say(`Changes cannot be heard: ${(error as Error).message}`);
      client.end().catch(() => undefined);
      this.tryAgain();
      return;
    }
    if (this.isStopped) return void client.end().catch(() => undefined);
    this.client = client;
    this.wait = FIRST_WAIT_MS;
    this.said = '';
    this.timer = setInterval(() => {
      void this.caughtUp();
      void this.check(client);
    }, ASK_EVERY_MS).unref();
  }

  /** @returns once all changes until now are told, or listening is lost */
  caughtUp(): Promise<void> {
    if (!this.client) return Promise.resolve();
    if (!this.asking) return (this.asking = this.ask().finally(() => (this.asking = undefined)));
    // The running question may predate the caller's change: one more serves all who wait meanwhile.
    this.askNext ??= this.asking.then(() => {
      this.askNext = undefined;
      return this.caughtUp();
    });
    return this.askNext;
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async ask(): Promise<void> {
    const { client } = this;
    await client?.query(ping.text).catch(() => this.giveUp(client));
  }

  /** A database that takes nothing to say proves nothing. */
  private async check(client: pg.Client): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      if (!(await hears(client, poolOf(this.dataSource)))) {
        this.giveUp(client, `Changes are not heard anymore: ${this.deafness}`);
      }
    } catch {
      // The question whether the connection is alive goes its own way.
    } finally {
      this.isChecking = false;
    }
  }

  private get deafness(): string {
    const { url, directUrl } = this.config.database;
    const mend =
      directUrl === url
        ? 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
        : 'DATABASE_DIRECT_URL must lead to PostgreSQL itself, and to the database of DATABASE_URL.';
    return `PostgreSQL's notices do not arrive, as through a pooler. No pages are cached. ${mend}`;
  }

  /** Once, as it is tried every few seconds. */
  private say(sentence: string): void {
    if (sentence !== this.said && !this.isStopped) this.logger.warn(sentence);
    this.said = sentence;
  }

  private tell(table: string): void {
    if (table.startsWith(ECHO)) return;
    for (const listener of this.listeners) listener.changed(table);
  }

  /** Caches must stop at once, not when the next connection is there. */
  private giveUp(client: pg.Client, why = 'The connection that hears of changes is lost.'): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearInterval(this.timer);
    for (const listener of this.listeners) listener.lost();
    client.end().catch(() => undefined);
    this.say(why);
    this.tryAgain();
  }

  private tryAgain(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.start(), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
}

/** @returns whether it arrived before the listener's next answer @throws what kept it back */
async function hears(client: pg.Client, pool: pg.Pool): Promise<boolean> {
  const echo = `${ECHO}${randomUUID()}`;
  let isHeard = false;
  const hear = ({ payload }: pg.Notification) => {
    if (payload === echo) isHeard = true;
  };
  client.on('notification', hear);
  try {
    // Unnamed, as a pooler could lose a named statement.
    await pool.query(sayOnChannel.text, [echo]);
    await client.query(ping.text);
    return isHeard;
  } finally {
    client.off('notification', hear);
  }
}
