import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import type { Farm } from '../../tables/farm.entity.js';
import { type FollowedFarm, followListings } from './follow-farm.sql.js';

/** A farm's listings that said what the farm said go on doing so; what a listing says by itself stays. */
export async function followFarm(tx: EntityManager, before: Farm, after: Farm): Promise<void> {
  const was = followed(before);
  const is = followed(after);
  if (was.every((value, index) => value === is[index])) return;
  await changeRows(tx, followListings, [before.id, ...was, ...is]);
}

const followed = (farm: Farm): FollowedFarm => [
  farm.name,
  farm.email,
  farm.phone,
  farm.city,
  farm.state,
  farm.zipCode,
  farm.latitude,
  farm.longitude,
];
