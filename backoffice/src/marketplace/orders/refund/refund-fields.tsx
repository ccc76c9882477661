import type { AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { isHandedOver } from '@farmgate/backend/contract/marketplace/order-status';
import Typography from '@mui/material/Typography';
import { NumberInput, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dollars } from '../../../kit/cells';
import { RefundItemsInput } from './refund-items-input';
import { needsReason, openOf, type Ticked, worthOf } from './refund-worth';

interface Values {
  items: Ticked[];
  amount?: number | '';
}

const BACK_ON_SALE = [
  { id: true, name: 'Yes, put it back in stock' },
  { id: false, name: 'No' },
];

const NO_AMOUNT = 'Please enter an amount in dollars, such as 12.50.';

/** Asks which items are refunded. What they are worth fills the amount, which staff change with a reason. */
export function RefundFields({ vendorOrder }: { vendorOrder: AdminVendorOrder }) {
  const { left } = vendorOrder;
  const form = useFormContext<Values>();
  const [items, amount] = useWatch<Values, ['items', 'amount']>({ name: ['items', 'amount'] });
  const lines = vendorOrder.items.filter((line) => openOf(line) > 0);
  const worth = worthOf(vendorOrder, items);
  const isReasonNeeded = needsReason(worth, amount);
  const fill = (ticked: readonly Ticked[]) =>
    form.setValue('amount', worthOf(vendorOrder, ticked)?.amount ?? '', {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const isPossible = (value: unknown) => {
    if (typeof value !== 'number' || value <= 0) return NO_AMOUNT;
    return value > left ? `You can refund up to ${dollars(left)}.` : undefined;
  };
  return (
    <>
      {lines.length > 0 && <RefundItemsInput lines={lines} onTicked={fill} />}
      {worth && (
        <>
          <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            Products {dollars(worth.goods)} + tax {dollars(worth.tax)} + shipping {dollars(worth.shipping)} ={' '}
            <strong>{dollars(worth.amount)}</strong>
          </Typography>
          <RadioButtonGroupInput
            source="restock"
            label="Back on sale?"
            choices={BACK_ON_SALE}
            // What a browser says of a choice is text.
            parse={(chosen: string) => chosen === 'true'}
            validate={required('Please choose whether it goes back on sale.')}
            helperText={isHandedOver(vendorOrder.status) && 'Your customer has it already.'}
          />
        </>
      )}
      <NumberInput
        source="amount"
        label="Amount in dollars"
        fullWidth
        helperText={worth ? 'If you change it, please say why.' : `Up to ${dollars(left)}.`}
        validate={[required(NO_AMOUNT), isPossible]}
      />
      <TextInput
        source="reason"
        label={isReasonNeeded ? 'Reason' : 'Reason (optional)'}
        multiline
        minRows={2}
        fullWidth
        validate={isReasonNeeded ? required('Please enter a reason. They’ll see it.') : []}
        helperText="We email it to the customer and the vendor, if we still have their addresses."
      />
    </>
  );
}
