// src/marketplace/vendor/pickups/sites/site-values.ts
var NO_PLACE = {
	name: "",
	address: "",
	city: "",
	state: "",
	zipCode: ""
};
var NO_MARKET = {
	id: 0,
	name: "",
	address: "",
	latitude: 0,
	longitude: 0
};
/** @returns a new site: the farm's own address is there to start from */
var newSite = ({ address, city, state, zipCode }) => ({
	kind: "farm",
	farm: {
		name: "",
		address,
		city,
		state,
		zipCode
	},
	drop: NO_PLACE,
	host: "",
	market: NO_MARKET,
	instructions: "",
	accessNote: ""
});
/** @returns "1 Main Street, Fort Myers, FL 33901" */
var addressOf = ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`;
/** @returns a site as its form shows it */
function siteValues(site, home) {
	const { name, address, city, state, zipCode, latitude, longitude, placeId } = site;
	const own = {
		name,
		address,
		city,
		state,
		zipCode
	};
	return {
		...newSite(home),
		kind: site.kind,
		...site.kind === "farm" && { farm: own },
		...site.kind === "drop_point" && { drop: own },
		...site.kind === "market" && { market: {
			id: placeId ?? 0,
			name,
			address: `${address}, ${city}, ${state}`,
			latitude,
			longitude
		} },
		host: site.host ?? "",
		instructions: site.instructions ?? "",
		accessNote: site.accessNote ?? ""
	};
}
/** @returns what is sent; the server reads what was typed */
function siteRequest({ kind, farm, drop, host, market, ...notes }, picture) {
	const rest = {
		...notes,
		removeImage: picture.isRemoved
	};
	if (kind === "market") return {
		kind,
		placeId: market.id,
		...rest
	};
	return kind === "farm" ? {
		kind,
		...farm,
		...rest
	} : {
		kind,
		...drop,
		host,
		...rest
	};
}
/** @returns the form as it is sent, with the chosen picture */
function siteFormData(values, picture) {
	const form = new FormData();
	form.set("data", JSON.stringify(siteRequest(values, picture)));
	if (picture.file) form.append("image", picture.file, picture.file.name);
	return form;
}
var KIND_LABELS = {
	farm: "Your farm",
	market: "Market",
	drop_point: "Drop point"
};
export { siteFormData as a, newSite as i, NO_MARKET as n, siteRequest as o, addressOf as r, siteValues as s, KIND_LABELS as t };
