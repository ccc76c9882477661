// src/marketplace/vendor/ledger-words.ts
/** What vendors read for each kind of entry. */
var LEDGER_WORDS = {
	sale: "Sale",
	commission: "Commission",
	refund: "Refund",
	commission_refund: "Commission refund",
	payout: "Payout",
	offset: "Settled with another order",
	dispute: "Dispute",
	reversal: "Payout taken back",
	cash: "Cash you took"
};
export { LEDGER_WORDS as t };
