import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { n as ParcelFields, t as NO_PARCEL } from "./parcel-fields-xKxqnI0Z.js";
import { o as useMoving } from "./weigh-note-apV0ht3A.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/orders/ship-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Asks with whom an order is on its way. */
function ShipDialog({ order, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const moving = useMoving(order, () => onOpenChange(false));
	const [parcel, setParcel] = (0, import_react.useState)(NO_PARCEL);
	const isLocal = order.shippingMethod === "local_delivery";
	const submit = (event) => {
		event.preventDefault();
		if (!moving.isPending) moving.mutate({
			status: "shipped",
			...parcel
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: `Mark order #${order.orderNumber} as shipped`,
		description: isLocal ? `Delivering to ${order.customerName} yourself? Leave these fields blank. We’ll email that it’s on the way.` : `We’ll email ${order.customerName} that it’s on its way, with the tracking number.`,
		submitLabel: "Mark as Shipped",
		pendingLabel: moving.isPending && "Saving...",
		failure: moving.failure,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex flex-col gap-5",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelFields, {
				value: parcel,
				onChange: setParcel
			})
		})
	});
}
export { ShipDialog };
