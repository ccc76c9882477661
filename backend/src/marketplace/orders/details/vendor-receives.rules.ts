/** In cents. */
export interface ReceivedVendorOrder {
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
export function vendorReceives(vendorOrder: ReceivedVendorOrder): number {
  if (vendorOrder.status === 'cancelled' && vendorOrder.kept === 0) return 0;
  return (
    vendorOrder.total -
    vendorOrder.refunded -
    vendorOrder.disputed -
    (vendorOrder.commission - vendorOrder.commissionBack)
  );
}
