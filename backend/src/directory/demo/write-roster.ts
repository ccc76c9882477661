import { type EntityManager, In } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { makeDays } from '../places/days/make-days.js';
import { Farm } from '../tables/farm.entity.js';
import { Listing } from '../tables/listing.entity.js';
import { MarketAttendance } from '../tables/market-attendance.entity.js';
import { MarketDay } from '../tables/market-day.entity.js';
import { MarketManager } from '../tables/market-manager.entity.js';
import { MarketMember } from '../tables/market-member.entity.js';
import { demoMarketIds, marketWithException } from './seed-directory.sql.js';

const NAMES = ['Ana’s Tamales', 'The Pie Window'];
const FARMS = 5;

export async function writeRoster(
  tx: EntityManager,
  { farmerId, managerId }: { farmerId: number; managerId: number | null },
  now: Date,
): Promise<void> {
  const ids = (await fetchRows(tx, demoMarketIds, [])).map(({ id }) => id);
  await makeDays(tx, ids, now);
  const [market] = await fetchRows(tx, marketWithException, []);
  if (!market) return;
  if (managerId !== null) await tx.insert(MarketManager, { placeId: market.id, userId: managerId });
  const own = await tx.find(Farm, { where: { userId: farmerId }, order: { id: 'ASC' }, take: 2 });
  const others = await tx.find(Farm, {
    where: { state: market.state, isDemonstration: true },
    order: { id: 'ASC' },
    take: FARMS,
  });
  const farms = [...new Map([...own, ...others].map((farm) => [farm.id, farm])).values()].slice(0, FARMS);
  const status = 'member' as const;
  const members = await tx.save(MarketMember, [
    ...farms.map(({ id }, index) => ({ placeId: market.id, farmId: id, status, stall: `${index + 1}` })),
    ...NAMES.map((name, index) => ({ placeId: market.id, name, status, comesEveryDay: index === 0 })),
  ]);
  await writeAnswers(tx, market.id, members, now);
}

async function writeAnswers(
  tx: EntityManager,
  placeId: number,
  members: readonly MarketMember[],
  now: Date,
): Promise<void> {
  const day = await tx.findOne(MarketDay, { where: { placeId }, order: { date: 'ASC' } });
  const [, coming, away] = members;
  if (!day || !coming?.farmId || !away?.farmId) return;
  const listings = await tx.find(Listing, {
    select: { id: true },
    where: { farmId: In([coming.farmId]), isAvailable: true },
    order: { id: 'ASC' },
    take: 4,
  });
  const given = { dayId: day.id, answeredAt: now };
  await tx.save(MarketAttendance, [
    { ...given, memberId: coming.id, answer: 'coming' as const, listingIds: listings.map(({ id }) => id) },
    { ...given, memberId: away.id, answer: 'not_coming' as const },
  ]);
}
