import type { EntityManager } from 'typeorm';
import { type ActingUser, actorOf } from '../../../accounts/businesses/acting.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import type { Farm } from '../../tables/farm.entity.js';
import { contentOf } from '../claims/farm-snapshot.js';

export async function noteChange(
  tx: EntityManager,
  user: ActingUser,
  before: Farm,
  after: Farm,
): Promise<void> {
  await writeAudit(tx, {
    ...{ actor: actorOf(user), action: 'owner-update', resource: 'farms', id: after.id },
    ...{ before: notedContent(before), after: notedContent(after) },
  });
}

/** The day of the hours is noted with them, to come back with them. */
const notedContent = (farm: Farm) => ({ ...contentOf(farm), hoursConfirmed: farm.hoursConfirmed });
