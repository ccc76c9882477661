import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { n as call, t as ApiError } from "./api-BmXrKzYt.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { s as REDIRECT_DELAY_MS } from "./limits-gK5FhdH4.js";
import { r as toast } from "./toast-BS915kXo.js";
import { a as formatMiles } from "./format-DqpZFbOp.js";
import { o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { It as pictureAddress, Kt as refreshFarms, Sn as Badge, xn as Card, zr as PlaceThumbnail } from "../entry-server.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
// ../node_modules/lucide-react/dist/esm/icons/log-in.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "log-in",
	size: 24,
	node: [
		["path", {
			d: "m10 17 5-5-5-5",
			key: "1bsop3"
		}],
		["path", {
			d: "M15 12H3",
			key: "6jk70r"
		}],
		["path", {
			d: "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4",
			key: "u53s6r"
		}]
	]
};
__iconData.node;
var LogIn = createLucideIcon(__iconData);
// src/directory/farms/claim/use-claim.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/** @returns the server's own sentence where it is about this very farm; otherwise that it failed */
function claimFailure(error) {
	if (error instanceof ApiError && (error.status === 409 || error.status === 403) && error.body) return error.body.message;
	return "Failed to claim farm. Please try again.";
}
/**
* POST /api/farms/{id}/claim; then the lists are asked for once more.
* @param onClaimed called as soon as the farm is the person's. A place of the directory gets another id then,
*   so that its card goes: whatever takes longer belongs to the page
*/
function useClaim(farm, onClaimed) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (userId) => call(`/api/farms/${encodeURIComponent(farm.id)}/claim`, {
			method: "POST",
			body: { userId }
		}),
		onSuccess: () => {
			onClaimed();
			toast({
				title: "Farm claimed successfully",
				staysOn: true
			});
			return refreshFarms(client);
		},
		onError: (error) => {
			toast({
				title: "Error",
				description: claimFailure(error),
				variant: "destructive"
			});
			if (error instanceof ApiError && error.status === 409) refreshFarms(client);
		}
	});
}
// src/directory/farms/use-redirect-soon.ts
/** @returns what leads on to another page after a moment, unless the person has left this one by then */
function useRedirectSoon() {
	const navigate = (0, import_dist.useNavigate)();
	const timer = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => () => clearTimeout(timer.current), []);
	return (0, import_react.useCallback)((to) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void navigate(to), REDIRECT_DELAY_MS);
	}, [navigate]);
}
// src/directory/farms/claim/claim-button.tsx
var import_jsx_runtime = require_jsx_runtime();
var ClaimDialog = (0, import_react.lazy)(() => import("./claim-dialog-DvMnjjPM.js").then((module) => ({ default: module.ClaimDialog })));
var CLAIM_SIGN_IN_MESSAGE = "Please log in to claim this farm";
/** 'Claim This Farm' and its dialog; the way to the login for visitors. */
function ClaimButton({ farm, session, label = "Claim This Farm", onClaimed }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	const { pathname, search } = (0, import_dist.useLocation)();
	const claiming = useClaim(farm, () => {
		setOpen(false);
		onClaimed();
	});
	if (session.status !== "signed-in") {
		const isWaiting = session.status === "checking";
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex min-h-11 items-center",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: paths.login({ returnTo: pathname + search }),
				className: `link hit text-sm font-semibold ${isWaiting ? "hidden noscript:inline" : ""}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogIn, {
						"aria-hidden": true,
						size: 16,
						className: "mr-1.5 inline align-[-0.15em]"
					}),
					CLAIM_SIGN_IN_MESSAGE,
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [": ", farm.name]
					})
				]
			})
		});
	}
	const start = () => {
		claiming.reset();
		setWasOpen(true);
		setOpen(true);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		"aria-haspopup": "dialog",
		"aria-label": `${label}: ${farm.name}`,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
			"aria-hidden": true,
			size: 18
		}),
		disabled: claiming.isSuccess,
		onClick: start,
		children: label
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimDialog, {
			farm,
			me: session.me,
			claiming,
			open,
			onOpenChange: setOpen
		})
	})] });
}
// src/directory/farms/claim/claim-card.tsx
/** The yellow notice in the place of a claim button. */
function AlreadyClaimed() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "inline-flex min-h-11 items-center gap-2 rounded-control bg-sun px-3.5 py-2 text-sm font-semibold text-on-sun",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 18,
			className: "shrink-0"
		}), "Already Claimed"]
	});
}
function FarmPicture({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "aspect-4/3 w-20 shrink-0 self-start overflow-hidden rounded-control sm:w-36",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(farm.imageUrl),
			alt: "",
			sizes: "9rem",
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
				latitude: null,
				longitude: null,
				state: farm.state,
				kind: farm.kind,
				seed: farm.id
			})
		})
	});
}
/** A registered farm has a page of its own; a place of the directory has none. */
function Name({ farm }) {
	if (typeof farm.id !== "number") return farm.name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.farm(farm.id),
		className: "hover:text-leaf hover:underline",
		children: farm.name
	});
}
/** A farm that was found, with what can be done about it. */
function ClaimCard({ farm, action }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "flex gap-4 p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmPicture, { farm }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 flex-col gap-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-start justify-between gap-x-3 gap-y-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "min-w-0 text-lg leading-snug wrap-anywhere",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Name, { farm })
					}), farm.distanceMiles !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "shrink-0 text-sm font-semibold tabular-nums sm:pt-1",
						children: formatMiles(farm.distanceMiles)
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "relative text-sm text-soft wrap-anywhere sm:pl-5.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
						"aria-hidden": true,
						size: 16,
						className: "absolute top-0.5 left-0 max-sm:hidden"
					}), farm.address || [
						farm.city,
						farm.state,
						farm.zipCode
					].filter(Boolean).join(", ") || "Address not listed"]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-1.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: PLACE_KIND_LABELS[farm.kind] }), farm.isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "plain",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
							"aria-hidden": true,
							size: 14,
							className: "text-leaf"
						}),
						children: "Verified"
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-xs text-soft",
					children: farm.isDemonstration ? "Demo data" : `Source: ${farm.source.attribution}`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-1 max-sm:-ml-24",
					children: farm.isClaimed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlreadyClaimed, {}) : action
				})
			]
		})]
	}) });
}
export { claimFailure as i, ClaimButton as n, useRedirectSoon as r, ClaimCard as t };
