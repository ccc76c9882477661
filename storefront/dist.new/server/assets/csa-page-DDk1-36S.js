import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as FinderPage } from "./counted-places-Bv3T1ix0.js";
import { i as FEATURE_LABELS } from "./place-kinds-CWS_TYgm.js";
import { n as CARD_LIMITS } from "./limits-gK5FhdH4.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { gt as CSA_GUIDE, ht as CSA_FINDER, q as Tags } from "../entry-server.js";
import { o as seasonTexts } from "./social-links-9_mzPnuh.js";
import { r as PlaceReviews } from "./place-card-X4JriVNj.js";
import { n as KindCard, r as CardFact, t as KindInvitation } from "./kind-invitation-Ddte7YEh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/kinds/csa-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** How one gets a share and pays for it. */
var OF_SHARES = [
	"delivery",
	"online_orders",
	"snap",
	"volunteer"
];
/** A CSA: its season, what it says of shares, and what it has not told. */
var CsaCard = (0, import_react.memo)(function CsaCard({ place, eager }) {
	const seasons = seasonTexts(place.seasons ?? []);
	const ways = OF_SHARES.filter((feature) => place.features?.includes(feature));
	const facts = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFact, {
		name: "Season",
		missing: "Not listed",
		children: seasons.join(", ")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFact, {
		name: "Share price, pickup sites",
		missing: "Not listed. Ask the farm."
	})] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(KindCard, {
		place,
		eager,
		facts,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
				label: "Products",
				items: place.productTypes,
				limit: CARD_LIMITS.farmProductTypes
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
				label: "Shares",
				items: ways.map((way) => FEATURE_LABELS[way]),
				limit: ways.length,
				tone: "outline"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceReviews, {
				place,
				limit: CARD_LIMITS.farmReviews
			})
		]
	});
});
// src/directory/kinds/csa-page.tsx
var FACTS = [
	{
		title: "What you pay",
		text: "Most vegetable shares run 16 to 26 weeks and cost about $20 to $45 a week. Many farms take installments."
	},
	{
		title: "When to sign up",
		text: "In most of the country between December and May. In Florida, on the Gulf Coast and in the low deserts between August and October."
	},
	{
		title: "What to ask",
		text: "The first and last pickup, where you pick up, what happens when you are away, and what the farm grows itself."
	}
];
function CsaInvitation() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindInvitation, {
		lead: "Enter a ZIP code or a city to find the CSAs around it.",
		more: "With a CSA share you pay a farm for its season and get a part of each week’s harvest.",
		facts: FACTS,
		guide: {
			slug: CSA_GUIDE,
			name: "How CSA shares work"
		},
		article: {
			slug: "choosing-a-csa-share",
			name: "Choosing a CSA share"
		},
		noun: ["CSA", "CSAs"]
	});
}
/** What no record here tells of a CSA. */
function NotTold() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-4 max-w-3xl text-sm text-soft",
		children: [
			"Farms haven’t told us their share prices and pickup sites yet, so ask before you pay.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.guide(CSA_GUIDE),
				className: "link",
				children: "What to ask a CSA farm"
			})
		]
	});
}
/** The CSAs near a ZIP code. */
function CsaPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderPage, {
		finder: CSA_FINDER,
		card: CsaCard,
		invitation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CsaInvitation, {}),
		above: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotTold, {})
	});
}
export { CsaPage };
