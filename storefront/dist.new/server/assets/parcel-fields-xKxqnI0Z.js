import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { gn as TextField } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/orders/parcel-fields.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var CARRIERS = [
	"USPS",
	"UPS",
	"FedEx",
	"DHL",
	"OnTrac"
];
var NO_PARCEL = {
	carrier: "",
	trackingNumber: ""
};
function ParcelFields({ value, onChange }) {
	const carriers = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Carrier",
			optional: true,
			list: carriers,
			maxLength: 60,
			placeholder: "USPS",
			autoComplete: "off",
			value: value.carrier,
			onChange: ({ currentTarget }) => onChange({
				...value,
				carrier: currentTarget.value
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("datalist", {
			id: carriers,
			children: CARRIERS.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", { value: name }, name))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Tracking number",
			optional: true,
			maxLength: 100,
			autoComplete: "off",
			spellCheck: false,
			value: value.trackingNumber,
			onChange: ({ currentTarget }) => onChange({
				...value,
				trackingNumber: currentTarget.value
			})
		})
	] });
}
export { ParcelFields as n, NO_PARCEL as t };
