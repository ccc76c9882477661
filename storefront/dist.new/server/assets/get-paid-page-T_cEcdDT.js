import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { Cn as CouldNotLoad, Sn as Badge, xn as Card } from "../entry-server.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as ExternalLink } from "./external-link-DQt0McdS.js";
import { t as Landmark } from "./landmark-KPB8yVr0.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { n as useProviderLink, r as useRefresh, t as getPaidQuery } from "./use-get-paid-6JKqXSgN.js";
import { t as Banknote } from "./banknote-B5xbNt_z.js";
import { t as CreditCard } from "./credit-card-RU3MugBL.js";
import { t as Undo2 } from "./undo-2-DmkTfw3K.js";
import { t as Wallet } from "./wallet-CMwEaMZd.js";
// ../node_modules/lucide-react/dist/esm/icons/file-text.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "file-text",
	size: 24,
	node: [
		["path", {
			d: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
			key: "1oefj6"
		}],
		["path", {
			d: "M14 2v5a1 1 0 0 0 1 1h5",
			key: "wfsgrz"
		}],
		["path", {
			d: "M10 9H8",
			key: "b1mrlr"
		}],
		["path", {
			d: "M16 13H8",
			key: "t4e002"
		}],
		["path", {
			d: "M16 17H8",
			key: "z1uh3a"
		}]
	]
};
__iconData$1.node;
var FileText = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/refresh-cw.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "refresh-cw",
	size: 24,
	node: [
		["path", {
			d: "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8",
			key: "v9h5vc"
		}],
		["path", {
			d: "M21 3v5h-5",
			key: "1q7to0"
		}],
		["path", {
			d: "M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16",
			key: "3uifl3"
		}],
		["path", {
			d: "M8 16H3v5",
			key: "1cv678"
		}]
	]
};
__iconData.node;
var RefreshCw = createLucideIcon(__iconData);
// src/marketplace/vendor/get-paid/balance-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var READY_WHY = {
	none: "From delivered card orders. We’ll send it when you set up payouts.",
	due: "From delivered card orders. We’ll send it when payouts are on.",
	restricted: "From delivered card orders. We’ll send it when payouts are on again.",
	enabled: "From delivered card orders. It’s being sent now."
};
/** @returns what the balance is made of; what is nothing is left out */
function balanceParts({ balance, state }) {
	return [
		{
			label: "Ready to pay out",
			why: READY_WHY[state],
			amount: balance.ready
		},
		{
			label: "Not delivered yet",
			why: "From paid orders. It’s ready once you mark them delivered.",
			amount: balance.undelivered
		},
		{
			label: "Paid with PayPal",
			why: "We can’t send this to Stripe. Contact us to be paid another way.",
			amount: balance.paypal
		},
		{
			label: "Paid another way",
			why: "From a payment service this site no longer uses. Contact us about it.",
			amount: balance.other
		},
		{
			label: "You owe",
			why: "Commission on cash sales, refunds and disputes. It comes out of your next card orders.",
			amount: balance.owed
		}
	].filter(({ amount }) => amount !== 0);
}
/** What the vendor has coming, and what each part of it waits for. */
function BalanceCard({ view }) {
	const parts = balanceParts(view);
	const { total } = view.balance;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-5 sm:p-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-xl",
					children: "Balance"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "mt-2 font-display text-3xl leading-tight font-[560] tabular-nums lining-nums",
					children: amountText(total)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: total < 0 ? "What you owe Farmgate" : "What Farmgate owes you"
				})
			] }),
			parts.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: "Nothing is waiting. Your next sale will show up here."
			}),
			parts.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "flex flex-col",
				children: parts.map(({ label, why, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex items-baseline justify-between gap-4 border-t border-line py-2.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dt", {
						className: "min-w-0",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold",
							children: label
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-sm text-soft",
							children: why
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "whitespace-nowrap tabular-nums",
						children: amountText(amount)
					})]
				}, label))
			}),
			view.onTheWay > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "rounded-control bg-moss px-3.5 py-3 text-sm",
				children: [amountText(view.onTheWay), " is on its way to Stripe. It’s no longer part of your balance."]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: withQuery(paths.vendorDashboard, { tab: "analytics" }),
					className: "link",
					children: "See every entry"
				})
			})
		]
	});
}
// src/marketplace/vendor/get-paid/payee-state.tsx
var WORDS = {
	none: {
		title: "Set up payouts",
		badge: "Not started",
		button: "Set up payouts"
	},
	due: {
		title: "Finish setting up payouts",
		badge: "Details needed",
		button: "Continue on Stripe"
	},
	enabled: {
		title: "Payouts are on",
		badge: "On",
		button: "Open Stripe"
	},
	restricted: {
		title: "Payouts are on hold",
		badge: "On hold",
		button: "Review on Stripe"
	}
};
var TONES = {
	none: "plain",
	due: "sun",
	enabled: "leaf",
	restricted: "clay"
};
function Lead({ state, closedAt, reason, missing }) {
	if (state === "enabled") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "When a card order is delivered, we send your share to your Stripe account." });
	if (state === "restricted") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: reason }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "You can keep selling. Your balance stays with Farmgate until Stripe allows payouts again." })] });
	if (state === "due") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: reason }), missing.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Your sales stay in your balance until this is done." })] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		closedAt && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"Your Stripe account was closed or disconnected on ",
			formatDate(closedAt),
			". Your balance is still here. Set up payouts again to receive it."
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Stripe sends you the money from card orders. It asks who you are and where your bank account is. You answer on Stripe’s pages, so Farmgate never sees your account number." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm text-soft",
			children: "You can sell before this is done. What you earn waits in your balance."
		})
	] });
}
function Missing({ state, missing, dueBy }) {
	if (missing.length === 0) return null;
	const title = state === "enabled" ? "Stripe will need soon" : "Stripe still needs";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "rounded-control bg-sunk px-4 py-3.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "font-sans text-sm font-semibold",
			children: dueBy ? `${title}, by ${formatDate(dueBy)}` : title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "mt-2 flex flex-col gap-1.5",
			children: missing.map((words) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex items-start gap-2.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 18,
					className: "mt-1 shrink-0 text-clay"
				}), words]
			}, words))
		})]
	});
}
function Shell({ view, children }) {
	const { title, badge } = WORDS[view.state];
	const Icon = view.state === "enabled" ? Check : Landmark;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-5 sm:p-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				className: "flex items-center gap-3 text-xl",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					"aria-hidden": true,
					size: 24,
					className: "shrink-0 text-leaf"
				}), title]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: TONES[view.state],
				children: badge
			})]
		}), children]
	});
}
/** How far the vendor is with being paid, what is missing, and the way on. */
function PayeeStateCard({ view }) {
	const link = useProviderLink();
	const refresh = useRefresh();
	const { state, isTest, maySetUp } = view;
	const error = link.error ?? refresh.error;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Shell, {
		view,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex max-w-prose flex-col gap-2.5",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, { ...view })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Missing, { ...view }),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "Stripe didn’t respond. Please try again in a moment.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [maySetUp && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: state === "enabled" ? "secondary" : "primary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, {
						"aria-hidden": true,
						size: 18
					}),
					pendingLabel: (link.isPending || link.isSuccess) && "Opening Stripe...",
					onClick: () => link.mutate(),
					children: WORDS[state].button
				}), state !== "none" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshCw, {
						"aria-hidden": true,
						size: 18
					}),
					pendingLabel: refresh.isPending && "Checking...",
					onClick: () => refresh.mutate(),
					children: "Check again"
				})]
			}),
			!maySetUp && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Only an owner of your business can say where the money goes."
			}),
			isTest && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Test payments: our own page stands in for Stripe, and no money moves."
			})
		]
	});
}
/** Where nothing takes cards. */
function NotOffered() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-3 p-5 sm:p-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "text-xl",
			children: "Payouts aren’t available yet"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "max-w-prose",
			children: "This site doesn’t take cards yet, so there are no payouts to set up. Your sales stay in your balance."
		})]
	});
}
// src/marketplace/vendor/get-paid/recent-payouts.tsx
var STATES = {
	waiting: {
		label: "On its way",
		tone: "sun"
	},
	done: {
		label: "Sent",
		tone: "leaf"
	},
	failed: {
		label: "Not sent",
		tone: "clay"
	}
};
function Row({ payout }) {
	const { label, tone } = STATES[payout.status];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: payout.orderId === null ? "Payout" : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.vendorOrder(payout.orderId),
					className: "link whitespace-nowrap",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "max-sm:hidden",
							children: "Order "
						}),
						"#",
						payout.orderNumber
					]
				}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						formatDate(payout.createdAt),
						payout.status === "failed" && ". It’s back in your balance.",
						payout.reversed > 0 && `. ${amountText(payout.reversed)} was taken back.`
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "min-w-20 text-right font-semibold tabular-nums",
				children: amountText(payout.amount)
			})
		]
	});
}
/** The newest payouts. */
function RecentPayouts({ payouts }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "payouts",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "payouts",
			className: "text-xl",
			children: "Recent payouts"
		}), payouts.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "rounded-card border border-line bg-card p-5 text-sm",
			children: "No payouts yet. What we send to your Stripe account will appear here."
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "overflow-hidden rounded-card border border-line bg-card",
			children: payouts.map((payout) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { payout }, payout.id))
		})]
	});
}
// src/marketplace/vendor/get-paid/ways-to-pay.tsx
function Way({ icon, title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex gap-3.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: "mt-1 shrink-0 text-leaf",
			children: icon
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "font-sans font-semibold",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-soft",
			children
		})] })]
	});
}
/** What happens with the money, by how it was paid. */
function WaysToPay() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "ways",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "ways",
			className: "text-xl",
			children: "How you’re paid"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "grid grid-cols-1 gap-5 md:grid-cols-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCard, { size: 22 }),
					title: "Cards",
					children: "Farmgate keeps its commission and sends you the rest through Stripe when the order is delivered."
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banknote, { size: 22 }),
					title: "Cash at pickup",
					children: "Customers pay you directly, so there’s nothing to send. The commission comes out of your next card orders."
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Wallet, { size: 22 }),
					title: "PayPal",
					children: "The money reaches Farmgate, but we can’t send it to Stripe. It stays in your balance until you contact us to be paid another way."
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 22 }),
					title: "Refunds and disputes",
					children: "They come out of your balance, and you get the commission back. If you were already paid, your next card orders cover it. After two weeks, we take back what’s left from your Stripe account."
				})
			]
		})]
	});
}
// src/marketplace/vendor/get-paid/get-paid-page.tsx
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your payouts..." });
/** Back from the provider, it is asked what became of the form; an expired link leads on to a new one. */
function useReturn() {
	const [query, setQuery] = (0, import_dist.useSearchParams)();
	const link = useProviderLink();
	const refresh = useRefresh();
	const hasActed = (0, import_react.useRef)(false);
	const way = query.get("link") === "again" ? "again" : query.get("from") === "provider" ? "back" : null;
	const { mutate: goOn } = link;
	const { mutate: askAgain } = refresh;
	(0, import_react.useEffect)(() => {
		if (way === null || hasActed.current) return;
		hasActed.current = true;
		setQuery({}, { replace: true });
		if (way === "again") goOn();
		else askAgain();
	}, [
		way,
		goOn,
		askAgain,
		setQuery
	]);
	return link.error ?? refresh.error;
}
function Shown({ view, error }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10",
		children: [
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "Stripe didn’t respond. Please try again in a moment.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 lg:grid-cols-[3fr_2fr] lg:items-start",
				children: [view.isOffered ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayeeStateCard, { view }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotOffered, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BalanceCard, { view })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentPayouts, { payouts: view.payouts }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysToPay, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				"aria-labelledby": "year",
				className: "flex flex-col items-start gap-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "year",
						className: "text-xl",
						children: "Yearly statement"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Sales, fees, refunds, payouts and the tax you collected in each state." }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.yearStatement(view.years[0] === void 0 ? {} : { year: view.years[0] }),
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileText, {
							"aria-hidden": true,
							size: 18
						}),
						children: "See your year"
					})
				]
			})
		]
	});
}
function GetPaid() {
	const failure = useReturn();
	const { data, error, refetch } = useQuery(getPaidQuery());
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, {
		view: data,
		error: failure
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your payouts.",
		error,
		onRetry: refetch
	});
	return SKELETON;
}
/** How a vendor is paid: what is missing, what they have coming, and what was sent. */
function GetPaidPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Get paid",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: "Get paid"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.getPaid,
				skeleton: SKELETON,
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GetPaid, {})
			})
		]
	});
}
export { GetPaidPage };
