import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { STAFF_ROLES } from '../shared/capabilities.js';
import { optionalPhone } from '../shared/phones.js';
import { Timestamp } from '../shared/schemas.js';
import { optionalText, optionalZip, requiredEmail } from '../shared/texts.js';
import { State } from './account.js';
import { EMAIL_MESSAGE } from './auth.js';
import { ROLES } from './roles.js';
import { Username } from './usernames.js';

const ROLE_MESSAGE = 'Please choose a role';

/** An account in the back office's list. */
export const AdminUserRow = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(ROLES),
  /** What a member of the staff may do; null for everyone else. */
  staffRole: z.enum(STAFF_ROLES).nullable(),
  /** Sells, whatever the role. */
  isVendor: z.boolean(),
  /** How many markets it manages. */
  marketCount: z.number(),
  isLocked: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: Timestamp,
  /** When a session of the account was last used; null where nobody is signed in. */
  lastSeenAt: Timestamp.nullable(),
});
export type AdminUserRow = z.infer<typeof AdminUserRow>;

const Named = z.object({ id: z.number(), name: z.string() });

/** An account with what belongs to it. */
export const AdminUser = AdminUserRow.extend({
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  lockedAt: Timestamp.nullable(),
  lockReason: z.string().nullable(),
  secondFactorSince: Timestamp.nullable(),
  recoveryCodesLeft: z.number(),
  /** Until when the link of an invitation is good, where there is one. */
  invitedUntil: Timestamp.nullable(),
  sessionCount: z.number(),
  /** The first ten, by name. */
  farms: z.array(Named),
  farmCount: z.number(),
  listingCount: z.number(),
  orderCount: z.number(),
  reviewCount: z.number(),
  vendor: Named.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

const Role = z.enum(ROLES, ROLE_MESSAGE);
/** Of an account with the role `admin`; without one it is an administrator's. */
const StaffRole = z.enum(STAFF_ROLES, 'Please choose a staff role').nullish();

export const AdminUserChanges = changesOf(
  z.object({
    email: requiredEmail(EMAIL_MESSAGE),
    firstName: optionalText(80),
    lastName: optionalText(80),
    phone: optionalPhone(),
    address: optionalText(200),
    city: optionalText(100),
    state: State,
    zipCode: optionalZip('Please enter a five-digit ZIP code, such as 33901.'),
    role: Role,
    staffRole: StaffRole,
  }),
);
export type AdminUserChanges = z.output<typeof AdminUserChanges>;

/** POST /api/admin/users: makes an account and sends its person a link to choose a password. */
export const UserInvitation = z.strictObject({
  email: requiredEmail(EMAIL_MESSAGE),
  role: Role,
  staffRole: StaffRole,
  /** Made of the e-mail address where it is left out. */
  username: z
    .union([Username, z.literal('')])
    .nullish()
    .transform((name) => name || null),
  firstName: optionalText(80),
  lastName: optionalText(80),
});
export type UserInvitation = z.output<typeof UserInvitation>;
