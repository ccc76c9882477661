import { A as string, E as object, T as number, d as Timestamp, k as strictObject } from "./schemas-CtfUswe-.js";
import { n as longText, s as requiredEmail } from "./texts-BXzxH5nP.js";
import { t as u } from "./zod-BBj7cvpn.js";
// ../backend/src/contract/content/messages.ts
/** POST /api/contact */
var ContactRequest = strictObject({
	name: longText(2, 120, "Name must be at least 2 characters long"),
	email: requiredEmail("Please enter a valid email address"),
	subject: longText(3, 200, "Subject must be at least 3 characters long"),
	message: longText(10, 5e3, "Message must be at least 10 characters long"),
	/** A field that people do not see; who fills it in is a program, gets the same answer and is not kept. */
	company: string().max(1e3).optional()
});
object({
	id: number(),
	createdAt: Timestamp
});
// src/content/contact/contact-check.ts
var contactResolver = u(ContactRequest);
export { contactResolver };
