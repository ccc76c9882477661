import { t as handoverLines } from "./handover-lines-CfVmS2Bk.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { i as WEIGHT_UNIT_SIGNS, l as weightText } from "./by-weight-DC62djSa.js";
// src/marketplace/vendor/orders/weigh-words.ts
/** @returns whether an order is to be weighed: until then its figures are at most */
var isToWeigh = ({ items, status }) => (status === "pending" || status === "confirmed") && items.some(({ weight, quantity, refunded }) => weight?.grams === null && refunded < quantity);
/** @returns "4.35 lb at $6.50/lb"; "$6.50/lb, about $28.27, at most $32.50" until it is weighed */
function weightWords({ per, price, grams, aboutPrice, mostPrice }) {
	const unit = `${amountText(price)}/${WEIGHT_UNIT_SIGNS[per]}`;
	return grams === null ? `${unit}, about ${amountText(aboutPrice)}, at most ${amountText(mostPrice)}` : `${weightText(grams, per)} at ${unit}`;
}
// src/marketplace/vendor/orders/order-words.ts
var METHODS = {
	pickup: "Pickup",
	local_delivery: "Local delivery",
	shipping: "Shipping"
};
/** @returns how an order reaches its buyer */
var methodLabel = ({ shippingMethod }) => METHODS[shippingMethod];
/** @returns the day, the place and who comes for it, in lines; none where no day was chosen */
var dayLines = ({ handover }) => handover ? handoverLines(handover) : [];
var isPickup = ({ shippingMethod }) => shippingMethod === "pickup";
/** What a vendor reads of an order by weight whose charge was declined. */
var DECLINED_TEXT = "The customer’s card was declined. We asked them to pay. Please don’t hand it over yet.";
var UNPAID = [
	"due",
	"void",
	"authorized",
	"owed"
];
/** @returns what is with the money of an order */
function paymentText({ paymentMethod, paymentStatus, total, status, items = [] }) {
	if (status === "cancelled") return UNPAID.includes(paymentStatus) ? "Nothing to pay" : "Refunded";
	if (paymentStatus === "refunded") return "Refunded";
	const way = paymentMethod === "paypal" ? "PayPal account" : "card";
	if (paymentStatus === "authorized") return `The ${way} is charged once you’ve weighed it.`;
	if (paymentStatus === "owed") return "Payment declined";
	if (paymentMethod === "cash") {
		const most = isToWeigh({
			items,
			status
		}) ? "at most " : "";
		return paymentStatus === "due" && status !== "delivered" ? `Collect ${most}${amountText(total)} in cash at pickup` : "Paid in cash";
	}
	return paymentMethod === "paypal" ? "Paid with PayPal" : "Paid by card";
}
/** @returns what a cancellation does to the money and to the stock, in two sentences */
function cancellationText({ paymentStatus, paymentMethod, total, itemCount }) {
	const way = paymentMethod === "paypal" ? "PayPal account" : "card";
	return {
		money: paymentStatus === "paid" && paymentMethod !== "cash" ? `We’ll refund ${amountText(total)} to the customer’s ${way} and take it from your balance.` : "Nothing has been paid yet, so there’s nothing to refund.",
		stock: itemCount === 1 ? "The item goes back into your stock." : `The ${formatCount(itemCount)} items go back into your stock.`
	};
}
/** @returns the lines of an address */
function addressLines({ shippingAddress, shippingCity, shippingState, shippingZipCode }) {
	return [shippingAddress, `${shippingCity}, ${shippingState} ${shippingZipCode}`];
}
/** @returns a maps search for where an order goes */
function mapAddress(order) {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(order).join(", "))}`;
}
export { isPickup as a, paymentText as c, dayLines as i, isToWeigh as l, addressLines as n, mapAddress as o, cancellationText as r, methodLabel as s, DECLINED_TEXT as t, weightWords as u };
