import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/** @returns null for whoever is not on the staff @throws VALIDATION_FAILED */
export function staffRoleAfter(
  before: { staffRole: StaffRole | null },
  role: Role,
  wanted: StaffRole | null | undefined,
): StaffRole | null {
  if (role === 'admin') return wanted ?? before.staffRole ?? 'administrator';
  // A form sends what it shows, so the old staff role comes along with a new role.
  if (!wanted || wanted === before.staffRole) return null;
  const message = 'Only a member of the staff has a staff role.';
  throw new DomainError('VALIDATION_FAILED', [{ path: 'staffRole', message }]);
}
