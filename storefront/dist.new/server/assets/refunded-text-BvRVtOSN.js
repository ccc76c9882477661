// src/marketplace/parts/refunded-text.ts
/** @returns how much of a line was refunded */
var refundedText = ({ quantity, refunded }) => refunded < quantity ? `${refunded} of ${quantity} refunded` : "Refunded";
export { refundedText as t };
