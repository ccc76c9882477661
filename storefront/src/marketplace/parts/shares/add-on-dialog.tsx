import type { ShareQuoteView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { AddOnView } from '@farmgate/backend/contract/marketplace/shares/share-add-ons';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { ruleSentences } from '../../../shared/shares/share-words';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox } from '../../../ui/fields/field';
import { useSameKey } from '../use-same-key';
import { addOnDays, type AskedAddOn, askedAddOn, firstSize, NOTHING } from './add-on-choices';
import { addOnHelp, AddOnQuote, AddOnSize } from './add-on-fields';
import { PaymentsField } from './choice-fields';
import { startPayment, toPayment } from './share-payment';
import { quoteQuery, subscriptionQuery } from './share-queries';

interface AddOnDialogProps {
  base: string;
  member: SubscriptionView;
  addOn: AddOnView;
  /** The farm adds it for its member. */
  isFarm: boolean;
  quoteAt?: (shareId: number) => string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sends what was chosen, at the total that is shown. */
function useAdd({ base, member, addOn, isFarm, onOpenChange }: AddOnDialogProps, of: AskedAddOn | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  const { payBy } = member;
  return useMutation({
    mutationFn: ({ total }: ShareQuoteView) => {
      const { sizeId = 0, quantity = 1, payments = 1 } = of?.asked ?? {};
      const body = {
        ...{ shareId: addOn.id, sizeId, quantity, payments, total },
        ...(!isFarm && { payBy, agreeToTerms: true }),
      };
      const headers = { 'Idempotency-Key': keyOf(body) };
      return callJson<SubscriptionView>(`${base}/add-ons`, { method: 'POST', body, headers });
    },
    onSuccess: async (added) => {
      onOpenChange(false);
      if (!isFarm && added.state === 'joining') {
        client.setQueryData(subscriptionQuery(String(added.id)).queryKey, added);
        const page = await startPayment(added.id, 'due').catch(() => null);
        return toPayment(page?.url ?? sharePaths.membership(added.id), navigate);
      }
      toast({ title: `${addOn.name} added` });
      for (const address of [base, `${base}/add-ons`])
        await client.invalidateQueries({ queryKey: [address] });
    },
    onError: () => client.invalidateQueries({ queryKey: [of?.address] }),
  });
}

/** Adds eggs, bread or flowers to a membership, once it has said what they cost. */
export function AddOnDialog(props: AddOnDialogProps) {
  const { member, addOn, isFarm, quoteAt, open, onOpenChange } = props;
  const { half, scheduleId, payBy, vendor } = member;
  const [chosen, setChosen] = useState({ sizeId: firstSize(addOn)?.id ?? 0, quantity: 1 });
  const [payments, setPayments] = useState(addOn.payments[0] ?? 1);
  const [agrees, setAgrees] = useState(isFarm);
  const [isMissing, setMissing] = useState(false);
  const of = askedAddOn(addOn, chosen, { half, scheduleId, payments }, quoteAt);
  const quote = useQuery({ ...quoteQuery(of?.address ?? '', of?.asked ?? NOTHING), enabled: of !== null });
  const add = useAdd(props, of);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Add ${addOn.name}?`}
      confirmLabel={payBy === 'card' && !isFarm ? 'Continue to payment' : `Add ${addOn.name}`}
      pendingLabel={(add.isPending && 'Adding...') || (quote.isFetching && 'Loading...')}
      failure={add.error && sentenceOf(add.error, 'Check your connection and try again.')}
      onConfirm={() => {
        setMissing(!agrees);
        if (quote.data && agrees) add.mutate(quote.data);
        else if (quote.error) void quote.refetch();
      }}
    >
      <div className="flex flex-col gap-4">
        <p className="text-soft">{addOnHelp(addOn, addOnDays(addOn, half))}</p>
        <AddOnSize addOn={addOn} chosen={chosen} onChange={(some) => setChosen({ ...chosen, ...some })} />
        <PaymentsField payments={addOn.payments} value={payments} onChange={setPayments} error={undefined} />
        <AddOnQuote of={of} />
        {!isFarm && (
          <>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
              {ruleSentences(addOn).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {payBy === 'farm' && <li>You pay {vendor.name}, by check or in cash.</li>}
            </ul>
            <Checkbox
              label="I agree to these rules and the terms of the share."
              checked={agrees}
              error={isMissing && !agrees ? 'Please agree to the rules.' : undefined}
              onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
