import { dollars } from '@farmgate/backend/contract/shared/money';

/** @returns whole cents of dollars, as the contract's answers have them */
export const wholeCents = (amount: number): number => Math.round(amount * 100);

/** @param amount dollars, as the contract's answers have them @returns "$1,234.50", "-$3.00" */
export const amountText = (amount: number): string => dollars(wholeCents(amount));
