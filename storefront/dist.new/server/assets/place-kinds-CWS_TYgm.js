// ../backend/src/contract/directory/place-kinds.ts
/** Kinds, features and states of the places in the directory. Free of zod. */
var PLACE_KINDS = [
	"farmers_market",
	"on_farm_market",
	"csa",
	"food_hub",
	"agritourism",
	"farm_stand",
	"u_pick"
];
var PLACE_KIND_LABELS = {
	farmers_market: "Farmers market",
	on_farm_market: "On-farm market",
	csa: "CSA",
	food_hub: "Food hub",
	agritourism: "Farm visits",
	farm_stand: "Farm stand",
	u_pick: "U-pick"
};
var FARM_KINDS = PLACE_KINDS.filter((kind) => kind !== "farmers_market");
/** What a place offers beside its products, in the order in which cards show it. */
var FEATURES = [
	"snap",
	"wic",
	"wic_fmnp",
	"senior_fmnp",
	"snap_match",
	"cards",
	"mobile_pay",
	"checks",
	"cash",
	"barter",
	"volunteer",
	"indoor",
	"outdoor",
	"accessible",
	"parking",
	"restrooms",
	"pets",
	"online_orders",
	"delivery"
];
var FEATURE_LABELS = {
	snap: "SNAP",
	wic: "WIC",
	wic_fmnp: "WIC farmers market checks",
	senior_fmnp: "Senior coupons",
	snap_match: "SNAP matching",
	cards: "Cards",
	mobile_pay: "Mobile pay",
	checks: "Checks",
	cash: "Cash",
	barter: "Barter",
	volunteer: "Volunteer work for food",
	indoor: "Indoor",
	outdoor: "Outdoor",
	accessible: "Wheelchair accessible",
	parking: "Parking",
	restrooms: "Restrooms",
	pets: "Dogs welcome",
	online_orders: "Order online",
	delivery: "Delivery"
};
var BUSINESS_STATUSES = [
	"OPERATIONAL",
	"CLOSED_TEMPORARILY",
	"CLOSED_PERMANENTLY"
];
/** What a farm card calls a business status; a value that is not known is shown raw. */
function businessStatusLabel(status) {
	if (status === "OPERATIONAL") return "Open";
	if (status === "CLOSED_TEMPORARILY") return "Temporarily Closed";
	if (status === "CLOSED_PERMANENTLY") return "Permanently Closed";
	return status;
}
/** The credit of the directories that places are imported from. */
var USDA_ATTRIBUTION = "USDA Agricultural Marketing Service, Local Food Directories";
export { PLACE_KINDS as a, businessStatusLabel as c, FEATURE_LABELS as i, FARM_KINDS as n, PLACE_KIND_LABELS as o, FEATURES as r, USDA_ATTRIBUTION as s, BUSINESS_STATUSES as t };
