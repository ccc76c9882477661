import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { requiredEmail, requiredText } from '../shared/texts.js';
import { BUSINESS_CAPABILITIES, BUSINESS_ROLES, MAX_BUSINESS_NAME } from './business-roles.js';

export const MAX_MEMBERS = 50;
export const MAX_OPEN_INVITATIONS = 20;
export const BUSINESS_INVITATION_DAYS = 7;
/** How long an owner's offer to hand over stands. */
export const TRANSFER_DAYS = 7;

const Role = z.enum(BUSINESS_ROLES, 'Please choose a role from the list.');
const Id = RowId('The business could not be found.');

export const BusinessParams = z.object({ id: Id });
export type BusinessParams = z.infer<typeof BusinessParams>;
export const BusinessMemberParams = z.object({ id: Id, user: RowId('We couldn’t find this person.') });
export type BusinessMemberParams = z.infer<typeof BusinessMemberParams>;
export const BusinessInvitationParams = z.object({
  id: Id,
  invitation: RowId('The invitation could not be found.'),
});
export type BusinessInvitationParams = z.infer<typeof BusinessInvitationParams>;

/** A business that somebody works in, and what their role lets them do. */
export const OwnBusiness = z.object({
  id: z.number(),
  name: z.string(),
  role: Role,
  capabilities: z.array(z.enum(BUSINESS_CAPABILITIES)),
  /** Whether the dashboards show this one; one of the list. */
  isCurrent: z.boolean(),
  /** Whether it has a vendor in the marketplace, also one that waits for approval. */
  hasShop: z.boolean(),
});
export type OwnBusiness = z.infer<typeof OwnBusiness>;

/** GET /api/businesses: those that the person works in, the current one first. */
export const OwnBusinesses = z.array(OwnBusiness);
export type OwnBusinesses = z.infer<typeof OwnBusinesses>;

/** GET /api/businesses/{id}: who works there. Invitations and history are for those who may invite. */
export const BusinessView = OwnBusiness.extend({
  people: z.array(
    z.object({
      userId: z.number(),
      name: z.string(),
      /** For those who may invite, and one's own; otherwise null. */
      email: z.string().nullable(),
      role: Role,
      since: Timestamp,
      isYou: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ id: z.number(), email: z.string(), role: Role, expiresAt: Timestamp })),
  /** Who is to take over, and by when they have to say yes; null where nothing is offered. */
  handover: z
    .object({ userId: z.number(), name: z.string(), until: Timestamp, isForYou: z.boolean() })
    .nullable(),
  /** The newest first. */
  history: z.array(z.object({ text: z.string(), who: z.string(), role: Role.nullable(), at: Timestamp })),
});
export type BusinessView = z.infer<typeof BusinessView>;

/** What the form of its name had shown. */
export const SeenBusiness = seenOf(OwnBusiness.pick({ name: true }));

export const BusinessRequest = z.strictObject({
  name: requiredText(MAX_BUSINESS_NAME, 'Please enter a name.'),
});
export type BusinessRequest = z.output<typeof BusinessRequest>;
/**
 * PUT /api/businesses/{id}: with `was`, only what it names is changed, and only while it is what it says (409
 * CHANGED_MEANWHILE).
 */
export const BusinessUpdate = BusinessRequest.extend({ was: SeenBusiness.optional() });
export type BusinessUpdate = z.output<typeof BusinessUpdate>;

/** POST /api/businesses/{id}/invitations: emails a link, good for that address and seven days. */
export const BusinessInvitationRequest = z.strictObject({
  email: requiredEmail('Please enter a valid email address.'),
  role: Role,
});
export type BusinessInvitationRequest = z.output<typeof BusinessInvitationRequest>;

/** PUT /api/businesses/{id}/people/{user}: with `was`, only while it is that role (409 CHANGED_MEANWHILE). */
export const MemberRoleRequest = z.strictObject({
  role: Role,
  was: seenOf(z.object({ role: Role })).optional(),
});
export type MemberRoleRequest = z.output<typeof MemberRoleRequest>;

/** POST /api/businesses/{id}/handover: offers one's own ownership to somebody who works there. */
export const TransferRequest = z.strictObject({
  userId: z.number('Please choose who takes over.').int().positive().max(999_999_999),
});
export type TransferRequest = z.output<typeof TransferRequest>;

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This invitation no longer works. Ask for a new one.');

/** POST /api/business-invitations/look and /accept: the token of the link in the email. */
export const BusinessTokenRequest = z.strictObject({ token: Token });
export type BusinessTokenRequest = z.output<typeof BusinessTokenRequest>;

/** What an invitation says, to whoever has its link. */
export const BusinessInvitationView = z.object({
  businessName: z.string(),
  role: Role,
  /** "m…@example.com", so that people know which account to log in with. */
  sentTo: z.string(),
  expiresAt: Timestamp,
});
export type BusinessInvitationView = z.infer<typeof BusinessInvitationView>;
