import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/**
 * @param role after a change
 * @param wanted the staff role that the change names; undefined where it names none
 * @returns the staff role afterwards; null for whoever is no member of the staff
 * @throws VALIDATION_FAILED for a staff role of somebody who would not be one
 */
export function staffRoleAfter(
  before: { staffRole: StaffRole | null },
  role: Role,
  wanted: StaffRole | null | undefined,
): StaffRole | null {
  if (role === 'admin') return wanted ?? before.staffRole ?? 'administrator';
  // A form sends what it shows: the staff role that goes with the role.
  if (!wanted || wanted === before.staffRole) return null;
  const message = 'Only a member of the staff has a staff role.';
  throw new DomainError('VALIDATION_FAILED', [{ path: 'staffRole', message }]);
}
