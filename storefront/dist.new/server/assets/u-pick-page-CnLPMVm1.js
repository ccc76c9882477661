import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as FinderPage } from "./counted-places-Bv3T1ix0.js";
import { i as monthName } from "./months-dNOTda4-.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { Dn as monthsText, dt as U_PICK_GUIDE, ft as cropsNamed, pt as pickingCalendarQuery, ut as U_PICK_FINDER } from "../entry-server.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as Fold } from "./fold-aOmQtErO.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as KindCard, r as CardFact, t as KindInvitation } from "./kind-invitation-Ddte7YEh.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as FarmCardOffers } from "./farm-card-Cbogi4S3.js";
// src/directory/kinds/crops-now.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* What people can usually pick this month in a state, or in most of the country. Nothing where there is no
* calendar.
*/
function CropsNow({ state }) {
	const month = useNow().getUTCMonth() + 1;
	const { data } = useQuery(pickingCalendarQuery(state));
	if (!data || data.crops.length === 0) return null;
	const crops = data.crops.filter(({ months }) => months.includes(month));
	const where = data.stateName ?? "most of the country";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "crops-now",
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "crops-now",
				className: "text-lg",
				children: [
					"In season in ",
					where,
					" in ",
					monthName(month)
				]
			}),
			crops.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
				summary: crops.length === 1 ? "Show the crop" : `Show ${crops.length} crops`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "pills",
					children: crops.map(({ name, search, months }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						className: "flex items-baseline gap-2 rounded-full bg-moss px-3.5 py-1 text-sm",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "font-medium",
							children: name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "text-soft",
							children: monthsText(months)
						})]
					}, search))
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [crops.length > 0 ? "These are u-pick crops and their usual months. Weather moves them, so call the farm before you drive. " : "No u-pick crops are usually in season this month. ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.inSeason({ ...state && { state } }),
					className: "link",
					children: data.stateName ? `${data.stateName}’s harvest calendar` : "Harvest calendars by state"
				})]
			})
		]
	});
}
// src/directory/kinds/u-pick-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The crops that a farm names, those first that are usually picked in its state this month. */
function Crops({ place }) {
	const month = useNow().getUTCMonth() + 1;
	const { data } = useQuery({
		...pickingCalendarQuery(place.state),
		enabled: place.state !== void 0
	});
	const named = cropsNamed(place, data?.crops ?? []);
	const isNow = (crop) => crop.months.includes(month);
	const names = (crops) => crops.map(({ name }) => name).join(", ");
	const now = named.filter(isNow);
	const later = named.filter((crop) => !isNow(crop));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [now.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFact, {
		name: "Usually picked now",
		missing: "",
		children: names(now)
	}), (later.length > 0 || now.length === 0) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFact, {
		name: now.length > 0 ? "Other months" : "Crops",
		missing: "Not listed. Call before you go.",
		children: names(later)
	})] });
}
/** A u-pick farm: whether it is open, and which crops it names. */
var UPickCard = (0, import_react.memo)(function UPickCard({ place, eager }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindCard, {
		place,
		eager,
		facts: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Crops, { place }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmCardOffers, { place })
	});
});
// src/directory/kinds/u-pick-page.tsx
var FACTS = [
	{
		title: "Call first",
		text: "Fields close when they are picked out or wet. The farm’s phone message and its own page say which crop is open today."
	},
	{
		title: "How you pay",
		text: "By the pound, by the container, or with an admission that may or may not count toward fruit. Ask for the price per pound."
	},
	{
		title: "What to bring",
		text: "Shallow containers, water, sun hats and closed shoes. Ask about cards: some farms take cash alone."
	}
];
function UPickInvitation() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindInvitation, {
		lead: "Enter a ZIP code or a city to find the u-pick farms around it.",
		more: "You’ll see what is in season there now, which crops each farm names, and when it opens.",
		facts: FACTS,
		guide: {
			slug: U_PICK_GUIDE,
			name: "U-pick farms: a crop calendar and what it costs"
		},
		article: {
			slug: "u-pick-first-visit",
			name: "Your first visit to a u-pick farm"
		},
		noun: ["u-pick farm", "u-pick farms"],
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropsNow, {})
	});
}
/** The u-pick farms near a ZIP code, and what is in season there now. */
function UPickPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderPage, {
		finder: U_PICK_FINDER,
		card: UPickCard,
		invitation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UPickInvitation, {}),
		above: ({ state }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "mb-6",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropsNow, { state })
		})
	});
}
export { UPickPage };
