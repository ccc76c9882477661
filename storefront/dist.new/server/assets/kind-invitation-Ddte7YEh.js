import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { Sn as Badge, mt as hubPlacesQuery } from "../entry-server.js";
import { n as InBusiness, t as PlaceCard } from "./place-card-X4JriVNj.js";
import { t as CountedPlaces } from "./counted-places-Bv3T1ix0.js";
// src/directory/kinds/card-fact.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One thing that matters of a place, or that nobody has told it. */
function CardFact({ name, missing, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-x-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "font-semibold",
			children: name
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: children ? void 0 : "text-soft",
			children: children || missing
		})]
	});
}
// src/directory/kinds/kind-card.tsx
/**
* A place among others of its kind.
* @param facts what matters of that kind
*/
function KindCard({ place, eager, facts, children }) {
	const isOrganic = place.organicCertified || place.organicOptions;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PlaceCard, {
		place,
		eager,
		badges: isOrganic && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "sun",
			children: "Organic"
		}),
		status: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InBusiness, { place }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "flex flex-col gap-1 text-sm",
				children: facts
			}),
			place.description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "place-card-about",
				children: place.description
			}),
			children
		]
	});
}
// src/directory/kinds/kind-invitation.tsx
/** Before anything was searched: what such a place is, what to read, and where most of them are. */
function KindInvitation(props) {
	const { lead, more, facts, guide, article, noun, children } = props;
	const { data } = useQuery(hubPlacesQuery(guide.slug));
	const many = noun[1].charAt(0).toUpperCase() + noun[1].slice(1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10 pb-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-2xl",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: lead }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-soft",
						children: more
					})
				]
			}),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				"aria-labelledby": "before-you-go",
				className: "flex flex-col gap-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "before-you-go",
						className: "text-xl",
						children: "Good to know first"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "grid grid-cols-1 gap-4 md:grid-cols-3",
						children: facts.map(({ title, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "flex flex-col gap-1 rounded-card border border-line bg-card p-5",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
								className: "text-lg",
								children: title
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-sm text-soft",
								children: text
							})]
						}, title))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "flex flex-wrap gap-x-6 gap-y-2 text-sm",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.guide(guide.slug),
							className: "link",
							children: guide.name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.article(article.slug),
							className: "link",
							children: article.name
						})]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountedPlaces, {
				id: "kind-cities",
				title: `Cities with the most ${noun[1]} within 25 miles`,
				noun,
				places: data?.cities ?? []
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountedPlaces, {
				id: "kind-states",
				title: `${many} by state`,
				noun,
				places: data?.states ?? []
			})
		]
	});
}
export { KindCard as n, CardFact as r, KindInvitation as t };
