import { i as dollars } from "./money-C_WGm-47.js";
// src/marketplace/parts/amount-text.ts
/** @returns whole cents of dollars, as the contract's answers have them */
var wholeCents = (amount) => Math.round(amount * 100);
/** @param amount dollars, as the contract's answers have them @returns "$1,234.50", "-$3.00" */
var amountText = (amount) => dollars(wholeCents(amount));
export { wholeCents as n, amountText as t };
