import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Store } from "./store-DlAQNd1u.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as RoleNotAllowed } from "./role-not-allowed-LCQr0nlj.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Jr as useSession, Jt as dashboardQuery, ot as CheckingAuthentication, qr as setSession, xn as Card } from "../entry-server.js";
import { t as LoginForm } from "./login-form-ClgfJVjS.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { i as returnToOfState } from "./return-to-B4HkMqa_.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as LogOut } from "./log-out-BAOEufh9.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { n as forgetAtLogOut } from "./forget-at-log-out-BSoflSy3.js";
import { r as toast } from "./toast-BS915kXo.js";
// src/directory/farmer-dashboard/dashboard-skeleton.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a dashboard that is still on its way. */
function DashboardSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading your dashboard..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-28 w-full rounded-card" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "grid grid-cols-3 gap-3 sm:gap-5",
				children: [
					0,
					1,
					2
				].map((figure) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 rounded-card" }, figure))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-8 w-40" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 md:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-36 rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-36 rounded-card" })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-8 w-40" }),
			[
				0,
				1,
				2,
				3
			].map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-16 w-full rounded-control" }, row))
		]
	});
}
// src/directory/farmer-dashboard/log-out-button.tsx
/** Ends the session, on the server as well; the page asks for the next one. */
function LogOutButton() {
	const client = useQueryClient();
	const ended = () => {
		setSession(client, null);
		forgetAtLogOut();
		toast({
			title: "Logged Out",
			description: "See you soon."
		});
	};
	const loggingOut = useMutation({
		mutationFn: () => callJson("/api/auth/logout", { method: "POST" }),
		onSuccess: ended,
		onError: (error) => {
			if (error instanceof ApiError && error.status === 401) ended();
			else toast({
				title: "Error",
				description: sentenceOf(error, "Please try again."),
				variant: "destructive"
			});
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "secondary",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, {
			"aria-hidden": true,
			size: 18
		}),
		pendingLabel: loggingOut.isPending && "Logging out...",
		onClick: () => loggingOut.mutate(),
		children: "Log Out"
	});
}
// src/directory/farmer-dashboard/dashboard-page.tsx
var Dashboard = (0, import_react.lazy)(() => import("./dashboard-CabcbQPZ.js").then((module) => ({ default: module.Dashboard })));
function SignedOut() {
	const { state } = (0, import_dist.useLocation)();
	const goOn = useGoOn();
	const returnTo = returnToOfState(state);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "max-w-md p-6 sm:p-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "mb-1 text-xl",
				children: "Log in"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-6 text-sm text-soft",
				children: "Manage your farms and listings."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginForm, { onSignedIn: () => returnTo && goOn(returnTo) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-6 border-t border-line pt-5 text-sm",
				children: [
					"New here?",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.register(),
						className: "link",
						children: "Register as a farmer"
					})
				]
			})
		]
	});
}
function SignedIn() {
	const { data, error, refetch } = useQuery(dashboardQuery());
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DashboardSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dashboard, { dashboard: data })
	});
	if (error) {
		if (isCode(error, "BUSINESS_ROLE_NOT_ALLOWED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNotAllowed, { message: error.message });
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
			title: "We couldn’t load your dashboard.",
			error,
			onRetry: refetch
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DashboardSkeleton, {});
}
/** To the other dashboard; nothing for those who cannot set up a shop for the business they work for. */
function SellerLink({ isVendor }) {
	const { may } = useMay();
	if (!isVendor && !may("edit")) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		to: paths.vendorDashboard,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Store, {
			"aria-hidden": true,
			size: 18
		}),
		children: isVendor ? "Vendor dashboard" : "Sell in the marketplace"
	});
}
/** Where farmers manage what they have in the directory; who is signed out signs in here. */
function DashboardPage() {
	const { status, me } = useSession();
	const name = me?.firstName ?? me?.username;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Farmer Dashboard",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "min-w-0",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl md:text-3xl",
						children: "Farmer Dashboard"
					}), name && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "mt-2 text-soft wrap-anywhere",
						children: [
							"Welcome back, ",
							name,
							"."
						]
					})]
				}), me && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellerLink, { isVendor: me.role === "vendor" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOutButton, {})]
				})]
			}),
			status === "checking" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {}),
			status === "visitor" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignedOut, {}),
			status === "signed-in" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignedIn, {}, me.id)
		]
	});
}
export { DashboardPage };
