import { ROLES, type Role } from '@farmgate/backend/contract/accounts/roles';
import type { Tone } from '../../kit/cells';

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrator',
  farmer: 'Farmer',
  user: 'Customer',
  vendor: 'Vendor',
};

export const roleName = (role: Role) => ROLE_NAMES[role];
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
