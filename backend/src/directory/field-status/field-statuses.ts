import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import {
  type FieldState,
  type FieldStatusChannel,
  MAX_FIELD_STATUSES,
} from '../../contract/directory/field-states.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { fieldStatusKey, fieldStatusNews } from './field-status-news.js';
import { cropKey, cropName, endOfStatus, usualClosing } from './field-status.rules.js';
import { idsOf, lockSubject, subjectOf, type Subject, type SubjectIds } from './subject.js';

export interface SaidBy {
  userId: number | null;
  channel: FieldStatusChannel;
}

export type FieldStatusDraft = SubjectIds & {
  /** null: the whole farm or market. */
  crop: string | null;
  state: FieldState;
  note: string | null;
  opens?: string | null;
  closes?: string | null;
  /** null: the end of the day where the farm is. */
  until: Date | null;
  by: SaidBy;
  /** When it was said; now, unless it waited for a network. */
  saidAt?: Date;
  /** What comes twice with one key counts once. */
  key?: string | null;
};

/** Who may do so is the caller's business. */
@Injectable()
export class FieldStatuses {
  constructor(private readonly announcements: Announcements) {}

  /** @returns null if over or outdated @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, TOO_MANY_FIELD_STATUSES */
  async setFieldStatus(tx: EntityManager, draft: FieldStatusDraft): Promise<FieldStatus | null> {
    const { state, crop, key = null } = draft;
    const now = new Date();
    const saidAt = draft.saidAt ?? now;
    const subject = await this.lock(tx, draft);
    if (key !== null) {
      const known = await tx.findOneBy(FieldStatus, { key });
      if (known) return known;
    }
    const usual = crop === null && state === 'open' ? usualClosing(subject, saidAt) : null;
    const until = endOfStatus({
      state,
      until: draft.until,
      closes: draft.closes ?? usual,
      saidAt,
      timeZone: subject.timeZone ?? HOUSE_ZONE,
    });
    if (until <= now) return null;
    const before = await this.current(tx, draft, subject, cropKey(draft.crop));
    if (before && before.saidAt > saidAt) return null;
    if (before) await tx.update(FieldStatus, { id: before.id }, { endedAt: now });
    else await makeRoom(tx, draft, subject, now);
    const isSame = before?.state === state && before.until > now;
    const status = await tx.save(
      newStatus(tx, draft, {
        ...{ claimId: subject.claimId, saidAt, until, replacedId: before?.id ?? null },
        // What it shows has not changed.
        imageId: isSame ? before.imageId : null,
      }),
    );
    const isNews = subject.isTrusted && subject.claimId === null && !isSame;
    const news = fieldStatusNews(status, subject);
    if (isNews) {
      if (before) await this.announcements.withdraw(tx, fieldStatusKey(before.id));
      await this.announcements.announce(tx, news);
    } else if (before) await this.announcements.revise(tx, fieldStatusKey(before.id), news);
    return status;
  }

  /** @returns the one that held; null for none */
  async endFieldStatus(
    tx: EntityManager,
    of: SubjectIds & { crop: string | null },
  ): Promise<FieldStatus | null> {
    const subject = await this.lock(tx, of);
    const current = await this.current(tx, of, subject, cropKey(of.crop));
    const now = new Date();
    if (!current || current.until <= now) return null;
    await tx.update(FieldStatus, { id: current.id }, { endedAt: now });
    await this.announcements.withdraw(tx, fieldStatusKey(current.id));
    return { ...current, endedAt: now };
  }

  /** The one before holds again, unless it is over. @returns false where a later one counts */
  async undoFieldStatus(tx: EntityManager, id: number): Promise<boolean> {
    const status = await tx.findOneBy(FieldStatus, { id });
    if (!status) throw new DomainError('FIELD_STATUS_NOT_FOUND');
    const subject = await this.lock(tx, idsOf(subjectOf(status)));
    if (status.claimId !== subject.claimId) return false;
    const current = await this.current(tx, status as SubjectIds, subject, status.cropKey);
    if (current && current.id !== id) return false;
    const now = new Date();
    if (status.endedAt === null) await tx.update(FieldStatus, { id }, { endedAt: now });
    const before =
      status.replacedId === null
        ? null
        : await tx.findOneBy(FieldStatus, { id: status.replacedId, until: MoreThan(now) });
    // Where both say the same, one announcement tells of the last one.
    const told = before?.state === status.state ? status : before;
    if (told !== status) await this.announcements.withdraw(tx, fieldStatusKey(id));
    if (!before || !told) return true;
    await tx.update(FieldStatus, { id: before.id }, { endedAt: null });
    await this.announcements.revise(tx, fieldStatusKey(told.id), fieldStatusNews(before, subject));
    return true;
  }

  /** Also where its time is over. A claim's statuses and those that everyone sees don't end each other. */
  private current(
    tx: EntityManager,
    ids: SubjectIds,
    subject: Subject,
    key: string,
  ): Promise<FieldStatus | null> {
    return tx.findOne(FieldStatus, {
      where: { ...whereOf(ids, subject), cropKey: key, endedAt: IsNull() },
      order: { id: 'DESC' },
    });
  }

  private async lock(tx: EntityManager, ids: SubjectIds): Promise<Subject> {
    const subject = await lockSubject(tx, ids);
    if (!subject?.isListed) {
      throw new DomainError(ids.farmId === null ? 'PLACE_NOT_FOUND' : 'FARM_NOT_FOUND');
    }
    return subject;
  }
}

function newStatus(
  tx: EntityManager,
  { farmId, placeId, crop, state, note, by, opens = null, closes = null, key = null }: FieldStatusDraft,
  given: Pick<FieldStatus, 'claimId' | 'saidAt' | 'until' | 'replacedId' | 'imageId'>,
): FieldStatus {
  return tx.create(FieldStatus, {
    ...{ farmId, placeId, cropKey: cropKey(crop), state, note, opens, closes, key },
    crop: crop === null ? null : cropName(crop),
    ...{ userId: by.userId, channel: by.channel },
    ...given,
  });
}

const whereOf = ({ farmId, placeId }: SubjectIds, { claimId }: Subject) => ({
  ...(farmId === null ? { placeId } : { farmId }),
  claimId: claimId ?? IsNull(),
});

async function makeRoom(tx: EntityManager, ids: SubjectIds, subject: Subject, now: Date): Promise<void> {
  const count = await tx.countBy(FieldStatus, {
    ...whereOf(ids, subject),
    endedAt: IsNull(),
    until: MoreThan(now),
  });
  if (count >= MAX_FIELD_STATUSES) throw new DomainError('TOO_MANY_FIELD_STATUSES');
}
