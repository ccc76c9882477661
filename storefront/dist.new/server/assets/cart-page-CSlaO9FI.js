import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Bn as NATIONWIDE_SHIPPING_CENTS, Cn as CouldNotLoad, Ln as CHECKOUT_METHODS, g as productPath, hr as unitsIn, kr as IconButton, mr as isOnSale, pr as useCart, xn as Card, yr as deliveryQuery, zn as FREE_SHIPPING_FROM_CENTS } from "../entry-server.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as TotalsList } from "./totals-list-__Njubdm.js";
import { C as shippingWords, S as sharedWays, T as wayText, _ as lineCents, a as MinimumProblems, b as milesTo, c as buyable, d as cartTax, f as cartTotals, g as likelyMethod, h as isOpenWay, i as CartProblems, l as buyableUnits, m as hasOwnPrice, o as DiscountCodes, p as groupByVendor, r as pickupsTo, t as useDiscounts, u as canReachBuyer, v as lineKey, w as subtotalCents, x as problemText, y as lineName } from "./use-discounts-BG263fRB.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { i as useNearZip, r as useNearPlace } from "./near-zip-DZKG3p2j.js";
import { t as useTakeZip } from "./use-take-zip-BwWsrDdK.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Truck } from "./truck-Dh4FgheF.js";
import { t as EmptyCart } from "./empty-cart-nUmLlpVK.js";
import { a as wholeMiles, c as useRemoval, l as ProductPrice, s as useQuantity } from "./reach--HbYTlma.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as Package } from "./package-CLYNf-BJ.js";
import { t as SentToStates } from "./sent-to-states-DcrkWoRC.js";
import { a as termsSentences } from "./seller-terms-vgRQTthN.js";
import { t as Store } from "./store-DlAQNd1u.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as ProductPicture } from "./product-picture-BCkIL7PS.js";
import { t as QuantityStepper } from "./quantity-stepper-4ACALtaY.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as TriangleExclamationPoint } from "./triangle-exclamation-point-BCP7kQnm.js";
import { t as X } from "./x-BHkNfOAH.js";
// src/marketplace/cart/cart-skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a cart that is still on its way. */
function CartSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillLoading, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading your cart..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-5 rounded-card border border-line bg-card p-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-48" }), [
					0,
					1,
					2
				].map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex gap-4 border-t border-line pt-5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-24 shrink-0 rounded-control" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-1 flex-col gap-3",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-2/3" }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-24" }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-11 w-36 rounded-control" })
						]
					})]
				}, row))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-80 rounded-card" })
		]
	}) });
}
// src/marketplace/cart/cart-summary.tsx
/** How far it still is to free shipping. */
function FreeShippingNote({ subtotal }) {
	const missing = FREE_SHIPPING_FROM_CENTS - subtotal;
	if (subtotal === 0) return null;
	const share = Math.min(100, Math.round(subtotal * 100 / FREE_SHIPPING_FROM_CENTS));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: missing > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "font-semibold tabular-nums",
			children: dollars(missing)
		}), " more and nationwide shipping is free."] }) : "Nationwide shipping is free for this cart." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"aria-hidden": true,
			className: "mt-2 h-1.5 overflow-hidden rounded-full bg-line",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "h-full rounded-full bg-leaf",
				style: { width: `${share}%` }
			})
		})]
	});
}
/** What the cart costs, as it would be shipped; where it cannot be shipped, nothing is promised of that. */
function CartSummary({ items, ways, discounts }) {
	const { taxMode } = usePublicConfig();
	const method = likelyMethod(ways) ?? "pickup";
	const tax = cartTax(items, method, void 0, taxMode);
	const totals = cartTotals(items, method, {
		tax,
		discounts: discounts.applied
	});
	const units = buyableUnits(items);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-5",
		role: "group",
		"aria-labelledby": "cart-summary",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "cart-summary",
				className: "text-xl",
				children: "Order Summary"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsList, {
				totals,
				units,
				shipping: shippingWords(ways),
				isFlatTax: tax === "flat",
				tax: tax === "unknown" ? "Figured at checkout" : void 0
			}),
			isOpenWay(ways.shipping) && !hasOwnPrice(items, "shipping") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreeShippingNote, { subtotal: totals.subtotal - totals.discount }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscountCodes, {
				discounts,
				totals
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MinimumProblems, { items }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartProblems, { items }),
			units > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "lg",
				wide: true,
				to: paths.checkout(),
				children: "Proceed to Checkout"
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "lg",
				wide: true,
				disabled: true,
				children: "Proceed to Checkout"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "quiet",
				wide: true,
				to: paths.marketplace(),
				children: "Continue Shopping"
			})
		]
	});
}
// src/marketplace/cart/cart-zip.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Asks once where the shopper is, as long as that is not known: the cart then says what gets there. */
function CartZip() {
	const near = useNearZip();
	const takeZip = useTakeZip();
	const [text, setText] = (0, import_react.useState)("");
	const [trouble, setTrouble] = (0, import_react.useState)(null);
	const id = (0, import_react.useId)();
	if (near !== null) return null;
	const submit = async (event) => {
		event.preventDefault();
		const found = await takeZip(text);
		if (found === null) document.getElementById("cart-heading")?.focus();
		else setTrouble(found);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		noValidate: true,
		"aria-label": "Your ZIP code",
		onSubmit: (event) => void submit(event),
		className: "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk px-4 py-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				className: "min-w-[min(12rem,100%)] flex-1",
				children: "Enter your ZIP code to see how far each pickup is and who delivers to you."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					id,
					value: text,
					onChange: ({ currentTarget }) => setText(currentTarget.value),
					inputMode: "numeric",
					autoComplete: "postal-code",
					maxLength: 10,
					placeholder: "ZIP code",
					className: `${controlClass} h-11 w-28`,
					"aria-invalid": trouble === null ? void 0 : true,
					"aria-describedby": trouble === null ? void 0 : `${id}-error`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					look: "secondary",
					children: "Save"
				})]
			}),
			trouble !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "alert",
				className: "basis-full",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
					id: `${id}-error`,
					children: trouble
				})
			})
		]
	});
}
// src/marketplace/cart/delivery-notice.tsx
/** Says before the checkout that no single way of delivery serves the whole cart, and what to do about it. */
function DeliveryNotice({ items, place }) {
	const { data } = useQuery(deliveryQuery(place ? { zipCode: place.zipCode } : {}));
	const isOneWay = !data || canReachBuyer(data);
	const { data: pickups } = useQuery({
		...pickupsTo({
			state: "",
			zipCode: place?.zipCode ?? ""
		}, void 0),
		enabled: !isOneWay
	});
	if (isOneWay || !pickups || pickups.vendors.length > 0) return null;
	const groups = groupByVendor(buyable(items));
	if (groups.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "rounded-card border border-edge bg-moss p-4 sm:p-5",
		"aria-labelledby": "delivery-notice",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "delivery-notice",
				className: "flex items-start gap-2.5 font-sans text-base font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Truck, {
					"aria-hidden": true,
					size: 20,
					className: "mt-0.5 shrink-0 text-leaf"
				}), "Your items can’t all be delivered the same way"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "mt-2 list-disc pl-5 text-sm text-soft",
				children: data.options.map(({ method, reason }) => reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: reason }, method))
			}),
			groups.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-2 text-sm",
				children: "Buy one farm at a time. The rest stays in your cart."
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-2 text-sm",
				children: "Remove the items that need a different shipping method and order them separately."
			})
		]
	});
}
// src/marketplace/cart/shipping-options.tsx
var whole = (cents) => `$${cents / 100}`;
var OPTIONS = [
	{
		method: "pickup",
		icon: MapPin,
		name: "Pickup",
		price: "Free",
		note: "At the farm or its stand"
	},
	{
		method: "local_delivery",
		icon: Truck,
		name: "Local delivery",
		price: whole(500),
		note: `Within 25 miles of every vendor in your cart`
	},
	{
		method: "shipping",
		icon: Package,
		name: "Nationwide shipping",
		price: whole(NATIONWIDE_SHIPPING_CENTS),
		note: `All 50 states; free from ${whole(FREE_SHIPPING_FROM_CENTS)}. Ships within 1-2 business days`
	}
];
/** Where a vendor of the cart has a price of its own, the option says what this cart costs. */
function ownOption(option, items, discounts) {
	if (!hasOwnPrice(items, option.method)) return option;
	const { shipping } = cartTotals(items, option.method, { discounts });
	const price = shipping === 0 ? "Free" : dollars(shipping);
	return {
		...option,
		price,
		note: "For this cart. Some vendors set their own price."
	};
}
/** Why a way of delivery cannot be promised for this cart. */
function whyOut(method, way) {
	if (isOpenWay(way)) return null;
	if (way.way === "too-far" && method === "pickup") return `More than 50 miles away`;
	return way.isPartial ? "Not possible for part of this cart" : "Not possible for this cart";
}
/** What the ways of delivery cost, and which of them serve the whole cart. */
function ShippingOptions({ items, ways, discounts }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "p-5",
		role: "group",
		"aria-labelledby": "shipping-options",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "shipping-options",
				className: "mb-4 text-lg",
				children: "Shipping Options"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4",
				children: OPTIONS.map((option) => ownOption(option, items, discounts)).map(({ method, icon: Icon, name, price, note }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex gap-3 text-sm",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							"aria-hidden": true,
							size: 20,
							className: "mt-0.5 shrink-0 text-leaf"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex-1",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "font-semibold",
								children: name
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-soft",
								children: whyOut(method, ways[method]) ?? note
							})]
						}),
						isOpenWay(ways[method]) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "font-semibold tabular-nums",
							children: price
						})
					]
				}, name))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-4 border-t border-line pt-3 text-sm text-soft",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentToStates, {})
			})
		]
	});
}
// src/marketplace/cart/cart-line.tsx
function Name({ item: { product, variant, problem } }) {
	if (problem === "unavailable") return product.name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: productPath(product.id, variant?.id),
		className: "hover:text-leaf hover:underline",
		children: product.name
	});
}
/** What is the matter with a line, and the one thing that helps. */
function Problem({ item, isUpdating, onTake }) {
	const { problem, product } = item;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mt-2 flex flex-wrap items-center gap-x-3 gap-y-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex items-center gap-1.5 text-sm font-semibold text-danger",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "shrink-0"
				}), problemText(item)]
			}),
			problem === "too-many" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				size: "sm",
				look: "secondary",
				disabled: isUpdating,
				onClick: () => onTake(product.inventory),
				children: ["Change to ", product.inventory]
			}),
			problem === "no-option" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "secondary",
				to: productPath(product.id),
				"aria-label": `Choose an option: ${product.name}`,
				children: "Choose an option"
			})
		]
	});
}
/** The product, its option, and what they come to. */
function Heading({ item }) {
	const { variant, problem } = item;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-start justify-between gap-x-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-[min(8rem,100%)] flex-1 wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "font-sans text-base leading-snug font-semibold",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Name, { item })
			}), variant && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: variant.name
			})]
		}), problem === null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "font-bold whitespace-nowrap tabular-nums",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "sr-only",
				children: [
					"Total of ",
					lineName(item),
					": "
				]
			}), dollars(lineCents(item))]
		})]
	});
}
/** The heading is what stays when the line, and the button that had the focus, go. */
var focusHeading = () => document.getElementById("cart-heading")?.focus();
/** One product of the cart. */
function CartLine({ item, isUpdating }) {
	const changeQuantity = useQuantity();
	const remove = useRemoval();
	const { product, variant, quantity, problem } = item;
	const name = lineName(item);
	const isGone = !isOnSale(item);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-4 last:pb-0 min-[30rem]:grid-cols-[6.5rem_minmax(0,1fr)]",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: clsx("self-start rounded-control min-[30rem]:row-span-2", isGone && problem !== "no-option" && "opacity-55 grayscale"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPicture, {
					product,
					sizes: "7rem"
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-0",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { item }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
						product,
						isChosen: variant !== void 0
					}),
					problem !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Problem, {
						item,
						isUpdating,
						onTake: (left) => changeQuantity(item, left)
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "col-span-2 flex flex-wrap items-center justify-between gap-3 min-[30rem]:col-span-1 min-[30rem]:col-start-2",
				children: [isGone ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: ["Quantity ", quantity]
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityStepper, {
					quantity,
					max: product.inventory,
					name,
					disabled: isUpdating,
					onChange: (wanted) => changeQuantity(item, wanted)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: `Remove ${name}`,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
						"aria-hidden": true,
						size: 19
					}),
					className: "ml-auto text-soft hover:text-danger",
					disabled: item.id < 0,
					onClick: () => {
						focusHeading();
						remove(item);
					}
				})]
			})
		]
	});
}
// src/marketplace/cart/vendor-ways.tsx
function WayIcon({ way }) {
	if (way === "open") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
		"aria-hidden": true,
		size: 16,
		className: "mt-0.5 shrink-0 text-leaf"
	});
	if (way === "far") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
		"aria-hidden": true,
		size: 16,
		className: "mt-0.5 shrink-0 text-clay"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
		"aria-hidden": true,
		size: 16,
		className: "mt-0.5 shrink-0 text-soft"
	});
}
/** How what is in the cart of one farm gets to the shopper, and what to do where it does not. */
function VendorWays({ vendor, items, place, isOnly }) {
	const remove = useRemoval();
	const sold = buyable(items);
	if (sold.length === 0) return null;
	const ways = sharedWays(sold, place);
	const isOut = !CHECKOUT_METHODS.some((method) => isOpenWay(ways[method]));
	const kindOf = (method) => {
		if (isOpenWay(ways[method])) return "open";
		return method === "pickup" && ways.pickup.way === "too-far" ? "far" : "out";
	};
	const removeAll = () => {
		document.getElementById("cart-heading")?.focus();
		for (const item of items) if (item.id > 0) remove(item);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: [
			isOut && place && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold",
				children: ways.pickup.way === "too-far" ? `Too far: pickup in ${vendor.city}, ${vendor.state} (${wholeMiles(milesTo(vendor, place) ?? 0)})` : `This can’t get to ${place.zipCode}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-wrap gap-x-5 gap-y-1.5",
				"aria-label": `How ${vendor.businessName} gets it to you`,
				children: CHECKOUT_METHODS.filter((method) => !isOut || kindOf(method) !== "far").map((method) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-start gap-1.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayIcon, { way: kindOf(method) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: kindOf(method) === "out" ? "text-soft" : void 0,
						children: wayText(method, ways[method], vendor, place)
					})]
				}, method))
			}),
			(isOut || !isOnly) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [!isOnly && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
					look: "secondary",
					size: "sm",
					to: paths.checkout({ vendorId: vendor.id }),
					children: ["Buy this farm alone", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [" ", vendor.businessName]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					look: "quiet",
					size: "sm",
					onClick: removeAll,
					children: ["Remove", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [" everything from ", vendor.businessName]
					})]
				})]
			})
		]
	});
}
// src/marketplace/cart/vendor-group.tsx
/** What the vendor asks for, where that is not the standard. */
function OwnTerms({ vendor: { terms, businessName } }) {
	if (!terms) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": `Prices of ${businessName}`,
		className: "-mt-1 mb-3 flex flex-wrap gap-x-4 text-sm text-soft",
		children: termsSentences(terms).map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: sentence }, sentence))
	});
}
/** What the cart holds of one vendor. */
function VendorGroup({ vendor, items, isUpdating, place, isOnly }) {
	const miles = milesTo(vendor, place);
	const heading = `vendor-${vendor.id}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "p-4 sm:p-5",
		role: "group",
		"aria-labelledby": heading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex items-start gap-3 pb-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "mt-0.5 text-leaf",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Store, {
							"aria-hidden": true,
							size: 20
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "min-w-0 flex-1",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							id: heading,
							className: "text-lg leading-snug wrap-anywhere",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: paths.vendor(vendor.id),
								className: "hover:text-leaf hover:underline",
								children: vendor.businessName
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft",
							children: [
								vendor.city,
								", ",
								vendor.state,
								miles !== null && ` · ${wholeMiles(miles)}`
							]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-right text-sm tabular-nums",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-xs text-soft",
							children: "Subtotal"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold",
							children: dollars(subtotalCents(items))
						})]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnTerms, { vendor }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorWays, {
				vendor,
				items,
				place,
				isOnly
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "mt-4 flex flex-col",
				children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartLine, {
					item,
					isUpdating: isUpdating(item.id)
				}, lineKey(item)))
			})
		]
	});
}
// src/marketplace/cart/cart-page.tsx
function Content({ cart }) {
	const { items, error, retry, isUpdating } = cart;
	if (!items) return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your cart.",
		error,
		onRetry: retry
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartSkeleton, {});
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyCart, { heading: "h2" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filled, {
		items,
		isUpdating
	});
}
function Filled({ items, isUpdating }) {
	const place = useNearPlace();
	const discounts = useDiscounts(items);
	const groups = groupByVendor(items);
	const ways = sharedWays(buyable(items), place);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartZip, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryNotice, {
					items,
					place
				}),
				groups.map(({ vendor, items: own }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGroup, {
					vendor,
					items: own,
					isUpdating,
					place,
					isOnly: groups.length === 1
				}, vendor.id))
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5 md:sticky md:top-24",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartSummary, {
				items,
				ways,
				discounts
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShippingOptions, {
				items,
				ways,
				discounts: discounts.applied
			})]
		})]
	});
}
/** What somebody is about to buy. The server knows nobody's cart: its page is the same for all. */
function CartPage() {
	const cart = useCart();
	const units = cart.items ? unitsIn(cart.items) : 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Shopping Cart",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-6 flex flex-wrap items-baseline gap-x-3 md:mb-8",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					id: "cart-heading",
					tabIndex: -1,
					className: "text-2xl md:text-3xl",
					children: "Shopping Cart"
				}), units > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft",
					children: countOf(units, "item")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { cart })
		]
	});
}
export { CartPage };
