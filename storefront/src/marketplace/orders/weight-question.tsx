import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { WeightAnswer } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { Scale } from 'lucide-react';
import { sentenceOf } from '../../lib/api/api';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { amountText } from '../parts/amount-text';
import type { VendorOrder } from './order-rules';
import { useOrderAddress, useOrderCall } from './use-order';

interface WeightQuestionProps {
  order: OrderView;
  vendorOrder: VendorOrder;
  item: VendorOrder['items'][number];
  /** Dollars that the farm asks for. */
  price: number;
  /** Dollars that the buyer has agreed to. */
  most: number;
}

/** A line weighs more than was shown: its buyer says whether to pay for that. */
export function WeightQuestion({ order, vendorOrder, item, price, most }: WeightQuestionProps) {
  const { me } = useSession();
  const { key } = useOrderAddress();
  const more = amountText((wholeCents(price) - wholeCents(most)) / 100);
  const answering = useOrderCall<WeightAnswer>(`items/${item.id}/weight`);
  const answer = (agrees: boolean) =>
    answering.mutate(
      { agrees, price },
      { onSuccess: () => toast({ title: agrees ? 'You pay for all of it' : 'You pay no more' }) },
    );
  const isBuyers = me === null || order.userId === me.id || key !== undefined;
  const pending = answering.isPending ? answering.variables.agrees : null;
  return (
    <div
      role="group"
      aria-label={`A question about ${item.name}`}
      className="mb-3 flex flex-col gap-3 rounded-control border-2 border-sun bg-card p-4 text-sm print:hidden"
    >
      <div className="flex items-start gap-2.5">
        <Scale aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
        <div className="min-w-0">
          <p className="font-semibold">It weighs more than we told you</p>
          <p className="text-soft wrap-anywhere">
            {vendorOrder.vendor.businessName} weighed it, and it comes to {amountText(price)}. We told you at
            most {amountText(most)}. Do you want to pay {more} more, plus tax? Without an answer, you pay no
            more than we told you.
          </p>
        </div>
      </div>
      {answering.error && (
        <FormFailure>{sentenceOf(answering.error, 'That didn’t work. Please try again.')}</FormFailure>
      )}
      {isBuyers && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={answering.isPending}
            pendingLabel={pending === true && 'Saving...'}
            onClick={() => answer(true)}
          >
            Pay {more} More
          </Button>
          <Button
            size="sm"
            look="secondary"
            disabled={answering.isPending}
            pendingLabel={pending === false && 'Saving...'}
            onClick={() => answer(false)}
          >
            Pay No More
          </Button>
        </div>
      )}
    </div>
  );
}
