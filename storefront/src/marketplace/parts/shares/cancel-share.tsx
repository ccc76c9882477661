import type {
  CancelPreview,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { namesText } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { amountText } from '../amount-text';

/** @returns what canceling does, the good news first; `who` gets the money */
function cancelSentences(
  { addOns, boxes, refund, credit, kept, unpaid, work }: CancelPreview,
  who: 'You' | 'The member',
): string[] {
  const get = who === 'You' ? 'get' : 'gets';
  return [
    ...(refund > 0 ? [`${who} ${get} ${amountText(refund)} back.`] : []),
    ...(credit > 0 ? [`${who} ${get} ${amountText(credit)} back as farm credit.`] : []),
    ...(refund + credit === 0 ? ['There’s no refund.'] : []),
    ...(kept > 0 ? [`The farm keeps ${amountText(kept)}.`] : []),
    ...(work > 0 ? [`${amountText(work)} of work that isn’t done falls away.`] : []),
    ...(unpaid > 0 ? [`${amountText(unpaid)} doesn’t have to be paid anymore.`] : []),
    ...(addOns.length > 0 ? [`${namesText(addOns)} ${addOns.length === 1 ? 'ends' : 'end'} with it.`] : []),
    `${countOf(boxes, 'box', 'boxes')} to come will be canceled, and the place goes to someone else.`,
  ];
}

export interface CancelShareProps {
  base: string;
  member: SubscriptionView;
  who: 'You' | 'The member';
}

/** Ends a member's share, once its dialog has said what that does. */
export function CancelShare({ base, member, who }: CancelShareProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const address = `${base}/cancel`;
  const preview = useQuery({ ...apiQuery<CancelPreview>(address), enabled: isOpen });
  const cancel = useMutation({
    mutationFn: ({ refund, credit }: CancelPreview) =>
      callJson<SubscriptionView>(address, { method: 'POST', body: { refund, credit } }),
    onSuccess: (answer) => {
      setOpen(false);
      client.setQueryData([base], answer);
      toast({ title: 'Share canceled' });
      setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
    },
    // It says what canceling does by now.
    onError: () => preview.refetch(),
  });
  const failure = cancel.error ?? preview.error;
  return (
    <>
      <Button
        look="secondary"
        className="text-danger!"
        aria-haspopup="dialog"
        onClick={() => {
          cancel.reset();
          setOpen(true);
        }}
      >
        Cancel this share
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Cancel ${member.share.name}?`}
        confirmLabel="Cancel the share"
        closeLabel="Keep it"
        pendingLabel={
          (cancel.isPending && 'Canceling...') || (!preview.data && !preview.error && 'Loading...')
        }
        isDangerous
        failure={failure && sentenceOf(failure, 'Check your connection and try again.')}
        onConfirm={() => {
          if (preview.data) cancel.mutate(preview.data);
          else void preview.refetch();
        }}
      >
        {preview.data ? (
          <ul className="flex flex-col gap-1.5">
            {cancelSentences(preview.data, who).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>You can’t undo this.</li>
          </ul>
        ) : (
          !preview.error && `Working out what ${who === 'You' ? 'you get' : 'the member gets'} back...`
        )}
      </ConfirmDialog>
    </>
  );
}
