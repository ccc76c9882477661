import type { MeView } from '../../contract/accounts/auth.js';
import { staffRoleOf } from './administrators.js';
import type { User } from './user.entity.js';

export function meView(user: User): MeView {
  const { id, username, email, role, firstName, lastName, phone, address, city, state, zipCode } = user;
  const staffRole = staffRoleOf(user);
  return {
    id,
    username,
    email,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    role,
    ...(staffRole ? { staffRole } : {}),
    firstName,
    lastName,
    phone,
    address,
    city,
    state,
    zipCode,
    createdAt: user.createdAt.toISOString(),
  };
}
