import type { AdminOrder, AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars } from '../../kit/cells';
import { canCancel, movesOf } from './order-words';
import { RefundButton } from './refund/refund-button';

/** What staff can do with one vendor's part. */
export function VendorOrderActions({
  order,
  vendorOrder,
}: {
  order: AdminOrder;
  vendorOrder: AdminVendorOrder;
}) {
  const { vendorId, vendorName } = vendorOrder;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {movesOf(order, vendorOrder).map(({ to, label }) => (
        <ActionButton
          key={to}
          action="move"
          andNext={vendorOrder.status === 'pending'}
          label={label}
          body={{ vendorId, status: to }}
          title={`${label}: ${vendorName}`}
          explanation={
            to === 'shipped'
              ? 'We email the customer.'
              : 'Use this when the vendor can’t. The customer sees it on the order page.'
          }
          success="Order status updated."
          fields={<MoveFields isShipped={to === 'shipped'} />}
        />
      ))}
      {vendorOrder.left > 0 && <RefundButton order={order} vendorOrder={vendorOrder} />}
      {canCancel(order, vendorOrder) && (
        <ActionButton
          action="cancel"
          andNext={vendorOrder.status === 'pending'}
          label="Cancel items"
          color="error"
          body={{ vendorId }}
          title={`Cancel the order from ${vendorName}?`}
          explanation={cancelling(vendorOrder)}
          asksReason
          reasonHelp="We email it to the customer and the vendor, if we still have their addresses."
          success="Items canceled."
          tells="the customer and the vendor"
        />
      )}
    </Box>
  );
}

/** @returns what cancelling does to the goods and the money */
export const cancelling = ({ left }: Pick<AdminVendorOrder, 'left'>) =>
  `The products go back on sale. ${left > 0 ? `We refund ${dollars(left)} to the customer.` : 'Nothing was paid, so there’s nothing to refund.'} You can’t undo this.`;

function MoveFields({ isShipped }: { isShipped: boolean }) {
  return (
    <>
      {isShipped && (
        <>
          <TextInput source="carrier" label="Carrier (optional)" fullWidth />
          <TextInput source="trackingNumber" label="Tracking number (optional)" fullWidth />
        </>
      )}
      <TextInput
        source="note"
        label="Note (optional)"
        helperText="The customer and the vendor can see it."
        fullWidth
        multiline
      />
    </>
  );
}
