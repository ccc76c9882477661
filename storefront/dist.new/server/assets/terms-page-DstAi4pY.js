import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as MapPinned } from "./map-pinned-CXxgViF3.js";
import { t as Tag } from "./tag-Bt65bTMQ.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, gn as TextField } from "../entry-server.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { i as priceWords, t as STANDARD_PRICES } from "./seller-terms-vgRQTthN.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { a as termsValues, i as termsRequest, n as previewSentence, o as typedPrice, r as termsErrors } from "./terms-values-jHDVG9Zs.js";
import { n as refuseWrong, t as foundWrong } from "./wrong-fields-CLwvqZXv.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as UNCOLLECTED_HELP, r as UNCOLLECTED_LABELS, t as UNCOLLECTED } from "./uncollected-CNCrqCOd.js";
// src/marketplace/vendor/terms/terms-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var TERMS = "/api/vendor/terms";
var choiceClass = "flex min-h-11 items-center gap-3 text-sm sm:min-h-8";
/** The standard price, or one's own with what it comes to. */
function PriceSection({ title, standard, preview, isOwn, errors, onChange, ...typed }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "flex flex-col gap-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "sr-only",
				children: title
			}), [false, true].map((own) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: choiceClass,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: id,
					checked: isOwn === own,
					onChange: () => onChange({ isOwn: own }),
					className: "size-4 shrink-0 accent-leaf"
				}), own ? "My own price" : `Farmgate’s price: ${standard}`]
			}, String(own)))]
		}), isOwn && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Price in dollars",
				inputMode: "decimal",
				maxLength: 12,
				value: typed.price,
				onChange: ({ currentTarget }) => onChange({ price: currentTarget.value }),
				help: "For one order, whatever is in it. 0 makes it free.",
				error: errors.price
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Free from",
				optional: true,
				inputMode: "decimal",
				maxLength: 12,
				value: typed.freeFrom,
				onChange: ({ currentTarget }) => onChange({ freeFrom: currentTarget.value }),
				help: "Your products in the order, after discounts. Leave it blank if it’s never free.",
				error: errors.freeFrom
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			className: "rounded-control bg-sunk px-3.5 py-3 text-sm empty:hidden",
			children: preview
		})] })]
	});
}
/** Shipping, local delivery, and the least order. */
function TermsForm({ terms }) {
	const client = useQueryClient();
	const element = (0, import_react.useRef)(null);
	const [saved, setSaved] = (0, import_react.useState)(() => termsValues(terms));
	const [values, setValues] = (0, import_react.useState)(saved);
	const [tries, setTries] = (0, import_react.useState)(0);
	const change = (some) => setValues((before) => ({
		...before,
		...some
	}));
	const saving = useMutation({
		mutationFn: async () => {
			const body = termsRequest(values);
			await refuseWrong("terms", body);
			return callJson(TERMS, {
				method: "PUT",
				body
			});
		},
		onSuccess: (answer) => {
			client.setQueryData([TERMS], answer);
			setSaved(termsValues(answer));
			setValues(termsValues(answer));
			toast({
				title: "Prices saved",
				description: "Shoppers see them from now on."
			});
		},
		onError: () => setTries((count) => count + 1)
	});
	const errors = termsErrors(foundWrong(saving.error));
	useLeaveWarning(JSON.stringify(values) !== JSON.stringify(saved));
	useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
	const submit = (event) => {
		event.preventDefault();
		if (!saving.isPending) saving.mutate();
	};
	const hasFieldErrors = Object.keys(errors).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		onSubmit: submit,
		className: "flex max-w-3xl flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSection, {
				title: "Shipping",
				standard: priceWords(STANDARD_PRICES.shipping),
				preview: previewSentence(typedPrice(values.shippingPrice, values.shippingFreeFrom), "shipped"),
				isOwn: values.isOwnShipping,
				price: values.shippingPrice,
				freeFrom: values.shippingFreeFrom,
				errors: {
					price: errors.shippingPrice,
					freeFrom: errors.shippingFreeFrom
				},
				onChange: ({ isOwn, price, freeFrom }) => change({
					...isOwn !== void 0 && { isOwnShipping: isOwn },
					...price !== void 0 && { shippingPrice: price },
					...freeFrom !== void 0 && { shippingFreeFrom: freeFrom }
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSection, {
				title: "Local delivery",
				standard: priceWords(STANDARD_PRICES.local_delivery),
				preview: previewSentence(typedPrice(values.deliveryPrice, values.deliveryFreeFrom), "delivered"),
				isOwn: values.isOwnDelivery,
				price: values.deliveryPrice,
				freeFrom: values.deliveryFreeFrom,
				errors: {
					price: errors.deliveryPrice,
					freeFrom: errors.deliveryFreeFrom
				},
				onChange: ({ isOwn, price, freeFrom }) => change({
					...isOwn !== void 0 && { isOwnDelivery: isOwn },
					...price !== void 0 && { deliveryPrice: price },
					...freeFrom !== void 0 && { deliveryFreeFrom: freeFrom }
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
				title: "Minimum order",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Minimum in dollars",
					optional: true,
					inputMode: "decimal",
					maxLength: 12,
					className: "max-w-60",
					value: values.minimumOrder,
					onChange: ({ currentTarget }) => change({ minimumOrder: currentTarget.value }),
					help: "Your products in the order, before discounts. It counts for pickup, too.",
					error: errors.minimumOrder
				})
			}),
			saving.error && !hasFieldErrors && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failureSentence(saving.error) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				pendingLabel: saving.isPending && "Saving...",
				children: "Save prices"
			}) })
		]
	});
}
// src/marketplace/vendor/terms/uncollected-form.tsx
var UNCOLLECTED_RULE = "/api/vendor/uncollected";
var NO_RULE = {
	label: "Nothing automatic",
	help: "You and the customer decide. Nothing is refunded, canceled or emailed."
};
function Choice({ name, rule, isChosen, onChoose }) {
	const { label, help } = rule ? {
		label: UNCOLLECTED_LABELS[rule],
		help: UNCOLLECTED_HELP[rule]
	} : NO_RULE;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "flex min-h-11 items-start gap-3 py-1 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "radio",
			name,
			checked: isChosen,
			onChange: onChoose,
			className: "mt-0.5 size-4 shrink-0 accent-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "font-semibold",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "block text-soft",
			children: help
		})] })]
	});
}
function RuleForm({ saved }) {
	const id = (0, import_react.useId)();
	const client = useQueryClient();
	const [rule, setRule] = (0, import_react.useState)(saved);
	const saving = useMutation({
		mutationFn: (wanted) => callJson(UNCOLLECTED_RULE, {
			method: "PUT",
			body: { rule: wanted }
		}),
		onSuccess: (answer) => {
			client.setQueryData([UNCOLLECTED_RULE], answer);
			toast({
				title: "Rule saved",
				description: "It’s for orders placed from now on."
			});
		}
	});
	const submit = (event) => {
		event.preventDefault();
		if (!saving.isPending) saving.mutate(rule);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		noValidate: true,
		onSubmit: submit,
		className: "mt-8 flex max-w-3xl flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
				title: "Orders that aren’t picked up",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: "Shoppers read your rule before they order. It’s used for orders at your pickup sites that you didn’t mark as picked up, so please mark them on the day."
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
					className: "flex flex-col gap-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
						className: "sr-only",
						children: "Orders that aren’t picked up"
					}), [null, ...UNCOLLECTED].map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
						name: id,
						rule: one,
						isChosen: rule === one,
						onChoose: () => setRule(one)
					}, one ?? "none"))]
				})]
			}),
			saving.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(saving.error, "We couldn’t save your rule. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				look: "secondary",
				size: "lg",
				pendingLabel: saving.isPending && "Saving...",
				children: "Save rule"
			}) })
		]
	});
}
/** What a vendor with pickup sites does with orders that are not picked up. */
function UncollectedForm() {
	const { data, error, refetch } = useQuery(apiQuery(UNCOLLECTED_RULE));
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "alert",
		className: "mt-8 flex flex-col items-start gap-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: sentenceOf(error, "We couldn’t load your rule for orders that aren’t picked up.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			size: "sm",
			onClick: () => void refetch(),
			children: "Try again"
		})]
	});
	return data?.hasSites ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RuleForm, { saved: data.rule }) : null;
}
// src/marketplace/vendor/terms/terms-page.tsx
var VENDOR_TERMS = "/api/vendor/terms";
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your prices..." });
function Terms() {
	const { data, error, refetch } = useQuery(apiQuery(VENDOR_TERMS));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TermsForm, { terms: data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UncollectedForm, {})] });
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your prices.",
		error,
		onRetry: refetch
	});
	return SKELETON;
}
/** What a vendor asks for sending an order, and as the least order. */
function TermsPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Prices and terms",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-4 mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl md:text-3xl",
					children: "Prices and terms"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.deliveryZones,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Delivery zones"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.vendorCodes,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Discount codes"
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-8 max-w-measure text-soft",
				children: "Set your own shipping and delivery prices, or keep Farmgate’s. Orders you already have don’t change."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorTerms,
				skeleton: SKELETON,
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Terms, {})
			})
		]
	});
}
export { TermsPage };
