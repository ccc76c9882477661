import type { StripeAccountsStandIn } from './stripe-accounts-stand-in.js';
import { invalid, missing } from './stripe-refusal.js';

export interface Transfer extends Record<string, unknown> {
  id: string;
  amount: number;
  destination: string;
  transfer_group: string;
}

export interface Reversal extends Record<string, unknown> {
  id: string;
  amount: number;
  transfer: string;
}

/** What of the stand-in for Stripe sends money to vendors. */
interface Sender {
  readonly transfers: Transfer[];
  readonly reversals: Reversal[];
  readonly connect: StripeAccountsStandIn;
  readonly emptyAccounts: ReadonlySet<string>;
  readonly closedAccounts: ReadonlySet<string>;
  readonly intents: ReadonlyMap<string, { latest_charge: string; amount: number }>;
}

/** @throws Refused, also for more than the charge that it draws on */
export function makeTransfer(stripe: Sender, form: URLSearchParams): Transfer {
  const destination = form.get('destination') ?? '';
  const source = form.get('source_transaction');
  const intent = [...stripe.intents.values()].find(({ latest_charge }) => latest_charge === source);
  const refusal = stripe.connect.refusalOf(destination);
  if (refusal) throw refusal;
  if (stripe.closedAccounts.has(destination)) throw invalid('account_invalid', 'No such destination.');
  if ((source !== null && !intent) || form.get('currency') !== 'usd')
    throw invalid('resource_missing', 'No such charge.');
  const amount = Number(form.get('amount'));
  const sent = stripe.transfers
    .filter((one) => one.source === source)
    .reduce((sum, one) => sum + one.amount, 0);
  if (intent && sent + amount > intent.amount)
    throw invalid('transfers_not_allowed', 'More than the charge.');
  const transfer = {
    id: `tr_${stripe.transfers.length + 1}`,
    object: 'transfer',
    amount,
    destination,
    source,
    transfer_group: form.get('transfer_group') ?? '',
    metadata: { key: form.get('metadata[key]') },
  };
  stripe.transfers.push(transfer);
  return transfer;
}

/** @throws Refused */
export function makeReversal(stripe: Sender, transferId: string, form: URLSearchParams): Reversal {
  const transfer = stripe.transfers.find(({ id }) => id === transferId);
  if (!transfer) throw missing(transferId);
  const amount = Number(form.get('amount'));
  const reversed = stripe.reversals
    .filter((one) => one.transfer === transferId)
    .reduce((sum, one) => sum + one.amount, 0);
  if (!(amount > 0) || reversed + amount > transfer.amount)
    throw invalid('transfers_not_allowed', 'More than the transfer.');
  if (stripe.emptyAccounts.has(transfer.destination))
    throw invalid('balance_insufficient', 'The account has too little money.');
  const reversal = {
    id: `trr_${stripe.reversals.length + 1}`,
    object: 'transfer_reversal',
    amount,
    transfer: transferId,
    metadata: { key: form.get('metadata[key]') },
  };
  stripe.reversals.push(reversal);
  return reversal;
}
