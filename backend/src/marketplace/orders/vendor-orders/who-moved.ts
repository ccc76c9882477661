import type { EntityManager } from 'typeorm';
import { fullName } from '../../../accounts/users/names.rules.js';
import type { BusinessRole } from '../../../contract/accounts/business-roles.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import type { LoadedVendorOrder } from './load-vendor-orders.js';
import { vendorPeople } from './load-vendor-orders.sql.js';

/** Who of a vendor's people did something; no name where the account is erased. */
export interface WhoMoved {
  name: string | null;
  role: BusinessRole;
}
export type WhoMovedOf = (event: Pick<VendorOrderEvent, 'userId' | 'role'>) => WhoMoved | null;

/** For the vendor's people and staff: buyers see only that the vendor did it. */
export async function whoMoved(
  tx: EntityManager,
  vendorOrders: readonly Pick<LoadedVendorOrder, 'events' | 'changes'>[],
): Promise<WhoMovedOf> {
  const ids = vendorOrders.flatMap(({ events, changes }) =>
    [...events, ...changes].flatMap(({ userId, role }) => (role !== null && userId !== null ? userId : [])),
  );
  const people = ids.length > 0 ? await fetchRows(tx, vendorPeople, [[...new Set(ids)]]) : [];
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  return ({ userId, role }) => role && { name: names.get(userId ?? 0) ?? null, role };
}
