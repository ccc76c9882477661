import type { MeView } from '../../contract/accounts/auth.js';
import type { User } from './user.entity.js';

/** @returns an account as its own person sees it */
export function meView(user: User): MeView {
  const { id, username, email, role, firstName, lastName, phone, address, city, state, zipCode } = user;
  return {
    id,
    username,
    email,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    role,
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
