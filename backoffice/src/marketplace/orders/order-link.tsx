import { Link, useRecordContext } from 'react-admin';

interface Rows {
  id: number;
  orderId: number | null;
  orderNumber: string | null;
  /** Of a CSA share. */
  memberId?: number | null;
}

/** The number of the order that a row belongs to, or its share's membership, as a link. */
export function OrderLink(_props: { source?: string; label?: string }) {
  const row = useRecordContext<Rows>();
  if (row?.memberId) return <Link to={`/share-members/${row.memberId}/show`}>CSA share</Link>;
  if (!row?.orderId) return null;
  return (
    <Link to={`/orders/${row.orderId}/show`} sx={{ whiteSpace: 'nowrap' }}>
      {row.orderNumber}
    </Link>
  );
}

/** The vendor of a row, as a link. */
export function VendorLink(_props: { source?: string; label?: string }) {
  const row = useRecordContext<{ id: number; vendorId: number | null; vendorName: string | null }>();
  if (!row?.vendorId) return null;
  return <Link to={`/vendors/${row.vendorId}/show`}>{row.vendorName}</Link>;
}

/** @returns where a row's order is shown */
export const toOrder = ({ orderId }: { orderId: number | null }) =>
  orderId === null ? '' : `/orders/${orderId}/show`;
