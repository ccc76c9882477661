import type { Config } from '../../platform/config/config.js';

const TEST =
  'Payments are only tests: no card is charged, and any buyer can mark an order as paid. Set up Stripe or PayPal, and take TEST_PAYMENTS away.';
const CASH =
  'Buyers can only pay in cash at pickup, since neither Stripe nor PayPal is set up. The README says which variables they need.';

/** @returns sentences; nothing outside of production */
export function setUpWarnings({ mode, payments }: Pick<Config, 'mode' | 'payments'>): string[] {
  if (mode !== 'production' || payments.stripe || payments.paypal) return [];
  return [payments.areTestsAllowed ? TEST : CASH];
}

export const untaxedWarnings = (lines: number): string[] =>
  lines === 0
    ? []
    : [
        `No tax was charged on ${lines === 1 ? '1 item' : `${lines.toLocaleString('en-US')} items`} sold in the last 30 days, because no rule says what to charge. Open Tax rules to see which are missing.`,
      ];
