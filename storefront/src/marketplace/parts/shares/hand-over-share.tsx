import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { formatDate } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { FormFailure } from '../../../ui/forms/form-failure';
import type { HandOverProps } from './hand-over-dialog';

const HandOverDialog = lazy(() =>
  import('./hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
);

/** To whom it was offered, and taking that back. */
function Offered({ base, offer }: { base: string; offer: NonNullable<SubscriptionView['handOver']> }) {
  const client = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => callJson<SubscriptionView>(`${base}/hand-over`, { method: 'DELETE' }),
    onSuccess: (answer) => {
      client.setQueryData([base], answer);
      toast({ title: 'Offer withdrawn' });
    },
  });
  return (
    <>
      <p className="text-sm wrap-anywhere">
        Offered to {offer.email}, until {formatDate(offer.expiresAt)}.
      </p>
      {withdrawing.error && (
        <FormFailure>
          {sentenceOf(withdrawing.error, 'We couldn’t withdraw it. Please try again.')}
        </FormFailure>
      )}
      <Button
        look="secondary"
        pendingLabel={withdrawing.isPending && 'Withdrawing...'}
        onClick={() => withdrawing.mutate()}
      >
        Withdraw the offer
      </Button>
    </>
  );
}

/** Somebody else takes the share over, with what is paid and due. */
export function HandOverShare({ base, member, who }: HandOverProps) {
  const [open, setOpen] = useState(false);
  const { handOver } = member;
  return (
    <section aria-labelledby="hand-over" className="flex flex-col items-start gap-3">
      <h2 id="hand-over" className="text-xl">
        Hand over
      </h2>
      {handOver ? (
        <Offered base={base} offer={handOver} />
      ) : (
        <>
          <p className="text-sm text-soft">
            {who === 'You'
              ? 'Someone else can take over your boxes and what is still to be paid. No money moves.'
              : 'Someone else can take over the boxes and what is still to be paid. To give this member a page of their own, send the link to them.'}
          </p>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Hand over this share
          </Button>
          <WhenFirstOpen open={open}>
            <HandOverDialog base={base} member={member} who={who} open={open} onOpenChange={setOpen} />
          </WhenFirstOpen>
        </>
      )}
    </section>
  );
}
