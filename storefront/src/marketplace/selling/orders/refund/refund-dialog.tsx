import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { OwnRefundPreview } from '@farmgate/backend/contract/marketplace/own-refunds';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callJson } from '../../../../lib/api/api';
import { isCode } from '../../../../lib/api/is-code';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/dialog-form';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { useForm } from '../../../../ui/forms/use-form';
import { amountText } from '../../../parts/amount-text';
import { QuantityStepper } from '../../../parts/quantity-stepper';
import { useSameKey } from '../../../parts/use-same-key';
import { whyRefused } from '../../sending';
import { VENDOR_ORDERS } from '../../vendor-queries';
import { takeOrder } from '../received/take-order';
import { NOTHING_REFUNDED, type RefundValues, refundRequest, withRefunded } from './refund-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/own-refunds').then((module) => module.OwnRefundRequest),
);

export interface RefundDialogProps {
  order: VendorOrderView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const isAsked = ({ items, amount }: RefundValues) =>
  items.length > 0 || (amount.trim() !== '' && Number(amount) > 0);

const usePreview = (order: VendorOrderView, values: RefundValues) =>
  useQuery<OwnRefundPreview>({
    queryKey: [`${VENDOR_ORDERS}/${order.id}/refund/preview`, values.items, values.amount, order.refunded],
    queryFn: ({ signal }) =>
      callJson<OwnRefundPreview>(`${VENDOR_ORDERS}/${order.id}/refund/preview`, {
        ...{ method: 'POST', signal },
        body: refundRequest({ ...values, reason: 'Preview' }, undefined),
      }),
    enabled: isAsked(values),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

function Items({
  order,
  values,
  onChange,
}: {
  order: VendorOrderView;
  values: RefundValues;
  onChange: (items: RefundValues['items']) => void;
}) {
  return (
    <ul aria-label="Items to refund" className="divide-y divide-line border-y border-line">
      {order.items
        .filter(({ quantity, refunded }) => refunded < quantity)
        .map(({ id, name, quantity, refunded }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{name}</span>
            <QuantityStepper
              name={name}
              quantity={values.items.find((item) => item.id === id)?.quantity ?? 0}
              min={0}
              max={quantity - refunded}
              isLive
              onChange={(next) => onChange(withRefunded(values.items, id, next))}
            />
          </li>
        ))}
    </ul>
  );
}

/** What goes back, and what that does to the farm's balance. */
function effectText(
  { paymentMethod, received }: VendorOrderView,
  { amount, cash, commissionBack, balance }: OwnRefundPreview,
): string {
  const back = commissionBack > 0 ? ` You get ${amountText(commissionBack)} commission back.` : '';
  const rounded = cash === undefined ? '' : `, rounded from ${amountText(amount)}`;
  if (received?.by === 'share') return `Your customer gets ${amountText(amount)} of farm credit.${back}`;
  if (paymentMethod === 'cash')
    return `You give back ${amountText(cash ?? amount)} yourself${rounded}.${back}`;
  const way = paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  return `We refund ${amountText(amount)} to the customer’s ${way} and take it from your balance.${back} Your balance is ${amountText(balance)} then.`;
}

/** Asks what goes back to the customer of an order that was handed over, and why. */
export function RefundDialog({ order, open, onOpenChange }: RefundDialogProps) {
  const client = useQueryClient();
  const left = useRef<number | undefined>(undefined);
  const keyOf = useSameKey();
  const form = useForm<RefundValues, VendorOrderView, unknown>({
    schema,
    values: NOTHING_REFUNDED,
    request: (values) => refundRequest(values, left.current),
    check: (values) =>
      isAsked(values) ? [] : [{ path: 'amount', message: 'Please choose items, or enter an amount.' }],
    wrongOf: (error) => (isCode(error, 'VALIDATION_FAILED') ? null : []),
    send: (_checked, { values }) => {
      const body = refundRequest(values, left.current);
      return callJson<VendorOrderView>(`${VENDOR_ORDERS}/${order.id}/refund`, {
        ...{ method: 'POST', body, headers: { 'Idempotency-Key': keyOf(body) } },
      });
    },
    onSent: (saved) => {
      onOpenChange(false);
      toast({
        title: order.paymentMethod === 'cash' ? 'Refund noted' : 'Refund started',
        description: order.email ? 'We’re emailing the customer.' : 'No email was sent.',
      });
      return takeOrder(client, saved);
    },
    failed: whyRefused,
  });
  const { values } = form;
  const preview = usePreview(order, values);
  const shown = isAsked(values) && !preview.error ? preview.data : undefined;
  left.current = shown && !preview.isPlaceholderData ? shown.left : undefined;
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Refund order #${order.orderNumber}`}
      description="Choose what to refund, or enter an amount. Nothing goes back into your stock."
      submitLabel={shown ? `Refund ${amountText(shown.amount)}` : 'Refund'}
      pendingLabel="Refunding..."
      failure={
        form.hasErrors
          ? 'Please check the fields marked above.'
          : (form.failure ?? (isAsked(values) && preview.error ? whyRefused(preview.error) : null))
      }
    >
      <div className="flex flex-col gap-5">
        <Items order={order} values={values} onChange={(items) => form.change({ items })} />
        <TextField
          label="Amount in dollars"
          optional
          inputMode="decimal"
          maxLength={12}
          help="Leave blank for what these items cost, with tax."
          {...form.field('amount')}
        />
        <TextArea
          label="Reason"
          rows={2}
          maxLength={500}
          placeholder="Six of the eggs were broken."
          help="Your customer reads it."
          {...form.field('reason')}
        />
        <p role="status" className="rounded-control bg-sunk px-3.5 py-3 text-sm empty:hidden">
          {shown && effectText(order, shown)}
        </p>
      </div>
    </DialogForm>
  );
}
