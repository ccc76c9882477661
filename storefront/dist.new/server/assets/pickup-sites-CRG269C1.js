// ../backend/src/contract/marketplace/pickup/pickup-sites.ts
/** Where a vendor hands orders over. Free of zod. */
var SITE_KINDS = [
	"farm",
	"market",
	"drop_point"
];
export { SITE_KINDS as t };
