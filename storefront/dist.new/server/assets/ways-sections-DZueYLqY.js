import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as CalendarCheck } from "./calendar-check-BIJWSQm2.js";
import { S as sharedWays, f as cartTotals, p as groupByVendor } from "./use-discounts-BG263fRB.js";
import { Ln as CHECKOUT_METHODS, Sn as Badge, fn as Checkbox, gn as TextField, xn as Card } from "../entry-server.js";
import { s as orderWays } from "./seller-terms-vgRQTthN.js";
import { i as UNCOLLECTED_WORDS } from "./uncollected-CNCrqCOd.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
import { r as centsOf } from "./money-C_WGm-47.js";
import { a as sharesOf, c as priceText, i as hasDays, l as ChoiceCards, n as waysSentence, o as zonePricesOf, r as daysOf, s as METHODS, t as sectionId } from "./checkout-form-CqX5vmN_.js";
import { o as windowText, t as cutoffText } from "./handover-words-CW5a2lSc.js";
import { a as wholeMiles } from "./reach--HbYTlma.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/cart/checkout/ways/day-choices.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** So many days of a place are seen at first. */
var SHOWN = 3;
function Day({ day, name, isChosen, onChoose }) {
	const id = (0, import_react.useId)();
	const { problem, room, address, reason } = day;
	const isOut = problem !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: clsx("flex items-start gap-3 rounded-control border p-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf", isOut ? "cursor-not-allowed border-line bg-sunk" : "cursor-pointer border-edge hover:border-leaf", !isOut && "has-checked:border-leaf has-checked:bg-moss"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "radio",
			name,
			checked: isChosen,
			disabled: isOut && !isChosen,
			onChange: onChoose,
			"aria-labelledby": `${id}-name`,
			"aria-describedby": `${id}-more`,
			"aria-invalid": isOut && isChosen ? true : void 0,
			className: "mt-0.5 size-4 shrink-0 accent-leaf outline-none"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "min-w-0 wrap-anywhere",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					id: `${id}-name`,
					className: clsx("block font-semibold", isOut && "text-soft"),
					children: windowText(day)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					id: `${id}-more`,
					className: clsx("block", isOut && isChosen ? "text-danger" : "text-soft"),
					children: [
						problem ?? `Order by ${cutoffText(day.ordersCloseAt, day.timeZone)}`,
						address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "block",
							children: [
								"This time at ",
								address,
								"."
							]
						}),
						reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block",
							children: reason
						})
					]
				})]
			}), room && !isOut && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "sun",
				children: room
			})]
		})]
	});
}
/** The place, as one who goes there reads it. */
function Place({ site, id }) {
	const { name, address, city, state, miles, accessNote } = site;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-start gap-2 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0 wrap-anywhere",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					id,
					className: "font-sans text-sm font-semibold",
					children: name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-soft",
					children: [
						address ? `${address}, ` : "",
						city,
						", ",
						state,
						miles !== null && ` (${wholeMiles(miles)})`
					]
				}),
				accessNote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft",
					children: accessNote
				})
			]
		})]
	});
}
/** The first days, and the others behind a button; the one that is chosen is always seen. */
function Days({ days, name, windowId, onChange }) {
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	const shown = days.filter(({ id }, index) => isOpen || index < SHOWN || id === windowId);
	const more = days.length - shown.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [shown.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, {
		day,
		name,
		isChosen: day.id === windowId,
		onChoose: () => onChange(day.id)
	}, day.id)), more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		size: "sm",
		look: "secondary",
		onClick: () => setIsOpen(true),
		className: "self-start",
		children: ["Show ", countOf(more, "more day")]
	})] });
}
/** The coming pickup days by place, or the delivery days. */
function DayChoices({ vendor, method, error, ...choice }) {
	const id = (0, import_react.useId)();
	const { vendorId, vendorName, sites } = vendor;
	const days = daysOf(vendor, method);
	const rows = {
		name: `day-${vendorId}`,
		...choice
	};
	const places = sites.filter((site) => days.some(({ siteId }) => siteId === site.id));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex min-w-0 flex-col gap-5",
		"aria-describedby": error && `${id}-error`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("legend", {
				className: "mb-3 text-sm font-semibold",
				children: [method === "pickup" ? "Pickup day" : "Delivery day", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "sr-only",
					children: [" of ", vendorName]
				})]
			}),
			method === "pickup" ? places.map((site) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: "group",
				"aria-labelledby": `${id}-${site.id}`,
				className: "flex flex-col gap-2.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Place, {
					site,
					id: `${id}-${site.id}`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
					...rows,
					days: days.filter(({ siteId }) => siteId === site.id)
				})]
			}, site.id)) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex flex-col gap-2.5",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
					...rows,
					days
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
// src/marketplace/cart/checkout/ways/vendor-way-section.tsx
/** @returns what a vendor's part costs to get in a way, while the others go as they do */
function priceOf({ vendor, way, ways, items, discounts }, method) {
	const changed = new Map([...ways.ways, [vendor.vendorId, {
		...way,
		method
	}]]);
	return cartTotals(items, method, {
		discounts,
		ways: orderWays("pickup", sharesOf(ways.vendors, changed)),
		zonePrices: zonePricesOf(ways.vendors, changed)
	}).shares.find(({ vendorId }) => vendorId === vendor.vendorId)?.shipping ?? 0;
}
function noteOf(vendor, own, method) {
	const { zone } = vendor;
	if (method === "pickup") return hasDays(vendor, method) ? `You pick it up on a day that you choose.` : `You pick it up in ${own.vendor.city}, ${own.vendor.state}.`;
	if (method === "shipping") return METHODS.shipping.note ?? "";
	if (!zone) return `${vendor.vendorName} delivers within 25 miles.`;
	const free = zone.freeFrom === null ? "" : `Free from ${dollarsShort(centsOf(zone.freeFrom) ?? 0)}.`;
	return [
		`${vendor.vendorName} brings it to you.`,
		free,
		zone.note ?? ""
	].filter(Boolean).join(" ");
}
/** The ways that a vendor does not have at all are left out, but for the one that is chosen. */
var isOffered = (own, method, chosen) => {
	const { way, isPartial } = sharedWays(own.items, null)[method];
	return method === chosen || way !== "not-offered" || isPartial;
};
/** How one vendor's part reaches its buyer: the way, its day, and who comes for it. */
function VendorWaySection({ own, ...priced }) {
	const { vendor, way, ways } = priced;
	const { vendorId, vendorName } = vendor;
	const problem = ways.problemFor(vendorId);
	const errorAt = (at) => problem?.at === at ? problem.message : void 0;
	const choose = (change) => ways.choose(vendorId, change);
	const chooseMethod = (method) => {
		const only = daysOf(vendor, method).filter((day) => day.problem === null);
		choose({
			method,
			windowId: only[0]?.id ?? null
		});
	};
	const choices = CHECKOUT_METHODS.filter((method) => isOffered(own, method, way.method)).map((method) => ({
		...METHODS[method],
		value: method,
		note: noteOf(vendor, own, method),
		price: priceText(priceOf(priced, method)),
		reason: vendor.options.find((option) => option.method === method)?.reason ?? null
	}));
	const isFull = vendor.windows.length > 0 && way.method !== "pickup" && !choices.some(isOpenPickup);
	const heading = `${sectionId(vendorId)}-name`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		id: sectionId(vendorId),
		role: "group",
		tabIndex: -1,
		"aria-labelledby": heading,
		className: "scroll-mt-24 p-5 sm:p-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: heading,
				className: "text-lg wrap-anywhere",
				children: vendorName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-1 text-sm text-soft wrap-anywhere",
				children: own.items.map(({ product }) => product.name).join(", ")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-4 flex flex-col gap-5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceCards, {
						legend: `How you get your order from ${vendorName}`,
						name: `way-${vendorId}`,
						value: way.method,
						choices,
						onChange: chooseMethod,
						error: errorAt("method")
					}),
					(hasDays(vendor, way.method) || isFull) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayChoices, {
						vendor,
						method: isFull ? "pickup" : way.method,
						windowId: way.windowId,
						onChange: (windowId) => choose({ windowId }),
						error: errorAt("windowId")
					}),
					!hasDays(vendor, way.method) && errorAt("windowId") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-danger",
						children: errorAt("windowId")
					}),
					way.method === "pickup" && vendor.uncollected && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft",
						children: UNCOLLECTED_WORDS[vendor.uncollected]
					}),
					way.method === "pickup" && hasDays(vendor, "pickup") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collector, {
						value: way.collector,
						onChange: (collector) => choose({ collector }),
						error: errorAt("collector")
					})
				]
			})
		]
	});
}
var isOpenPickup = ({ value, reason }) => value === "pickup" && reason === null;
/** Who comes for it, where that is another person. */
function Collector({ value, onChange, error }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: "Someone else picks it up",
			checked: value !== null,
			onChange: ({ currentTarget }) => onChange(currentTarget.checked ? "" : null)
		}), value !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Their name",
			autoComplete: "off",
			maxLength: 80,
			value,
			onChange: ({ currentTarget }) => onChange(currentTarget.value),
			error,
			className: "max-w-96"
		})]
	});
}
// src/marketplace/cart/checkout/ways/ways-sections.tsx
/** How each vendor's part reaches its buyer: all of it in a sentence, then vendor by vendor. */
function WaysSections({ items, ways, discounts }) {
	const groups = groupByVendor(items);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-start gap-2.5 rounded-control bg-moss px-4 py-3 text-sm wrap-anywhere",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarCheck, {
			"aria-hidden": true,
			size: 20,
			className: "shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "min-w-0",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisibleLabel, {}),
				" ",
				waysSentence(ways.vendors, ways.ways, items, /* @__PURE__ */ new Date())
			]
		})]
	}), ways.vendors.map((vendor) => {
		const group = groups.find(({ vendor: { id } }) => id === vendor.vendorId);
		const way = ways.ways.get(vendor.vendorId);
		if (!group || !way) return null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorWaySection, {
			vendor,
			way,
			ways,
			items,
			discounts,
			own: group
		}, vendor.vendorId);
	})] });
}
var VisibleLabel = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
	className: "font-semibold",
	children: "How you get your order."
});
export { WaysSections };
