import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, st as SignInGate } from "../entry-server.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as FormSkeleton } from "./form-skeleton-C1fkYVkm.js";
import { t as MarketFailure } from "./market-failure-Dsb-8N9t.js";
import { d as marketRecordQuery } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/edit-market-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var EditMarketForm = (0, import_react.lazy)(() => import("./edit-market-form-DDEEgfwz.js").then((module) => ({ default: module.EditMarketForm })));
function Frame({ id, title, children }) {
	const crumbs = [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Your markets",
			to: paths.myMarkets
		},
		{
			name: "Manage",
			to: paths.manageMarket(id)
		},
		{ name: "Edit market" }
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex max-w-4xl flex-col gap-6 py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Edit market",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere md:text-3xl",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-soft",
					children: "What you save here stays, whatever the public directories say later."
				})]
			}),
			children
		]
	});
}
function EditMarket({ id, userId }) {
	const { data, error, refetch } = useQuery(marketRecordQuery(id));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		id,
		title: `Edit ${data.name}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditMarketForm, {
				marketId: id,
				userId,
				record: data
			})
		})
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketFailure, {
		error,
		onRetry: refetch
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		id,
		title: "Edit market",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {})
	});
}
/** /markets/manage/:id/edit */
function EditMarketPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { status, me } = useSession();
	if (me) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditMarket, {
		id,
		userId: me.id
	}, `${me.id}-${id}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		id,
		title: "Edit market",
		children: status === "visitor" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
			message: "Please log in to edit your market",
			returnTo: paths.editMarket(id)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {})
	});
}
export { EditMarketPage };
