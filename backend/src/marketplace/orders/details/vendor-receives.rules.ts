/** What counts of a vendor's share of an order, in cents. */
export interface ReceivedShare {
  status: string;
  /** What of a deposit is kept although it was canceled. */
  kept: number;
  /** With tax and shipping. */
  total: number;
  /** What of the total went back to the buyer. */
  refunded: number;
  /** What of it a dispute has taken. */
  disputed: number;
  /** As it was taken at the sale. */
  commission: number;
  /** What of it was given back with both. */
  commissionBack: number;
}

/**
 * @returns cents that a vendor keeps of an order: what its ledger entries add up to without payouts. That is
 * the total less refunds, disputes and the commission that is left. A canceled share brings nothing, whether
 * it was paid or not, but for a deposit that is kept, which is all of its total.
 */
export function vendorReceives(share: ReceivedShare): number {
  if (share.status === 'cancelled' && share.kept === 0) return 0;
  return share.total - share.refunded - share.disputed - (share.commission - share.commissionBack);
}
