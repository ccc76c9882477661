// ../backend/src/contract/accounts/business-roles.ts
var BUSINESS_ROLES = [
	"owner",
	"manager",
	"packer",
	"bookkeeper"
];
var BUSINESS_ROLE_LABELS = {
	owner: "Owner",
	manager: "Manager",
	packer: "Packer",
	bookkeeper: "Bookkeeper"
};
/** What each role is for, as whoever invites and whoever is invited read it. */
var BUSINESS_ROLE_HELP = {
	owner: "Owners can do everything, and invite and remove people.",
	manager: "Managers run the farm pages, listings, products and orders, and see the money.",
	packer: "Packers see what to pack and for whom. No prices, no addresses, no money.",
	bookkeeper: "Bookkeepers see orders and money. They can’t change anything."
};
/**
* `look`: the dashboards and one's own pages. `edit`: farm and vendor pages. `post`: listings and market
* stalls. `price`: products with their prices. `orders`: whole orders with their buyers. `pack`: what to
* pack. `refund`: move whole orders along, and cancel them. `money`: sales, statements and payouts.
* `get-paid`: the account that payouts go to. `invite`: people.
*/
var BUSINESS_CAPABILITIES = [
	"look",
	"edit",
	"post",
	"price",
	"orders",
	"pack",
	"refund",
	"money",
	"get-paid",
	"invite"
];
var ROLE_CAPABILITIES = {
	owner: BUSINESS_CAPABILITIES,
	manager: [
		"look",
		"edit",
		"post",
		"price",
		"orders",
		"pack",
		"refund",
		"money"
	],
	packer: ["pack"],
	bookkeeper: [
		"look",
		"orders",
		"money"
	]
};
/** @returns whether somebody with that role may do something for the business */
var businessMay = (role, capability) => ROLE_CAPABILITIES[role].includes(capability);
export { businessMay as a, BUSINESS_ROLE_LABELS as i, BUSINESS_ROLES as n, BUSINESS_ROLE_HELP as r, BUSINESS_CAPABILITIES as t };
