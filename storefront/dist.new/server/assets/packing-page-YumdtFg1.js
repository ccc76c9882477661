import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { Cn as CouldNotLoad, xn as Card } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { s as methodLabel } from "./order-words-BSPbCgif.js";
import { n as ParcelFields, t as NO_PARCEL } from "./parcel-fields-xKxqnI0Z.js";
import { t as PickupDaysLink } from "./pickup-days-link-B3qUbD9c.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { t as WeighingLink } from "./weighing-link-BCf7WOq8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/packing/packing-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var packingQuery = () => apiQuery("/api/vendor/packing");
function Shipping({ isPending, onShip }) {
	const [parcel, setParcel] = (0, import_react.useState)(NO_PARCEL);
	const submit = (event) => {
		event.preventDefault();
		if (!isPending) onShip({
			status: "shipped",
			...parcel
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		onSubmit: submit,
		"aria-label": "Mark as shipped",
		className: "flex flex-col gap-3 print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "grid grid-cols-1 gap-3 sm:grid-cols-2",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelFields, {
				value: parcel,
				onChange: setParcel
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			size: "sm",
			className: "self-start",
			pendingLabel: isPending && "Saving...",
			children: "Mark as Shipped"
		})]
	});
}
function OrderToPack({ order }) {
	const client = useQueryClient();
	const moving = useMutation({
		mutationFn: (body) => callJson(`/api/vendor/packing/${order.id}`, {
			method: "PUT",
			body
		}),
		onSuccess: () => {
			toast({ title: `Order #${order.orderNumber} updated` });
			return client.invalidateQueries({ queryKey: packingQuery().queryKey });
		},
		onError: () => void client.invalidateQueries({ queryKey: packingQuery().queryKey })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex break-inside-avoid flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg wrap-anywhere",
					children: order.customerName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						"#",
						order.orderNumber,
						" · ",
						methodLabel(order),
						" · ",
						formatDate(order.createdAt)
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-label": `What ${order.customerName} ordered`,
				className: "divide-y divide-line border-y border-line",
				children: order.items.map(({ id, name, unit, quantity }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-baseline gap-4 py-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "w-10 text-right text-lg font-semibold tabular-nums",
						children: quantity
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "min-w-0 wrap-anywhere",
						children: [
							name,
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "text-sm text-soft",
								children: formatUnit(unit)
							})
						]
					})]
				}, id))
			}),
			order.notes !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere",
				children: [
					"“",
					order.notes,
					"”"
				]
			}),
			moving.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(moving.error, "We couldn’t save that. Please try again.") }),
			isCode(moving.error, "NOT_WEIGHED") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				className: "self-start",
				to: paths.vendorWeighing({ order: order.id }),
				children: "Weigh this order"
			}),
			order.moves.map(({ to, label }) => to === "shipped" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shipping, {
				isPending: moving.isPending,
				onShip: moving.mutate
			}, to) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				className: "self-start print:hidden",
				"aria-label": `${label} #${order.orderNumber}`,
				pendingLabel: moving.isPending && "Saving...",
				onClick: () => moving.mutate({ status: to }),
				children: label
			}, to))
		]
	});
}
function OrdersToPack() {
	const { data, error, refetch } = useQuery(packingQuery());
	if (error instanceof ApiError && error.body?.error === "VENDOR_REQUIRED") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, {});
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your orders.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." });
	if (data.orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "Nothing to pack",
		hint: "Open orders appear here until they’re shipped or picked up."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-3xl flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-soft wrap-anywhere",
					children: [
						data.businessName,
						": ",
						countOf(data.orders.length + data.more, "open order")
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					size: "sm",
					className: "print:hidden",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
						"aria-hidden": true,
						size: 18
					}),
					onClick: () => window.print(),
					children: "Print"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4",
				children: data.orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderToPack, { order }) }, order.id))
			}),
			data.more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [countOf(data.more, "newer order"), " will appear here once these are on their way."]
			})
		]
	});
}
/** /vendor/packing: what is to be packed, without prices and addresses. */
function PackingPage() {
	const me = useRequiredSession(paths.vendorPacking);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Orders to pack",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Orders to pack"
			}),
			me && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3 empty:hidden print:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighingLink, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupDaysLink, {})]
			}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersToPack, {}, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." })
		]
	});
}
export { PackingPage };
