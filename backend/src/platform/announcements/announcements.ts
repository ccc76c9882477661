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

/** The queue of announcements that followers are to be told of. */
export const ANNOUNCEMENT_QUEUE = 'announcement';
/** The queue of announcements that are told by what is on its way and are over, or say something else. */
export const RECALL_QUEUE = 'announcement-recall';

/** One announcement to make notices of; `after`: the last follower that is done. */
export interface AnnouncementJob {
  announcementId: number;
  after?: number;
}

/** What can be followed; and listings without a farm, which searches alone find. */
export type AboutKey = FollowKey | `listing-${number}`;

/** Something that happened, as its cause writes it. Texts are plain, in the language of the site. */
export interface AnnouncementDraft {
  kind: AnnouncementKind;
  /** Told once: a second draft with the key of a first one is dropped. */
  key: string;
  /** What it is about, the most exact first: followers of any of it are told. */
  about: readonly [AboutKey, ...AboutKey[]];
  /** The news in a few words, such as "Strawberries are in at Pine Hill Farm". */
  title: string;
  /** A sentence or two more; may be empty. */
  text: string;
  /** A path of the site where more is said. */
  path: string;
  /** What followed searches look for their words in: names and categories. */
  words: string;
  /** Where it is, for followed searches; null where that is not known. */
  position: { latitude: number; longitude: number } | null;
  /** Who caused it, and is not told; null where it was the clock. */
  byUserId: number | null;
  /** Not told after this moment. */
  until: Date;
}

/** Lets every domain say what happened, without knowing who follows it. */
@Injectable()
export class Announcements {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: DataSource,
  ) {}

  /** Forgets announcements that are old enough, a few at a time, as each may have many notices. */
  async cleanUp(): Promise<void> {
    while ((await changeRows(this.db, forgetAnnouncements, [NOTICE_DAYS])) > 0);
  }

  /** Writes the announcement and enqueues its notices, in the transaction that causes it. */
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

  /** Tells no one of it from now on, as of what was taken back: emails that wait are taken back, too. */
  async withdraw(tx: EntityManager, key: string): Promise<void> {
    await this.recall(tx, await fetchRows(tx, endAnnouncementOfKey, [key]));
  }

  /** As `withdraw`, all that is announced of what is not shown anymore, such as a farm that was deleted. */
  async withdrawAbout(tx: EntityManager, keys: readonly FollowKey[]): Promise<void> {
    await this.recall(tx, await fetchRows(tx, endAnnouncementsAbout, [keys]));
  }

  /**
   * Has an announcement say something newer of the same: who was told of it is not told again. Emails that
   * wait are written once more.
   */
  async revise(tx: EntityManager, key: string, draft: AnnouncementDraft): Promise<void> {
    const before = await tx.findOneBy(Announcement, { key });
    if (!before) return;
    const { title, text, until } = draft;
    await tx.update(Announcement, { id: before.id }, { key: draft.key, title, text, until });
    if (title !== before.title || text !== before.text) await this.recall(tx, [before]);
  }

  /** As `withdraw`: what they are about is not so anymore. */
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
