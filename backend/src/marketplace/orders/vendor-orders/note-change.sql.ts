import type { BusinessRole } from '../../../contract/accounts/business-roles.js';
import type { EventActor } from '../../../contract/marketplace/order-status.js';
import type { OrderChange } from '../../../contract/marketplace/pickup/order-change-kinds.js';
import { statement } from '../../../platform/database/statement.js';

type Noted = [
  ...[windowId: number, change: OrderChange, actor: EventActor],
  ...[userId: number | null, role: BusinessRole | null, note: string | null],
];

/** The window is locked. */
export const noteOnWindow = statement<Record<string, never>, Noted>(`
  INSERT INTO fulfilment_events (fulfilment_id, status, change, actor, user_id, role, note)
  SELECT id, status, $2::jsonb, $3, $4::int, $5, $6 FROM fulfilments
  WHERE window_id = $1 AND status IN ('pending', 'confirmed', 'shipped')`);
