import { i as apiQueryOf, n as apiListQueryOf, r as apiQuery, t as apiListQuery } from "./queries-j_54H3BH.js";
// src/directory/listings/listing-card-data.ts
/** @returns a listing without what no card shows, so that pages do not carry it along */
function listingCard(listing) {
	const { description: _, isAvailable: _isAvailable, updatedAt: _updatedAt, farmId: _farmId, ...card } = listing;
	return card;
}
// src/directory/queries.ts
/** GET /api/listings/{id} */
function listingQuery(id) {
	return apiQuery(`/api/listings/${encodeURIComponent(id)}`);
}
var EVERY = {
	name: "cards",
	choose: (listings) => listings
};
/** GET /api/listings, as cards; `address` as `listingsAddress` writes it. */
function listingsQuery(address, { name, choose } = EVERY) {
	return {
		...apiListQueryOf(address, name, (listings) => choose(listings).map(listingCard)),
		placeholderData: keepWithinSearch(address)
	};
}
/** GET /api/farmers-markets or /api/local-farms; `address` as `placesAddress` writes it. */
function placesQuery(address) {
	return {
		...apiListQuery(address),
		placeholderData: keepWithinSearch(address)
	};
}
/** GET /api/zip-codes/{zipCode}/similar: what may have been meant where there is no such ZIP code. */
function similarZipsQuery(zipCode) {
	return apiQueryOf(`/api/zip-codes/${zipCode}/similar`, (zips) => zips.map(({ zipCode: similar, city, state }) => ({
		zipCode: similar,
		city,
		state
	})));
}
/** What makes a search another one; the rest are filters, orders and pages of it. */
var SUBJECTS = [
	"zipCode",
	"search",
	"category"
];
function isSameSearch(one, other) {
	const [a, b] = [one, other].map((address) => new URL(address, "http://localhost"));
	if (a?.pathname !== b?.pathname) return false;
	return SUBJECTS.every((name) => a?.searchParams.get(name) === b?.searchParams.get(name));
}
/** While a filter, order or page of the same search is on its way, its results so far stay on the screen. */
function keepWithinSearch(address) {
	return (previous, query) => query && isSameSearch(String(query.queryKey[0]), address) ? previous : void 0;
}
/** @returns how long a list is in all, as far as it was counted */
function countOfList(list) {
	return {
		total: list?.total ?? list?.items.length ?? 0,
		isMore: list?.isMore ?? false
	};
}
export { similarZipsQuery as a, placesQuery as i, listingQuery as n, listingsQuery as r, countOfList as t };
