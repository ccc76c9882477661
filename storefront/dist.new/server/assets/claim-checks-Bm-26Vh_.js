import { E as object, b as discriminatedUnion, w as literal } from "./schemas-CtfUswe-.js";
import { i as MarketProofRequest, r as MarketClaimRequest } from "./market-management-C0zDJQ84.js";
import { s as requiredEmail } from "./texts-BXzxH5nP.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/directory/market-management/claim/claim-checks.ts
var email = requiredEmail("Please enter an address at the market’s own domain.");
/** What is asked for depends on the way that was chosen; the form always has all of it. */
var claimResolver = u(discriminatedUnion("way", [
	object({ way: literal("listed") }),
	object({
		way: literal("domain"),
		email
	}),
	object({
		way: literal("team"),
		evidence: MarketClaimRequest.shape.evidence
	})
]));
var proofResolver = u(MarketProofRequest);
export { claimResolver, proofResolver };
