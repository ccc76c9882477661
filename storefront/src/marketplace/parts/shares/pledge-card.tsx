import { outOfBounds, totalAt } from '@farmgate/backend/contract/marketplace/shares/price-terms';
import type { PledgeView } from '@farmgate/backend/contract/marketplace/shares/share-rounds';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { useForm } from '../../../ui/forms/use-form';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../amount-text';
import { typedCents } from './price-values';

interface PledgeProps {
  pledge: PledgeView;
  address: string;
}

/** @returns "You’d pay $36.00 a box, $792.00 in all for 22 boxes." */
export function pledgeSentence(cents: number, pledge: PledgeView): string {
  const boxes = pledge.quantity * pledge.parts.reduce((sum, part) => sum + part.boxes, 0);
  const all = totalAt(cents, pledge) / 100;
  const fees = pledge.parts.some(({ fee }) => fee > 0) ? ', with the fee of your pickup' : '';
  return `You’d pay ${amountText(cents / 100)} a box, ${amountText(all)} in all for ${countOf(boxes, 'box', 'boxes')}${fees}.`;
}

function usePledgeForm({ pledge, address }: PledgeProps) {
  const client = useQueryClient();
  const bounds = { least: wholeCents(pledge.least), most: wholeCents(pledge.most) };
  const wrongOf = (text: string) => {
    const cents = typedCents(text);
    return cents === null ? 'Please enter an amount in dollars, such as 32.50.' : outOfBounds(cents, bounds);
  };
  return useForm<{ price: string }, PledgeView>({
    values: { price: (pledge.pledged ?? pledge.price).toFixed(2) },
    check: ({ price }) => {
      const message = wrongOf(price);
      return message === null ? [] : [{ path: 'price', message }];
    },
    send: ({ price }) =>
      callJson<PledgeView>(address, { method: 'PUT', body: { price: (typedCents(price) ?? 0) / 100 } }),
    onSent: (saved) => {
      client.setQueryData([address], saved);
      toast({ title: 'Pledge saved', description: 'We’ll email you once prices are set.' });
    },
    failed: 'We couldn’t save your pledge. Check your connection and try again.',
  });
}

function PledgeForm({ pledge, address }: PledgeProps) {
  const form = usePledgeForm({ pledge, address });
  const cents = typedCents(form.values.price);
  const isWithin = cents !== null && cents >= wholeCents(pledge.least) && cents <= wholeCents(pledge.most);
  return (
    <Form of={form} className="flex flex-col gap-4">
      <TextField
        label="Your price a box"
        inputMode="decimal"
        maxLength={12}
        className="max-w-60"
        help={`From ${amountText(pledge.least)} to ${amountText(pledge.most)}. Now it’s ${amountText(pledge.price)}.`}
        {...form.field('price')}
      />
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isWithin && pledgeSentence(cents, pledge)}
      </p>
      <FormFailure of={form} />
      <Button type="submit" className="self-start" pendingLabel={form.isPending && 'Saving...'}>
        {pledge.pledged === null ? 'Pledge' : 'Change pledge'}
      </Button>
    </Form>
  );
}

/** What a member would pay, while the farm asks all members for it. */
export function PledgeCard({ base }: { base: string }) {
  const address = `${base}/pledge`;
  const { data, error, refetch } = useQuery(apiQuery<PledgeView>(address));
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the pledge round." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-56 w-full rounded-control" />;
  const { pledged, lastDay, isOver } = data;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-xl">What would you pay?</h2>
      {isOver ? (
        <p>
          {pledged === null ? 'You didn’t pledge.' : `You pledged ${amountText(pledged)} a box.`} We’ll email
          you once the farm has closed the round.
        </p>
      ) : (
        <>
          <p className="text-sm">
            {pledged === null
              ? 'Pay more if you can, or less if you need to.'
              : `You pledged ${amountText(pledged)} a box.`}{' '}
            You can change it through {monthDay(lastDay)}. Prices change only if all pledges together reach
            what the farm needs.
          </p>
          <PledgeForm pledge={data} address={address} />
        </>
      )}
    </Card>
  );
}
