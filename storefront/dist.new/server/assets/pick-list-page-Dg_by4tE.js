import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Mr as Segmented } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { s as openOrdersQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as PackingSlip } from "./packing-slip-JsjnqK-E.js";
import { n as chosenOrders, r as pickList, t as PickTable } from "./pick-table-DiKgp-J4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/orders/pick-list/pick-list-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var CHOICES = [
	{
		value: "all",
		label: "All"
	},
	{
		value: "pickup",
		label: "Pickup"
	},
	{
		value: "sent",
		label: "To ship"
	}
];
function Sheets({ orders, vendor }) {
	const today = formatDate(useNow().toISOString());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "pick",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-baseline justify-between gap-x-6",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "pick",
				className: "text-xl",
				children: "Pick list"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					vendor.businessName,
					", ",
					today,
					": ",
					countOf(orders.length, "open order")
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickTable, { lines: pickList(orders) })]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "slips",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "slips",
			className: "text-xl print:hidden",
			children: "Packing slips"
		}), orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackingSlip, {
			order,
			vendor,
			className: "print:break-before-page"
		}, order.id))]
	})] });
}
function OpenOrders({ vendor }) {
	const { data, error, refetch } = useQuery(openOrdersQuery());
	const [choice, setChoice] = (0, import_react.useState)("all");
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your orders.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." });
	const orders = chosenOrders(data, choice);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3 print:hidden",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
				label: "Which orders",
				name: "pick-choice",
				value: choice,
				options: CHOICES,
				onChange: setChoice,
				className: "[&_label]:whitespace-nowrap"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
					"aria-hidden": true,
					size: 18
				}),
				disabled: orders.length === 0,
				onClick: () => window.print(),
				children: "Print"
			})]
		}), orders.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
			title: "Nothing to pack",
			hint: "Open orders appear here until they’re shipped or picked up."
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheets, {
			orders,
			vendor
		})]
	});
}
/** What a vendor takes along on a market morning: everything to pick, and a slip for each order. */
function PickListPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Pick list and packing slips",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: withQuery(paths.vendorDashboard, { tab: "orders" }),
				children: "Orders"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl print:hidden",
				children: "Pick list and packing slips"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorPickList,
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." }),
				children: ({ profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenOrders, { vendor: profile })
			})
		]
	});
}
export { PickListPage };
