import type { EntityManager } from 'typeorm';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';

/** Locks a change, before the order that it is worked on: it is worked by one server at a time. */
export const lockChange = (tx: EntityManager, id: number): Promise<PickupDayChange | null> =>
  tx.findOne(PickupDayChange, { where: { id }, lock: { mode: 'pessimistic_write' } });
