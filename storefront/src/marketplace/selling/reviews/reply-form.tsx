import type { ReplyRequest, VendorReview } from '@farmgate/backend/contract/marketplace/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { useFormMeanwhile } from '../../../ui/forms/before/use-form-meanwhile';
import type { Meanwhile } from '../../../ui/forms/before/use-meanwhile';
import { FormFailure } from '../../../ui/forms/form-failure';
import { loadReview, replyAddress, takeReview } from './vendor-reviews';

const check = lazyCheck(() => import('./reply-check').then((module) => module.replyResolver));

const LABELS = { text: 'Your reply' };
const valuesOf = ({ reply }: Pick<VendorReview, 'reply'>) => ({ text: reply?.text ?? '' });

/** What a vendor answers to a review: a first reply, or a change of it. */
export function ReplyForm({ review, onDone }: { review: VendorReview; onDone: () => void }) {
  const client = useQueryClient();
  const { reply, isReplyHidden, authorName } = review;
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: valuesOf(review),
    send: ({ text }: ReplyRequest) => {
      const seen = meanwhile.seen.current?.reply;
      const was = seen?.text === text ? {} : { text: seen?.text };
      return callJson<VendorReview>(replyAddress(review.id), {
        ...(seen ? { method: 'PUT', body: { text, was } } : { method: 'POST', body: { text } }),
      });
    },
    onFailed: (failed) => void meanwhile.onError(failed),
    onSent: (answered) => {
      takeReview(client, answered);
      toast({ title: reply ? 'Reply saved' : isReplyHidden ? 'Reply saved, still hidden' : 'Reply posted' });
      onDone();
    },
  });
  const meanwhile: Meanwhile<VendorReview> = useFormMeanwhile(form, {
    ...{ first: review, valuesOf },
    load: () => loadReview(client, review.id),
  });
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={`Reply to ${authorName}`}>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-3">
        <TextArea
          label={LABELS.text}
          help={reply ? undefined : 'Everyone can read it. We’ll email it to the customer once.'}
          rows={4}
          autoFocus
          error={errorOf('text')}
          {...form.register('text')}
        />
        <MeanwhileNote labels={LABELS} {...meanwhile} />
        {error && (
          <FormFailure>
            {sentenceOf(error, 'There was a problem saving your reply. Please try again.')}
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" pendingLabel={isPending && 'Saving...'}>
            {reply ? 'Save reply' : 'Post reply'}
          </Button>
          <Button look="secondary" size="sm" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
