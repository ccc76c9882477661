import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as Clock } from "./clock-Chz5693C.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Truck } from "./truck-Dh4FgheF.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/package-check.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "package-check",
	size: 24,
	node: [
		["path", {
			d: "M12 22V12",
			key: "d0xqtd"
		}],
		["path", {
			d: "m16 17 2 2 4-4",
			key: "uh5qu3"
		}],
		["path", {
			d: "M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753",
			key: "kpkbpo"
		}],
		["path", {
			d: "M3.29 7 12 12l8.71-5",
			key: "19ckod"
		}],
		["path", {
			d: "m7.5 4.27 8.997 5.148",
			key: "9yrvtv"
		}]
	]
};
__iconData.node;
var PackageCheck = createLucideIcon(__iconData);
// src/marketplace/parts/status-label.ts
var LABELS = {
	pending: "Pending",
	confirmed: "Confirmed",
	shipped: "Shipped",
	delivered: "Delivered",
	cancelled: "Canceled"
};
/** @returns "Pending"; "Picked up" for what was picked up rather than delivered */
function statusLabel(status, isPickup = false) {
	return status === "delivered" && isPickup ? "Picked up" : LABELS[status];
}
// src/marketplace/parts/status-badge.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is under way has a color; what is over is neutral. */
var LOOKS = {
	pending: {
		look: "bg-sun text-on-sun",
		icon: Clock
	},
	confirmed: {
		look: "bg-moss text-leaf",
		icon: Check
	},
	shipped: {
		look: "bg-leaf text-on-leaf",
		icon: Truck
	},
	delivered: {
		look: "bg-sunk text-soft",
		icon: PackageCheck
	},
	cancelled: {
		look: "bg-sunk text-soft",
		icon: X
	}
};
/** How far an order is. */
function StatusBadge({ status, isPickup = false }) {
	const { look, icon: Icon } = LOOKS[status];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap print:text-ink", look),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			"aria-hidden": true,
			size: 14
		}), statusLabel(status, isPickup)]
	});
}
export { statusLabel as n, StatusBadge as t };
