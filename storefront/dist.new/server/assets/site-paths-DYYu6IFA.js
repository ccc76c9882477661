// ../backend/src/contract/shared/slug.ts
/** Free of zod. */
var LONGEST = 80;
/**
* Text as it may stand in an address or in the name of a file: lowercase letters and digits of ASCII, words
* joined by one dash.
* @param otherwise what stands for a text that has none of these
* @returns "pena-s-farm" for "Peña's Farm!"; at most 80 characters
*/
function slugOf(text, otherwise) {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST).replace(/^-+|-+$/g, "") || otherwise;
}
// ../backend/src/contract/shared/site-paths.ts
/** The address of every page, written once. Free of zod. */
/** @returns `path` with the query's filled-in values behind it, in the order given */
function withQuery(path, query) {
	const params = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) if (value !== void 0 && value !== null && value !== "") params.set(key, String(value));
	const text = params.toString();
	return text ? `${path}?${text}` : path;
}
var paths = {
	home: "/",
	about: "/#about",
	browse: (query = {}) => withQuery("/browse", query),
	post: (query = {}) => withQuery("/post", query),
	listing: (id) => `/listings/${id}`,
	editListing: (id) => `/listings/${id}/edit`,
	farm: (id) => `/farms/${id}`,
	/** A market, CSA, stand … of the directory. The id alone finds it; the name is for people. */
	place: (id, name) => `/places/${slugOf(name, "place")}-${id}`,
	/** The days of a market for calendars. */
	placeCalendar: (id) => `/places/${id}.ics`,
	/** The market days near a ZIP code: of the coming Saturday, or of a day. */
	thisSaturday: (query = {}) => withQuery("/this-saturday", query),
	/** The days of the markets that one sells at. */
	myMarketDays: "/market-days",
	/** The markets that one manages, and each of them. */
	myMarkets: "/markets/manage",
	manageMarket: (id) => `/markets/manage/${id}`,
	editMarket: (id) => `/markets/manage/${id}/edit`,
	/** The business that one works for, and its people. */
	business: "/business",
	newFarm: "/farms/new",
	/** The same with all fields on one page. */
	newFarmAtOnce: "/farms/new?form=all",
	claimFarm: (query = {}) => withQuery("/farms/claim", query),
	/** The whole form, or one of its steps. */
	editFarm: (id, query = {}) => withQuery(`/farms/${id}/edit`, query),
	farmerDashboard: "/farmer-dashboard",
	blog: "/blog",
	/** The blog's list, or a part of it; `page` counts from 1. */
	blogList: (query = {}) => withQuery("/blog", query),
	article: (slug) => `/blog/${slug}`,
	faq: "/faq",
	sitemap: "/sitemap",
	contact: "/contact",
	/** `returnTo`: where the person came from, a path of ours. */
	login: (query = {}) => withQuery("/login", query),
	register: (query = {}) => withQuery("/register", query),
	forgotPassword: "/forgot-password",
	account: "/account",
	saved: "/saved",
	product: (id) => `/products/${id}`,
	vendor: (id) => `/vendors/${id}`,
	checkout: (query = {}) => withQuery("/checkout", query),
	order: (id, query = {}) => withQuery(`/orders/${id}`, query),
	orderPayment: (id) => `/orders/${id}/pay`,
	orders: "/orders",
	vendorOnboarding: "/vendor/onboarding",
	vendorProfileEdit: "/vendor/profile/edit",
	newProduct: "/vendor/products/new",
	editProduct: (id) => `/vendor/products/${id}/edit`,
	vendorOrder: (id) => `/vendor/orders/${id}`,
	vendorDashboard: "/vendor/dashboard",
	/** What is to be packed, without prices. */
	vendorPacking: "/vendor/packing",
	/** What is to be weighed; `order` comes first. */
	vendorWeighing: (query = {}) => withQuery("/vendor/weighing", query),
	vendorHandover: (windowId) => `/vendor/handover/${windowId}`,
	daysOff: "/vendor/days-off",
	vendorPickups: "/vendor/pickups",
	pickupSite: (id) => `/vendor/pickups/sites/${id}`,
	pickupSchedule: (siteId, id) => `/vendor/pickups/sites/${siteId}/schedules/${id}`,
	deliveryZones: "/vendor/delivery-zones",
	deliveryDay: (id) => `/vendor/delivery-days/${id}`,
	vendorPickList: "/vendor/pick-list",
	vendorTerms: "/vendor/terms",
	vendorCodes: "/vendor/discount-codes",
	getPaid: "/vendor/get-paid",
	/** Leads on to a fresh link of the payment provider. */
	getPaidAgain: "/vendor/get-paid?link=again",
	getPaidReturn: "/vendor/get-paid?from=provider",
	getPaidTest: "/vendor/get-paid/test",
	yearStatement: (query = {}) => withQuery("/vendor/get-paid/statement", query),
	admin: "/admin",
	cart: "/cart",
	farmersMarkets: (query = {}) => withQuery("/farmers-markets", query),
	csa: (query = {}) => withQuery("/csa", query),
	uPick: (query = {}) => withQuery("/u-pick", query),
	marketplace: (query = {}) => withQuery("/marketplace", query),
	/** `slug` with its beginning: "farms-fort-myers-fl", "farms-in-florida". */
	location: (slug) => `/${slug}`,
	guides: "/guides",
	guide: (slug) => `/guides/${slug}`,
	inSeason: (query = {}) => withQuery("/in-season", query),
	privacy: "/privacy",
	terms: "/terms"
};
export { withQuery as n, paths as t };
