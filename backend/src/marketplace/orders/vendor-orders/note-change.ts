import { type EntityManager, IsNull, Not } from 'typeorm';
import type { BusinessRole } from '../../../contract/accounts/business-roles.js';
import type { EventActor } from '../../../contract/marketplace/order-status.js';
import type { ChangedDay, OrderChange } from '../../../contract/marketplace/pickup/order-change-kinds.js';
import { changeRows } from '../../../platform/database/statement.js';
import type { Handover } from '../../pickups/ways/handovers.sql.js';
import type { PickupWindow } from '../../tables/pickup-window.entity.js';
import { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { noteOnWindow } from './note-change.sql.js';

export interface ChangedBy {
  actor: EventActor;
  userId: number | null;
  role?: BusinessRole | null;
  note?: string | null;
}

export async function noteChange(
  tx: EntityManager,
  { id: vendorOrderId, status }: Pick<VendorOrder, 'id' | 'status'>,
  change: OrderChange,
  { actor, userId, role = null, note = null }: ChangedBy,
): Promise<void> {
  await tx.insert(VendorOrderEvent, { vendorOrderId, status, change, actor, userId, role, note });
  // What was packed is not what is in it now.
  if (change.kind === 'items' || change.kind === 'more')
    await tx.update(VendorOrder, { id: vendorOrderId, packedAt: Not(IsNull()) }, { packedAt: null });
}

export async function noteDayChange(
  tx: EntityManager,
  vendorOrder: Pick<VendorOrder, 'id' | 'status'>,
  { from, to }: { from: Handover | null; to: Handover | null },
  by: ChangedBy,
): Promise<void> {
  const [before, after] = [changedDay(from), changedDay(to)];
  if (before && after) await noteChange(tx, vendorOrder, { kind: 'day', from: before, to: after }, by);
}

export async function noteWindowChange(
  tx: EntityManager,
  windowId: number,
  { from, to, ...where }: WindowChange,
  { actor, userId, role = null, note = null }: ChangedBy,
): Promise<void> {
  const change = { kind: 'day', from: { ...day(from), ...where }, to: { ...day(to), ...where } } as const;
  await changeRows(tx, noteOnWindow, [windowId, change, actor, userId, role, note]);
}

export type WindowChange = { from: Held; to: Held } & Pick<ChangedDay, 'timeZone' | 'place'>;

/** How a window is held; without an address at the place of its schedule. */
type Held = Pick<PickupWindow, 'startsAt' | 'endsAt' | 'address'>;

const day = ({ startsAt, endsAt, address }: Held) => ({
  ...{ startsAt: utcText(startsAt), endsAt: utcText(endsAt) },
  ...elsewhere(address),
});
const elsewhere = (address: string | null) => (address === null ? {} : { address });
const utcText = (moment: Date) => moment.toISOString().replace(/\.\d+/, '');

function changedDay(handover: Handover | null): ChangedDay | null {
  if (!handover?.window) return null;
  const { startsAt, endsAt, timeZone, address } = handover.window;
  const place = handover.site?.name ?? handover.zone?.name ?? '';
  return { startsAt, endsAt, timeZone, place, ...elsewhere(address) };
}
