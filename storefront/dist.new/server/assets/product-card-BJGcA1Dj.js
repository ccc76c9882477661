import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { _ as hasChoice, xn as Card } from "../entry-server.js";
import { t as ProductPicture } from "./product-picture-BCkIL7PS.js";
import { l as ProductPrice, o as useAddToCart } from "./reach--HbYTlma.js";
import { n as CardFacts, o as ShareButton, r as CardVendor, t as CardBadges } from "./card-facts-Dv_6i3W3.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/shop/cards/add-to-cart-button.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Puts one of a product in the cart, and keeps the focus while that is under way. Where there is a choice of
* options, it leads to them.
*/
function AddToCartButton({ product, className }) {
	const { add, isAdding } = useAddToCart();
	const isPending = isAdding(product.id);
	const isAway = product.vendor.backOn !== void 0;
	const isSoldOut = isAway || product.inventory === 0;
	if (hasChoice(product) && !isSoldOut) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		size: "sm",
		look: "secondary",
		to: paths.product(product.id),
		"aria-label": `Choose an option: ${product.name}`,
		className: `z-10 whitespace-nowrap ${className ?? ""}`,
		children: "Choose an option"
	});
	const label = isAway ? "Away" : isSoldOut ? "Sold out" : "Add to Cart";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		size: "sm",
		look: "secondary",
		"aria-label": `${label}: ${product.name}`,
		disabled: isSoldOut,
		"aria-disabled": isPending || void 0,
		icon: !isSoldOut && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBasket, {
			"aria-hidden": true,
			size: 16,
			className: "max-[24rem]:hidden"
		}),
		className: `z-10 whitespace-nowrap noscript:hidden! ${className ?? ""}`,
		onClick: () => !isPending && add(product, 1),
		children: label
	});
}
// src/marketplace/shop/cards/product-card.tsx
var SIZES = {
	grid: "(min-width: 1100px) 18rem, (min-width: 600px) 33vw, 50vw",
	list: "(min-width: 600px) 14rem, 7rem"
};
/** On the picture in a grid, beside the text in a list. */
function CardTools({ product, view }) {
	const isGrid = view === "grid";
	const look = isGrid ? "rounded-full! bg-card/90 hover:bg-moss! shadow-float" : "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("z-10 flex", isGrid ? "absolute top-1.5 right-1.5 gap-1.5" : "-my-1.5 -mr-2 ml-auto"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, {
			name: product.name,
			path: paths.product(product.id),
			className: clsx(look, isGrid && "max-sm:hidden")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
			itemKey: `product-${product.id}`,
			name: product.name,
			className: look
		})]
	});
}
function Title({ product }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
		className: "line-clamp-2 text-base leading-snug wrap-anywhere sm:text-lg",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.product(product.id),
			"data-card": true,
			className: "cover hover:text-leaf",
			children: product.name
		})
	});
}
/** In a grid: the picture above, the button as wide as the card. */
function GridCard({ product, eager, withoutVendor }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "flex h-full flex-col",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative rounded-t-[11px] print:hidden",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPicture, {
				product,
				sizes: SIZES.grid,
				eager,
				isMarked: true
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardTools, {
				product,
				view: "grid"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 flex-col gap-1.5 p-3 sm:p-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardBadges, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Title, { product }),
				!withoutVendor && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardVendor, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
					product,
					className: "mt-auto pt-1 text-sm",
					amountClass: "text-base font-bold"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFacts, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCartButton, {
					product,
					className: "mt-1.5 w-full"
				})
			]
		})]
	});
}
/**
* In a list: the picture at the left, room for what the vendor says about it; in large text the picture is
* above.
*/
function ListCard({ product, eager }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "flex h-full flex-wrap gap-4 p-3 sm:gap-5 sm:p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "w-28 shrink-0 self-start rounded-control max-[24rem]:w-20 sm:w-52 print:hidden",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPicture, {
				product,
				sizes: SIZES.list,
				eager,
				isMarked: true
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 basis-40 flex-col gap-1.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-start justify-between gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "flex-1 basis-16",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardBadges, { product })
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardTools, {
						product,
						view: "list"
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Title, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardVendor, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "line-clamp-2 max-w-measure text-sm text-soft wrap-anywhere max-sm:hidden",
					children: product.description
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFacts, { product }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
						product,
						amountClass: "text-lg font-bold"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCartButton, { product })]
				})
			]
		})]
	});
}
/**
* A product of the shop. All of it is one link to the product; the vendor, the heart and the cart are their
* own.
*/
var ProductCard = (0, import_react.memo)(function ProductCard(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		isLink: true,
		className: "h-full",
		children: props.view === "grid" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GridCard, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListCard, { ...props })
	});
});
export { ProductCard as t };
