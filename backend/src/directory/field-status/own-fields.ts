import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { MAX_CROP_LENGTH } from '../../contract/directory/field-states.js';
import type {
  FieldStatusAnswer,
  FieldStatusRequest,
  OwnFieldStatuses,
} from '../../contract/directory/field-status.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { imageUrl } from '../../contract/shared/images.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Media } from '../../platform/media/media.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { cropKey, endOfDay } from './field-status.rules.js';
import * as sql from './field-status.sql.js';
import { fieldStatusView } from './field-status.view.js';
import { FieldStatuses } from './field-statuses.js';
import { assertOwnSubject, idsOf, openClaimId, subjectOf } from './subject.js';

const MOST_CROPS = 12;
const NO_FILE = 'Please choose a photo.';

@Injectable()
export class OwnFields {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statuses: FieldStatuses,
    private readonly media: Media,
  ) {}

  mine(user: ActingUser): Promise<OwnFieldStatuses> {
    return ownStatuses(this.dataSource.manager, user);
  }

  /** @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, TOO_MANY_FIELD_STATUSES */
  set(user: ActingUser, { subject, key, age, ...said }: FieldStatusRequest): Promise<FieldStatusAnswer> {
    return this.dataSource.transaction(async (tx) => {
      const ids = idsOf(subject);
      await assertOwnSubject(tx, user, ids);
      const status = await this.statuses.setFieldStatus(tx, {
        ...ids,
        ...said,
        by: { userId: user.actor.id, channel: 'site' },
        saidAt: new Date(Date.now() - age * 1_000),
        key: `${user.actor.id} ${key}`,
      });
      return { id: status?.id ?? null, ...(await ownStatuses(tx, user)) };
    });
  }

  /** @throws FIELD_STATUS_NOT_FOUND */
  end(user: ActingUser, id: number): Promise<FieldStatusAnswer> {
    return this.change(user, id, async (tx, status) => {
      // Another one may hold by now.
      if (status.endedAt === null) await this.statuses.endFieldStatus(tx, { ...idsOfStatus(status) });
    });
  }

  /** The one before it holds again. @throws FIELD_STATUS_NOT_FOUND */
  undo(user: ActingUser, id: number): Promise<FieldStatusAnswer> {
    return this.change(user, id, (tx) => this.statuses.undoFieldStatus(tx, id));
  }

  /** @throws FIELD_STATUS_NOT_FOUND; VALIDATION_FAILED without a picture; what keeping a picture throws */
  async addPhoto(user: ActingUser, id: number, file: Buffer | null): Promise<FieldStatusAnswer> {
    // Looked at first, so that pictures are worked on for one's own statuses alone.
    await loadOwn(this.dataSource.manager, user, id);
    if (!file) throw new DomainError('VALIDATION_FAILED', [{ path: 'image', message: NO_FILE }]);
    return this.media.keeping(file, user.id, (image) =>
      this.change(user, id, async (tx, status) => {
        await tx.update(FieldStatus, { id }, { imageId: image?.id ?? null });
        await this.discard(tx, status, image?.id ?? null);
      }),
    );
  }

  /** Twice is once. @throws FIELD_STATUS_NOT_FOUND */
  removePhoto(user: ActingUser, id: number): Promise<FieldStatusAnswer> {
    return this.change(user, id, (tx, status) => this.discard(tx, status, null));
  }

  /** A photo is also that of what was said before in the same state. */
  private async discard(tx: EntityManager, { imageId }: FieldStatus, nextId: string | null): Promise<void> {
    if (imageId === null) return;
    await tx.update(FieldStatus, { imageId }, { imageId: nextId });
    await this.media.discard(tx, imageUrl(imageId));
  }

  private change(
    user: ActingUser,
    id: number,
    work: (tx: EntityManager, status: FieldStatus) => Promise<unknown>,
  ): Promise<FieldStatusAnswer> {
    return this.dataSource.transaction(async (tx) => {
      await work(tx, await loadOwn(tx, user, id));
      return { id, ...(await ownStatuses(tx, user)) };
    });
  }
}

const idsOfStatus = (status: FieldStatus) => ({ ...idsOf(subjectOf(status)), crop: status.crop });

async function loadOwn(tx: EntityManager, user: ActingUser, id: number): Promise<FieldStatus> {
  const status = await tx.findOneBy(FieldStatus, { id });
  if (!status) throw new DomainError('FIELD_STATUS_NOT_FOUND');
  const ids = idsOf(subjectOf(status));
  await assertOwnSubject(tx, user, ids).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('FIELD_STATUS_NOT_FOUND') : error;
  });
  // A claimant has only what they said themselves, and whose claim was verified nothing of earlier claims.
  if ((await openClaimId(tx, ids)) !== status.claimId) throw new DomainError('FIELD_STATUS_NOT_FOUND');
  return status;
}

async function ownStatuses(tx: EntityManager, user: ActingUser): Promise<OwnFieldStatuses> {
  const now = new Date();
  const own = await fetchRows(tx, sql.ownSubjects, [user.id, user.actor.id, MAX_CROP_LENGTH]);
  const idsLike = (kind: string) =>
    own.flatMap(({ subject }) => (subject.startsWith(kind) ? Number(subject.slice(kind.length)) : []));
  const rows = await fetchRows(tx, sql.runningStatuses, [idsLike('farm-'), idsLike('place-'), now]);
  return {
    items: own.map(({ subject, name, timeZone, claimId, isShown, crops }) => {
      const zone = timeZone ?? HOUSE_ZONE;
      const of = rows.filter((row) => row.subject === subject && row.claimId === claimId);
      return {
        ...{ subject, name, timeZone: zone, crops: differentCrops(crops), isUnderReview: claimId !== null },
        isShown,
        statuses: shownOf(of),
        dayEndsAt: endOfDay(now, zone).toISOString(),
      };
    }),
  };
}

/** Their own page has all of them, also those of crops of a closed farm. */
function shownOf(rows: sql.CurrentRow[]) {
  const keys = new Map(rows.toReversed().map((row) => [row.cropKey, row]));
  return rows.filter((row) => keys.get(row.cropKey) === row).map(fieldStatusView);
}

function differentCrops(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(cropKey(name))) byKey.set(cropKey(name), name);
  return [...byKey.values()].slice(0, MOST_CROPS);
}
