import type { AdminOrder, AdminOrderShare } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars } from '../../kit/cells';
import { canCancel, movesOf } from './order-words';
import { RefundButton } from './refund-button';

/** What staff can do with one vendor's part. */
export function ShareActions({ order, share }: { order: AdminOrder; share: AdminOrderShare }) {
  const { vendorId, vendorName } = share;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {movesOf(order, share).map(({ to, label }) => (
        <ActionButton
          key={to}
          action="move"
          label={label}
          body={{ vendorId, status: to }}
          title={`${label}: ${vendorName}`}
          explanation={
            to === 'shipped'
              ? 'The buyer is told by mail.'
              : 'For when the vendor cannot do it. The buyer sees it on the order’s page.'
          }
          success="Order status updated."
          fields={<MoveFields isShipped={to === 'shipped'} />}
        />
      ))}
      {share.left > 0 && <RefundButton order={order} share={share} />}
      {canCancel(order, share) && (
        <ActionButton
          action="cancel"
          label="Cancel part"
          color="error"
          body={{ vendorId }}
          title={`Cancel the order from ${vendorName}?`}
          explanation={cancelling(share)}
          asksReason
          reasonHelp="The buyer and the vendor read this by mail."
          success="The part is cancelled."
        />
      )}
    </Box>
  );
}

/** @returns what cancelling does to the goods and the money */
export const cancelling = ({ left }: Pick<AdminOrderShare, 'left'>) =>
  `The goods go back on sale. ${left > 0 ? `${dollars(left)} goes back to the buyer.` : 'Nothing was paid, so no money moves.'} This cannot be undone.`;

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
        helperText="The buyer and the vendor can read it."
        fullWidth
        multiline
      />
    </>
  );
}
