import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { gn as TextField } from "../entry-server.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { l as ownProductsQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { a as codeValues, i as codeRequest, n as NEW_CODE, r as codeErrors, t as useCodeCall } from "./codes-page-D46KwPv7.js";
import { t as foundWrong } from "./wrong-fields-CLwvqZXv.js";
// src/marketplace/vendor/terms/code-products.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var choiceClass$1 = "flex min-h-11 items-center gap-3 text-sm sm:min-h-8";
function Products({ productIds, onChange }) {
	const { data, error } = useQuery(ownProductsQuery());
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "text-sm text-danger",
		children: "We couldn’t load your products. Please try again."
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 rounded-control" });
	const toggle = (id, isOn) => onChange({ productIds: isOn ? [...productIds, id] : productIds.filter((one) => one !== id) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "Products with the discount",
		className: "flex max-h-64 flex-col overflow-y-auto rounded-control border border-line p-3",
		children: data.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: choiceClass$1,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				checked: productIds.includes(id),
				onChange: ({ currentTarget }) => toggle(id, currentTarget.checked),
				className: "size-5 shrink-0 accent-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "min-w-0 wrap-anywhere",
				children: name
			})]
		}) }, id))
	});
}
/** What the discount is for: everything, or some products. */
function CodeProducts({ values, errors, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-1 text-sm font-semibold",
				children: "Products"
			}),
			[false, true].map((some) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: choiceClass$1,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: id,
					checked: values.isSome === some,
					onChange: () => onChange({ isSome: some }),
					className: "size-4 shrink-0 accent-leaf"
				}), some ? "Only the products I choose" : "All my products"]
			}, String(some))),
			values.isSome && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Products, {
				productIds: values.productIds,
				onChange
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: errors.productIds
			})
		]
	});
}
// src/marketplace/vendor/terms/code-dialog.tsx
var choiceClass = "flex min-h-11 items-center gap-3 text-sm sm:min-h-8";
/** What is taken off. */
function Amount({ values, errors, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "flex flex-wrap gap-x-6",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-1 text-sm font-semibold",
				children: "Discount"
			}), ["percent", "amount"].map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: choiceClass,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: id,
					checked: values.kind === kind,
					onChange: () => onChange({ kind }),
					className: "size-4 shrink-0 accent-leaf"
				}), kind === "percent" ? "A percentage" : "An amount in dollars"]
			}, kind))]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: values.kind === "percent" ? "Percent off" : "Dollars off",
			inputMode: "decimal",
			maxLength: 12,
			value: values.value,
			onChange: ({ currentTarget }) => onChange({ value: currentTarget.value }),
			help: values.kind === "percent" ? "From 1 to 90." : "It only applies to orders worth more than this, so no order becomes free.",
			error: errors.value
		})]
	});
}
/** When it can be used, and how often. */
function Limits({ values, errors, onChange }) {
	const text = (name) => ({
		value: values[name],
		onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value }),
		error: errors[name],
		optional: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				type: "date",
				label: "First day",
				...text("startsOn")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				type: "date",
				label: "Last day",
				...text("endsOn")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Uses in all",
				inputMode: "numeric",
				maxLength: 9,
				help: "Blank means no limit.",
				...text("maxUses")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Uses per customer",
				inputMode: "numeric",
				maxLength: 9,
				help: "By account or email address.",
				...text("maxUsesEach")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Minimum products",
				inputMode: "decimal",
				maxLength: 12,
				help: "In dollars, before the discount.",
				...text("leastGoods")
			})
		]
	});
}
/** Makes a discount code, or changes one. */
function CodeDialog({ code, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const [values, setValues] = (0, import_react.useState)(() => code ? codeValues(code) : NEW_CODE);
	const change = (some) => setValues((before) => ({
		...before,
		...some
	}));
	const saving = useCodeCall(code ? "PUT" : "POST", code ? `/${code.id}` : "", () => {
		toast({ title: code ? "Code saved" : "Code made" });
		onOpenChange(false);
	});
	const { error } = saving;
	const isTaken = error instanceof ApiError && error.body?.error === "DISCOUNT_CODE_EXISTS";
	const errors = codeErrors(foundWrong(error));
	if (isTaken) errors.code = error.message;
	const hasFieldErrors = Object.keys(errors).length > 0;
	const submit = (event) => {
		event.preventDefault();
		if (!saving.isPending) saving.mutate(codeRequest(values));
	};
	const fields = {
		values,
		errors,
		onChange: change
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: code ? `Edit ${code.code}` : "New discount code",
		description: code?.endedAt ? "This code ended. It runs again when you save it." : void 0,
		submitLabel: code ? "Save code" : "Make code",
		pendingLabel: saving.isPending && "Saving...",
		failure: hasFieldErrors ? "Please check the fields marked above." : error && failureSentence(error),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-6",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Code",
					autoComplete: "off",
					autoCapitalize: "characters",
					spellCheck: false,
					maxLength: 30,
					value: values.code,
					onChange: ({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() }),
					help: "Letters and digits, such as SPRING10. Capitals don’t matter.",
					error: errors.code
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Amount, { ...fields }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeProducts, { ...fields }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Limits, { ...fields })
			]
		})
	});
}
export { CodeDialog };
