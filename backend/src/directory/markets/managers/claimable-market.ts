import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { isAtDomain, ownDomain } from '../../farms/claims/claim-evidence.rules.js';
import { contactByOthers, type KnownContact } from '../../places/known-contact.rules.js';
import type { PlacedRecord } from '../../places/store/merge-records.rules.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { StoredPlaceRecord } from '../../tables/place-record.entity.js';
import { Place } from '../../tables/place.entity.js';
import { isListedMarket } from './managed-market.js';
import { lastStaffDecision } from './managers.sql.js';

/** @throws PLACE_NOT_FOUND, ALREADY_MANAGER, MARKET_HAS_MANAGERS, MARKET_MANAGER_REMOVED */
export async function claimableMarket(tx: EntityManager, placeId: number, userId: number): Promise<Place> {
  const place = await tx.findOne(Place, { where: { id: placeId }, lock: { mode: 'pessimistic_write' } });
  if (!place || !isListedMarket(place)) throw new DomainError('PLACE_NOT_FOUND');
  const managers = await tx.findBy(MarketManager, { placeId });
  if (managers.some((manager) => manager.userId === userId)) throw new DomainError('ALREADY_MANAGER');
  if (managers.length > 0) throw new DomainError('MARKET_HAS_MANAGERS');
  await refuseRemovedManager(tx, placeId, userId);
  return place;
}

/** @param since when a manager invited them; null where nobody did @throws MARKET_MANAGER_REMOVED */
export async function refuseRemovedManager(
  tx: EntityManager,
  placeId: number,
  userId: number,
  since: Date | null = null,
): Promise<void> {
  const [last] = await fetchRows(tx, lastStaffDecision, [placeId, userId]);
  if (last?.action !== 'remove') return;
  if (since === null || last.createdAt > since) throw new DomainError('MARKET_MANAGER_REMOVED');
}

/** @returns how a market is reached by what others than its managers say */
export async function contactOfMarket(tx: EntityManager, place: Place): Promise<KnownContact> {
  const stored = await tx.findBy(StoredPlaceRecord, { placeId: place.id });
  const records = stored.map(({ record }) => record as PlacedRecord);
  return contactByOthers(place, records);
}

/** @param email at the website's domain; null as listed @throws NO_MARKET_MAILBOX, VALIDATION_FAILED */
export function mailboxOf({ email: listed, website }: KnownContact, email: string | null): string {
  const domain = ownDomain(website);
  if (email === null) {
    if (listed === null) throw new DomainError('NO_MARKET_MAILBOX');
    return listed;
  }
  if (domain === null) throw new DomainError('NO_MARKET_MAILBOX');
  if (isAtDomain(email, domain)) return email;
  const message = `Please enter an address at the market’s own domain, such as info@${domain}.`;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'email', message }]);
}
