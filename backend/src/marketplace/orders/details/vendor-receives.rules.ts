/** In cents. */
export interface ReceivedShare {
  status: string;
  /** What of a deposit is kept although it was canceled. */
  kept: number;
  /** With tax and shipping. */
  total: number;
  refunded: number;
  disputed: number;
  commission: number;
  commissionBack: number;
}

/** @returns cents: total less refunds, disputes and commission; canceled, only a kept deposit */
export function vendorReceives(share: ReceivedShare): number {
  if (share.status === 'cancelled' && share.kept === 0) return 0;
  return share.total - share.refunded - share.disputed - (share.commission - share.commissionBack);
}
