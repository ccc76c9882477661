import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { takeOrder, WEIGHING } from './weighing-queries';
import { overMost, totalOfLine } from './weighing.rules';

/** A line that weighs more than its customer agreed to: the farm gives the rest away, or asks. */
export function AskMore({ order, line }: { order: OrderToWeigh; line: LineToWeigh }) {
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: () =>
      callJson<OrderToWeigh>(`${WEIGHING}/${order.id}/items/${line.id}/ask`, { method: 'POST' }),
    onSuccess: (asked) => takeOrder(client, asked),
  });
  const { most } = totalOfLine(line);
  const limit = most === null ? 'no more than we told them' : `at most ${dollars(most)}`;
  if (line.asked === 'waiting')
    return (
      <p className="text-sm">
        We asked {order.customerName} by email. Until they say yes, they pay {limit}.
      </p>
    );
  const over = overMost(line);
  if (!over)
    return line.asked === 'agreed' ? <p className="text-sm">The customer agreed to pay more.</p> : null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm">
        {over.price === null ? 'It weighs more than ordered' : `It comes to ${dollars(over.price)}`}. The
        customer pays {limit}, unless they agree to more.
      </p>
      {asking.error && (
        <FormFailure>
          {sentenceOf(asking.error, 'We couldn’t ask the customer. Please try again.')}
        </FormFailure>
      )}
      <Button
        size="sm"
        look="secondary"
        aria-label={`Ask ${order.customerName} to pay more for ${line.name}`}
        pendingLabel={asking.isPending && 'Asking...'}
        onClick={() => asking.mutate()}
      >
        {over.price === null
          ? 'Ask the customer to pay more'
          : `Ask the customer to pay ${dollars(over.price)}`}
      </Button>
    </div>
  );
}
