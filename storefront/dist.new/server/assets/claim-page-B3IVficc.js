import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { $ as useAddressField, Bt as claimQuery, Jr as useSession, Lt as claimAddress, Rt as claimCall, et as useZipField, xn as Card, zt as readClaim } from "../entry-server.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as BadZip } from "./bad-zip-C2Qa4JC6.js";
import { n as isBadZip } from "./zip-form-rules-BUauPx-B.js";
import { n as ClaimButton, r as useRedirectSoon, t as ClaimCard } from "./claim-card-CvLItfqD.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Search } from "./search-DZMRHuDZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { n as SearchField, r as ZipField } from "./search-field-CDEoFd_N.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as countOfList } from "./queries-B9xYnQdo.js";
import { t as NoSuchPage } from "./no-such-page-BjpdOz9g.js";
import { m as pagesOf, p as isPastEnd } from "./place-filters-DOEl1wfs.js";
import { r as questionTrouble } from "./search-messages-DKR5JPCX.js";
// ../node_modules/lucide-react/dist/esm/icons/layout-dashboard.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "layout-dashboard",
	size: 24,
	node: [
		["rect", {
			width: "7",
			height: "9",
			x: "3",
			y: "3",
			rx: "1",
			key: "10lvy0"
		}],
		["rect", {
			width: "7",
			height: "5",
			x: "14",
			y: "3",
			rx: "1",
			key: "16une8"
		}],
		["rect", {
			width: "7",
			height: "9",
			x: "14",
			y: "12",
			rx: "1",
			key: "1hutg5"
		}],
		["rect", {
			width: "7",
			height: "5",
			x: "3",
			y: "16",
			rx: "1",
			key: "ldoo1y"
		}]
	]
};
__iconData.node;
var LayoutDashboard = createLucideIcon(__iconData);
// src/directory/farms/claim/claim-form.tsx
var import_dist = require_dist();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var NOTHING_TYPED = "Please enter a farm name or zip code to search";
/** By name, by ZIP code, or both. Without scripts the browser sends the same address itself. */
function ClaimForm({ state, onSearch }) {
	const name = useAddressField(state.search);
	const zip = useZipField(state.zipCode);
	const [isEmpty, setEmpty] = (0, import_react.useState)(state.isBlank);
	const submit = (event) => {
		event.preventDefault();
		const search = name.current?.value.trim() ?? "";
		const zipCode = zip.current?.value.trim() ?? "";
		const hasNothing = search === "" && zipCode === "";
		setEmpty(hasNothing);
		if (hasNothing) name.current?.focus();
		else onSearch(search, zipCode);
	};
	const described = isEmpty ? {
		"aria-describedby": "claim-search-error",
		"aria-invalid": true
	} : {};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		role: "search",
		"aria-label": "Farms to claim",
		action: "/farms/claim",
		onSubmit: submit,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-2.5 sm:flex-row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				ref: name,
				name: "search",
				label: "Farm name",
				placeholder: "Farm name",
				maxLength: 200,
				defaultValue: state.search,
				className: "min-w-0 flex-1",
				...described
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex gap-2.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipField, {
					ref: zip,
					name: "zipCode",
					label: "ZIP code",
					placeholder: "ZIP code",
					defaultValue: state.zipCode,
					"aria-invalid": isBadZip(state.zipCode) || void 0,
					className: "min-w-0 flex-1 sm:w-40 sm:flex-none"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Search"
				})]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id: "claim-search-error",
			role: "alert",
			className: "mt-2 flex items-start gap-1.5 text-sm text-danger empty:hidden",
			children: isEmpty && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
				"aria-hidden": true,
				size: 16,
				className: "mt-0.5 shrink-0"
			}), NOTHING_TYPED] })
		})]
	});
}
// src/directory/farms/claim/claim-results.tsx
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Searching for farms..." }), Array.from({ length: 4 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex gap-4 p-4",
			"data-testid": "skeleton",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-20 shrink-0 self-start sm:w-36" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-1 flex-col gap-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-3/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-4/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-24 rounded-full" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-11 w-40" })
				]
			})]
		}, index))]
	});
}
function NothingFound({ search, zipCode }) {
	const where = zipCode && ` near ${zipCode}`;
	const title = search ? `No farms named “${search}” found${where}.` : `No farms found${where}.`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title,
		hint: search && zipCode ? "Try a shorter name, or search without the ZIP code. If your farm isn’t listed, register it." : "Try a shorter name or a nearby ZIP code. If your farm isn’t listed, register it.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap justify-center gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.newFarm,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
					"aria-hidden": true,
					size: 18
				}),
				children: "Register a new farm"
			}), search && zipCode && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: paths.claimFarm({ search }),
				children: "Search everywhere"
			})]
		})
	});
}
/** The farms that were found, each with its claim button. */
function ClaimResults({ call, state, session, onClaimed }) {
	const { data, isPending, error, refetch } = useQuery(claimQuery(call));
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: "Unable to search for farms. Please try again.",
		hint: questionTrouble(error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void refetch(),
			children: "Try again"
		})
	});
	if (isPastEnd(state.page, data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, {
		page: state.page,
		first: claimAddress({
			...state,
			page: 1
		})
	});
	if (data.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingFound, { ...state });
	const { total, isMore } = countOfList(data);
	const { count, hasNext } = pagesOf({
		total,
		isMore
	}, state.page, data.items.length);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "results",
			className: "text-lg",
			"aria-live": "polite",
			children: [
				isMore ? `More than ${countOf(total, "farm")}` : countOf(total, "farm"),
				" found",
				data.corrected && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "font-sans text-base font-normal text-soft",
					children: [
						" for “",
						data.corrected,
						"”"
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-label": "Farms",
			className: "flex flex-col gap-4",
			children: data.items.map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimCard, {
				farm,
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimButton, {
					farm,
					session,
					onClaimed
				})
			}) }, farm.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
			label: "Farms",
			page: state.page,
			pageCount: count,
			hasNext,
			to: (page) => claimAddress({
				...state,
				page
			})
		})
	] });
}
// src/directory/farms/claim/claim-page.tsx
var CRUMBS = [{
	name: "Home",
	to: paths.home
}, { name: "Claim a farm" }];
function OtherWays() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-wrap gap-x-6 gap-y-2 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			to: paths.newFarm,
			className: "link hit inline-flex items-center gap-1.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
				"aria-hidden": true,
				size: 16
			}), "Register a new farm"]
		}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			to: paths.farmerDashboard,
			className: "link hit inline-flex items-center gap-1.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutDashboard, {
				"aria-hidden": true,
				size: 16
			}), "Farmer dashboard"]
		}) })]
	});
}
/** What the page is for, before anything was searched. */
function Steps() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-3",
		children: [
			["Find it", "Search for your farm by its name, its ZIP code, or both."],
			["Claim it", "Tell us it’s yours. You can add photos, hours and a description right away."],
			["Get verified", "Our team checks your claim. Then you can change everything and post listings."]
		].map(([title, text], index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-col gap-1.5 rounded-card border border-line bg-card p-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "font-display text-xl font-[560] text-leaf",
					children: index + 1
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg",
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: text
				})
			]
		}, title))
	});
}
/** /farms/claim: the directory knows many farms already; here theirs becomes the farmer's own. */
function ClaimPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const state = readClaim(query);
	const call = claimCall(state);
	const session = useSession();
	const navigate = (0, import_dist.useNavigate)();
	const client = useQueryClient();
	const redirectSoon = useRedirectSoon();
	const search = (name, zipCode) => {
		const to = {
			search: name,
			zipCode,
			page: 1
		};
		if (call !== null && claimAddress(to) === claimAddress(state)) client.invalidateQueries({ queryKey: [call] });
		navigate(claimAddress(to), { state: KEEP_SCROLL });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Claim a Farm",
			description: "Find your farm in the directory by name or ZIP code and claim it, so that you can edit its page and post produce.",
			canonical: paths.claimFarm(),
			noindex: true
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "border-b border-line bg-sunk",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex max-w-4xl flex-col gap-4 py-5 sm:pb-8",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: CRUMBS }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl md:text-3xl",
						children: "Claim your farm"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "max-w-measure text-soft",
						children: "Many farms are already in our directory. Find yours and take over its page."
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimForm, {
						state,
						onSearch: search
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherWays, {})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page flex max-w-4xl flex-col gap-5 py-8",
			children: isBadZip(state.zipCode) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadZip, {
				text: state.zipCode,
				to: (zipCode) => claimAddress({
					...state,
					zipCode,
					page: 1
				})
			}) : call === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimResults, {
				call,
				state,
				session,
				onClaimed: () => redirectSoon(paths.farmerDashboard)
			})
		})
	] });
}
export { ClaimPage };
