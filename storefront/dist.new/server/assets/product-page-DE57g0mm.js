import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as ArrowLeft } from "./arrow-left-CLsBeGLb.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { C as ownReviewQuery, Cr as vendorQuery, Jr as useSession, Rn as DISPATCH_TERMS, Rr as track, Sn as Badge, Un as RETURN_TERMS, a as PRODUCT_TABS, c as choicesOf, d as readOption, f as withOption, h as productMeta, l as inOption, m as productCrumbs, n as specialtiesText, o as readTab, p as picturesOf, s as tabQuery, u as pictureOf, v as hasOptions, xr as productQuery, y as nameWithVariant, yn as CategoryArt } from "../entry-server.js";
import { t as useViewCount } from "./use-view-count-CFyv4-jh.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { l as ProductPrice, o as useAddToCart, u as priceInCents } from "./reach--HbYTlma.js";
import { t as QuantityStepper } from "./quantity-stepper-4ACALtaY.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { a as NearReach, i as StockText, o as ShareButton, s as Leaf } from "./card-facts-Dv_6i3W3.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as Store } from "./store-DlAQNd1u.js";
import { t as Truck } from "./truck-Dh4FgheF.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
import { i as practiceLabel } from "./shop-filters-CorZ5aVi.js";
import { i as ReviewList, n as shippingTermsOf, r as waySentences, t as isSent } from "./shipping-terms-BZgyOD1w.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Gallery } from "./gallery-C4sKzBUa.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
import { f as SHIPPING_METHOD_LABELS } from "./shop-Dv2K-8bW.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as LinkTabs } from "./link-tabs-B5JPI7sn.js";
import { t as ContactVendor } from "./contact-vendor-9PqW_3P7.js";
import { t as SentToStates } from "./sent-to-states-DcrkWoRC.js";
// ../node_modules/lucide-react/dist/esm/icons/shield-check.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shield-check",
	size: 24,
	node: [["path", {
		d: "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
		key: "oel41y"
	}], ["path", {
		d: "m9 12 2 2 4-4",
		key: "dzmm74"
	}]]
};
__iconData.node;
var ShieldCheck = createLucideIcon(__iconData);
// src/marketplace/shop/product/options/option-choice.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Names up to this length have room for two beside each other. */
var SHORT_NAME = 20;
/** @returns whether there is something to say of how many are left of each option */
var isCounted = ({ madeToOrder, vendor }) => !madeToOrder && !vendor.backOn;
function OptionCard({ product, option, group, isChosen, onChoose }) {
	const id = `${group}-${option.id}`;
	const isOut = option.inventory === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "flex min-h-14 cursor-pointer items-start gap-2.5 rounded-control border border-edge bg-card px-3 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "radio",
			name: group,
			value: option.id,
			checked: isChosen,
			onChange: onChoose,
			"aria-labelledby": `${id}-name ${id}-price`,
			"aria-describedby": isCounted(product) ? `${id}-stock` : void 0,
			className: "mt-1 size-4 shrink-0 accent-leaf outline-none"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "min-w-0 flex-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex items-baseline justify-between gap-x-3 text-sm font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					id: `${id}-name`,
					className: clsx("min-w-0 wrap-anywhere", isOut && "text-soft"),
					children: option.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					id: `${id}-price`,
					className: clsx("shrink-0 tabular-nums lining-nums", isOut ? "text-soft" : "text-clay"),
					children: dollars(priceInCents(option))
				})]
			}), isCounted(product) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				id: `${id}-stock`,
				className: "block text-xs",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockText, { product: {
					...product,
					inventory: option.inventory
				} })
			})]
		})]
	});
}
function EndedNote({ isLast }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-3 rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun",
		children: ["This option is no longer sold.", !isLast && " Please choose another."]
	});
}
/** The sizes and options of a product, one of which is chosen; the choice is in the address. */
function OptionChoice({ product, chosen, hasEnded }) {
	const group = (0, import_react.useId)();
	const [query, setQuery] = (0, import_dist.useSearchParams)();
	const [wasEnded, setWasEnded] = (0, import_react.useState)(hasEnded);
	if (hasEnded && !wasEnded) setWasEnded(true);
	const [pressed, setPressed] = (0, import_react.useState)();
	if (pressed && pressed.before !== chosen?.id) setPressed(void 0);
	const checked = pressed?.id ?? chosen?.id;
	const options = wasEnded ? product.variants ?? [] : choicesOf(product);
	if (options.length === 0) return hasEnded ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndedNote, { isLast: true }) : null;
	const areShort = options.every(({ name }) => name.length <= SHORT_NAME);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "mb-2 text-sm font-semibold",
			children: "Choose an option"
		}),
		hasEnded && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndedNote, { isLast: false }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: clsx("grid gap-2", areShort && "grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]"),
			children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionCard, {
				product,
				option,
				group,
				isChosen: option.id === checked,
				onChoose: () => {
					setPressed({
						id: option.id,
						before: chosen?.id
					});
					setQuery(withOption(query, option.id), {
						replace: true,
						state: KEEP_SCROLL
					});
				}
			}, option.id))
		})
	] });
}
// src/marketplace/shop/product/buy-panel.tsx
/** @returns whether nothing can be bought before an option is chosen */
var mustChoose = ({ product, option }) => option === null && hasOptions(product);
function AddButton({ product, option, quantity, isCompact = false }) {
	const { add, isAdding } = useAddToCart("count");
	const { backOn } = product.vendor;
	const isOut = product.inventory === 0;
	const variant = option ? {
		id: option.id,
		name: option.name
	} : void 0;
	const isPending = isAdding(product.id, variant?.id);
	const isOpen = mustChoose({
		product,
		option
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		size: isCompact ? "md" : "lg",
		wide: !isCompact,
		disabled: isOut || isOpen || backOn !== void 0 || !product.isActive || isPending,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBasket, {
			"aria-hidden": true,
			size: 20
		}),
		className: "whitespace-nowrap noscript:hidden!",
		onClick: () => add(product, quantity, variant),
		children: backOn ? backOnText(backOn) : isOut ? "Out of Stock" : isOpen ? "Choose an option" : "Add to Cart"
	});
}
/** @returns "$13.50" */
var totalText = ({ product, quantity }) => dollars(priceInCents(product) * quantity);
/** The option, the quantity with its running total, and the button. */
function BuyPanel(purchase) {
	const { product, option, hasEnded, quantity, onQuantity } = purchase;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [
			product.vendor.backOn && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun",
				children: [
					product.vendor.businessName,
					" is away and takes no orders. ",
					backOnText(product.vendor.backOn),
					"."
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionChoice, {
				product,
				chosen: option,
				hasEnded
			}),
			product.inventory > 0 && !product.vendor.backOn && !mustChoose(purchase) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-3 noscript:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityStepper, {
					quantity,
					max: product.inventory,
					name: nameWithVariant(product.name, option?.name),
					onChange: onQuantity,
					disabled: !product.isActive
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					"aria-live": "polite",
					className: "text-right tabular-nums",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm text-soft",
						children: "Total "
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-lg font-bold",
						children: totalText(purchase)
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButton, { ...purchase }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block",
				children: "Please turn on JavaScript to buy this."
			})
		]
	});
}
/** On phones the button stays at the screen's lower edge for as long as the product is on it. */
function BuyBar(purchase) {
	const { product, option, quantity } = purchase;
	if (product.inventory === 0 || !product.isActive || product.vendor.backOn || mustChoose(purchase)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "sticky bottom-0 z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden noscript:hidden print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "min-w-0 flex-1 basis-24 leading-tight tabular-nums",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "block text-lg font-bold text-clay",
					children: totalText(purchase)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "line-clamp-1 text-xs text-soft wrap-anywhere",
					children: option ? `${quantity} × ${option.name}` : `for ${quantity}`
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButton, {
				...purchase,
				isCompact: true
			})]
		})
	});
}
// src/marketplace/shop/product/product-facts.tsx
function Labels({ product }) {
	const { id, name, category, isOrganic } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center justify-between gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 basis-32 flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: categoryLabel(category) }), isOrganic && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "outline",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Leaf, {
					"aria-hidden": true,
					size: 14
				}),
				children: "Organic"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "-mr-2 ml-auto flex shrink-0",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, {
				name,
				path: paths.product(id)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
				itemKey: `product-${id}`,
				name
			})]
		})]
	});
}
function VendorLine({ product: { vendor } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex items-start gap-2 wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Store, {
				"aria-hidden": true,
				size: 18,
				className: "mt-1 shrink-0 text-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.vendor(vendor.id),
				className: "link font-semibold",
				children: vendor.businessName
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft",
				children: [
					" ",
					vendor.city,
					", ",
					vendor.state
				]
			})] })]
		}), vendor.rating !== null && vendor.reviewCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			title: "What buyers say about this vendor’s products",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
				rating: vendor.rating,
				count: vendor.reviewCount
			})
		})]
	});
}
function Fact({ icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex items-start gap-2.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "mt-0.5 shrink-0 text-leaf",
			children: icon
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "min-w-0",
			children
		})]
	});
}
/** How it reaches the buyer. */
function ShippingBox({ product }) {
	const [query] = (0, import_dist.useSearchParams)();
	const { shippingMethods, shippingWeight, vendor, nextPickup } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		"aria-label": "Shipping",
		className: "flex flex-col gap-2 rounded-card bg-sunk p-4 text-sm",
		children: [
			nextPickup && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex items-start gap-2.5 font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
					"aria-hidden": true,
					size: 18,
					className: "mt-0.5 shrink-0 text-leaf"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "min-w-0 wrap-anywhere",
					children: nextPickup.text
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearReach, {
				methods: shippingMethods,
				from: vendor
			}),
			waySentences(shippingMethods, vendor).map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				icon: sentence.startsWith("Pickup") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
					"aria-hidden": true,
					size: 18
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Truck, {
					"aria-hidden": true,
					size: 18
				}),
				children: sentence
			}, sentence)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "text-soft",
				children: [
					isSent(shippingMethods) && `Ships within 1-2 business days. `,
					shippingWeight !== null && `Weighs ${shippingWeight} lb.`,
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: tabQuery("shipping", query),
						state: KEEP_SCROLL,
						className: "link",
						children: "Prices and returns"
					})
				]
			})
		]
	});
}
/** Only vendors whom the team has approved are in the shop at all. */
function Marks() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
				"aria-hidden": true,
				size: 18
			}),
			children: "Verified Vendor"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShieldCheck, {
				"aria-hidden": true,
				size: 18
			}),
			children: "Quality Guaranteed"
		})]
	});
}
function Details({ product }) {
	const { harvestDate, expirationDate, tags, vendor } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-col gap-2 text-sm",
		children: [
			(choicesOf(product).length === 0 || product.madeToOrder) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockText, {
				product,
				className: "font-semibold"
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
					"aria-hidden": true,
					size: 18
				}),
				children: [practiceLabel(vendor.farmingPractice), " farming"]
			}),
			harvestDate && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "text-soft",
				children: ["Harvested ", formatDate(harvestDate)]
			}),
			expirationDate && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "text-soft",
				children: ["Best before ", formatDate(expirationDate)]
			}),
			tags.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-label": "Tags",
				className: "flex flex-wrap gap-1.5",
				children: tags.map((tag) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: "max-w-full",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "plain",
						children: tag
					})
				}, tag))
			}) })
		]
	});
}
/** The product, whose it is, what it costs, and how to get it. */
function ProductFacts(purchase) {
	const { product, option } = purchase;
	const isOnly = option !== null && choicesOf(product).length === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Labels, { product }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere lg:text-3xl",
					children: product.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorLine, { product })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
					product,
					isChosen: option !== null,
					className: "text-base",
					amountClass: "font-display text-2xl leading-none font-[560]"
				}), isOnly && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "font-semibold wrap-anywhere",
					children: option.name
				})]
			}),
			!product.isActive && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun",
				children: "This product is inactive. Only you can see it."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure whitespace-pre-line wrap-anywhere",
				children: product.description
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Details, { product }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuyPanel, { ...purchase }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShippingBox, { product }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Marks, {}),
			product.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-control bg-sunk px-4 py-3 text-sm text-soft",
				children: "This is a demo product. The vendor and its products aren’t real."
			})
		]
	});
}
// src/marketplace/shop/product/product-gallery.tsx
/** A drawn still life in the place of a picture that nobody took; the words are for screen readers. */
function NoImage({ product: { id, name, category } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
		category,
		seed: id,
		name,
		eager: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "No image available" })] });
}
/** The vendor's pictures. @param shown which of them is large at first */
function ProductGallery({ product, shown }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gallery, {
		pictures: picturesOf(product),
		shown,
		noun: "picture",
		sizes: "(min-width: 80rem) 40rem, (min-width: 56.25rem) 52vw, 100vw",
		otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoImage, { product }),
		children: product.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})
	});
}
// src/marketplace/shop/product/product-skeleton.tsx
/** The shape of a product that is still on its way. */
function ProductSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-6 md:py-8",
		"aria-busy": true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the product..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-64" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-8 grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-14",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-full rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-24 rounded-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-60" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-9 w-40" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 w-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-13 w-full rounded-control" })
					]
				})]
			})
		]
	});
}
// src/marketplace/shop/reviews/own-review.tsx
/** Few may review, and a form is heavy. */
var ReviewDesk = (0, import_react.lazy)(() => import("./review-desk-B5gqZlE-.js").then((module) => ({ default: module.ReviewDesk })));
/** The form for those who may review a product, or what they wrote; nothing for everybody else. */
function OwnReview({ productId }) {
	const session = useSession();
	const { data: own } = useQuery({
		...ownReviewQuery(productId),
		enabled: session.status === "signed-in"
	});
	if (session.status !== "signed-in" || !own || !own.canReview && !own.review) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-40 w-full rounded-card" }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDesk, {
			productId,
			own
		})
	});
}
// src/marketplace/shop/product/product-tabs.tsx
function VendorTab({ product: { name, vendor } }) {
	const { data } = useQuery(vendorQuery(String(vendor.id)));
	const facts = [
		["Location", `${vendor.city}, ${vendor.state}`],
		["Farming practice", practiceLabel(vendor.farmingPractice)],
		["Specialties", data ? specialtiesText(data) : "…"],
		...data?.pickupNote ? [["Pickup", data.pickupNote]] : []
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-xl wrap-anywhere",
				children: vendor.businessName
			}),
			data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure whitespace-pre-line wrap-anywhere",
				children: data.description
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-3",
				children: facts.map(([term, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "text-sm text-soft",
					children: term
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "font-medium wrap-anywhere",
					children: text
				})] }, term))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.vendor(vendor.id),
					children: "View Full Profile"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactVendor, {
					vendor,
					about: name,
					look: "secondary"
				})]
			})
		]
	});
}
function ReviewsTab({ product: { id, rating, reviewCount } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-4 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-xl",
					children: "Reviews"
				}), rating !== null && reviewCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
					rating,
					count: reviewCount
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnReview, { productId: id }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewList, {
				of: "products",
				id,
				none: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft",
					children: "Be the first to review this product."
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Reviews come from people who bought the product here."
			})
		]
	});
}
function ShippingTab({ product: { shippingMethods, vendor } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[3fr_2fr]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "shipping-ways",
			className: "flex flex-col gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "shipping-ways",
					className: "text-xl",
					children: "Shipping"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "flex flex-col divide-y divide-line",
					children: shippingTermsOf(vendor.terms).map(({ method, price, terms }) => {
						const isOffered = shippingMethods.includes(method);
						return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "flex items-start gap-3 py-3",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
									"aria-hidden": true,
									size: 20,
									className: clsx("mt-0.5 shrink-0", isOffered ? "text-leaf" : "invisible")
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "min-w-0 flex-1",
									children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: clsx("block", isOffered && "font-semibold"),
										children: SHIPPING_METHOD_LABELS[method]
									}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
										className: "block text-sm text-soft",
										children: [terms, !isOffered && " Not offered for this product."]
									})]
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: clsx("tabular-nums", isOffered ? "font-semibold" : "text-soft"),
									children: price
								})
							]
						}, method);
					})
				}),
				vendor.terms?.minimumOrder && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "wrap-anywhere",
					children: [
						vendor.businessName,
						" asks for orders of at least ",
						dollarsShort(vendor.terms.minimumOrder * 100),
						"."
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					DISPATCH_TERMS,
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentToStates, {})
				] })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "returns",
			className: "flex flex-col gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "returns",
				className: "text-xl",
				children: "Returns"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure",
				children: RETURN_TERMS
			})]
		})]
	});
}
var TABS = {
	vendor: {
		label: "Vendor Information",
		Content: VendorTab
	},
	reviews: {
		label: "Reviews",
		Content: ReviewsTab
	},
	shipping: {
		label: "Shipping & Returns",
		Content: ShippingTab
	}
};
/** Each tab has an address of its own. */
function ProductTabs({ product }) {
	const [query] = (0, import_dist.useSearchParams)();
	const tab = readTab(query);
	const { Content } = TABS[tab];
	const tabs = PRODUCT_TABS.map((value) => ({
		value,
		label: TABS[value].label,
		count: value === "reviews" && product.reviewCount > 0 ? String(product.reviewCount) : void 0,
		to: paths.product(product.id) + tabQuery(value, query)
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		id: "details",
		"aria-label": "More about this product",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTabs, {
			label: "More about this product",
			value: tab,
			tabs,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "pt-7",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { product })
			})
		})
	});
}
// src/marketplace/shop/product/product-page.tsx
function ProductFailure({ error, onRetry }) {
	const isGone = isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: isGone ? "Product not found" : "Failed to load product",
		isGone,
		goneScene: "no-results",
		hint: isGone ? "The product you're looking for doesn't exist." : sentenceOf(error, "Please try again."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: paths.marketplace(),
			children: "Browse Products"
		})
	});
}
function ProductDetail({ product }) {
	const [wanted, setQuantity] = (0, import_react.useState)(1);
	const [shownId, setShownId] = (0, import_react.useState)();
	const { option, hasEnded } = readOption(product, (0, import_dist.useSearchParams)()[0], shownId);
	if (option && option.id !== shownId) setShownId(option.id);
	const sold = inOption(product, option);
	const purchase = {
		product: sold,
		option,
		hasEnded,
		quantity: Math.max(1, Math.min(wanted, sold.inventory)),
		onQuantity: setQuantity
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			...productMeta(product),
			canonical: paths.product(product.id),
			image: previewImage("products", product.id),
			noindex: !product.isActive
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "page py-6 md:py-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: productCrumbs(product) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-5",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						to: paths.marketplace(),
						className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, {
							"aria-hidden": true,
							size: 18
						}), "Back to Marketplace"]
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-7 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:gap-x-14",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "md:sticky md:top-22",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGallery, {
							product,
							shown: pictureOf(product, option)
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFacts, { ...purchase })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-12",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductTabs, { product })
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuyBar, { ...purchase })
	] });
}
/**
* Pages are rendered for nobody, so a vendor's product that is not in the shop has to be asked for once more
* as its vendor.
*/
function useOwnLook(isGone, refetch) {
	const isSignedIn = useSession().status === "signed-in";
	(0, import_react.useEffect)(() => {
		if (isGone && isSignedIn) refetch();
	}, [isGone, isSignedIn]);
}
function ProductPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { data: product, error, refetch } = useQuery(productQuery(id));
	const productId = product?.id;
	const category = product?.category;
	(0, import_react.useEffect)(() => {
		if (productId !== void 0 && category !== void 0) track("product_view", {
			productId,
			category
		});
	}, [productId, category]);
	useViewCount("products", product?.isActive ? product.id : null);
	useOwnLook(!product && isMissing(error), () => void refetch());
	if (product) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductDetail, { product }, product.id);
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFailure, {
		error,
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductSkeleton, {});
}
export { ProductPage };
