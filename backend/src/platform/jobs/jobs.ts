import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** How a queue works its jobs. */
export interface QueueOptions {
  /** Tries after the first; 0 for none. */
  retries: number;
  /** Seconds before the first further try; doubled at each. */
  retryDelaySeconds: number;
  /** At most one job of the queue is worked at a time, over all servers. */
  isSingle?: boolean;
}

/** Background work, kept in PostgreSQL: it survives a crash and is done once, whichever server does it. */
@Injectable()
export class Jobs {
  /** Declares a queue and what its jobs do; to be called in a module's `onModuleInit`. */
  handle<Data extends object>(
    queue: string,
    options: QueueOptions,
    work: (data: Data) => Promise<void>,
  ): void {
    throw new Error(`not built: ${queue} ${options.retries} ${work.length}`);
  }

  /** Enqueues one job in the transaction that causes it. `onceKey`: a second job of that key is not enqueued while one waits. */
  async enqueue(tx: EntityManager, queue: string, data: object, onceKey?: string): Promise<void> {
    throw new Error(
      `not built: ${queue} ${Object.keys(data).length} ${onceKey} ${String(tx.dataSource.isInitialized)}`,
    );
  }

  /** Enqueues one job a day at the given time (UTC), once over all servers. */
  daily(queue: string, hourUtc: number): void {
    throw new Error(`not built: ${queue} ${hourUtc}`);
  }
}
