import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as MyMemberships, t as MarketDayCards } from "./market-day-cards-U7ga5s_X.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { f as myMarketsQuery } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as myMarketDaysQuery } from "./market-day-queries-CMcQlxd_.js";
import { t as RoleNote } from "./role-note-CIIkXnTz.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { Ar as iconButtonClass, It as pictureAddress, Jr as useSession, Jt as dashboardQuery, Mr as Segmented, Sn as Badge, bn as ArtRow, kr as IconButton, xn as Card, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { n as EyeOff } from "./eye-BH2OV2VW.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
import { n as ImagePlus, t as RotateCw } from "./rotate-cw-BcsPkMQv.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { i as formatDate, n as countOf, r as formatCount, s as mailHref } from "./format-DqpZFbOp.js";
import { r as toast } from "./toast-BS915kXo.js";
import { i as useRenewing, r as useOffering } from "./listing-changes-B28FTxP-.js";
import { t as CalendarCheck } from "./calendar-check-BIJWSQm2.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { n as formatPricePerUnit } from "./prices-DvN7lvqV.js";
import { i as closingText, n as sendConfirmation } from "./confirmation-queries-CVlKiAlV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { n as placeLine } from "./listing-facts-4WX2zTBs.js";
import { n as SearchField } from "./search-field-CDEoFd_N.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
// ../node_modules/lucide-react/dist/esm/icons/circle.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$4 = {
	name: "circle",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}]]
};
__iconData$4.node;
var Circle = createLucideIcon(__iconData$4);
// ../node_modules/lucide-react/dist/esm/icons/message-square-exclamation-point.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "message-square-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z",
			key: "18887p"
		}],
		["path", {
			d: "M12 15h.01",
			key: "q59x07"
		}],
		["path", {
			d: "M12 7v4",
			key: "xawao1"
		}]
	],
	aliases: ["message-square-warning", "message-square-alert"]
};
__iconData$3.node;
var MessageSquareExclamationPoint = createLucideIcon(__iconData$3);
// ../node_modules/lucide-react/dist/esm/icons/pause.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "pause",
	size: 24,
	node: [["rect", {
		x: "14",
		y: "3",
		width: "5",
		height: "18",
		rx: "1",
		key: "kaeet6"
	}], ["rect", {
		x: "5",
		y: "3",
		width: "5",
		height: "18",
		rx: "1",
		key: "1wsw3u"
	}]]
};
__iconData$2.node;
var Pause = createLucideIcon(__iconData$2);
// ../node_modules/lucide-react/dist/esm/icons/play.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "play",
	size: 24,
	node: [["path", {
		d: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
		key: "10ikf1"
	}]]
};
__iconData$1.node;
var Play = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/shield-x.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shield-x",
	size: 24,
	node: [
		["path", {
			d: "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
			key: "oel41y"
		}],
		["path", {
			d: "m14.5 9.5-5 5",
			key: "17q4r4"
		}],
		["path", {
			d: "m9.5 9.5 5 5",
			key: "18nt4w"
		}]
	],
	aliases: ["shield-close"]
};
__iconData.node;
var ShieldX = createLucideIcon(__iconData);
// src/directory/market-management/your-markets.tsx
var import_jsx_runtime = require_jsx_runtime();
/** So many fit on the dashboard. */
var MOST$1 = 5;
/** The way to the markets that one runs; nothing for those who run none. */
function YourMarkets() {
	const { data } = useQuery(myMarketsQuery());
	if (!data || data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "your-markets",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "your-markets",
				className: "text-xl",
				children: "Your markets"
			}), data.length > MOST$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				size: "sm",
				to: paths.myMarkets,
				children: "All your markets"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": "your-markets",
			className: "divide-y divide-line border-y border-line",
			children: data.slice(0, MOST$1).map(({ id, name, city, state }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "flex flex-wrap items-center justify-between gap-3 py-3",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "min-w-0 wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.manageMarket(id),
							className: "link font-semibold",
							children: name
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "text-sm text-soft",
							children: [city, state].filter(Boolean).join(", ")
						})
					]
				})
			}, id))
		})]
	});
}
// src/directory/market-days/next-market-days.tsx
/** So many fit on the dashboard. */
var MOST = 2;
/** The next days of the markets that one sells at; nothing for those who sell at none. */
function NextMarketDays() {
	const { data } = useQuery(myMarketDaysQuery());
	if (!data || data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "market-days",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "market-days",
				className: "text-xl",
				children: "Market days"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				size: "sm",
				to: paths.myMarketDays,
				children: "All my market days"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDayCards, {
			heading: "h3",
			days: data.slice(0, MOST)
		})]
	});
}
// src/directory/farmer-dashboard/item.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** One thing that asks for attention, with what can be done about it. */
function Item({ icon: Icon, isUrgent = false, title, children, actions }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-5 sm:px-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 items-start gap-3.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				"aria-hidden": true,
				size: 22,
				className: `mt-0.5 shrink-0 ${isUrgent ? "text-clay" : "text-soft"}`
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "font-semibold wrap-anywhere",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-0.5 text-sm text-soft wrap-anywhere",
					children
				})]
			})]
		}), actions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex shrink-0 flex-wrap gap-2 max-sm:pl-9",
			children: actions
		})]
	});
}
// src/directory/farmer-dashboard/still-right-item.tsx
var ConfirmDialog = (0, import_react.lazy)(() => import("./confirm-dialog-CVlnwhCl.js").then((module) => ({ default: module.ConfirmDialog })));
var SAID = {
	right: "is confirmed",
	closed: "is closed permanently",
	reopen: "is open again"
};
/** What is answered leaves the list; the notification about closing can undo it. */
function useAnswering$1(of) {
	const client = useQueryClient();
	const answering = useMutation({
		mutationFn: (answer) => sendConfirmation(of, answer),
		onSuccess: async (_view, answer) => {
			toast({
				title: `${of.name} ${SAID[answer]}`,
				...answer === "closed" && { action: {
					label: "Undo",
					onPress: () => answering.mutate("reopen")
				} }
			});
			await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
		},
		onError: (error) => toast({
			title: "Error",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		})
	});
	return answering;
}
/** The question of the yearly email, for who opens the dashboard first. */
function StillRightItem({ of }) {
	const { mutate, isPending, variables } = useAnswering$1(of);
	const [isClosing, setClosing] = (0, import_react.useState)(false);
	const actions = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			"aria-label": `${of.name} is still right`,
			disabled: isPending,
			pendingLabel: isPending && variables === "right" && "Saving...",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
				"aria-hidden": true,
				size: 18
			}),
			onClick: () => mutate("right"),
			children: "Still right"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: of.editPath,
			"aria-label": `Edit ${of.name}`,
			children: "Edit"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			disabled: isPending,
			"aria-label": `${of.name} is closed permanently`,
			onClick: () => setClosing(true),
			children: "Closed permanently"
		})
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Item, {
		icon: CalendarCheck,
		title: `Is everything still right about ${of.name}?`,
		actions,
		children: [of.lastConfirmed === null ? "No one has confirmed it yet." : `It was last confirmed on ${formatDate(of.lastConfirmed)}.`, isClosing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmDialog, {
				open: true,
				onOpenChange: setClosing,
				title: `Is ${of.name} closed permanently?`,
				confirmLabel: "Close permanently",
				pendingLabel: isPending && "Closing...",
				isDangerous: true,
				onConfirm: () => mutate("closed", { onSettled: () => setClosing(false) }),
				children: [closingText(of), " You can undo it right after."]
			})
		})]
	});
}
// src/directory/farmer-dashboard/attention-item.tsx
function RenewButton({ listing }) {
	const renewing = useRenewing();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "secondary",
		"aria-label": `Renew ${listing.productName}`,
		pendingLabel: renewing.isPending && "Renewing...",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
			"aria-hidden": true,
			size: 18
		}),
		onClick: () => renewing.mutate(listing),
		children: "Renew"
	});
}
/** Says that a visitor's note has been dealt with, or that it is wrong; it leaves the list then. */
function useAnswering({ id }) {
	const client = useQueryClient();
	const { queryKey } = dashboardQuery();
	return useMutation({
		mutationFn: (status) => callJson(`/api/farmer/corrections/${id}`, {
			method: "PUT",
			body: { status }
		}),
		onSuccess: (_answer, status) => {
			client.setQueryData(queryKey, (all) => all && {
				...all,
				corrections: all.corrections.filter((one) => one.id !== id)
			});
			toast({ title: status === "done" ? "Marked as done" : "Note dismissed" });
		},
		onError: (error) => toast({
			title: "Error",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		})
	});
}
function CorrectionItem({ correction }) {
	const { farmId, farmName, message, email, createdAt } = correction;
	const { mutate, isPending } = useAnswering(correction);
	const actions = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.editFarm(farmId),
			"aria-label": `Edit ${farmName}`,
			children: "Edit farm"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			disabled: isPending,
			onClick: () => mutate("done"),
			children: "Done"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			disabled: isPending,
			onClick: () => mutate("dismissed"),
			children: "Dismiss"
		})
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Item, {
		icon: MessageSquareExclamationPoint,
		title: `A visitor suggested a correction to ${farmName}`,
		actions,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "whitespace-pre-line text-ink",
			children: message
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "mt-1",
			children: [formatDate(createdAt), email && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: mailHref(email),
				className: "link",
				children: email
			})] })]
		})]
	});
}
var LACKS = {
	photo: "a photo",
	hours: "opening hours"
};
function AttentionItem({ attention }) {
	switch (attention.kind) {
		case "removed": {
			const { id, productName, removedReason } = attention.listing;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Item, {
				isUrgent: true,
				icon: ShieldX,
				title: `Our team took down ${productName}`,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.editListing(id),
					"aria-label": `Edit ${productName}`,
					children: "Edit listing"
				}),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "whitespace-pre-line text-ink",
					children: removedReason
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "mt-1",
					children: "Make the changes we asked for, then reply to our email. We’ll review it again."
				})]
			});
		}
		case "rejected": {
			const { id, name, rejectedReason } = attention.farm;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Item, {
				isUrgent: true,
				icon: ShieldX,
				title: `We couldn’t verify ${name} yet`,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.editFarm(id),
					"aria-label": `Edit ${name}`,
					children: "Edit farm"
				}),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "whitespace-pre-line text-ink",
					children: rejectedReason
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "mt-1",
					children: "Make the changes we asked for and save. We’ll review it again."
				})]
			});
		}
		case "hidden": {
			const { listing } = attention;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Item, {
				isUrgent: true,
				icon: EyeOff,
				title: `${listing.productName} is hidden`,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenewButton, { listing }),
				children: [
					"You haven’t renewed it in ",
					90,
					" days. Renew it if you still have it."
				]
			});
		}
		case "to-confirm": {
			const { listing } = attention;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Item, {
				isUrgent: true,
				icon: Hourglass,
				title: `Do you still have ${listing.productName}?`,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenewButton, { listing }),
				children: listing.hidesAt ? `It will be hidden on ${formatDate(listing.hidesAt)} unless you renew it.` : "It will be hidden unless you renew it."
			});
		}
		case "still-right": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillRightItem, { of: attention.confirmation });
		case "correction": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CorrectionItem, { correction: attention.correction });
		case "unverified": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Item, {
			icon: Hourglass,
			title: `${attention.farm.name} is pending verification`,
			children: "We review every farm. Shoppers can already find yours, so there’s nothing you need to do."
		});
		case "incomplete": {
			const { farm, lacks } = attention;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Item, {
				icon: ImagePlus,
				title: `Add ${lacks.map((lack) => LACKS[lack]).join(" and ")} to ${farm.name}`,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.editFarm(farm.id, { step: lacks[0] === "hours" ? "hours" : "basics" }),
					"aria-label": `Edit ${farm.name}`,
					children: "Edit farm"
				}),
				children: "Shoppers look for this first."
			});
		}
	}
}
// src/directory/farmer-dashboard/attention-list.tsx
/** How many things are shown before somebody asks for all of them. */
var SHOWN = 4;
function keyOf(attention) {
	if ("listing" in attention) return `listing-${attention.listing.id}`;
	if ("correction" in attention) return `correction-${attention.correction.id}`;
	if ("confirmation" in attention) return attention.confirmation.id;
	return `${attention.kind}-${attention.farm.id}`;
}
/** What the farmer should look at first. */
function AttentionList({ attention }) {
	const [isWhole, setWhole] = (0, import_react.useState)(false);
	const shown = isWhole ? attention : attention.slice(0, SHOWN);
	const more = attention.length - shown.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "attention",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "attention",
				className: "mb-4 text-xl",
				children: "Needs your attention"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "divide-y divide-line rounded-card border border-line bg-card",
				children: shown.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AttentionItem, { attention: one }, keyOf(one)))
			}),
			more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				look: "quiet",
				className: "mt-2",
				onClick: () => setWhole(true),
				children: [
					"Show ",
					more,
					" more"
				]
			})
		]
	});
}
// src/directory/farmer-dashboard/become-farmer.tsx
/** For somebody who is signed in and is no farmer yet. */
function BecomeFarmer({ isCustomer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h2",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "Do you grow food?",
		hint: isCustomer ? "You have a customer account. Register your farm, or claim it if it’s already in our directory, and this page becomes your farmer dashboard." : "You don’t have a farm yet. Register one, or claim it if it’s already in our directory.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap justify-center gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.newFarm,
					children: "Register your farm"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.claimFarm(),
					children: "Claim a farm"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "quiet",
					to: paths.browse(),
					children: "Browse Local Farms"
				})
			]
		})
	});
}
// src/directory/farmer-dashboard/dashboard-rules.ts
/** @returns what a farm's page lacks, the most wanted first */
function lacksOf({ imageUrl, photos, seasons, openingHours }) {
	const lacks = [];
	if (imageUrl === null && photos.length === 0) lacks.push("photo");
	if (seasons.length === 0 && openingHours === null) lacks.push("hours");
	return lacks;
}
var soonestFirst = (one, other) => (one.hidesAt ?? "").localeCompare(other.hidesAt ?? "");
/**
* @returns everything that asks for attention: first what keeps people from finding something, last what can
* wait
*/
function attentionOf({ farms, listings, corrections, confirmations }) {
	const inBusiness = farms.filter(({ businessStatus }) => businessStatus !== "CLOSED_PERMANENTLY");
	return [
		...listings.filter(({ state }) => state === "removed").map((listing) => ({
			kind: "removed",
			listing
		})),
		...inBusiness.filter(({ rejectedReason }) => rejectedReason).map((farm) => ({
			kind: "rejected",
			farm
		})),
		...listings.filter(({ state }) => state === "hidden").map((listing) => ({
			kind: "hidden",
			listing
		})),
		...listings.filter(({ state, isAsked }) => state === "live" && isAsked).sort(soonestFirst).map((listing) => ({
			kind: "to-confirm",
			listing
		})),
		...confirmations.map((confirmation) => ({
			kind: "still-right",
			confirmation
		})),
		...corrections.map((correction) => ({
			kind: "correction",
			correction
		})),
		...inBusiness.filter(({ isVerified, rejectedReason }) => !isVerified && !rejectedReason).map((farm) => ({
			kind: "unverified",
			farm
		})),
		...inBusiness.map((farm) => ({
			kind: "incomplete",
			farm,
			lacks: lacksOf(farm)
		})).filter(({ lacks }) => lacks.length > 0)
	];
}
function figuresOf({ farms, listings }) {
	return {
		live: listings.filter(({ state }) => state === "live").length,
		views: listings.reduce((sum, { views }) => sum + views, 0),
		farms: farms.length
	};
}
/** @returns the first steps of a farmer and which of them are done; empty once all are */
function firstSteps({ farms, listings }) {
	const steps = [
		{
			key: "farm",
			isDone: farms.length > 0
		},
		{
			key: "page",
			isDone: farms.some((farm) => lacksOf(farm).length === 0)
		},
		{
			key: "listing",
			isDone: listings.length > 0
		},
		{
			key: "picture",
			isDone: listings.some(({ imageUrl }) => imageUrl !== null)
		}
	];
	return steps.every(({ isDone }) => isDone) ? [] : steps;
}
/** @returns the listings in a state whose name has the text in it */
function filterListings(listings, { text, state }) {
	const wanted = text.trim().toLowerCase();
	return listings.filter((listing) => (state === "all" || listing.state === state) && listing.productName.toLowerCase().includes(wanted));
}
// src/directory/farmer-dashboard/figure-row.tsx
/** A few figures, side by side. */
function FigureRow({ figures: { live, views, farms } }) {
	const figures = [
		{
			label: live === 1 ? "Live listing" : "Live listings",
			value: live
		},
		{
			label: `Views in the last 30 days`,
			value: views
		},
		{
			label: farms === 1 ? "Farm" : "Farms",
			value: farms
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "grid grid-cols-3 gap-3 sm:gap-5",
		children: figures.map(({ label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-card p-3 max-[22.5rem]:p-2 sm:p-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "text-xs text-soft sm:text-sm",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "font-display text-xl leading-none whitespace-nowrap sm:text-2xl font-[560] tabular-nums lining-nums",
				children: formatCount(value)
			})]
		}, label))
	});
}
// src/directory/farmer-dashboard/getting-started.tsx
var LABELS = {
	farm: "Register your farm",
	page: "Add a photo and your hours",
	listing: "Post your first listing",
	picture: "Add a photo to a listing"
};
var stepOf = (farm) => lacksOf(farm)[0] === "hours" ? "hours" : "basics";
function addressOf(key, { farms, listings }) {
	const farm = farms.find((one) => lacksOf(one).length > 0);
	const listing = listings[0];
	if (key === "page" && farm) return paths.editFarm(farm.id, { step: stepOf(farm) });
	if (key === "picture" && listing) return paths.editListing(listing.id);
	return key === "farm" || key === "page" ? paths.newFarm : paths.post();
}
/** The first steps, with ticks for what is done. */
function GettingStarted({ steps, ...own }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "getting-started",
		className: "rounded-card bg-sunk p-5 sm:p-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "getting-started",
				className: "mb-4 text-xl",
				children: "Getting started"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "flex flex-col gap-3",
				children: steps.map(({ key, isDone }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-start gap-3",
					children: [isDone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
						"aria-hidden": true,
						size: 22,
						className: "mt-0.5 shrink-0 text-leaf"
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Circle, {
						"aria-hidden": true,
						size: 22,
						className: "mt-0.5 shrink-0 text-soft"
					}), isDone ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-soft",
						children: [LABELS[key], /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: " (done)" })]
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: addressOf(key, own),
						className: "link hit",
						children: LABELS[key]
					})]
				}, key))
			}),
			own.farms.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-5 text-sm text-soft",
				children: [
					"Is your farm in our directory already?",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.claimFarm(),
						className: "link",
						children: "Claim it"
					}),
					" ",
					"instead of registering it."
				]
			})
		]
	});
}
// src/directory/farmer-dashboard/my-farms.tsx
function FarmPicture({ farm }) {
	const { id, latitude, longitude, isApproximate, state, kind, photos, imageUrl } = farm;
	const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
		latitude: isApproximate ? null : latitude,
		longitude: isApproximate ? null : longitude,
		state,
		kind,
		seed: `farm-${id}`
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-control sm:w-32",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(imageUrl ?? photos[0]?.imageUrl ?? null),
			alt: photos[0]?.alt ?? "",
			sizes: "8rem",
			otherwise: drawing
		})
	});
}
function FarmItem({ farm, mayPost, mayEdit }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex h-full flex-col gap-4 p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmPicture, { farm }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-1 basis-32 flex-col items-start gap-1.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "text-lg leading-snug wrap-anywhere",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.farm(farm.id),
							className: "hover:text-leaf hover:underline",
							children: farm.name
						})
					}),
					farm.isVerified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
							"aria-hidden": true,
							size: 14
						}),
						children: "Verified"
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "plain",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
							"aria-hidden": true,
							size: 14
						}),
						children: "Pending verification"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft wrap-anywhere",
						children: placeLine(farm)
					})
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "mt-auto flex flex-wrap gap-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					size: "sm",
					look: "secondary",
					to: paths.farm(farm.id),
					"aria-label": `View ${farm.name}`,
					children: "View"
				}),
				mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					size: "sm",
					look: "secondary",
					to: paths.editFarm(farm.id),
					"aria-label": `Edit ${farm.name}`,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
						"aria-hidden": true,
						size: 16
					}),
					children: "Edit"
				}),
				mayPost && !farm.isUnderReview && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					size: "sm",
					look: "quiet",
					to: paths.post({ farmId: farm.id }),
					"aria-label": `Create a listing for ${farm.name}`,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
						"aria-hidden": true,
						size: 16
					}),
					children: "Create listing"
				})
			]
		})]
	});
}
/** The farms of the signed-in person. */
function MyFarms({ farms, mayPost, mayEdit }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "my-farms",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "mb-4 flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "my-farms",
				className: "text-xl",
				children: "My Farms"
			}), mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: paths.newFarm,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 18
				}),
				children: "Add New Farm"
			})]
		}), farms.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
			title: "No farms yet",
			...mayEdit && {
				hint: "Add your farm, or claim it if it’s already in our directory.",
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.claimFarm(),
					className: "link",
					children: "Claim a farm"
				})
			}
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3",
			children: farms.map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmItem, {
				farm,
				mayPost,
				mayEdit
			}) }, farm.id))
		}), mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "mt-4 text-sm text-soft",
			children: [
				"Is another of your farms already in our directory?",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.claimFarm(),
					className: "link",
					children: "Claim a farm"
				})
			]
		})] })]
	});
}
// src/directory/farmer-dashboard/listing-actions.tsx
/** What can be done with a listing. */
function ListingActions({ listing, onDelete }) {
	const { id, productName, state } = listing;
	const offering = useOffering();
	const renewing = useRenewing();
	const isLive = state === "live";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap md:flex-nowrap md:justify-end",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.editListing(id),
				"aria-label": `Edit ${productName}`,
				title: "Edit",
				className: iconButtonClass("text-leaf!"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
					"aria-hidden": true,
					size: 18
				})
			}),
			state !== "removed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: withQuery(paths.newProduct, { listing: id }),
				"aria-label": `Sell ${productName} online`,
				title: "Sell this online",
				className: iconButtonClass("text-leaf!"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBasket, {
					"aria-hidden": true,
					size: 18
				})
			}),
			state === "hidden" || isLive && listing.isAsked ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `Renew ${productName}`,
				title: "Renew",
				disabled: renewing.isPending,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => renewing.mutate(listing),
				className: "text-leaf!"
			}) : null,
			state !== "hidden" && state !== "removed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: isLive ? `Pause ${productName}` : `Resume ${productName}`,
				title: isLive ? "Pause" : "Resume",
				icon: isLive ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pause, {
					"aria-hidden": true,
					size: 18
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Play, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => offering.mutate({
					listing,
					isAvailable: !isLive
				}),
				className: "text-leaf!"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `Delete ${productName}`,
				title: "Delete",
				"aria-haspopup": "dialog",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => onDelete(listing),
				className: "text-danger!"
			})
		]
	});
}
// src/directory/farmer-dashboard/listing-table.tsx
var STATES$1 = {
	live: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Live" }),
	paused: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "plain",
		children: "Paused"
	}),
	hidden: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		children: "Hidden"
	}),
	removed: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		children: "Taken down"
	})
};
function Thumbnail({ listing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(listing.imageUrl),
			alt: "",
			sizes: "5rem",
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category: listing.category,
				seed: listing.id,
				name: listing.productName
			})
		})
	});
}
/** A cell; on phones, where a row is a card, cells stand in a line. */
function Cell({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
		role: "cell",
		className: "px-3 py-3 align-middle text-sm tabular-nums max-md:p-0",
		children
	});
}
function Dates({ listing: { createdAt, confirmedAt } }) {
	const posted = formatDate(createdAt);
	const confirmed = formatDate(confirmedAt);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "text-soft md:hidden",
			children: "Posted "
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
			dateTime: createdAt,
			children: posted
		}),
		confirmed !== posted && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "text-soft md:block md:text-xs",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "md:hidden",
					children: ", "
				}),
				"confirmed ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: confirmedAt,
					children: confirmed
				})
			]
		})
	] });
}
function Row({ listing, onDelete }) {
	const { may } = useMay();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		role: "row",
		className: "border-t border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1.5 max-md:p-4 max-md:pb-2 max-md:first:border-t-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				role: "rowheader",
				scope: "row",
				className: "px-3 py-3 text-left font-normal max-md:basis-full max-md:p-0 max-md:pb-1.5",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex items-center gap-3.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thumbnail, { listing }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "min-w-0",
						children: [listing.state === "live" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.listing(listing.id),
							className: "font-semibold wrap-anywhere hover:text-leaf hover:underline",
							children: listing.productName
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold wrap-anywhere",
							children: listing.productName
						}), listing.farmName && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-sm text-soft wrap-anywhere",
							children: listing.farmName
						})]
					})]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, { children: formatPricePerUnit(listing.price, listing.unit) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, { children: STATES$1[listing.state] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Cell, { children: [formatCount(listing.views), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft md:hidden",
				children: [" ", listing.views === 1 ? "view" : "views"]
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dates, { listing }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				role: "cell",
				className: "px-1 py-1 align-middle max-md:-mx-3 max-md:basis-full max-md:p-0",
				children: may("post") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingActions, {
					listing,
					onDelete
				})
			})
		]
	});
}
var COLUMNS = [
	"Product",
	"Price",
	"State",
	"Views",
	"Posted"
];
/**
* A table on wide screens; on phones its rows are cards. The roles stay where the layout would take them
* away.
*/
function ListingTable({ listings, onDelete }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-hidden rounded-card border border-line bg-card",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			role: "table",
			className: "w-full border-collapse max-md:block",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("caption", {
					className: "sr-only",
					children: [
						"My listings, with views from the last ",
						30,
						" days"
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
					role: "rowgroup",
					className: "bg-sunk text-left text-xs text-soft max-md:sr-only",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
						role: "row",
						children: [COLUMNS.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							role: "columnheader",
							scope: "col",
							className: "px-3 py-2.5 font-semibold",
							children: [name, name === "Views" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "font-normal",
								children: [
									" (",
									30,
									" days)"
								]
							})]
						}, name)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							role: "columnheader",
							scope: "col",
							className: "px-3 py-2.5",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "sr-only",
								children: "Actions"
							})
						})]
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
					role: "rowgroup",
					className: "max-md:block",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
						items: listings,
						children: listings.map((listing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
							listing,
							onDelete
						}, listing.id))
					})
				})
			]
		})
	});
}
// src/directory/farmer-dashboard/my-listings.tsx
var DeleteListingDialog = (0, import_react.lazy)(() => import("./delete-listing-dialog-kvy06bO-.js").then((module) => ({ default: module.DeleteListingDialog })));
/** From here on one looks for a listing rather than at all of them. */
var MANY = 8;
/** How many are shown at first, and with every 'Show more'. */
var STEP = 25;
var STATES = [
	{
		value: "all",
		label: "All"
	},
	{
		value: "live",
		label: "Live"
	},
	{
		value: "paused",
		label: "Paused"
	},
	{
		value: "hidden",
		label: "Hidden"
	}
];
function Filter({ text, state, onText, onState, count }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mb-4 flex flex-wrap items-center gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: "Search my listings",
				placeholder: "Search my listings",
				value: text,
				onChange: (event) => onText(event.currentTarget.value),
				className: "min-w-0 flex-1 basis-60"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
				label: "State",
				name: "listing-state",
				value: state,
				options: STATES,
				onChange: onState,
				className: "max-w-full max-sm:w-full max-sm:[&_label]:px-2"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: countOf(count, "listing") })
			})
		]
	});
}
function useDeleting() {
	const [listing, setListing] = (0, import_react.useState)(null);
	const [open, setOpen] = (0, import_react.useState)(false);
	const heading = (0, import_react.useRef)(null);
	const ask = (wanted) => {
		setListing(wanted);
		setOpen(true);
	};
	return {
		ask,
		dialog: listing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteListingDialog, {
				listing,
				open,
				onOpenChange: setOpen,
				onDeleted: () => setTimeout(() => heading.current?.focus())
			}, listing.id)
		}),
		heading
	};
}
function Listings({ listings, onDelete }) {
	const [text, setText] = (0, import_react.useState)("");
	const [state, setState] = (0, import_react.useState)("all");
	const [shown, setShown] = (0, import_react.useState)(STEP);
	const isMany = listings.length > MANY;
	const found = isMany ? filterListings(listings, {
		text,
		state
	}) : listings;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		isMany && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filter, {
			text,
			state,
			onText: setText,
			onState: setState,
			count: found.length
		}),
		found.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
			title: "No listings match these filters"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingTable, {
			listings: found.slice(0, shown),
			onDelete
		}),
		found.length > shown && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
			look: "secondary",
			className: "mt-4",
			onClick: () => setShown(shown + STEP),
			children: [
				"Show ",
				Math.min(STEP, found.length - shown),
				" more"
			]
		})
	] });
}
/** The listings of the signed-in person. */
function MyListings({ listings, mayPost }) {
	const { ask, dialog, heading } = useDeleting();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "my-listings",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-4 flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "my-listings",
					ref: heading,
					tabIndex: -1,
					className: "text-xl",
					children: "My Listings"
				}), mayPost && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.post(),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Create New Listing"
				})]
			}),
			listings.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
				picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
				title: "No listings yet",
				hint: "Posting is free and takes a minute. Add what you have, the price and a photo."
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listings, {
				listings,
				onDelete: ask
			}),
			dialog
		]
	});
}
// src/directory/farmer-dashboard/dashboard.tsx
/** What needs attention, how it goes, and everything that is there. */
function Dashboard({ dashboard }) {
	const { farms, listings, confirmations } = dashboard;
	const role = useSession().me?.role;
	const { may, isKnown } = useMay();
	const isFarmer = role === "farmer";
	if (!isFarmer && farms.length + listings.length + confirmations.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BecomeFarmer, { isCustomer: role === "user" });
	const attention = attentionOf(dashboard);
	const steps = firstSteps(dashboard);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10 md:gap-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNote, {}),
			may("edit") && attention.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AttentionList, { attention }),
			(farms.length > 0 || listings.length > 0) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FigureRow, { figures: figuresOf(dashboard) }),
			may("edit") && steps.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GettingStarted, {
				steps,
				farms,
				listings
			}),
			isKnown && may("post") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyMemberships, {
				only: ["invited"],
				title: "Market invitations"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(YourMarkets, {}),
			isKnown && may("post") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextMarketDays, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyFarms, {
				farms,
				mayPost: isFarmer && may("post"),
				mayEdit: may("edit")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyListings, {
				listings,
				mayPost: isFarmer && may("post")
			})
		]
	});
}
export { Dashboard };
