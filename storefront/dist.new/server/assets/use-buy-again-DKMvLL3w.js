import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { r as toast } from "./toast-BS915kXo.js";
import { _ as hasChoice, fr as takeCart, g as productPath, gr as CART } from "../entry-server.js";
// ../node_modules/lucide-react/dist/esm/icons/rotate-ccw.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "rotate-ccw",
	size: 24,
	node: [["path", {
		d: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",
		key: "1357e3"
	}], ["path", {
		d: "M3 3v5h5",
		key: "1xhq8a"
	}]]
};
__iconData.node;
var RotateCcw = createLucideIcon(__iconData);
// src/marketplace/orders/bought-again.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What came of buying again. It stays, as a notification about what is not sold anymore would not. */
function BoughtAgain({ outcome }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "text-sm wrap-anywhere not-empty:pt-2",
		children: [
			outcome?.sentences.join(" "),
			outcome?.toChoose.map(({ productId, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				" ",
				name,
				" now comes in several options.",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: productPath(productId),
					className: "link",
					children: ["Choose one", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [" of ", name]
					})]
				}),
				"."
			] }, productId)),
			outcome?.isAnyAdded && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.cart,
				className: "link",
				children: "View cart"
			})] })
		]
	});
}
// src/marketplace/orders/buy-again.ts
/**
* @param product as it is now
* @param cart what is in the cart already
* @returns how many of an earlier line can go into the cart, 0 where its option is not sold anymore; 'choose'
*   where the product has options that it did not have
*/
function canBuyAgain({ productId, variantId, quantity }, product, cart) {
	const { isActive, vendor, variants = [] } = product;
	if (!isActive || vendor.backOn) return 0;
	if (variantId === void 0 && hasChoice(product)) return product.inventory > 0 ? "choose" : 0;
	const option = variants.find(({ id }) => id === variantId);
	if (variantId !== void 0 && !option) return 0;
	const inCart = cart.filter((item) => item.product.id === productId && (!variantId || item.variant?.id === variantId)).reduce((sum, item) => sum + item.quantity, 0);
	return Math.max(0, Math.min(quantity, (option ?? product).inventory - inCart));
}
/**
* @returns whether anything is in the cart now, and what to say: how many, and what is not sold anymore or
* there are too few of; and of what an option has to be chosen
*/
function buyAgainOutcome(lines) {
	const added = lines.reduce((sum, line) => sum + line.added, 0);
	const toChoose = lines.filter(({ isChoice }) => isChoice);
	const gone = lines.filter((line) => line.added === 0 && !line.isChoice).map(({ name }) => name);
	const few = lines.filter((line) => line.added > 0 && line.added < line.wanted);
	return {
		isAnyAdded: added > 0,
		toChoose: toChoose.map(({ productId, name }) => ({
			productId,
			name
		})),
		sentences: [
			added > 0 ? `Added ${added} ${added === 1 ? "item" : "items"} to your cart.` : "We couldn’t add anything to your cart.",
			...gone.length > 0 ? [`Not available now: ${gone.join(", ")}.`] : [],
			...few.map(({ name, added: number }) => `Only ${number} of ${name} left.`)
		]
	};
}
// src/marketplace/orders/use-buy-again.ts
/** Puts what is still sold of earlier lines in the cart, as many as there are. */
function useBuyAgain() {
	const client = useQueryClient();
	const buying = useMutation({
		mutationFn: async (load) => {
			const lines = [];
			for (const line of await load()) {
				const { productId, name, quantity: wanted } = line;
				const added = await addAgain(line, client.getQueryData(["/api/cart"]) ?? [], (next) => takeCart(client, next));
				const isChoice = added === "choose";
				lines.push({
					productId,
					name,
					wanted,
					added: isChoice ? 0 : added,
					isChoice
				});
			}
			return buyAgainOutcome(lines);
		},
		onError: (error) => toast({
			title: "Failed to add item to cart",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		})
	});
	return {
		outcome: buying.data,
		isPending: buying.isPending,
		buyAgain: buying.mutate
	};
}
/** @returns how many went into the cart; 0 where the server says that it is not to be had */
async function addAgain(line, cart, take) {
	const { productId, variantId } = line;
	try {
		const quantity = canBuyAgain(line, await callJson(`/api/products/${productId}`), cart);
		if (quantity === "choose" || quantity === 0) return quantity;
		take(await callJson(CART, {
			method: "POST",
			body: {
				productId,
				variantId,
				quantity
			}
		}));
		return quantity;
	} catch (error) {
		if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return 0;
		throw error;
	}
}
export { BoughtAgain as n, RotateCcw as r, useBuyAgain as t };
