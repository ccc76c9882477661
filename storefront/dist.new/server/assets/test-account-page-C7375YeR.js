import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Landmark } from "./landmark-KPB8yVr0.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, xn as Card } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as TestPaymentsBanner } from "./test-payments-banner-DTISCdfJ.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { i as useTestAccount, t as getPaidQuery } from "./use-get-paid-6JKqXSgN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/get-paid/test-account-page.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var CHOICES = [
	{
		outcome: "complete",
		label: "Confirm all details"
	},
	{
		outcome: "incomplete",
		label: "Leave out the bank account"
	},
	{
		outcome: "restricted",
		label: "Put the account under review"
	},
	{
		outcome: "deleted",
		label: "Delete the account"
	}
];
function Choices() {
	const navigate = (0, import_dist.useNavigate)();
	const { mutate, isPending, variables, error } = useTestAccount(() => void navigate(paths.getPaid));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestPaymentsBanner, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", {
				className: "flex items-center gap-3 text-2xl",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Landmark, {
					"aria-hidden": true,
					size: 26,
					className: "shrink-0 text-leaf"
				}), "Test payout account"]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-2 text-sm text-soft",
				children: "With real payments, Stripe asks for your details here. Choose what it would say about them."
			})] }),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "That didn’t work. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3",
				children: [CHOICES.map(({ outcome, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					wide: true,
					look: outcome === "complete" ? "primary" : "secondary",
					disabled: isPending,
					pendingLabel: isPending && variables.outcome === outcome && "Saving...",
					onClick: () => mutate({ outcome }),
					children: label
				}, outcome)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "quiet",
					wide: true,
					to: paths.getPaid,
					children: "Back"
				})]
			})
		]
	});
}
function TestAccount() {
	const { data, error, refetch } = useQuery(getPaidQuery());
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your payouts.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading..." });
	return data.isTest && data.state !== "none" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
		replace: true,
		to: paths.getPaid
	});
}
/** The page of the built-in gateway, in the place of Stripe's. */
function TestAccountPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Test payout account",
			noindex: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
			here: paths.getPaidTest,
			skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading..." }),
			children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestAccount, {})
		})]
	});
}
export { TestAccountPage };
