import { shortText } from '@farmgate/backend/contract/marketplace/short-row-words';
import type { PackingShortRow } from '@farmgate/backend/contract/marketplace/short-rows';
import { MailCheck } from 'lucide-react';
import { useId } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { useMay } from '../../../shared/business/use-may';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { useTellShort } from './use-short';

interface ShortRowsProps {
  order: { id: number; orderNumber: string; customerName: string };
  /** Their amounts are for who sees money. */
  rows: readonly (PackingShortRow & { amount?: number; isRefunded?: boolean })[];
}

function TellButton({ order }: Pick<ShortRowsProps, 'order'>) {
  const telling = useTellShort(order.id, () => toast({ title: `We’re emailing ${order.customerName}` }));
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <p className="text-sm">
        {order.customerName} doesn’t know yet. We’ll email them 30 minutes after your last change, or as soon
        as you’re done.
      </p>
      {telling.error && (
        <FormFailure>
          {sentenceOf(telling.error, 'We couldn’t send the email. Please try again.')}
        </FormFailure>
      )}
      <Button
        size="sm"
        className="self-start"
        icon={<MailCheck aria-hidden size={18} />}
        aria-label={`Done, tell the customer of order #${order.orderNumber}`}
        pendingLabel={telling.isPending && 'Sending...'}
        onClick={() => telling.mutate()}
      >
        Done, tell the customer
      </Button>
    </div>
  );
}

/** What is missing of an order, why, and whether the customer knows. */
export function ShortRows({ order, rows }: ShortRowsProps) {
  const heading = useId();
  const { may } = useMay();
  if (rows.length === 0) return null;
  const isUntold = rows.some(({ isTold }) => !isTold);
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-control bg-sunk px-3.5 py-3 print:border print:border-line"
    >
      <h3 id={heading} className="text-base">
        Missing
      </h3>
      <ul className="flex flex-col gap-2 text-sm">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold">{shortText(row)}</span>
              {row.amount !== undefined && row.amount > 0 && (
                <span className="shrink-0 text-soft tabular-nums">
                  {amountText(row.amount)} {row.isRefunded ? 'refunded' : 'less'}
                </span>
              )}
            </span>
            {row.restocked && <span className="block text-soft">Back in stock</span>}
            {row.note && <span className="block text-soft">“{row.note}”</span>}
          </li>
        ))}
      </ul>
      {isUntold && may('pack') && <TellButton order={order} />}
    </section>
  );
}
