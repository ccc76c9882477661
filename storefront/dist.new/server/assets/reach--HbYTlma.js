import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { r as toast } from "./toast-BS915kXo.js";
import { i as groupThousands, r as formatUnit } from "./prices-DvN7lvqV.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { Ln as CHECKOUT_METHODS, Xr as useMutationState, _ as hasChoice, fr as takeCart, g as productPath, gr as CART, mr as isOnSale, ur as CART_CHANGE, v as hasOptions, vr as cartQuery, xr as productQuery, y as nameWithVariant } from "../entry-server.js";
// src/marketplace/parts/product-price.tsx
var import_jsx_runtime = require_jsx_runtime();
/** @returns a product's price in whole cents */
var priceInCents = ({ price }) => Math.round(price * 100);
/**
* "$4.50 per bunch", "$14.00" of an option, "From $6.50" where there is a choice of them, the amount in the
* one color that is for prices.
*/
function ProductPrice({ product, className = "text-sm", amountClass = "font-bold", isChosen = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: `tabular-nums ${className}`,
		children: [
			hasChoice(product) && !isChosen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "From "
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: `text-clay lining-nums ${amountClass}`,
				children: dollars(priceInCents(product))
			}),
			!isChosen && !hasOptions(product) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft",
				children: [" ", formatUnit(product.unit)]
			})
		]
	});
}
// src/marketplace/parts/cart/use-cart-changes.tsx
var import_dist = require_dist();
/** One after the other, so that the last answer is the newest cart. */
var scope = { id: "cart" };
var TRY_AGAIN = "Please try again.";
function send(change) {
	if (change.kind === "add") {
		const { product, quantity, variant } = change;
		const body = {
			productId: product.id,
			variantId: variant?.id,
			quantity
		};
		return callJson(CART, {
			method: "POST",
			body
		});
	}
	const address = `${CART}/${change.item.id}`;
	return change.kind === "remove" ? callJson(address, { method: "DELETE" }) : callJson(address, {
		method: "PUT",
		body: { quantity: change.quantity }
	});
}
function useCartChange({ onDone, onFailed }) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: CART_CHANGE,
		scope,
		mutationFn: send,
		onMutate: () => client.cancelQueries({ queryKey: cartQuery().queryKey }),
		onSuccess: (cart, change) => {
			takeCart(client, cart);
			onDone?.(change);
		},
		onError: (error, change) => {
			client.invalidateQueries({ queryKey: cartQuery().queryKey });
			onFailed(error, change);
		}
	});
}
/**
* Puts products in the cart; the cart's count shows it at once and takes it back where the server refuses.
* @param says 'count' on the product page, whose notifications say how many there were; 'brief' in lists
*/
function useAddToCart(says = "brief") {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const adding = useCartChange({
		onDone: (change) => toast({
			title: "Added to cart",
			action: {
				label: "View cart",
				onPress: () => void navigate(paths.cart)
			},
			...says === "count" && change.kind === "add" && { description: `${change.quantity} item(s) added to your cart` }
		}),
		onFailed: (error, change) => {
			const { id } = productOf(change);
			if (error instanceof ApiError && error.status === 409) client.invalidateQueries({ queryKey: productQuery(String(id)).queryKey });
			const isChoice = error instanceof ApiError && error.body?.error === "VARIANT_NEEDED";
			const onPress = () => void navigate(productPath(id));
			toast({
				...addFailure(says, error),
				...isChoice && { action: {
					label: "Choose an option",
					onPress
				} },
				variant: "destructive"
			});
		}
	});
	const underWay = useMutationState({
		filters: {
			mutationKey: CART_CHANGE,
			status: "pending"
		},
		select: ({ state }) => state.variables
	});
	return {
		add: (product, quantity, variant) => adding.mutate({
			kind: "add",
			product,
			quantity,
			...variant && { variant }
		}),
		isPending: adding.isPending,
		isAdding: (productId, variantId) => underWay.some((change) => change.kind === "add" && change.product.id === productId && change.variant?.id === variantId)
	};
}
var productOf = (change) => change.kind === "add" ? change.product : change.item.product;
function addFailure(says, error) {
	const failure = "Failed to add item to cart";
	const reason = reasonOf(error);
	if (says === "brief") return {
		title: failure,
		description: reason
	};
	return {
		title: "Error",
		description: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "block",
			children: failure
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "block",
			children: reason
		})] })
	};
}
/** The server names the product and how many are left in an issue. */
function reasonOf(error) {
	return (error.body?.issues?.[0])?.message ?? sentenceOf(error, TRY_AGAIN);
}
/** Changes how many of a line there are. */
function useQuantity() {
	const changing = useCartChange({ onFailed: (error) => toast({
		title: "Failed to update item quantity",
		description: reasonOf(error),
		variant: "destructive"
	}) });
	return (item, quantity) => changing.mutate({
		kind: "quantity",
		item,
		quantity
	});
}
/** Takes a line out; the notification can put it back, where it can still be had. */
function useRemoval() {
	const putting = useAddToCart();
	const removing = useCartChange({
		onDone: (change) => {
			if (change.kind !== "remove") return;
			const { product, quantity, variant } = change.item;
			const back = Math.min(quantity, product.inventory);
			toast({
				title: "Item removed",
				description: nameWithVariant(product.name, variant?.name),
				...isOnSale(change.item) && { action: {
					label: "Undo",
					onPress: () => putting.add(product, back, variant)
				} }
			});
		},
		onFailed: (error) => toast({
			title: "Failed to remove item from cart",
			description: reasonOf(error),
			variant: "destructive"
		})
	});
	return (item) => removing.mutate({
		kind: "remove",
		item
	});
}
// ../backend/src/contract/shared/geo/distance.ts
/** Mean radius of the Earth (IUGG), in kilometers. */
var EARTH_RADIUS_KM = 6371.0088;
/** Statute miles in one kilometer. */
var MILES_PER_KM = 1 / 1.609344;
var radians = (degrees) => degrees * Math.PI / 180;
/**
* The great-circle distance between two points (haversine).
* @returns kilometers; within about half a percent of the true distance
*/
function distanceKm(from, to) {
	const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
	const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
	const chord = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
/** As distanceKm, in statute miles. */
function distanceMiles(from, to) {
	return distanceKm(from, to) * MILES_PER_KM;
}
/**
* @param methods the product's own ways, else its vendor's
* @param to null while no ZIP code is known
* @returns what each way of the checkout comes to. A pickup that is too far can still be ordered.
*/
function reachOf(methods, from, to) {
	const miles = to && distanceMiles(from, to);
	const within = (most) => {
		if (miles === null) return "depends";
		return miles <= most ? "possible" : "too-far";
	};
	return {
		ways: {
			pickup: methods.includes("pickup") ? within(50) : "not-offered",
			local_delivery: methods.includes("local_delivery") ? within(25) : "not-offered",
			shipping: shippingTo(methods, from, to?.state ?? null)
		},
		miles: miles === null ? null : Math.round(miles)
	};
}
function shippingTo(methods, from, to) {
	const isNationwide = methods.includes("nationwide_shipping");
	if (!isNationwide && !methods.includes("regional_shipping")) return "not-offered";
	if (to === null) return isNationwide && shipsEverywhere(from) ? "possible" : "depends";
	return (isNationwide || from.state === to) && shipsTo(from, to) ? "possible" : "too-far";
}
var shipsEverywhere = ({ shippingStates = [] }) => shippingStates.length === 0;
/** @returns whether a vendor's own list of states has a state */
var shipsTo = (from, state) => shipsEverywhere(from) || (from.shippingStates ?? []).includes(state);
var fewStates = (codes) => codes.length <= 3 ? codes.join(", ").replace(/, (?=[^,]*$)/, " and ") : `${codes.length} states`;
/** @returns how far one ships who does not ship everywhere: "within NY", "to NY and VT", "to 8 states" */
var shipsWhere = (methods, { state, shippingStates = [] }) => methods.includes("nationwide_shipping") && shippingStates.length > 0 ? `to ${fewStates(shippingStates)}` : `within ${state}`;
/** @returns whether the shopper can get it in some way; not known, and so true, without a ZIP code */
var isReachable = ({ ways }) => CHECKOUT_METHODS.some((method) => ways[method] === "possible" || ways[method] === "depends");
/** @returns "3 mi", "1,120 mi", "under 1 mi" */
var wholeMiles = (miles) => miles < 1 ? "under 1 mi" : `${groupThousands(String(miles))} mi`;
/**
* The one line that says how to get a product: every possible way, the nearest first, or why there is none.
* @returns "Pickup 3 mi · Ships", "Delivers to 33901", "Too far: pickup in Ithaca, NY (1,120 mi)"; without a
* ZIP code "Pickup in Ithaca, NY · Local delivery"; null where the vendor offers no way at all
*/
function reachLine(methods, from, to) {
	const reach = reachOf(methods, from, to);
	if (!isReachable(reach)) return tooFarLine(reach, methods, from);
	const words = {
		pickup: reach.miles === null ? `Pickup in ${cityOf(from)}` : `Pickup ${wholeMiles(reach.miles)}`,
		local_delivery: to === null ? "Local delivery" : `Delivers to ${to.zipCode}`,
		shipping: reach.ways.shipping === "depends" ? `Ships ${shipsWhere(methods, from)}` : "Ships"
	};
	return CHECKOUT_METHODS.filter((method) => ["possible", "depends"].includes(reach.ways[method])).map((method) => words[method]).join(" · ");
}
var cityOf = ({ city, state }) => `${city}, ${state}`;
function tooFarLine({ ways, miles }, methods, from) {
	const away = miles === null ? "" : ` (${wholeMiles(miles)})`;
	if (ways.pickup === "too-far") return `Too far: pickup in ${cityOf(from)}${away}`;
	if (ways.local_delivery === "too-far") return `Too far: delivers around ${cityOf(from)}${away}`;
	if (ways.shipping !== "too-far") return null;
	return `Too far: ships ${shipsWhere(methods, from)} only`;
}
export { wholeMiles as a, useRemoval as c, shipsWhere as i, ProductPrice as l, reachLine as n, useAddToCart as o, reachOf as r, useQuantity as s, isReachable as t, priceInCents as u };
