import { dollars, wholeCents } from '@farmgate/backend/contract/shared/money';

/** @param amount dollars, as the contract's answers have them @returns "$1,234.50", "-$3.00" */
export const amountText = (amount: number): string => dollars(wholeCents(amount));
