import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing, r as callJson } from "./api-BmXrKzYt.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { a as Spinner, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/keep-listing/keep-listing-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var DAY_MS = 864e5;
function Kept({ listing }) {
	const until = formatDate(new Date(Date.now() + 90 * DAY_MS).toISOString());
	const hint = listing.isAvailable ? "Shoppers nearby can still find it. We’ll check with you again before then." : "It’s still paused. Resume it from your dashboard when you have it again.";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		className: "min-w-0",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			heading: "h1",
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
				"aria-hidden": true,
				size: 72,
				strokeWidth: 1.25,
				className: "mx-auto text-leaf"
			}),
			title: listing.isAvailable ? `${listing.productName} is renewed until ${until}` : `${listing.productName} is kept`,
			hint,
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap justify-center gap-3",
				children: [listing.isAvailable && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.listing(listing.id),
					children: "View your listing"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.farmerDashboard,
					children: "Go to your dashboard"
				})]
			})
		})
	});
}
function NotKept({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
		error,
		refused: "This link has expired",
		failed: "We couldn’t renew your listing",
		hint: isMissing(error) ? "Renew your listing on your dashboard instead: it shows everything that asks for your attention." : void 0,
		instead: {
			label: "Go to your dashboard",
			to: paths.farmerDashboard
		},
		onRetry
	});
}
/** Where the link of the mail leads that asks whether a listing is still true: opening it is the answer. */
function KeepListingPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { hash } = (0, import_dist.useLocation)();
	const { mutate, data, error } = useMutation({ mutationFn: (token) => callJson("/api/listings/keep", {
		method: "POST",
		body: {
			id: Number(id),
			token
		}
	}) });
	const token = hash.slice(1);
	(0, import_react.useEffect)(() => mutate(token), [mutate, token]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] items-center justify-center",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Renew your listing",
				noindex: true
			}),
			data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kept, { listing: data }),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotKept, {
				error,
				onRetry: () => mutate(token)
			}),
			!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-center gap-4 text-center",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl",
						children: "Renew your listing"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						role: "status",
						className: "flex items-center gap-3 text-soft noscript:hidden",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Keeping your listing..."]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "hidden text-soft noscript:block",
						children: "Please turn on JavaScript, or renew the listing on your dashboard."
					})
				]
			})
		]
	});
}
export { KeepListingPage };
