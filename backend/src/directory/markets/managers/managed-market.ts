import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';

/** Locks it until the transaction ends. @throws PLACE_NOT_FOUND, also for one they don't manage */
export async function lockManagedMarket(tx: EntityManager, placeId: number, userId: number): Promise<Place> {
  const place = await tx.findOne(Place, { where: { id: placeId }, lock: { mode: 'pessimistic_write' } });
  const isManager = await tx.existsBy(MarketManager, { placeId, userId });
  if (!place || !isListedMarket(place) || !isManager) throw new DomainError('PLACE_NOT_FOUND');
  return place;
}

export const isListedMarket = ({ kind, hiddenAt, farmId }: Place): boolean =>
  kind === 'farmers_market' && hiddenAt === null && farmId === null;
