import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ping } from '../database/connection.sql.js';
import { listen } from './changes.sql.js';
import { LISTENER_NAME } from './shown-tables.js';

/** Nothing heard for this long: the connection is asked whether it is alive. */
const ASK_EVERY_MS = 5_000;
/** A connection that takes longer to answer is given up. */
const ANSWER_WITHIN_MS = 3_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

export interface ChangeListener {
  /** A change of the table is through, on whatever server. */
  changed(table: string): void;
  /** From here on changes may pass unheard, until the next `isListening`. */
  lost(): void;
}

/**
 * Hears from PostgreSQL which of the tables that pages show have changed, whichever server or command changed
 * them. It listens on a connection of its own and takes a new one when that is lost.
 */
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

  constructor(private readonly dataSource: DataSource) {}

  /** Whether each change that goes through from now on will be heard. */
  get isListening(): boolean {
    return this.client !== undefined;
  }

  subscribe(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** Begins to listen. @returns once it listens, or once the first try failed; it goes on trying */
  async start(): Promise<void> {
    const { url } = this.dataSource.options as { url?: string };
    const client = new pg.Client({
      connectionString: url,
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
    } catch (error) {
      this.logger.warn(`Changes cannot be heard: ${(error as Error).message}`);
      client.end().catch(() => undefined);
      this.tryAgain();
      return;
    }
    if (this.isStopped) return void client.end().catch(() => undefined);
    this.client = client;
    this.wait = FIRST_WAIT_MS;
    this.timer = setInterval(() => void this.caughtUp(), ASK_EVERY_MS).unref();
  }

  /**
   * @returns once every change that was through when this was called has been told to the listeners, or
   *   listening is lost. PostgreSQL hands a connection the changes that wait for it before it says that a
   *   statement is done.
   */
  caughtUp(): Promise<void> {
    if (!this.client) return Promise.resolve();
    if (!this.asking) return (this.asking = this.ask().finally(() => (this.asking = undefined)));
    // What is being answered may have been asked before the caller's change: one more question serves all who
    // wait meanwhile.
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

  private tell(table: string): void {
    for (const listener of this.listeners) listener.changed(table);
  }

  /** Whoever keeps what tables say must stop at once, not when the next connection is there. */
  private giveUp(client: pg.Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearInterval(this.timer);
    for (const listener of this.listeners) listener.lost();
    client.end().catch(() => undefined);
    this.logger.warn('The connection that hears of changes is lost.');
    this.tryAgain();
  }

  private tryAgain(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.start(), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
}
