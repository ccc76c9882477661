import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Scale } from "./scale-DYxPLfpe.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { f as vendorOrderQuery, n as OWN_PRODUCTS, r as VENDOR_ORDERS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { a as isPickup, l as isToWeigh, t as DECLINED_TEXT } from "./order-words-BSPbCgif.js";
// src/marketplace/vendor/orders/use-moving.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var FAILURE = "Failed to update order status";
/**
* Moves the vendor's share of an order along.
* @param onMoved called once the server has it
*/
function useMoving(order, onMoved) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const refresh = () => refreshVendor(client, VENDOR_ORDERS, OWN_PRODUCTS, "/api/vendor/analytics", "/api/vendor/statement", "/api/vendor/get-paid");
	const moving = useMutation({
		mutationFn: (move) => callJson(`/api/orders/${order.id}/status`, {
			method: "PUT",
			body: move
		}),
		onSuccess: (moved) => {
			client.setQueryData(vendorOrderQuery(String(order.id)).queryKey, moved);
			toast({
				title: "Order updated",
				description: "Order status has been updated"
			});
			onMoved?.();
			return refresh();
		},
		onError: (error) => {
			if (isCode(error, "NOT_WEIGHED")) {
				toast({
					title: "Weigh this order first",
					description: "Then you can hand it over."
				});
				navigate(paths.vendorWeighing({ order: order.id }));
				return;
			}
			toast({
				title: "Error",
				description: FAILURE,
				variant: "destructive"
			});
			refresh();
		}
	});
	return {
		...moving,
		failure: moving.error ? sentenceOf(moving.error, `${FAILURE}.`) : null
	};
}
// ../backend/src/contract/marketplace/order-status.ts
/**
* The life of an order and of each vendor's share of it, as data that screens and server read. Free of zod.
*/
/** In the order in which they come; cancelled stands aside. */
var ORDER_STATUSES = [
	"pending",
	"confirmed",
	"shipped",
	"delivered",
	"cancelled"
];
/** Every move that is allowed. */
var ORDER_MOVES = [
	{
		from: "pending",
		to: "confirmed",
		by: ["vendor", "staff"],
		label: "Confirm Order"
	},
	{
		from: "confirmed",
		to: "shipped",
		by: ["vendor", "staff"],
		isPickup: false,
		label: "Mark as Shipped"
	},
	{
		from: "confirmed",
		to: "delivered",
		by: ["vendor", "staff"],
		isPickup: true,
		label: "Mark as Picked Up"
	},
	{
		from: "shipped",
		to: "delivered",
		by: ["vendor", "staff"],
		label: "Mark as Delivered"
	},
	{
		from: "pending",
		to: "cancelled",
		by: [
			"buyer",
			"vendor",
			"staff"
		],
		label: "Cancel Order"
	},
	{
		from: "confirmed",
		to: "cancelled",
		by: ["vendor", "staff"],
		label: "Cancel Order"
	}
];
/** @returns the moves that somebody may make from a status */
function movesFrom(status, actor, isPickup) {
	return ORDER_MOVES.filter((move) => move.from === status && move.by.includes(actor) && (move.isPickup ?? isPickup) === isPickup);
}
// src/marketplace/vendor/orders/order-moves.tsx
var import_jsx_runtime = require_jsx_runtime();
var DIALOGS = {
	shipped: (0, import_react.lazy)(() => import("./ship-dialog-BwgfBir3.js").then((module) => ({ default: module.ShipDialog }))),
	cancelled: (0, import_react.lazy)(() => import("./cancel-dialog-Dh7wBJDa.js").then((module) => ({ default: module.CancelDialog })))
};
var asks = (status) => Object.hasOwn(DIALOGS, status);
/** What the vendor can do next with an order; the table of moves is the server's own. */
function OrderMoves({ order, size = "md" }) {
	const [asking, setAsking] = (0, import_react.useState)(null);
	const [open, setOpen] = (0, import_react.useState)(false);
	const { may } = useMay();
	const moving = useMoving(order);
	const start = (status) => {
		if (!asks(status)) {
			moving.mutate({ status });
			return;
		}
		setAsking(status);
		setOpen(true);
	};
	if (!may("refund")) return null;
	const Dialog = asking && DIALOGS[asking];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [movesFrom(order.status, "vendor", isPickup(order)).map(({ to, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		size,
		look: to === "cancelled" ? "quiet" : "primary",
		className: to === "cancelled" ? "text-danger!" : void 0,
		"aria-label": `${label} #${order.orderNumber}`,
		...asks(to) && { "aria-haspopup": "dialog" },
		pendingLabel: moving.isPending && moving.variables.status === to && "Saving...",
		onClick: () => start(to),
		children: label
	}, to)), Dialog && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			order,
			open,
			onOpenChange: setOpen
		})
	})] });
}
// src/marketplace/vendor/orders/unconfirmed-note.tsx
/** Says that the buyer has yet to open the link in the email. */
function UnconfirmedNote({ order: { confirmBy, status } }) {
	if (confirmBy === null || status !== "pending") return null;
	const time = new Date(confirmBy).toLocaleTimeString("en-US", {
		hour: "numeric",
		minute: "2-digit"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex items-start gap-2 rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
				"aria-hidden": true,
				size: 18,
				className: "mt-0.5 shrink-0"
			}),
			"The buyer hasn’t confirmed this order yet. If they don’t by ",
			time,
			", we cancel it. If you know the buyer, you can confirm it yourself."
		]
	});
}
// src/marketplace/vendor/orders/weigh-note.tsx
/** What is to be known of an order by weight before it goes out. */
function WeighNote({ order }) {
	if (order.paymentStatus !== "owed" || order.status === "cancelled") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex items-start gap-2 rounded-control border border-danger px-3.5 py-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0 text-danger"
		}), DECLINED_TEXT]
	});
}
/** Leads from an order to the scale. */
function WeighOrderLink({ order, size = "md" }) {
	const { may } = useMay();
	if (!isToWeigh(order) || order.confirmBy !== null || !may("pack")) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		size,
		look: order.status === "confirmed" ? "primary" : "secondary",
		to: paths.vendorWeighing({ order: order.id }),
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scale, {
			"aria-hidden": true,
			size: 18
		}),
		"aria-label": `Weigh order #${order.orderNumber}`,
		children: "Weigh this order"
	});
}
export { ORDER_STATUSES as a, OrderMoves as i, WeighOrderLink as n, useMoving as o, UnconfirmedNote as r, WeighNote as t };
