import type { EntityManager } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { jsonText } from '../../platform/database/json-text.js';
import { BusinessEvent } from './business-event.entity.js';

export type BusinessAction =
  | 'rename'
  | 'invite'
  | 'withdraw'
  | 'join'
  | 'leave'
  | 'remove'
  | 'change-role'
  | 'offer-handover'
  | 'end-handover'
  | 'take-over'
  | 'account-erased'
  | 'freeze';

export async function noteBusinessEvent(
  tx: EntityManager,
  event: {
    businessId: number;
    userId: number | null;
    role: BusinessRole | null;
    action: BusinessAction;
    detail?: Record<string, string>;
  },
): Promise<void> {
  const { detail, ...said } = event;
  const kept = detail ? (JSON.parse(jsonText(detail)) as Record<string, string>) : null;
  await tx.insert(BusinessEvent, { ...said, detail: kept });
}
