import { n as Button } from "./button-E5CZy8Ra.js";
import { n as Sheet } from "./dialog-ye1TPyzV.js";
import { fn as Checkbox, mn as Select, x as usePickupDays } from "../entry-server.js";
import { n as NO_FILTERS, r as activeShopFilters } from "./shop-filters-CorZ5aVi.js";
import { i as AddressText, n as PRACTICE_OPTIONS, r as RADIUS_OPTIONS, t as AVAILABILITY_OPTIONS } from "./market-page-CE-t2494.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/shop/market/shop-filter-sheet.tsx
var import_jsx_runtime = require_jsx_runtime();
function Choice({ label, value, options, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
		label,
		value,
		onChange: (event) => onChange(event.target.value),
		children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: option.value,
			children: option.label
		}, option.value))
	});
}
function Fields({ filters, onChange }) {
	const set = (change) => onChange({
		...filters,
		...change
	});
	const days = usePickupDays(filters);
	const price = {
		inputMode: "decimal",
		maxLength: 10,
		prefix: "$"
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-2 gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
					...price,
					label: "Price from",
					name: "sheetMinPrice",
					value: filters.minPrice,
					onCommit: (minPrice) => set({ minPrice })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
					...price,
					label: "Price to",
					name: "sheetMaxPrice",
					value: filters.maxPrice,
					onCommit: (maxPrice) => set({ maxPrice })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: "Farming practice",
				value: filters.practice,
				options: PRACTICE_OPTIONS,
				onChange: (practice) => set({ practice })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: "Availability",
				value: filters.availability,
				options: AVAILABILITY_OPTIONS,
				onChange: (availability) => set({ availability })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
				label: "Vendors near ZIP code",
				name: "sheetZipCode",
				placeholder: "ZIP or city",
				maxLength: 60,
				value: filters.zipCode,
				onCommit: (zipCode) => set({ zipCode })
			}),
			filters.pickupOn === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: "Distance",
				value: String(filters.radius),
				options: RADIUS_OPTIONS,
				onChange: (miles) => set({ radius: Number(miles) })
			}),
			days.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: "I can pick up on",
				value: filters.pickupOn,
				options: days,
				onChange: (pickupOn) => set({ pickupOn })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: "Organic",
				checked: filters.organic,
				onChange: () => set({ organic: !filters.organic })
			})
		]
	});
}
/** Every filter there is. Each takes effect at once; the button only closes the sheet. */
function ShopFilterSheet({ open, onOpenChange, filters, onChange, summary }) {
	const hasFilters = activeShopFilters(filters).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		open,
		onOpenChange,
		title: "Filters",
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			disabled: !hasFilters,
			onClick: () => onChange(NO_FILTERS),
			className: "shrink-0",
			children: "Clear all"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			wide: true,
			onClick: () => onOpenChange(false),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-live": "polite",
				children: summary || "Show products"
			})
		})] }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
			filters,
			onChange
		})
	});
}
export { ShopFilterSheet };
