import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Download } from "./download-DF5-RRvm.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, mn as Select } from "../entry-server.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { t as getPaidQuery } from "./use-get-paid-6JKqXSgN.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as LEDGER_WORDS } from "./ledger-words-C_8rJg8S.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/get-paid/year/year-tables.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var SUMS = [
	["sale", "Sales, with shipping and tax"],
	["refund", "Refunds"],
	["dispute", "Disputes"],
	["commission", "Farmgate’s commission"],
	["commission_refund", "Commission refunded"],
	["cash", "Cash you took yourself"],
	["payout", "Payouts"],
	["reversal", "Payouts taken back"],
	["offset", "Settled between orders"]
];
function Table({ caption, heads, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-x-auto print:overflow-visible",
		tabIndex: 0,
		role: "group",
		"aria-label": caption,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "w-full border-collapse text-sm",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: "pb-2 text-left font-display text-xl font-[560]",
					children: caption
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", {
					className: "border-b-2 border-edge text-left text-xs text-soft",
					children: heads.map((head) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						className: "py-2 pr-3 font-semibold whitespace-nowrap last:pr-0 data-[number=true]:text-right",
						"data-number": NUMBERS.has(head),
						children: head
					}, head))
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children })
			]
		})
	});
}
var NUMBERS = /* @__PURE__ */ new Set([
	"Amount",
	"Balance",
	"Products",
	"Shipping",
	"Tax"
]);
var ROW = "break-inside-avoid border-b border-line";
var HEAD = "py-2 pr-3 text-left font-normal";
var NUMBER = "py-2 pr-3 text-right whitespace-nowrap tabular-nums last:pr-0";
/** The year in sums: from what there was to what there is. */
function SumTable({ statement }) {
	const rows = SUMS.map(([kind, label]) => ({
		label,
		amount: statement.sums[kind] ?? 0
	})).filter(({ label, amount }) => amount !== 0 || label === SUMS[0]?.[1]);
	const edge = (label, amount) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		className: ROW,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
			scope: "row",
			className: `${HEAD} font-semibold`,
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
			className: `${NUMBER} font-semibold`,
			children: amountText(amount)
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Table, {
		caption: "The year in sums",
		heads: ["What", "Amount"],
		children: [
			edge("Balance on January 1", statement.openingBalance),
			rows.map(({ label, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
				className: ROW,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					className: HEAD,
					children: label
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(amount)
				})]
			}, label)),
			edge("Balance at the end", statement.closingBalance)
		]
	});
}
/** What was sold into each state, and the tax of it. */
function StateTable({ states }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Table, {
		caption: "Sales and tax by state",
		heads: [
			"State",
			"Products",
			"Shipping",
			"Tax"
		],
		children: states.map(({ state, products, shipping, tax }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
			className: ROW,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					className: HEAD,
					children: state
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(products)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(shipping)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(tax)
				})
			]
		}, state))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "mt-2 text-sm text-soft",
		children: states.length === 0 ? "No sales in this year." : "After refunds and disputes. Pickup counts where you are."
	})] });
}
var amountOrNone = (amount) => amount === null ? "" : amountText(amount);
/** On a phone, where the table would not fit. */
function EntryList({ entries }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "entries",
		className: "md:hidden print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "entries",
			className: "pb-2 text-xl",
			children: "Every entry"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "overflow-hidden rounded-card border border-line bg-card text-sm",
			children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex justify-between gap-4 border-t border-line p-3.5 first:border-t-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "min-w-0",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "font-semibold",
							children: LEDGER_WORDS[entry.kind]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-soft wrap-anywhere",
							children: [
								`${entry.day} ${entry.time}`,
								entry.orderNumber,
								entry.state
							].filter(Boolean).join(" · ")
						}),
						entry.tax !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-soft",
							children: [amountText(entry.tax), " of it is tax"]
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "text-right whitespace-nowrap tabular-nums",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "font-semibold",
						children: amountText(entry.amount)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-soft",
						children: amountText(entry.balance)
					})]
				})]
			}, entry.id))
		})]
	});
}
/** Every entry of the year, as it was booked. */
function Entries({ entries }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "max-md:hidden print:block",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryTable, { entries })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryList, { entries })] });
}
function EntryTable({ entries }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Table, {
		caption: "Every entry",
		heads: [
			"Date",
			"What",
			"Order",
			"State",
			"Products",
			"Shipping",
			"Tax",
			"Amount",
			"Balance"
		],
		children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
			className: ROW,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
					className: "py-2 pr-3 whitespace-nowrap tabular-nums",
					children: [
						entry.day,
						" ",
						entry.time
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: "py-2 pr-3",
					children: LEDGER_WORDS[entry.kind]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: "py-2 pr-3",
					children: entry.orderNumber
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: "py-2 pr-3",
					children: entry.state
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountOrNone(entry.products)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountOrNone(entry.shipping)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountOrNone(entry.tax)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(entry.amount)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: NUMBER,
					children: amountText(entry.balance)
				})
			]
		}, entry.id))
	});
}
// src/marketplace/vendor/get-paid/year/year-rules.ts
/** @returns the year that an address asks for; anything else is this one */
function yearOf(query, thisYear) {
	const year = Number(query.get("year"));
	return Number.isInteger(year) && year >= 2020 && year <= thisYear + 1 ? year : thisYear;
}
/** @returns "Eastern Time" of America/New_York: what people call their clocks, in summer and in winter */
function clockName(timeZone) {
	return new Intl.DateTimeFormat("en-US", {
		timeZone,
		timeZoneName: "longGeneric"
	}).formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
// src/marketplace/vendor/get-paid/year/year-page.tsx
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your statement..." });
var yearQuery = (year) => apiQuery(withQuery("/api/vendor/year-statement", { year }));
function Sheet({ statement }) {
	const { year, businessName, timeZone, entries } = statement;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "flex flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: "hidden print:block",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm",
					children: "Farmgate"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", {
					className: "text-2xl",
					children: [
						businessName,
						": statement for ",
						year
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"From midnight on January 1 to midnight after December 31, ",
					year,
					". All times are in",
					" ",
					clockName(timeZone),
					"."
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-8 md:grid-cols-2 print:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumTable, { statement }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateTable, { states: statement.states })]
			}),
			entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "rounded-card border border-line bg-card p-5 text-sm",
				children: ["No entries in ", year]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entries, { entries })
		]
	});
}
function Year() {
	const [query] = (0, import_dist.useSearchParams)();
	const navigate = (0, import_dist.useNavigate)();
	const thisYear = useNow().getFullYear();
	const year = yearOf(query, thisYear);
	const { data: paid } = useQuery(getPaidQuery());
	const { data, error, refetch } = useQuery(yearQuery(year));
	const years = [.../* @__PURE__ */ new Set([
		thisYear,
		year,
		...paid?.years ?? []
	])].sort((a, b) => b - a);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-end justify-between gap-4 print:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
					label: "Year",
					value: year,
					onChange: ({ target }) => void navigate(paths.yearStatement({ year: Number(target.value) }), { replace: true }),
					children: years.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: one,
						children: one
					}, one))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
						look: "secondary",
						href: withQuery("/api/vendor/year-statement.csv", { year }),
						download: true,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Download CSV"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						disabled: !data,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
							"aria-hidden": true,
							size: 18
						}),
						onClick: () => window.print(),
						children: "Print"
					})]
				})]
			}),
			data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, { statement: data }),
			!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your statement.",
				error,
				onRetry: refetch
			}),
			!data && !error && SKELETON
		]
	});
}
/** A vendor's year, for the screen and for paper. */
function YearPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Yearly statement",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.getPaid,
				children: "Get paid"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl print:hidden",
				children: "Yearly statement"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.yearStatement(),
				skeleton: SKELETON,
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Year, {})
			})
		]
	});
}
export { YearPage };
