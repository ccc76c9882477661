import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, st as SignInGate } from "../entry-server.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as FormSkeleton } from "./form-skeleton-C1fkYVkm.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/life-buoy.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "life-buoy",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["path", {
			d: "m4.93 4.93 4.24 4.24",
			key: "1ymg45"
		}],
		["path", {
			d: "m14.83 9.17 4.24-4.24",
			key: "1cb5xl"
		}],
		["path", {
			d: "m14.83 14.83 4.24 4.24",
			key: "q42g0n"
		}],
		["path", {
			d: "m9.17 14.83-4.24 4.24",
			key: "bqpfvv"
		}],
		["circle", {
			cx: "12",
			cy: "12",
			r: "4",
			key: "4exip2"
		}]
	]
};
__iconData.node;
var LifeBuoy = createLucideIcon(__iconData);
// src/directory/farms/new/side-panel.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var STEPS = [
	"Your farm appears in the directory right away, so shoppers can find it.",
	"An administrator reviews it and adds the “Verified” badge.",
	"You post listings from your dashboard, with photos and prices."
];
/** What becomes of a farm after it was registered, and who helps. */
function SidePanel() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
		"aria-label": "About registering a farm",
		className: "flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "flex flex-col gap-3 rounded-card bg-sunk p-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					className: "flex items-center gap-2 text-lg",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
						"aria-hidden": true,
						size: 22,
						className: "text-leaf"
					}), "Verification"]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: "An administrator reviews every new farm and may email you with questions. The “Verified” badge tells shoppers we’ve confirmed who runs the farm."
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "flex flex-col gap-3 rounded-card bg-sunk p-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg",
					children: "Next steps"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
					className: "flex flex-col gap-3 text-sm",
					children: STEPS.map((step, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						className: "flex gap-3",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							"aria-hidden": true,
							className: "flex size-6 shrink-0 items-center justify-center rounded-full bg-leaf text-xs font-semibold text-on-leaf",
							children: index + 1
						}), step]
					}, step))
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "flex flex-col items-start gap-3 rounded-card bg-sunk p-5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "text-lg",
						children: "Need a hand?"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft",
						children: [
							"Perhaps your farm is here already:",
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: paths.claimFarm(),
								className: "link",
								children: "find and claim it"
							}),
							". For everything else, write to us."
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.contact,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LifeBuoy, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Contact support"
					})
				]
			})
		]
	});
}
// src/directory/farms/new/new-farm-page.tsx
var RegisterForm = (0, import_react.lazy)(() => import("./register-form-eDHiKMdd.js").then((module) => ({ default: module.RegisterForm })));
var StartForm = (0, import_react.lazy)(() => import("./start-form-BxODEOSZ.js").then((module) => ({ default: module.StartForm })));
var CRUMBS = [
	{
		name: "Home",
		to: paths.home
	},
	{
		name: "Dashboard",
		to: paths.farmerDashboard
	},
	{ name: "Register a farm" }
];
function Body() {
	const { status, me } = useSession();
	const isWhole = (0, import_dist.useSearchParams)()[0].get("form") === "all";
	if (status === "visitor") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
		message: "Please log in to create a farm",
		returnTo: paths.newFarm
	});
	if (status === "checking") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
		children: isWhole ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RegisterForm, { me }, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartForm, { me }, me.id)
	});
}
/** /farms/new */
function NewFarmPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Register a Farm",
				description: "Add your farm to the directory: where it is, what you grow and when you’re open.",
				canonical: paths.newFarm,
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: CRUMBS }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Register a farm"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Body, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SidePanel, {})]
			})
		]
	});
}
export { NewFarmPage };
