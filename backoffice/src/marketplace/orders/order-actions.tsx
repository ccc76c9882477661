import type { AdminOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Button from '@mui/material/Button';
import { Ban, ExternalLink, StickyNote } from 'lucide-react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { vendorOrdersToCancel } from './order-words';
import { RefundButton } from './refund/refund-button';
import { cancelling } from './vendor-order-actions';

/** What staff can do with the whole order. */
export function OrderActions() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  const cancelled = vendorOrdersToCancel(order);
  const [refundable, ...others] = order.shares.filter(({ left }) => left > 0);
  return (
    <>
      <Button
        size="small"
        href={paths.order(order.id)}
        target="_blank"
        startIcon={<ExternalLink size={18} aria-hidden="true" />}
      >
        View as the customer
      </Button>
      {cancelled.length > 0 && (
        <ActionButton
          action="cancel"
          andNext
          label="Cancel order"
          icon={Ban}
          color="error"
          title={`Cancel order ${order.orderNumber}?`}
          explanation={`${cancelled.map(({ vendorName }) => vendorName).join(', ')}: ${cancelling({
            left: cancelled.reduce((sum, { left }) => sum + left, 0),
          })}`}
          asksReason
          reasonHelp="We email it to the customer and the vendors, if we still have their addresses."
          success="Order canceled."
          tells="the customer and the vendor"
        />
      )}
      <ActionButton
        action="note"
        label="Add note"
        icon={StickyNote}
        title="Note about this order"
        explanation="Only staff can see it."
        success="Note added."
        fields={
          <TextInput
            source="text"
            label="Note"
            multiline
            minRows={4}
            fullWidth
            autoFocus
            validate={required('Please enter a note.')}
          />
        }
      />
      {/* Orders of several vendors are refunded in each vendor's part. */}
      {refundable && others.length === 0 && (
        <RefundButton order={order} vendorOrder={refundable} variant="contained" />
      )}
    </>
  );
}
