import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate, n as countOf, r as formatCount } from "./format-DqpZFbOp.js";
import { Cn as CouldNotLoad, Mr as Segmented, xn as Card } from "../entry-server.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as ProductPicture } from "./product-picture-BCkIL7PS.js";
import { l as stockWords, s as priceWords } from "./public-profile-button-DJfJSl54.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as StatCards } from "./dashboard-C_vKfIT6.js";
import { d as statementQuery, i as analyticsQuery, l as ownProductsQuery, p as vendorOrdersQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { t as Download } from "./download-DF5-RRvm.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as calendarDay } from "./calendar-day-DfEsWEXS.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as AnchorButton } from "./button-E5CZy8Ra.js";
import { t as LEDGER_WORDS } from "./ledger-words-C_8rJg8S.js";
import { t as DayField } from "./day-field-DZilBPTl.js";
// src/marketplace/vendor/analytics/sales-rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var DAYS_OF_WEEK = 7;
/** @returns "Mar 3" */
function shortDay(day) {
	return `${SHORT_MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}
function weekLabel(first, last) {
	if (first === last) return shortDay(first);
	const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : shortDay(last);
	return `${shortDay(first)} – ${end}`;
}
var cents = (days) => days.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0) / 100;
/**
* @param days the oldest first, without gaps
* @returns the last thirty days one by one, or all of them by weeks, of which the last one ends with the last
* day
*/
function salesBars(days, span) {
	if (span === "30") return days.slice(-30).map((day) => ({
		...day,
		label: shortDay(day.day)
	}));
	const bars = [];
	for (let end = days.length; end > 0; end -= DAYS_OF_WEEK) {
		const week = days.slice(Math.max(0, end - DAYS_OF_WEEK), end);
		const [first, last] = [week[0]?.day ?? "", week.at(-1)?.day ?? ""];
		const orders = week.reduce((sum, day) => sum + day.orders, 0);
		bars.unshift({
			day: first,
			label: weekLabel(first, last),
			sales: cents(week),
			orders
		});
	}
	return bars;
}
/** @returns what the bars add up to, in dollars */
var salesSum = (bars) => bars.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0) / 100;
// src/marketplace/vendor/analytics/sales-overview.tsx
var import_jsx_runtime = require_jsx_runtime();
var SalesChart = (0, import_react.lazy)(() => import("./sales-chart-BuBbI9t_.js").then((module) => ({ default: module.SalesChart })));
var SPANS = [{
	value: "30",
	label: "30 days"
}, {
	value: "90",
	label: "90 days"
}];
function Figures({ bars }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
			className: "hit w-fit font-semibold text-leaf",
			children: "The figures as a table"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "mt-3 max-h-80 overflow-y-auto",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
				className: "w-full border-collapse",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
						className: "sr-only",
						children: "Sales over time"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
						className: "border-b border-line text-left text-xs text-soft",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
								scope: "col",
								className: "py-1.5 pr-3 font-semibold",
								children: "When"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
								scope: "col",
								className: "py-1.5 pr-3 text-right font-semibold",
								children: "Sales"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
								scope: "col",
								className: "py-1.5 text-right font-semibold",
								children: "Orders"
							})
						]
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
						className: "tabular-nums",
						children: bars.map((bar) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
							className: "border-b border-line",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "row",
									className: "py-1.5 pr-3 text-left font-normal",
									children: bar.label
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
									className: "py-1.5 pr-3 text-right",
									children: amountText(bar.sales)
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
									className: "py-1.5 text-right",
									children: bar.orders
								})
							]
						}, bar.day))
					})
				]
			})
		})]
	});
}
/** Sales over time: a chart, and the same in a table for those who do not see it. */
function SalesOverTime({ analytics }) {
	const [span, setSpan] = (0, import_react.useState)("30");
	const bars = salesBars(analytics.salesByDay, span);
	const orders = bars.reduce((sum, bar) => sum + bar.orders, 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "text-lg",
					children: "Sales over time"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					role: "status",
					className: "text-sm text-soft",
					children: [
						amountText(salesSum(bars)),
						" from ",
						countOf(orders, "order"),
						" in the last ",
						span,
						" days"
					]
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
					label: "Time",
					name: "sales-span",
					value: span,
					options: SPANS,
					onChange: setSpan,
					className: "[&_label]:whitespace-nowrap"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 w-full rounded-control" }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SalesChart, { bars })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Figures, { bars })
		]
	});
}
// src/marketplace/vendor/analytics/statement.tsx
var import_dist = require_dist();
/** A cell; on phones, where a row is a card, its column's name stands before it. */
function Cell({ label, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
		role: "cell",
		className: "px-3 py-2.5 max-md:flex max-md:justify-between max-md:gap-3 max-md:p-0 md:nth-[n+3]:text-right",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "text-soft md:hidden",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "tabular-nums",
			children
		})]
	});
}
function Row({ entry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		role: "row",
		className: "border-t border-line max-md:flex max-md:flex-col max-md:gap-1 max-md:p-3.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Date",
				children: formatDate(entry.createdAt)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Cell, {
				label: "What",
				children: [LEDGER_WORDS[entry.kind], entry.orderId !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [", ", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.vendorOrder(entry.orderId),
					className: "link",
					children: ["order #", entry.orderNumber ?? entry.orderId]
				})] })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Amount",
				children: amountText(entry.amount)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Balance",
				children: amountText(entry.balance)
			})
		]
	});
}
function Entries({ statement }) {
	const { entries, openingBalance, closingBalance } = statement;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Balance"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-display text-2xl leading-tight font-[560] tabular-nums lining-nums",
				children: amountText(closingBalance)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [closingBalance < 0 ? "What you owe Farmgate" : "What Farmgate owes you", openingBalance !== 0 && `; ${amountText(openingBalance)} opening balance`]
			})
		] }), entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "rounded-card border border-line bg-card p-5 text-sm",
			children: "No activity for these dates"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "overflow-hidden rounded-card border border-line bg-card text-sm",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
				role: "table",
				className: "w-full border-collapse max-md:block",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
						className: "sr-only",
						children: "Entries of the statement"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
						role: "rowgroup",
						className: "bg-sunk text-left text-xs text-soft max-md:sr-only",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", {
							role: "row",
							children: [
								"Date",
								"What",
								"Amount",
								"Balance"
							].map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
								role: "columnheader",
								scope: "col",
								className: "px-3 py-2.5 font-semibold nth-[n+3]:text-right",
								children: name
							}, name))
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
						role: "rowgroup",
						className: "max-md:block",
						children: [...entries].reverse().map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { entry }, entry.id))
					})
				]
			})
		})]
	});
}
/**
* What the vendor has coming: sales, what Farmgate keeps of them, refunds and payouts, from one day to
* another.
*/
function Statement() {
	const [query] = (0, import_dist.useSearchParams)();
	const navigate = (0, import_dist.useNavigate)();
	const [from, to] = [calendarDay(query.get("from")), calendarDay(query.get("to"))];
	const window = {
		...from && { from },
		...to && { to }
	};
	const { data, error, refetch } = useQuery({
		...statementQuery(window),
		placeholderData: keepPreviousData
	});
	const choose = (days) => {
		const address = withQuery(paths.vendorDashboard, {
			tab: "analytics",
			from,
			to,
			...days
		});
		navigate(address, {
			replace: true,
			state: KEEP_SCROLL
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "statement",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "statement",
					className: "text-xl",
					children: "Statement"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					look: "secondary",
					href: withQuery("/api/vendor/statement.csv", window),
					download: true,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Download CSV"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 max-w-md gap-4 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayField, {
					label: "From",
					value: from,
					latest: to,
					onChange: (day) => choose({ from: day })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayField, {
					label: "To",
					value: to,
					earliest: from,
					onChange: (day) => choose({ to: day })
				})]
			}),
			data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entries, { statement: data }),
			!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your statement.",
				error,
				onRetry: refetch
			}),
			!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your statement..." })
		]
	});
}
// src/marketplace/vendor/analytics/analytics-tab.tsx
var TOP_PRODUCTS = 5;
function TopProducts({ products }) {
	const top = products.filter(({ isActive }) => isActive).slice(0, TOP_PRODUCTS);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-3 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: "Top Products"
			}),
			top.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "You don’t have any active products."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-3",
				children: top.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-center gap-3",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "w-16 shrink-0 overflow-hidden rounded-control",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPicture, {
								product,
								sizes: "4rem"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "min-w-0 flex-1",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: paths.editProduct(product.id),
								className: "font-semibold wrap-anywhere hover:text-leaf hover:underline",
								children: product.name
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-sm text-soft",
								children: priceWords(product)
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "text-sm whitespace-nowrap tabular-nums",
							children: stockWords(product)
						})
					]
				}, product.id))
			})
		]
	});
}
function BestSellers({ sellers }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-3 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: "Best sellers"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Your top earners in the last 90 days."
			}),
			sellers.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: "Nothing has been sold yet."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "flex flex-col gap-2.5",
				children: sellers.map(({ productId, name, quantity, sales }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-baseline gap-3",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							"aria-hidden": true,
							className: "w-5 shrink-0 font-display text-lg text-soft",
							children: index + 1
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "min-w-0 flex-1 wrap-anywhere",
							children: name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-right text-sm whitespace-nowrap tabular-nums",
							children: [amountText(sales), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "block text-soft",
								children: [formatCount(quantity), " sold"]
							})]
						})
					]
				}, `${productId} ${name}`))
			})
		]
	});
}
function Overview({ analytics }) {
	const { data: products } = useQuery(ownProductsQuery());
	const orders = useQuery(vendorOrdersQuery());
	const loaded = orders.data?.total ?? orders.data?.items.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatCards, { stats: [
				{
					label: "Total Revenue",
					value: amountText(analytics.totalSales)
				},
				{
					label: "Total Orders",
					value: loaded === void 0 ? orders.isError ? "–" : null : formatCount(loaded)
				},
				{
					label: "Average Order Value",
					value: amountText(analytics.averageOrderValue)
				},
				{
					label: "Product Views",
					value: formatCount(analytics.totalViews)
				}
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SalesOverTime, { analytics }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 md:grid-cols-2 md:items-start",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TopProducts, { products: products ?? [] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BestSellers, { sellers: analytics.bestSellers })]
			})
		]
	});
}
/** How it goes, and what the vendor has coming. */
function AnalyticsTab() {
	const { data, error, refetch } = useQuery(analyticsQuery());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-12",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "sales-overview",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "sales-overview",
					className: "mb-4 text-xl",
					children: "Sales Overview"
				}),
				data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overview, { analytics: data }),
				!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
					title: "We couldn’t load your analytics.",
					error,
					onRetry: refetch
				}),
				!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your analytics..." })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Statement, {})]
	});
}
export { AnalyticsTab };
