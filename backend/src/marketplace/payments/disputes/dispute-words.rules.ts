const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'the bank couldn’t process the payment',
  check_returned: 'the bank returned the payment',
  credit_not_processed: 'a refund that was promised didn’t arrive',
  customer_initiated: 'the customer asked their bank for the money back',
  debit_not_authorized: 'the customer says they didn’t authorize the payment',
  duplicate: 'the customer says they were charged twice',
  fraudulent: 'the customer says they didn’t make the payment',
  incorrect_account_details: 'the account details were wrong',
  insufficient_funds: 'the account didn’t have enough money',
  noncompliant: 'the bank says the payment broke a rule',
  product_not_received: 'the customer says the order didn’t arrive',
  product_unacceptable: 'the customer says the order wasn’t as described',
  subscription_canceled: 'the customer says they canceled',
  unrecognized: 'the customer doesn’t recognize the payment',
};

export const disputeReason = (reason: string): string =>
  REASONS[reason] ?? 'the customer’s bank asked for the money back';

export const isOver = (status: string): boolean =>
  status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented';

/** @returns whether a bank only asks, and has taken nothing */
export const isInquiry = (status: string): boolean => status.startsWith('warning_');
