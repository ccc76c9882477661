import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Gt as ownFarmsQuery, Jr as useSession, st as SignInGate } from "../entry-server.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as FarmFailure } from "./farm-failure-DRvgDqOf.js";
import { t as FormSkeleton } from "./form-skeleton-C1fkYVkm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/edit/edit-farm-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var EditForm = (0, import_react.lazy)(() => import("./edit-form-CmdipFXl.js").then((module) => ({ default: module.EditForm })));
var CRUMBS = [
	{
		name: "Home",
		to: paths.home
	},
	{
		name: "Dashboard",
		to: paths.farmerDashboard
	},
	{ name: "Edit farm" }
];
function Frame({ title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex max-w-4xl flex-col gap-6 py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Edit Farm",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: CRUMBS }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl wrap-anywhere md:text-3xl",
				children: title
			}),
			children
		]
	});
}
/** A farm that is not one's own is treated as one that is not there, as the server does. */
function OwnFarm({ id, session, me }) {
	const { data, error, refetch } = useQuery(ownFarmsQuery(session));
	const farm = data?.farms.find((one) => String(one.id) === id);
	if (!data && !error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		title: "Edit farm",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {})
	});
	if (!farm) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmFailure, {
		error,
		isMissing: Boolean(data),
		onRetry: () => void refetch(),
		otherwise: paths.farmerDashboard
	});
	const listings = data?.listings.filter(({ farmId }) => farmId === farm.id).length ?? 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		title: `Edit ${farm.name}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditForm, {
				me,
				farm,
				listings
			}, farm.id)
		})
	});
}
/** /farms/:id/edit */
function EditFarmPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const session = useSession();
	if (session.status === "signed-in") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnFarm, {
		id,
		session,
		me: session.me
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		title: "Edit farm",
		children: session.status === "visitor" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
			message: "Please log in to edit your farm",
			returnTo: paths.editFarm(id)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {})
	});
}
export { EditFarmPage };
