import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { statement } from '../../platform/database/statement.js';
import { CHOSEN_LAST } from './workplace.sql.js';

export interface MembershipRow {
  businessId: number;
  name: string;
  role: BusinessRole;
  /** The owner whose account its farms and vendor are kept under. */
  ownerId: number;
}

export const membershipsOf = statement<MembershipRow, [userId: number]>(`
  SELECT business.id AS "businessId", business.name, membership.role, business.user_id AS "ownerId"
  FROM memberships AS membership JOIN businesses AS business ON business.id = membership.business_id
  WHERE membership.user_id = $1 AND business.user_id IS NOT NULL
  ORDER BY ${CHOSEN_LAST}`);

export const forgetPerson = statement<object, [userId: string, email: string]>(`
  UPDATE business_events SET detail = detail - 'name' - 'email'
  WHERE detail ->> 'of' = $1 OR lower(detail ->> 'email') = lower($2)`);
