import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Package } from "./package-CLYNf-BJ.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as RoleNote } from "./role-note-CIIkXnTz.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { n as countOf, r as formatCount } from "./format-DqpZFbOp.js";
import { t as LinkTabs } from "./link-tabs-B5JPI7sn.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as Landmark } from "./landmark-KPB8yVr0.js";
import { Ar as iconButtonClass, Cn as CouldNotLoad, It as pictureAddress, Mr as Segmented, Sn as Badge, bn as ArtRow, gn as TextField, kr as IconButton, xn as Card, yn as CategoryArt } from "../entry-server.js";
import { n as Button, r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { t as getPaidQuery } from "./use-get-paid-6JKqXSgN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { a as isLow, c as showOf, i as filterProducts, l as stockWords, n as DASHBOARD_TABS, o as lowOptions, r as attentionOf, s as priceWords, u as tabOf } from "./public-profile-button-DJfJSl54.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { a as daysOffQuery, i as analyticsQuery, l as ownProductsQuery, o as lowStockQuery, p as vendorOrdersQuery } from "./vendor-queries-BzxBvIxU.js";
import { a as MAX_LOW_STOCK_AT } from "./shop-Dv2K-8bW.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { n as EyeOff, t as Eye } from "./eye-BH2OV2VW.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as useActivation } from "./product-changes-NUbrCs4z.js";
import { t as Download } from "./download-DF5-RRvm.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { n as SearchField } from "./search-field-CDEoFd_N.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as MapPinned } from "./map-pinned-CXxgViF3.js";
import { t as Tag } from "./tag-Bt65bTMQ.js";
import { n as ProfileTab } from "./profile-tab-BlVPeQFG.js";
import { n as useToWeigh } from "./weighing-link-BCf7WOq8.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
import { t as Scale } from "./scale-DYxPLfpe.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
// ../node_modules/lucide-react/dist/esm/icons/ban.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$5 = {
	name: "ban",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "M4.929 4.929 19.07 19.071",
		key: "196cmz"
	}]]
};
__iconData$5.node;
var Ban = createLucideIcon(__iconData$5);
// ../node_modules/lucide-react/dist/esm/icons/dollar-sign.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$4 = {
	name: "dollar-sign",
	size: 24,
	node: [["path", {
		d: "M12 3v18",
		key: "108xh3"
	}], ["path", {
		d: "M17 5H9.5a1 1 0 000 7h5a1 1 0 010 7H6",
		key: "pwzcbw"
	}]]
};
__iconData$4.node;
var DollarSign = createLucideIcon(__iconData$4);
// ../node_modules/lucide-react/dist/esm/icons/message-circle-exclamation-point.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "message-circle-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
			key: "1sd12s"
		}],
		["path", {
			d: "M12 8v4",
			key: "1got3b"
		}],
		["path", {
			d: "M12 16h.01",
			key: "1drbdi"
		}]
	],
	aliases: ["message-circle-warning", "message-circle-alert"]
};
__iconData$3.node;
var MessageCircleExclamationPoint = createLucideIcon(__iconData$3);
// ../node_modules/lucide-react/dist/esm/icons/package-open.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "package-open",
	size: 24,
	node: [
		["path", {
			d: "M12 22v-9",
			key: "x3hkom"
		}],
		["path", {
			d: "M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z",
			key: "2ntwy6"
		}],
		["path", {
			d: "M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13",
			key: "1pmm1c"
		}],
		["path", {
			d: "M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z",
			key: "12ttoo"
		}]
	]
};
__iconData$2.node;
var PackageOpen = createLucideIcon(__iconData$2);
// ../node_modules/lucide-react/dist/esm/icons/power-off.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "power-off",
	size: 24,
	node: [
		["path", {
			d: "M18.36 6.64A9 9 0 0 1 20.77 15",
			key: "dxknvb"
		}],
		["path", {
			d: "M6.16 6.16a9 9 0 1 0 12.68 12.68",
			key: "1x7qb5"
		}],
		["path", {
			d: "M12 2v4",
			key: "3427ic"
		}],
		["path", {
			d: "m2 2 20 20",
			key: "1ooewy"
		}]
	]
};
__iconData$1.node;
var PowerOff = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/upload.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "upload",
	size: 24,
	node: [
		["path", {
			d: "M12 3v12",
			key: "1x0j5s"
		}],
		["path", {
			d: "m17 8-5-5-5 5",
			key: "7q97r8"
		}],
		["path", {
			d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
			key: "ih7n3h"
		}]
	]
};
__iconData.node;
var Upload = createLucideIcon(__iconData);
// src/marketplace/vendor/dashboard/stat-cards.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Four figures, side by side. */
function StatCards({ stats }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4",
		children: stats.map(({ label, value, icon: Icon, isPressing }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col justify-between gap-3 rounded-card border border-line bg-card p-3.5 sm:p-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dt", {
				className: "flex items-start justify-between gap-2 text-xs text-soft sm:text-sm",
				children: [label, Icon && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: clsx("inline-flex size-8 shrink-0 items-center justify-center rounded-full max-sm:hidden", isPressing ? "bg-sun text-on-sun" : "bg-moss text-leaf"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 16 })
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "font-display text-xl leading-none font-[560] tabular-nums lining-nums wrap-anywhere sm:text-2xl",
				children: value ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-7 w-20" })
			})]
		}, label))
	});
}
// src/marketplace/vendor/get-paid/get-paid-note.tsx
var WORDS = {
	none: "Set up payouts to receive it.",
	due: "Stripe needs a few more details before we can send it.",
	restricted: "Your payouts are on hold.",
	enabled: "Payouts are on."
};
/** On the dashboard: what the vendor has coming, and the way to it. */
function GetPaidNote() {
	const { data } = useQuery(getPaidQuery());
	const { state = "enabled", balance } = data ?? {};
	const isWaiting = data?.isOffered && state !== "enabled";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex min-w-0 items-center gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Landmark, {
				"aria-hidden": true,
				size: 22,
				className: "shrink-0 text-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
					className: "font-semibold tabular-nums",
					children: balance ? `Balance: ${amountText(balance.total)}` : "Your balance"
				}),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: data?.isOffered ? WORDS[state] : ""
				})
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			size: "sm",
			look: isWaiting ? "primary" : "secondary",
			to: paths.getPaid,
			children: "Get paid"
		})]
	});
}
// src/marketplace/vendor/products/low-stock.rules.ts
/** @returns the number that is typed, null for none, or what is wrong with it */
function readLowStock(text) {
	const typed = text.trim();
	if (typed === "") return { lowStockAt: null };
	const number = Number(typed);
	if (/^\d+$/.test(typed) && number <= 1e3) return { lowStockAt: number };
	return { message: `Please enter a whole number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString("en-US")}` };
}
// src/marketplace/vendor/products/low-stock-setting.tsx
function useSaving() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (lowStockAt) => callJson("/api/vendor/low-stock", {
			method: "PUT",
			body: { lowStockAt }
		}),
		onSuccess: (saved) => {
			client.setQueryData(lowStockQuery().queryKey, saved);
			toast({
				title: "Low-stock emails updated",
				description: saved.lowStockAt === null ? "We won’t email you about stock." : `We’ll email you when a product is down to ${saved.lowStockAt}.`
			});
		}
	});
}
function Form({ saved }) {
	const id = (0, import_react.useId)();
	const [text, setText] = (0, import_react.useState)(saved === null ? "" : String(saved));
	const [isTried, setIsTried] = (0, import_react.useState)(false);
	const saving = useSaving();
	const read = readLowStock(text);
	const failure = saving.error ? sentenceOf(saving.error, "We couldn’t save this. Please try again.") : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		"aria-labelledby": id,
		noValidate: true,
		className: "mt-6 flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5",
		onSubmit: (event) => {
			event.preventDefault();
			setIsTried(true);
			if ("lowStockAt" in read) saving.mutate(read.lowStockAt);
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id,
				className: "text-lg",
				children: "Low-stock emails"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-end gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Email me when a product is down to",
					inputMode: "numeric",
					autoComplete: "off",
					maxLength: 5,
					placeholder: "Never",
					className: "min-w-0 flex-1 basis-60 sm:max-w-sm",
					value: text,
					error: isTried && "message" in read ? read.message : failure ?? void 0,
					onChange: (event) => setText(event.currentTarget.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					look: "secondary",
					disabled: saving.isPending,
					children: saving.isPending ? "Saving..." : "Save"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: `A number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString("en-US")}. Leave it blank for no emails. We write once per product, to everyone who may edit your products, and again only after you restock it.`
			})
		]
	});
}
/** From how few of a product on the vendor is told by email. Products show their stock without it, too. */
function LowStockSetting() {
	const { data } = useQuery(lowStockQuery());
	return data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Form, { saved: data.lowStockAt }) : null;
}
// src/marketplace/vendor/products/product-actions.tsx
/** What can be done with a product. */
function ProductActions({ product, onDelete }) {
	const mayChange = useMay().may("price");
	const { id, name, isActive } = product;
	const activation = useActivation();
	const label = isActive ? "Deactivate" : "Activate";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center md:flex-nowrap md:justify-end",
		children: [
			mayChange && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				"aria-label": `${label} ${name}`,
				className: "mr-1 md:min-w-26",
				onClick: () => activation.mutate({
					product,
					isActive: !isActive
				}),
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.editProduct(id),
				"aria-label": `Edit ${name}`,
				title: "Edit",
				className: iconButtonClass("text-leaf!"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
					"aria-hidden": true,
					size: 18
				})
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.product(id),
				"aria-label": `View ${name}`,
				title: "View",
				className: iconButtonClass("text-leaf!"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Eye, {
					"aria-hidden": true,
					size: 18
				})
			}),
			mayChange && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `Delete ${name}`,
				title: "Delete",
				"aria-haspopup": "dialog",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => onDelete(product),
				className: "text-danger!"
			})
		]
	});
}
// src/marketplace/vendor/products/product-table.tsx
function Thumbnail({ product }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: clsx("aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control", !product.isActive && "grayscale"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(product.imageUrl),
			alt: "",
			sizes: "5rem",
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category: product.category,
				seed: product.id,
				name: product.name
			})
		})
	});
}
/** A cell; on phones, where a row is a card, its column's name stands before it. */
function Cell({ label, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
		role: "cell",
		className: "px-3 py-3 align-middle text-sm md:whitespace-nowrap max-md:flex max-md:gap-2 max-md:p-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "text-soft md:hidden",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "tabular-nums",
			children
		})]
	});
}
function Low({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "max-w-60 whitespace-normal",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "sun",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
				"aria-hidden": true,
				size: 14,
				className: "shrink-0"
			}),
			children
		})
	});
}
/** Of a product with options, how many are named that are low. */
var MOST_LOW = 3;
function Stock({ product }) {
	const low = lowOptions(product);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "flex flex-wrap items-center gap-x-2 gap-y-1 md:flex-col md:items-start",
		children: [
			stockWords(product),
			isLow(product) && low.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Low, { children: product.inventory === 0 ? "Sold out" : "Low stock" }),
			product.isActive && low.slice(0, MOST_LOW).map(({ id, name, inventory }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Low, { children: `${name}: ${inventory === 0 ? "sold out" : `${inventory} left`}` }, id)),
			product.isActive && low.length > MOST_LOW && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-xs text-soft",
				children: [
					"and ",
					low.length - MOST_LOW,
					" more"
				]
			})
		]
	});
}
function Status({ product: { isActive, removedReason } }) {
	if (removedReason !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		children: "Not in the marketplace"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: isActive ? "leaf" : "plain",
		children: isActive ? "Active" : "Inactive"
	});
}
function Row({ product, onDelete }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		role: "row",
		className: "border-t border-line max-md:flex max-md:flex-col max-md:gap-1.5 max-md:p-4 max-md:first:border-t-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				role: "rowheader",
				scope: "row",
				className: "px-3 py-3 text-left font-normal max-md:p-0",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex items-center gap-3.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thumbnail, { product }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "min-w-0",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-semibold wrap-anywhere",
								children: product.name
							}),
							product.sku && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: "text-xs text-soft wrap-anywhere",
								children: ["SKU ", product.sku]
							}),
							product.removedReason !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: "mt-1 max-w-measure text-sm text-danger wrap-anywhere whitespace-pre-line",
								children: ["Hidden by our team: ", product.removedReason]
							})
						]
					})]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Price",
				children: priceWords(product)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Status, { product })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Stock",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stock, { product })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Sold",
				children: formatCount(product.soldCount)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
				label: "Views",
				children: formatCount(product.views)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				role: "cell",
				className: "px-1 py-1 align-middle max-md:-mb-2 max-md:p-0",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductActions, {
					product,
					onDelete
				})
			})
		]
	});
}
var COLUMNS = [
	"Product",
	"Price",
	"Status",
	"Stock",
	"Sold",
	"Views"
];
/**
* A table on wide screens; on phones its rows are cards. The roles stay where the layout would take them
* away.
*/
function ProductTable({ products, onDelete }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-hidden rounded-card border border-line bg-card",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			role: "table",
			className: "w-full border-collapse max-md:block",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: "sr-only",
					children: "My products, with views from the last 30 days"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
					role: "rowgroup",
					className: "bg-sunk text-left text-xs text-soft max-md:sr-only",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
						role: "row",
						children: [COLUMNS.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							role: "columnheader",
							scope: "col",
							className: "px-3 py-2.5 font-semibold whitespace-nowrap",
							children: [name, name === "Views" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "block font-normal",
								children: "30 days"
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
						items: products,
						children: products.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
							product,
							onDelete
						}, product.id))
					})
				})
			]
		})
	});
}
// src/marketplace/vendor/products/products-tools.tsx
var ImportDialog = (0, import_react.lazy)(() => import("./import-dialog-SOcTQji0.js").then((module) => ({ default: module.ImportDialog })));
var SHOWS = [
	{
		value: "all",
		label: "All"
	},
	{
		value: "active",
		label: "Active"
	},
	{
		value: "inactive",
		label: "Inactive"
	},
	{
		value: "low",
		label: "Low stock"
	}
];
/** Few ever need it, so it is there for those who came for it. */
var REMOVED = {
	value: "removed",
	label: "Taken out"
};
/** Products go out as a spreadsheet and come back in from one. */
function SpreadsheetButtons({ hasProducts, mayImport }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-2",
		children: [
			mayImport && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				"aria-haspopup": "dialog",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Upload, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => {
					setWasOpen(true);
					setOpen(true);
				},
				children: "Import CSV"
			}),
			hasProducts && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
				look: "secondary",
				href: `/api/vendor/products/export`,
				download: true,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
					"aria-hidden": true,
					size: 18
				}),
				children: "Export CSV"
			}),
			wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportDialog, {
					open,
					onOpenChange: setOpen
				})
			})
		]
	});
}
/** Which of many products are shown; the choice stands in the address. */
function ProductFilter({ text, show, onText, count }) {
	const navigate = (0, import_dist.useNavigate)();
	const choose = (value) => void navigate(withQuery(paths.vendorDashboard, { show: value === "all" ? void 0 : value }), {
		replace: true,
		state: KEEP_SCROLL
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mb-4 flex flex-wrap items-center gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: "Search my products",
				placeholder: "Search my products",
				value: text,
				onChange: (event) => onText(event.currentTarget.value),
				className: "min-w-0 flex-1 basis-60"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
				label: "Show",
				name: "product-show",
				value: show,
				options: show === "removed" ? [...SHOWS, REMOVED] : SHOWS,
				onChange: choose,
				className: "max-w-full max-sm:w-full max-sm:[&_label]:px-1.5 sm:[&_label]:whitespace-nowrap"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: countOf(count, "product") })
			})
		]
	});
}
// src/marketplace/vendor/products/products-tab.tsx
var DeleteProductDialog = (0, import_react.lazy)(() => import("./delete-product-dialog-CTmCpSt9.js").then((module) => ({ default: module.DeleteProductDialog })));
/** How many are shown at first, and with every 'Show more'. */
var STEP = 25;
function useDeleting() {
	const [product, setProduct] = (0, import_react.useState)(null);
	const [open, setOpen] = (0, import_react.useState)(false);
	const heading = (0, import_react.useRef)(null);
	const ask = (wanted) => {
		setProduct(wanted);
		setOpen(true);
	};
	return {
		ask,
		dialog: product && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteProductDialog, {
				product,
				open,
				onOpenChange: setOpen,
				onDeleted: () => setTimeout(() => heading.current?.focus())
			}, product.id)
		}),
		heading
	};
}
function Products({ products, onDelete }) {
	const [query] = (0, import_dist.useSearchParams)();
	const show = showOf(query);
	const [text, setText] = (0, import_react.useState)("");
	const [shown, setShown] = (0, import_react.useState)(STEP);
	const found = filterProducts(products, {
		text,
		show
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFilter, {
			text,
			show,
			onText: setText,
			count: found.length
		}),
		found.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
			title: "No products match these filters"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductTable, {
			products: found.slice(0, shown),
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
function NoProducts({ mayAdd }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No products yet",
		...mayAdd && {
			hint: "Start selling by adding your first product.",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.newProduct,
				children: "Add Your First Product"
			})
		}
	});
}
/** Everything that the vendor sells, or has switched off. */
function ProductsTab() {
	const { data: products, error, refetch } = useQuery(ownProductsQuery());
	const mayChange = useMay().may("price");
	const { ask, dialog, heading } = useDeleting();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "my-products",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-4 flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "my-products",
					ref: heading,
					tabIndex: -1,
					className: "text-xl",
					children: "Products"
				}), products && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SpreadsheetButtons, {
					mayImport: mayChange,
					hasProducts: products.length > 0
				})]
			}),
			!products && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your products..." }),
			!products && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your products.",
				error,
				onRetry: refetch
			}),
			products && (products.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoProducts, { mayAdd: mayChange }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Products, {
				products,
				onDelete: ask
			})),
			mayChange && products && products.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LowStockSetting, {}),
			dialog
		]
	});
}
// src/marketplace/vendor/pickups/pickups-note.tsx
/** On the dashboard: the way to where and when customers pick up. */
function PickupsNote() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex min-w-0 items-center gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
				"aria-hidden": true,
				size: 22,
				className: "shrink-0 text-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
					className: "font-semibold",
					children: "Pickup sites"
				}),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: "Where customers pick up, on which days and until when they order."
				})
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			size: "sm",
			look: "secondary",
			to: paths.vendorPickups,
			children: "Pickup sites"
		})]
	});
}
// src/marketplace/vendor/terms/terms-note.tsx
/** On the dashboard: the way to one's own prices and codes. */
function TermsNote() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex min-w-0 items-center gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
				"aria-hidden": true,
				size: 22,
				className: "shrink-0 text-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
					className: "font-semibold",
					children: "Prices and terms"
				}),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: "Shipping, minimum order and discount codes."
				})
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "secondary",
				to: paths.vendorCodes,
				children: "Discount codes"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "secondary",
				to: paths.vendorTerms,
				children: "Prices and terms"
			})]
		})]
	});
}
// src/marketplace/vendor/dashboard/attention-box.tsx
var ICONS = {
	approval: Hourglass,
	declined: MessageCircleExclamationPoint,
	suspended: Ban,
	removed: EyeOff,
	"switched-off": PowerOff,
	pending: PackageOpen,
	weigh: Scale,
	low: CircleExclamationPoint
};
function Way({ to, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to,
		state: KEEP_SCROLL,
		className: "link font-semibold",
		children
	});
}
/** What our team wrote. */
function Reason({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "whitespace-pre-line wrap-anywhere",
		children
	});
}
function words(attention, mayEdit) {
	switch (attention.kind) {
		case "approval": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
			className: "font-semibold",
			children: "Pending Approval."
		}), " We review every new vendor. Get your products ready now. We’ll email you when you’re approved, and they’ll go live right away."] });
		case "declined": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
				className: "font-semibold",
				children: "We couldn’t approve your business yet:"
			}),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reason, { children: attention.reason }),
			" ",
			mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: paths.vendorProfileEdit,
				children: "Change your profile"
			}), " and we look at it again."] })
		] });
		case "suspended": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
				className: "font-semibold",
				children: "Your shop is suspended:"
			}),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reason, { children: attention.reason }),
			" Shoppers can’t see your products for now. Please ship the orders you already have. ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: paths.contact,
				children: "Write to us"
			}),
			" if you want to talk about it."
		] });
		case "removed": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			"Our team took ",
			countOf(attention.count, "product", "products"),
			" from the marketplace.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: withQuery(paths.vendorDashboard, { show: "removed" }),
				children: "See why"
			})
		] });
		case "switched-off": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			"Your vendor account is inactive, so shoppers can’t see your products. Please",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: paths.contact,
				children: "write to us"
			}),
			" if you don’t know why."
		] });
		case "pending": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			countOf(attention.count, "order waits", "orders wait"),
			" for you to confirm.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: withQuery(paths.vendorDashboard, {
					tab: "orders",
					status: "pending"
				}),
				children: "See what is pending"
			})
		] });
		case "weigh": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			countOf(attention.count, "order needs", "orders need"),
			" weighing.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: paths.vendorWeighing(),
				children: "Start weighing"
			})
		] });
		case "low": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			countOf(attention.count, "product is", "products are"),
			" low on stock or sold out.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				to: withQuery(paths.vendorDashboard, { show: "low" }),
				children: "Check stock"
			})
		] });
	}
}
/** What a vendor should know or do before anything else. */
function AttentionBox({ attention }) {
	const { may } = useMay();
	if (attention.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-label": "What needs your attention",
		className: "rounded-card border-2 border-sun bg-card p-4 sm:px-5",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col gap-3",
			children: attention.map((one) => {
				const Icon = ICONS[one.kind];
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-start gap-3 text-sm",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						"aria-hidden": true,
						size: 18,
						className: "mt-0.5 shrink-0 text-leaf"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "max-w-measure",
						children: words(one, may("edit"))
					})]
				}, one.kind);
			})
		})
	});
}
// src/marketplace/vendor/dashboard/days-off-note.tsx
/** For vendors who are away: that no one can order, and the way to end it. */
function DaysOffNote() {
	const { data } = useQuery(daysOffQuery());
	if (!data?.backOn) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-4 p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"You’re away, so no one can order. Shoppers read “",
			backOnText(data.backOn),
			".”"
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.daysOff,
			children: "Change days off"
		})]
	});
}
// src/marketplace/vendor/dashboard/market-days-note.tsx
function Note({ text, label, to }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-4 p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "wrap-anywhere",
			children: text
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to,
			children: label
		})]
	});
}
function invitedBy(memberships) {
	const [first, ...more] = memberships.map(({ market }) => market.name);
	return more.length === 0 ? `${first} invites you to its roster.` : `${memberships.length} markets invite you.`;
}
/** For vendors whom a market invites: the way to answer. */
function MarketInvitationNote() {
	const { data } = useQuery(apiQuery("/api/market-memberships/mine"));
	const invited = data?.filter(({ status }) => status === "invited") ?? [];
	if (invited.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, {
		text: invitedBy(invited),
		label: "Answer the invitation",
		to: paths.myMarketDays
	});
}
/** For those who run a market besides. */
function YourMarketsNote() {
	const { data } = useQuery(apiQuery("/api/markets/mine"));
	if (!data || data.length === 0) return null;
	const text = `You run ${data.length === 1 ? data[0]?.name : `${data.length} markets`}.`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, {
		text,
		label: "Your markets",
		to: paths.myMarkets
	});
}
/** For vendors on the roster of a market: the way to say when they come. */
function MarketDaysNote() {
	const { data } = useQuery(apiQuery("/api/market-days/mine"));
	if (!data || data.length === 0) return null;
	const open = data.filter(({ answer, member, day }) => {
		return answer === null && !member.comesEveryDay && day.status !== "cancelled";
	}).length;
	const text = open === 0 ? "Shoppers can see your next market days." : `Are you coming? ${open === 1 ? "1 market day needs" : `${open} market days need`} your answer.`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, {
		text,
		label: "My market days",
		to: paths.myMarketDays
	});
}
// src/marketplace/vendor/dashboard/dashboard.tsx
var OrdersTab = (0, import_react.lazy)(() => import("./orders-tab-CADZlqKq.js").then((module) => ({ default: module.OrdersTab })));
var ReviewsTab = (0, import_react.lazy)(() => import("./reviews-tab-CbEmBDeG.js").then((module) => ({ default: module.ReviewsTab })));
var AnalyticsTab = (0, import_react.lazy)(() => import("./analytics-tab-8rvGUN0c.js").then((module) => ({ default: module.AnalyticsTab })));
var LABELS = {
	products: "Products",
	orders: "Orders",
	reviews: "Reviews",
	analytics: "Analytics",
	profile: "Profile"
};
var TABS = DASHBOARD_TABS.map((value) => ({
	value,
	label: LABELS[value],
	to: withQuery(paths.vendorDashboard, { tab: value === "products" ? void 0 : value })
}));
function TabContent({ tab, profile }) {
	switch (tab) {
		case "products": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductsTab, {});
		case "orders": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersTab, {});
		case "reviews": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewsTab, {});
		case "analytics": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnalyticsTab, {});
		case "profile": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileTab, { profile });
	}
}
/** What needs attention, how it goes, and everything that is there. */
function Dashboard({ profile }) {
	const { may, isKnown } = useMay();
	const [query] = (0, import_dist.useSearchParams)();
	const tab = tabOf(query);
	const { data: products, isError } = useQuery(ownProductsQuery());
	const pending = useQuery(vendorOrdersQuery({
		status: "pending",
		limit: 1
	}));
	const analytics = useQuery(analyticsQuery());
	const toWeigh = useToWeigh();
	const waiting = pending.data?.total ?? 0;
	const count = (some, failed) => some === void 0 ? failed ? "–" : null : formatCount(some);
	const sales = analytics.data?.totalSales ?? (analytics.isError ? 0 : null);
	const attention = attentionOf({
		profile,
		products: products ?? [],
		pending: waiting,
		toWeigh
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNote, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AttentionBox, { attention }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysOffNote, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GetPaidNote, {}),
			isKnown && may("post") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketInvitationNote, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDaysNote, {})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(YourMarketsNote, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatCards, { stats: [
				{
					label: "Total Products",
					value: count(products?.length, isError),
					icon: Package
				},
				{
					label: "Pending Orders",
					value: count(pending.data && waiting, pending.isError),
					icon: ShoppingBasket,
					isPressing: waiting > 0
				},
				{
					label: "Total Sales",
					value: sales === null ? null : amountText(sales),
					icon: DollarSign
				},
				{
					label: "Active Products",
					value: count(products?.filter(({ isActive }) => isActive).length, isError),
					icon: CircleCheck
				}
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTabs, {
				label: "Vendor dashboard",
				value: tab,
				tabs: TABS,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "pt-6",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
						fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading..." }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabContent, {
							tab,
							profile
						})
					})
				})
			}) }),
			isKnown && may("edit") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupsNote, {}),
			isKnown && may("price") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TermsNote, {})
		]
	});
}
export { Dashboard, StatCards as t };
