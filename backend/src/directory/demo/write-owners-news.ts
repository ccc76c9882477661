import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { LISTING_VIEW_DAYS } from '../../contract/shared/limits.js';
import { changeRows } from '../../platform/database/statement.js';
import { Correction } from '../tables/correction.entity.js';
import { FarmClaim } from '../tables/farm-claim.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { addViewsOfOwner } from './seed-directory.sql.js';

const NOTE =
  'The sign at the gate says you open at 8 on Saturdays now, but the page says 9. Could you check? The eggs were worth the drive.';

export async function writeOwnersNews(tx: EntityManager, userId: number, now: Date): Promise<void> {
  await changeRows(tx, addViewsOfOwner, [userId, LISTING_VIEW_DAYS - 1]);
  const farms = await tx.find(Farm, { where: { userId }, order: { id: 'ASC' } });
  const noted = farms.find(({ isVerified }) => isVerified);
  if (noted) {
    await tx.insert(Correction, {
      ...{ farmId: noted.id, message: NOTE, email: 'sam@neighbor.farmgate.example' },
      createdAt: daysBefore(now, 2),
    });
  }
  for (const { id: farmId } of farms.filter(({ isVerified }) => !isVerified)) {
    await tx.insert(FarmClaim, { farmId, userId, createdAt: daysBefore(now, 1) });
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
