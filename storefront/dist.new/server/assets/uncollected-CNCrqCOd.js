// ../backend/src/contract/marketplace/pickup/uncollected.ts
/** What a vendor does with orders that are not picked up, and how it is said. Free of zod. */
var UNCOLLECTED = [
	"kept",
	"refunded",
	"donated"
];
/** As the vendor chooses it. */
var UNCOLLECTED_LABELS = {
	kept: "We keep it for one more day",
	refunded: "We cancel it and refund it",
	donated: "We donate it"
};
/** What happens then, as the vendor reads it. */
var UNCOLLECTED_HELP = {
	kept: "Two hours after the pickup ends, we email the customer that you have it until the next day.",
	refunded: "At noon the next day, we cancel the order, refund it, put it back in stock and email the customer.",
	donated: "At noon the next day, we mark the order as picked up and email the customer. An order to be paid in cash is canceled instead."
};
/** As the buyer reads it, before and after ordering. */
var UNCOLLECTED_WORDS = {
	kept: "If you can’t make it, your order is kept until the same time the next day.",
	refunded: "If it isn’t picked up, your order is canceled and refunded the next day.",
	donated: "If it isn’t picked up, your order is donated and isn’t refunded."
};
export { UNCOLLECTED_WORDS as i, UNCOLLECTED_HELP as n, UNCOLLECTED_LABELS as r, UNCOLLECTED as t };
