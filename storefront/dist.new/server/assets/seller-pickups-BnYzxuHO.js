import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { J as dayHours, Sn as Badge, X as dayTitle, xn as Card } from "../entry-server.js";
// src/lib/sellers/seller-markets.tsx
var import_jsx_runtime = require_jsx_runtime();
function NextDay$1({ day }) {
	const hours = dayHours(day);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex flex-wrap items-center gap-x-2 gap-y-1 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "tabular-nums",
				children: [dayTitle(day), hours && `, ${hours}`]
			}),
			day.status === "moved" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "sun",
				children: "Moved"
			}),
			day.presence === "coming" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "They said they’re coming" }),
			day.presence === "usual" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "Usually there"
			}),
			day.presence === "sold_out" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "clay",
				children: "Sold out"
			})
		]
	});
}
/** The markets where a farm or a vendor sells, the soonest first. */
function SellerMarkets({ markets }) {
	if (markets.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "seller-markets",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "seller-markets",
			className: "text-xl",
			children: "You’ll find them at"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "max-w-measure divide-y divide-line",
			children: markets.map(({ placeId, name, city, state, stall, nextDay }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex flex-col gap-0.5 py-2.5 wrap-anywhere",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "flex flex-wrap items-baseline gap-x-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.place(placeId, name),
						className: "link font-semibold",
						children: name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm text-soft",
						children: [city && state && `${city}, ${state}`, stall && `Stall ${stall}`].filter(Boolean).join(" · ")
					})]
				}), nextDay ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextDay$1, { day: nextDay }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: "No market day known in the coming weeks"
				})]
			}, placeId))
		})]
	});
}
// src/lib/sellers/seller-pickups.tsx
function NextDay({ day }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-0.5 py-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold tabular-nums",
				children: day.when
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm wrap-anywhere",
				children: [
					day.siteName,
					day.address !== null && `, this time at ${day.address}`,
					day.reason !== null && ` (${day.reason})`
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft tabular-nums",
				children: ["Order by ", day.orderBy]
			})
		]
	});
}
function Part({ icon, title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex min-w-0 flex-1 basis-72 flex-col gap-1 p-4 sm:p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
			className: "flex items-center gap-2 text-base",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				className: "shrink-0 text-leaf"
			}), title]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "divide-y divide-line",
			children
		})]
	});
}
function Usual({ usual }) {
	return usual.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "text-sm tabular-nums",
		children: text
	}, text));
}
function SiteName({ site: { name, placeId } }) {
	if (placeId === null) return name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.place(placeId, name),
		className: "link",
		children: name
	});
}
function NextDays({ days }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Part, {
		icon: "clock",
		title: days.length === 1 ? "Next pickup" : "Next pickups",
		children: [days.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: "py-3 text-sm text-soft",
			children: "No pickup day takes orders right now."
		}), days.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextDay, { day }, day.windowId))]
	});
}
function Sites({ sites }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
		icon: "map-pin",
		title: sites.length === 1 ? "Pickup site" : "Pickup sites",
		children: sites.map((site) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-col gap-0.5 py-3 wrap-anywhere",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteName, { site })
					}),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-sm text-soft",
						children: [
							site.city,
							", ",
							site.state
						]
					})
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Usual, { usual: site.usual }),
				site.accessNote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: site.accessNote
				})
			]
		}, site.id))
	});
}
function Zones({ zones }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
		icon: "map",
		title: zones.length === 1 ? "Delivery zone" : "Delivery zones",
		children: zones.map(({ id, text, usual, note }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-col gap-0.5 py-3 wrap-anywhere",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "font-semibold tabular-nums",
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Usual, { usual }),
				note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: note
				})
			]
		}, id))
	});
}
/** When and where a farm or vendor hands over next, and as a rule; nothing where it has set nothing up. */
function SellerPickups({ pickups }) {
	if (!pickups) return null;
	const { days, sites, zones } = pickups;
	const title = zones.length === 0 ? "Pickup days" : sites.length === 0 ? "Delivery" : "Pickup and delivery";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "pickups",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "pickups",
			className: "text-xl",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-start gap-4",
			children: [
				sites.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextDays, { days }),
				sites.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sites, { sites }),
				zones.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Zones, { zones })
			]
		})]
	});
}
export { SellerMarkets as n, SellerPickups as t };
