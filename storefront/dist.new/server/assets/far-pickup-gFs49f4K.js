import { i as groupThousands } from "./prices-DvN7lvqV.js";
import { ConfirmDialog } from "./confirm-dialog-CVlnwhCl.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/cart/checkout/far-pickup.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks once whether a pickup that is far away is meant. */
function FarPickup({ delivery }) {
	const { farPickups, isAsking, acceptFar, declineFar } = delivery;
	const [farthest, ...others] = farPickups;
	if (!farthest) return null;
	const { vendorName, city, state, miles } = farthest;
	const rest = others.map((one) => `${one.vendorName} in ${one.city}, ${one.state} (${one.miles} miles)`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmDialog, {
		open: isAsking,
		onOpenChange: (open) => !open && declineFar(),
		title: `It is ${groupThousands(String(miles))} miles to ${city}, ${state}: still pick up?`,
		confirmLabel: "Still pick up",
		pendingLabel: false,
		onConfirm: acceptFar,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"You pick up your items from ",
			vendorName,
			" there yourself. They won’t be sent to you."
		] }), rest.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "mt-2",
			children: [
				"Also far away: ",
				rest.join("; "),
				"."
			]
		})]
	});
}
export { FarPickup };
