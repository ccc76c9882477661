import type { OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Printer } from 'lucide-react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { AnchorButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { VENDOR_ORDERS, refreshVendor } from '../vendor-queries';
import { showsWeight } from './line-packages';
import { takeOrder, WEIGHING } from './weighing-queries';
import { isReady, totalOf } from './weighing.rules';

/** @returns "2 packages, $56.56"; "1 package, 4.35 lb, $28.28" */
export function cameTo({ lines }: OrderToWeigh): string {
  const total = totalOf(lines);
  const { weighed, weight, price } = total;
  const parts = [
    countOf(weighed, 'package'),
    showsWeight(total) ? weight : null,
    price === null ? null : dollars(price),
  ];
  return parts.filter(Boolean).join(', ');
}

function DoneButton({ order, onDone }: { order: OrderToWeigh; onDone: (order: OrderToWeigh) => void }) {
  const client = useQueryClient();
  const finishing = useMutation({
    mutationFn: () => callJson<OrderToWeigh>(`${WEIGHING}/${order.id}/done`, { method: 'POST' }),
    onSuccess: (done) => {
      onDone(done);
      takeOrder(client, done);
      return refreshVendor(client, VENDOR_ORDERS, '/api/vendor/packing');
    },
    onError: () => void refreshVendor(client, WEIGHING),
  });
  return (
    <ConfirmButton
      label="Done"
      look="primary"
      about={`order #${order.orderNumber}`}
      title={`Finish order #${order.orderNumber}?`}
      confirmLabel="Finish order"
      pendingLabel={finishing.isPending && 'Saving...'}
      failure={
        finishing.error && sentenceOf(finishing.error, 'We couldn’t finish this order. Please try again.')
      }
      onOpen={finishing.reset}
      onConfirm={() => finishing.mutate()}
    >
      <p>
        What you weighed for {order.customerName} comes to{' '}
        <strong className="font-semibold">{cameTo(order)}</strong>. We’ll email the customer, and charge their
        card if they pay by card. You can’t change the weights after that.
      </p>
    </ConfirmButton>
  );
}

interface ReadyOrdersProps {
  orders: readonly OrderToWeigh[];
  onDone: (order: OrderToWeigh) => void;
  /** The address of its labels. */
  labelsOf: (order: OrderToWeigh) => string;
}

/** Orders of which everything is weighed: what is left is to say that they are done. */
export function ReadyOrders({ orders, onDone, labelsOf }: ReadyOrdersProps) {
  const ready = orders.filter(isReady);
  return (
    <div role="region" aria-label="All weighed" className="flex flex-col gap-3 empty:hidden">
      {ready.map((order) => (
        <Card
          key={order.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-2! border-leaf! p-4"
        >
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <span className="font-semibold">{order.customerName}</span>{' '}
            <span className="text-sm text-soft">#{order.orderNumber}</span>
            <span className="block text-sm tabular-nums">{cameTo(order)}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <DoneButton order={order} onDone={onDone} />
            <AnchorButton
              look="secondary"
              icon={<Printer aria-hidden size={18} />}
              aria-label={`Print labels of order #${order.orderNumber}`}
              href={labelsOf(order)}
              target="_blank"
              rel="noopener"
            >
              Labels
            </AnchorButton>
          </div>
        </Card>
      ))}
    </div>
  );
}

/** What was just finished, for its labels. */
export function FinishedOrders({ orders, labelsOf }: Omit<ReadyOrdersProps, 'onDone'>) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="finished" className="flex flex-col gap-3">
      <h2 id="finished" className="text-lg">
        Just finished
      </h2>
      <ul className="flex flex-col">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5"
          >
            <CircleCheck aria-hidden size={18} className="shrink-0 text-leaf" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{order.customerName}</span>{' '}
              <span className="text-sm text-soft tabular-nums">
                #{order.orderNumber} · {cameTo(order)}
              </span>
            </span>
            <AnchorButton
              size="sm"
              look="quiet"
              icon={<Printer aria-hidden size={16} />}
              aria-label={`Print labels of order #${order.orderNumber}`}
              href={labelsOf(order)}
              target="_blank"
              rel="noopener"
            >
              Labels
            </AnchorButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
