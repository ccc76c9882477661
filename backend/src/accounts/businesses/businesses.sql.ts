import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { statement } from '../../platform/database/statement.js';

export interface MembershipRow {
  businessId: number;
  name: string;
  role: BusinessRole;
  /** The owner whose account its farms and vendor are kept under. */
  ownerId: number;
}

/** Where somebody works: the one that they chose last, else their own. */
export const membershipsOf = statement<MembershipRow, [userId: number]>(`
  SELECT business.id AS "businessId", business.name, membership.role, business.user_id AS "ownerId"
  FROM memberships AS membership JOIN businesses AS business ON business.id = membership.business_id
  WHERE membership.user_id = $1 AND business.user_id IS NOT NULL
  ORDER BY membership.chosen_at DESC NULLS LAST, (membership.role = 'owner') DESC, membership.id`);

export interface PersonRow {
  userId: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  role: BusinessRole;
  since: Date;
}

/** Owners first, then in the order in which they came. */
export const peopleOf = statement<PersonRow, [businessId: number]>(`
  SELECT users.id AS "userId", username::text, first_name AS "firstName", last_name AS "lastName", email::text,
    membership.role, membership.created_at AS since
  FROM memberships AS membership JOIN users ON users.id = membership.user_id
  WHERE business_id = $1 ORDER BY (membership.role = 'owner') DESC, membership.id`);

export const historyOf = statement<
  {
    action: string;
    detail: Record<string, string> | null;
    role: BusinessRole | null;
    who: string | null;
    at: Date;
  },
  [businessId: number, most: number]
>(`
  SELECT action, detail, event.role, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username::text) AS who,
    event.created_at AS at
  FROM business_events AS event LEFT JOIN users ON users.id = event.user_id
  WHERE business_id = $1 ORDER BY event.id DESC LIMIT $2`);

/** What histories say of somebody whose account goes, by name or by the address that was invited. */
export const forgetPerson = statement<object, [userId: string, email: string]>(`
  UPDATE business_events SET detail = detail - 'name' - 'email'
  WHERE detail ->> 'of' = $1 OR lower(detail ->> 'email') = lower($2)`);

/** Until the transaction ends, only one at a time changes who works in a business. */
export const lockBusiness = statement<object, [businessId: number]>(
  'SELECT FROM businesses WHERE id = $1 FOR UPDATE',
);

/** The owner whose account has the farms of the business that somebody owns; none where they own none. */
export const holderOf = statement<{ id: number }, [userId: number]>(`
  SELECT business.user_id AS id FROM memberships JOIN businesses AS business ON business.id = business_id
  WHERE memberships.user_id = $1 AND role = 'owner' AND business.user_id IS NOT NULL`);
