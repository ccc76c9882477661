import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AnnouncementDraft, Announcements } from '../../platform/announcements/announcements.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { runSteps } from '../../platform/jobs/run-steps.js';
import { changeDraft, closingDraft, listingDraft, openedDraft, productDraft } from './watch-drafts.rules.js';
import {
  type ChangedProduct,
  changedProducts,
  closingOrdering,
  goneAnnouncements,
  newListings,
  newProducts,
  openedOrdering,
} from './watch.sql.js';
import { WatchedProduct } from './watched-product.entity.js';

const QUEUE = 'following.watch';

/** Stock and prices change in many ways, so a look each quarter of an hour keeps them all simple. */
@Injectable()
export class Watch implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly announcements: Announcements,
  ) {}

  onModuleInit(): void {
    const options = { retries: 2, retryDelaySeconds: 60, isSingle: true, keepDays: 1 };
    this.jobs.handle(QUEUE, options, () => this.run(new Date()));
    this.jobs.quarterHourly(QUEUE);
  }

  async run(now: Date): Promise<void> {
    const withFarm = ({ farms }: { farms: readonly string[] }) => farms.length > 0;
    await runSteps([
      () => this.look(newListings, (row) => listingDraft(row, now)),
      () => this.look(newProducts, (row) => productDraft(row, now)),
      () => this.look(changedProducts, (row) => changeDraft(row, now), noteSeen),
      () => this.look(openedOrdering, (row) => (withFarm(row) ? openedDraft(row) : null)),
      () => this.look(closingOrdering, (row) => (withFarm(row) ? closingDraft(row) : null)),
      () => this.endGone(),
    ]);
  }

  private async endGone(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const gone = await fetchRows(tx, goneAnnouncements, []);
      await this.announcements.end(
        tx,
        gone.map(({ id }) => id),
      );
    });
  }

  private async look<Row extends object>(
    statement: Parameters<typeof fetchRows<Row, []>>[1],
    draft: (row: Row) => AnnouncementDraft | null,
    note?: (tx: EntityManager, rows: Row[]) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const rows = await fetchRows(tx, statement, []);
      if (rows.length === 0) return;
      for (const row of rows) {
        const found = draft(row);
        if (found) await this.announcements.announce(tx, found);
      }
      await note?.(tx, rows);
    });
  }
}

async function noteSeen(tx: EntityManager, rows: readonly ChangedProduct[]): Promise<void> {
  const seen = rows.map(({ id, isInStock, price }) => ({ productId: id, isInStock, price }));
  await tx.upsert(WatchedProduct, seen, ['productId']);
}
