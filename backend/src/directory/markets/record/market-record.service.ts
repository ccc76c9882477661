import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MarketRecord, MarketRecordChanges } from '../../../contract/directory/market-record.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { correctPlace } from '../../places/correct-place.js';
import { makeDays } from '../../places/days/make-days.js';
import { positionOf } from '../../places/farm-position.rules.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import type { SaidFields } from '../../places/said-record.rules.js';
import { lockImports } from '../../places/store/store-records.js';
import { Place } from '../../tables/place.entity.js';
import { lockManagedMarket } from '../managers/managed-market.js';
import { noteMarketEvent } from '../market-events.js';
import { marketRecord } from './market-record.view.js';

type Fields = Omit<MarketRecordChanges, 'was'>;

/** It counts before what is imported. */
@Injectable()
export class MarketRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
  ) {}

  /** @throws PLACE_NOT_FOUND, also for a market that they don't manage */
  get(userId: number, placeId: number): Promise<MarketRecord> {
    return this.dataSource.transaction(async (tx) => {
      return marketRecord(await lockManagedMarket(tx, placeId, userId), new Date());
    });
  }

  /** @throws as `get`; VALIDATION_FAILED; CHANGED_MEANWHILE with the fields that hold something else */
  change(userId: number, placeId: number, { was, ...changes }: MarketRecordChanges): Promise<MarketRecord> {
    return this.dataSource.transaction(async (tx) => {
      const now = new Date();
      // As wherever hours change, before the place is locked.
      await lockImports(tx);
      const place = await lockManagedMarket(tx, placeId, userId);
      assertUnchanged(marketRecord(place, now), changes, was);
      const { exceptions, ...rest } = changes;
      const said = { ...rest, ...(await this.moved(tx, place, rest)) };
      if (Object.keys(said).length > 0) await correctPlace(tx, place, 'manager', said);
      if (exceptions) {
        const coming = comingExceptions(exceptions, place.timeZone, now);
        await tx.update(Place, { id: placeId }, { exceptions: coming, updatedAt: () => 'now()' });
      }
      await makeDays(tx, [placeId]);
      const detail = { fields: Object.keys(changes).sort() };
      await noteMarketEvent(tx, { placeId, userId, role: 'manager', action: 'edit', detail });
      return marketRecord(await tx.findOneByOrFail(Place, { id: placeId }), now);
    });
  }

  /** In another ZIP code it is at that one's center, until somebody knows better. */
  private async moved(tx: EntityManager, place: Place, { street, zipCode }: Fields): Promise<SaidFields> {
    if (zipCode === undefined || zipCode === place.zipCode) return {};
    const where = { address: street ?? place.street ?? '', zipCode };
    const position = positionOf(where, await this.zipCodes.find(zipCode, tx), null);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    const { city, state, latitude, longitude, isApproximate } = position;
    return { city, state, latitude, longitude, isApproximate, isMoved: true };
  }
}
