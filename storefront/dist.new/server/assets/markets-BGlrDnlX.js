// ../backend/src/contract/directory/markets.ts
/** A manager invited them, or they asked to join; only members are shown. */
var MEMBER_STATUSES = [
	"invited",
	"asked",
	"member",
	"removed"
];
var ATTENDANCE_ANSWERS = [
	"coming",
	"not_coming",
	"sold_out"
];
/** Of what people tell the team when they claim a market, in characters. */
var MAX_CLAIM_EVIDENCE = 1e3;
export { MAX_CLAIM_EVIDENCE as n, MEMBER_STATUSES as r, ATTENDANCE_ANSWERS as t };
