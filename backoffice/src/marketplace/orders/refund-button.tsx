import type { AdminOrder, AdminOrderShare } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { Undo2 } from 'lucide-react';
import { CheckboxGroupInput, NumberInput, required } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars } from '../../kit/cells';

interface Props {
  order: AdminOrder;
  share: AdminOrderShare;
  variant?: 'contained';
  label?: string;
}

/** Gives money of one vendor's part back. */
export function RefundButton({ order, share, variant, label = 'Refund' }: Props) {
  const { vendorId, vendorName, left } = share;
  const isCash = order.paymentMethod === 'cash';
  return (
    <ActionButton
      action="refund"
      label={label}
      icon={Undo2}
      {...(variant ? { variant } : {})}
      // What is left is sent along, so that two people do not refund the same thing.
      body={{ vendorId, left }}
      defaults={{ lines: [] }}
      title={`Refund for ${vendorName}`}
      explanation={
        isCash
          ? `${dollars(left)} is left of what was paid in cash. The vendor refunds the customer in cash. We email both of them, and the ledger shows it.`
          : `${dollars(left)} can still be refunded. It goes back to the original payment method and comes out of the vendor’s balance.`
      }
      asksReason
      reasonHelp="We email it to the customer and the vendor, if we still have their addresses."
      success={isCash ? 'Refund booked. The vendor pays it in cash.' : 'Refund started.'}
      tells="those it concerns"
      fields={<RefundFields share={share} />}
    />
  );
}

function RefundFields({ share }: { share: AdminOrderShare }) {
  const { left } = share;
  const lines = share.items
    .filter(({ restocked, quantity }) => restocked < quantity && share.status !== 'cancelled')
    .map(({ id, name, quantity, totalPrice }) => ({
      id,
      name: `${quantity} × ${name}, ${dollars(totalPrice)}`,
    }));
  const isPossible = (amount: unknown) => {
    if (typeof amount !== 'number' || amount <= 0) return 'Please enter an amount in dollars, such as 12.50.';
    return amount > left ? `You can refund up to ${dollars(left)}.` : undefined;
  };
  return (
    <>
      <NumberInput
        source="amount"
        label="Amount in dollars"
        fullWidth
        autoFocus
        helperText={`Up to ${dollars(left)}.`}
        validate={[required('Please enter an amount in dollars, such as 12.50.'), isPossible]}
      />
      {lines.length > 0 && (
        <CheckboxGroupInput
          source="lines"
          label="Put back on sale"
          choices={lines}
          row={false}
          sx={{ mb: 1.5 }}
          helperText="Include only items that can be resold. This doesn’t change the refund amount."
        />
      )}
    </>
  );
}
