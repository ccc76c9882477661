import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnnouncementKind, FollowKey } from '../../contract/following/follow-kinds.js';
import { NOTICE_DAYS } from '../../contract/site/retention.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { Jobs } from '../jobs/jobs.js';
import { Announcement } from './announcement.entity.js';
import {
  endAnnouncementOfKey,
  endAnnouncements,
  endAnnouncementsAbout,
  forgetAnnouncements,
} from './announcements.sql.js';

export const ANNOUNCEMENT_QUEUE = 'announcement';
export const RECALL_QUEUE = 'announcement-recall';

/** `after`: the last follower that is done. */
export interface AnnouncementJob {
  announcementId: number;
  after?: number;
}

/** Listings without a farm are found by searches alone. */
export type AboutKey = FollowKey | `listing-${number}`;

/** Plain texts, in the language of the site. */
export interface AnnouncementDraft {
  kind: AnnouncementKind;
  /** A second draft with the same key is dropped. */
  key: string;
  /** The most exact first: followers of any of it are told. */
  about: readonly [AboutKey, ...AboutKey[]];
  /** "Strawberries are in at Pine Hill Farm" */
  title: string;
  text: string;
  /** A path of the site. */
  path: string;
  /** What followed searches look for their words in: names and categories. */
  words: string;
  /** For followed searches; null where it is not known. */
  position: { latitude: number; longitude: number } | null;
  /** Is not told; null where it was the clock. */
  byUserId: number | null;
  /** Not told after this moment. */
  until: Date;
}

@Injectable()
export class Announcements {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: DataSource,
  ) {}

  /** A few at a time, as each may have many notices. */
  async cleanUp(): Promise<void> {
    while ((await changeRows(this.db, forgetAnnouncements, [NOTICE_DAYS])) > 0);
  }

  /** Enqueues the notices in the same transaction. */
  async announce(tx: EntityManager, { position, about, ...draft }: AnnouncementDraft): Promise<void> {
    const { identifiers } = await tx
      .createQueryBuilder()
      .insert()
      .into(Announcement)
      .values({
        ...draft,
        about: [...about],
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      })
      .orIgnore()
      .execute();
    const id = (identifiers[0] as { id?: number } | undefined)?.id;
    if (id === undefined) return;
    const job: AnnouncementJob = { announcementId: id };
    await this.jobs.enqueue(tx, ANNOUNCEMENT_QUEUE, job, String(id));
  }

  /** Takes back emails that wait, too. */
  async withdraw(tx: EntityManager, key: string): Promise<void> {
    await this.recall(tx, await fetchRows(tx, endAnnouncementOfKey, [key]));
  }

  /** As `withdraw`, for what is not shown anymore, such as a deleted farm. */
  async withdrawAbout(tx: EntityManager, keys: readonly FollowKey[]): Promise<void> {
    await this.recall(tx, await fetchRows(tx, endAnnouncementsAbout, [keys]));
  }

  /** Whoever was told is not told again; emails that wait are written once more. */
  async revise(tx: EntityManager, key: string, draft: AnnouncementDraft): Promise<void> {
    const before = await tx.findOneBy(Announcement, { key });
    if (!before) return;
    const { title, text, until } = draft;
    await tx.update(Announcement, { id: before.id }, { key: draft.key, title, text, until });
    if (title !== before.title || text !== before.text) await this.recall(tx, [before]);
  }

  async end(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.recall(tx, await fetchRows(tx, endAnnouncements, [ids]));
  }

  private async recall(tx: EntityManager, changed: readonly { id: number }[]): Promise<void> {
    for (const { id } of changed) {
      const job: AnnouncementJob = { announcementId: id };
      await this.jobs.enqueue(tx, RECALL_QUEUE, job, String(id));
    }
  }
}
