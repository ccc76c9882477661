/** Roles of accounts. Free of zod. */

export const ROLES = ['admin', 'farmer', 'user', 'vendor'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that a person can choose when registering, as the form offers them. */
export const REGISTRATION_ROLES = ['farmer', 'user'] as const satisfies readonly Role[];

export const REGISTRATION_ROLE_LABELS: Record<(typeof REGISTRATION_ROLES)[number], string> = {
  farmer: 'Farmer/Producer (may sell produce)',
  user: 'Customer/Buyer',
};
