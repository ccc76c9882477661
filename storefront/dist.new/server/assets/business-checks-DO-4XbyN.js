import { A as string, E as object, T as number, _ as _enum, d as Timestamp, k as strictObject, l as RowId, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { c as requiredText, s as requiredEmail } from "./texts-BXzxH5nP.js";
import { n as BUSINESS_ROLES, t as BUSINESS_CAPABILITIES } from "./business-roles-BFgw9Gqu.js";
import { t as u } from "./zod-BBj7cvpn.js";
// ../backend/src/contract/accounts/businesses.ts
var Role = _enum(BUSINESS_ROLES, "Please choose a role from the list.");
var Id = RowId("The business could not be found.");
object({ id: Id });
object({
	id: Id,
	user: RowId("We couldn’t find this person.")
});
object({
	id: Id,
	invitation: RowId("The invitation could not be found.")
});
/** A business that somebody works in, and what their role lets them do. */
var OwnBusiness = object({
	id: number(),
	name: string(),
	role: Role,
	capabilities: array(_enum(BUSINESS_CAPABILITIES)),
	/** Whether the dashboards show this one; one of the list. */
	isCurrent: boolean()
});
array(OwnBusiness);
OwnBusiness.extend({
	people: array(object({
		userId: number(),
		name: string(),
		/** For those who may invite, and one's own; otherwise null. */
		email: string().nullable(),
		role: Role,
		since: Timestamp,
		isYou: boolean()
	})),
	invitations: array(object({
		id: number(),
		email: string(),
		role: Role,
		expiresAt: Timestamp
	})),
	/** Who is to take over, and by when they have to say yes; null where nothing is offered. */
	handover: object({
		userId: number(),
		name: string(),
		until: Timestamp,
		isForYou: boolean()
	}).nullable(),
	/** The newest first. */
	history: array(object({
		text: string(),
		who: string(),
		role: Role.nullable(),
		at: Timestamp
	}))
});
/** PUT /api/businesses/{id} */
var BusinessRequest = strictObject({ name: requiredText(120, "Please enter a name.") });
/** POST /api/businesses/{id}/invitations: emails a link, good for that address and seven days. */
var BusinessInvitationRequest = strictObject({
	email: requiredEmail("Please enter a valid email address."),
	role: Role
});
strictObject({ role: Role });
strictObject({ userId: number("Please choose who takes over.").int().positive().max(999999999) });
var Token = string().regex(/^[A-Za-z0-9_-]{43}$/, "This invitation no longer works. Ask for a new one.");
strictObject({ token: Token });
object({
	businessName: string(),
	role: Role,
	/** "m…@example.com", so that people know which account to log in with. */
	sentTo: string(),
	expiresAt: Timestamp
});
// src/accounts/business/business-checks.ts
var invitationResolver = u(BusinessInvitationRequest);
var businessResolver = u(BusinessRequest);
export { businessResolver, invitationResolver };
