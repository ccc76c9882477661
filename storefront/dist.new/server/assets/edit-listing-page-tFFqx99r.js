import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as ArrowLeft } from "./arrow-left-CLsBeGLb.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Jr as useSession, Jt as dashboardQuery, Yt as ownListingQuery, at as ListingFormSkeleton, ot as CheckingAuthentication, st as SignInGate } from "../entry-server.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/listing-form/edit-listing-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var EditListing = (0, import_react.lazy)(() => import("./edit-listing-BqTrBMSR.js").then((module) => ({ default: module.EditListing })));
function NotThere() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "The listing could not be found.",
		hint: "It may have been deleted, or it belongs to another farmer.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.farmerDashboard,
			children: "Go to your dashboard"
		})
	});
}
function ForOwner({ id, me }) {
	const listing = useQuery(ownListingQuery(id));
	const dashboard = useQuery(dashboardQuery());
	if (listing.error instanceof ApiError && [400, 404].includes(listing.error.status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {});
	if (listing.data && dashboard.data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingFormSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditListing, {
			userId: me.id,
			listing: listing.data,
			farms: dashboard.data.farms.filter(({ isUnderReview }) => !isUnderReview)
		}, `${me.id}-${id}`)
	});
	const error = listing.error ?? dashboard.error;
	if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingFormSkeleton, {});
	const retry = () => Promise.all([listing.refetch(), dashboard.refetch()]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this listing.",
		error,
		onRetry: retry
	});
}
function Content({ id }) {
	const { status, me } = useSession();
	if (status === "checking") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {});
	if (status === "signed-in") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForOwner, {
		id,
		me
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
		message: "Please log in to edit your listing",
		returnTo: paths.editListing(id)
	});
}
/** Where a farmer changes a listing, or takes it away. */
function EditListingPage() {
	const { id = "" } = (0, import_dist.useParams)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Edit your listing",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: paths.farmerDashboard,
				className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, {
					"aria-hidden": true,
					size: 18
				}), "Dashboard"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: "Edit your listing"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { id })
		]
	});
}
export { EditListingPage };
