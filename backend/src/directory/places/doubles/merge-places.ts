import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { StoredPlaceRecord } from '../../tables/place-record.entity.js';
import { PlaceRedirect } from '../../tables/place-redirect.entity.js';
import { Place } from '../../tables/place.entity.js';
import { makeDays } from '../days/make-days.js';
import { recordOfPlace } from '../said-record.rules.js';
import {
  isCorrection,
  type MergedPlace,
  mergeRecords,
  type PlacedRecord,
} from '../store/merge-records.rules.js';
import type { FromFile } from '../store/sessions.rules.js';
import { hashOf, upsertPlaces } from '../store/store-records.js';
import { upsertRecords } from '../store/write-places.js';
import { PlaceUses } from '../uses/place-uses.js';
import { clashingFees, moves } from './merge-places.sql.js';
import { marketMergedMail } from './place-mails.js';
import { unitedExceptions, unitedRecord } from './united-record.rules.js';

type Said = PlacedRecord & FromFile;
const EDITORS = ['staff', 'manager'] as const;

@Injectable()
export class MergePlaces {
  constructor(
    private readonly uses: PlaceUses,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** What both say together, as they are. */
  async together(
    tx: EntityManager,
    one: Place,
    other: Place,
  ): Promise<MergedPlace & Pick<Place, 'exceptions'>> {
    const exceptions = unitedExceptions(one, other);
    return { ...mergeRecords(await this.recordsOf(tx, [one, other])), exceptions };
  }

  /**
   * @param tx after `lockImports`, with both places locked
   * @returns the place that stays, as it is now
   * @throws DOUBLE_HAS_FEES
   */
  async merge(tx: EntityManager, kept: Place, gone: Place): Promise<Place> {
    if ((await fetchRows(tx, clashingFees, [kept.id, gone.id])).length > 0)
      throw new DomainError('DOUBLE_HAS_FEES');
    const records = await this.recordsOf(tx, [kept, gone]);
    const managers = await tx.findBy(MarketManager, { placeId: gone.id });
    for (const move of moves) await changeRows(tx, move, [kept.id, gone.id]);
    await this.uses.move(tx, gone.id, kept.id);
    await tx.delete(Place, { id: gone.id });
    await tx.insert(PlaceRedirect, { id: gone.id, placeId: kept.id });
    // First, as what was confirmed counts for when the place was last confirmed.
    await tx.update(Place, { id: kept.id }, sharedColumns(kept, gone));
    await upsertPlaces(tx, [mergeRecords(records)], [kept.id]);
    await this.writeRecords(tx, kept.id, records);
    await makeDays(tx, [kept.id]);
    const place = await tx.findOneByOrFail(Place, { id: kept.id });
    for (const { userId } of managers) {
      const manager = await this.users.contact(tx, userId);
      if (manager) await this.mails.enqueue(tx, marketMergedMail(gone, place, manager));
    }
    return place;
  }

  /** Of each editor there is one, and of each place without a source what it says. */
  private async recordsOf(tx: EntityManager, places: readonly Place[]): Promise<Said[]> {
    const stored = await tx.findBy(StoredPlaceRecord, { placeId: In(places.map(({ id }) => id)) });
    const unsourced = places.filter(
      ({ id }) => !stored.some(({ placeId, record }) => placeId === id && !isCorrection(record)),
    );
    const records: Said[] = [
      ...unsourced.map(recordOfPlace),
      ...stored.map(({ record, fileKey }) => ({ ...(record as PlacedRecord), fileKey })),
    ];
    for (const editor of EDITORS) {
      const [first, second] = records.filter(({ source }) => source === editor);
      if (!first || !second) continue;
      const united = unitedRecord(first, second);
      records.splice(records.indexOf(first), 1, united);
      records.splice(records.indexOf(second), 1);
    }
    return records;
  }

  /** Those of files are there already. */
  private async writeRecords(tx: EntityManager, placeId: number, records: readonly Said[]): Promise<void> {
    const known = await tx.findBy(StoredPlaceRecord, { placeId });
    const keyOf = ({ source, sourceId }: Pick<Said, 'source' | 'sourceId'>) => `${source}/${sourceId}`;
    const kept = new Set(records.map(keyOf));
    const left = known.filter((row) => !kept.has(keyOf(row)));
    if (left.length > 0) await tx.delete(StoredPlaceRecord, { id: In(left.map(({ id }) => id)) });
    const stored = new Set(known.map(keyOf));
    const written = records.filter(
      (record) => !stored.has(keyOf(record)) || EDITORS.some((editor) => editor === record.source),
    );
    await upsertRecords(
      tx,
      written.map(({ fileKey = null, ...record }) => ({
        ...{ placeId, fileKey, record, raw: {}, contentHash: hashOf({ record, raw: {} }) },
        ...{ source: record.source, sourceId: record.sourceId },
        sourceUpdatedAt: record.updatedAt === null ? null : new Date(record.updatedAt).toISOString(),
      })),
    );
  }
}

/** What no source says, and stays with the place. */
function sharedColumns(kept: Place, gone: Place): Partial<Place> {
  const confirmed = [kept.confirmedAt, gone.confirmedAt].filter((at) => at !== null);
  const confirmedAt = confirmed.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
  return { exceptions: unitedExceptions(kept, gone), confirmedAt };
}
