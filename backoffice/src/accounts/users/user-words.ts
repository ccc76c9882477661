import { ROLES, type Role } from '@farmgate/backend/contract/accounts/roles';
import type { AdminUserRow } from '@farmgate/backend/contract/accounts/users.admin';
import { STAFF_ROLES, type StaffRole } from '@farmgate/backend/contract/shared/capabilities';
import type { Tone } from '../../kit/cells';

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Staff',
  farmer: 'Farmer',
  user: 'Customer',
  vendor: 'Vendor',
};

const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  administrator: 'Administrator',
  directory: 'Directory staff',
  marketplace: 'Marketplace staff',
  content: 'Content staff',
  support: 'Support staff',
};

/** @returns what an account is; of a member of the staff, which part they work on */
export const roleName = ({ role, staffRole }: { role: Role; staffRole?: StaffRole | null }) =>
  staffRole ? STAFF_ROLE_NAMES[staffRole] : ROLE_NAMES[role];

/** @returns what somebody does here: "Farmer, vendor, market manager", or what a member of the staff is */
export function standingOf(
  user: Pick<AdminUserRow, 'role' | 'staffRole' | 'isVendor' | 'marketCount'>,
): string {
  if (user.role === 'admin') return roleName(user);
  const does = [
    user.role === 'farmer' && 'farmer',
    (user.role === 'vendor' || user.isVendor) && 'vendor',
    user.marketCount > 0 && 'market manager',
  ].filter(Boolean);
  const text = does.length > 0 ? does.join(', ') : ROLE_NAMES.user;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
export const STAFF_ROLE_CHOICES = STAFF_ROLES.map((id) => ({ id, name: STAFF_ROLE_NAMES[id] }));

/** What each staff role is for, for whoever gives it. */
export const STAFF_ROLE_HELP: Record<StaffRole, string> = {
  administrator: 'Does everything, and manages people, settings, jobs and emails.',
  directory: 'Works on farms, claims, applications, corrections, listings, places and imports.',
  marketplace: 'Works on vendors, products, orders, refunds, payouts and reviews.',
  content: 'Works on posts, guides and location pages.',
  support: 'Answers messages, reads the rest and makes small refunds.',
};
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: ROLE_NAMES[id] }));

/** A filter's answer to a question. */
export const YES_OR_NO = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

export const ROLE_TONES: Readonly<Record<string, Tone>> = { Administrator: 'good' };
export const LOCK_TONES: Readonly<Record<string, Tone>> = { Locked: 'bad' };

/** @returns first and last name as far as given */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');
