import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import { Setting } from './setting.entity.js';
import { type Notice, shownNotice } from './site-notice.rules.js';

export const NOTICE_KEY = 'site-notice';
/** While changes are not heard of, another server's change shows after this long at the latest. */
const KNOWN_FOR_MS = 5_000;

/**
 * What staff say above every page of the storefront. It is part of the pages, so it changes with them in
 * whatever caches them.
 */
@Injectable()
export class SiteNotice {
  private known: { notice: Notice | null; at: number } | undefined;
  private reading: Promise<Notice | null> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    changes: Changes,
  ) {
    changes.subscribe({
      changed: (table) => {
        if (table === 'settings') this.forget();
      },
      lost: () => this.forget(),
    });
  }

  /**
   * @returns the text to show; null for none, also while the database does not answer and nothing is known
   */
  async current(now: Date): Promise<string | null> {
    if (this.known && now.getTime() - this.known.at <= KNOWN_FOR_MS)
      return shownNotice(this.known.notice, now);
    // Many pages at once ask once.
    const reading = (this.reading ??= this.read(this.dataSource.manager));
    try {
      const notice = await reading;
      // What was forgotten meanwhile is read anew by whoever comes next.
      if (this.reading === reading) this.known = { notice, at: now.getTime() };
      return shownNotice(notice, now);
    } catch {
      // Not known for any time: pages are kept again the moment that the database is back.
      return shownNotice(this.known?.notice ?? null, now);
    } finally {
      if (this.reading === reading) this.reading = undefined;
    }
  }

  async read(tx: EntityManager): Promise<Notice | null> {
    const row = await tx.findOneBy(Setting, { key: NOTICE_KEY });
    return (row?.value as Notice | undefined) ?? null;
  }

  /** To be called once a change is through. */
  forget(): void {
    this.known = undefined;
    this.reading = undefined;
  }
}
