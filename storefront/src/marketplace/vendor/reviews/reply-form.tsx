import type { ReplyRequest, VendorReview } from '@farmgate/backend/contract/marketplace/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { lazyCheck } from '../../../lib/forms/lazy-check';
import { useCallForm } from '../../../lib/forms/use-call-form';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/forms/field';
import { FormFailure } from '../../../ui/forms/form-failure';
import { replyAddress, takeReview } from './vendor-reviews';

const check = lazyCheck(() => import('./reply-check').then((module) => module.replyResolver));

/** What a vendor answers to a review: a first reply, or a change of it. */
export function ReplyForm({ review, onDone }: { review: VendorReview; onDone: () => void }) {
  const client = useQueryClient();
  const { reply, isReplyHidden, authorName } = review;
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { text: reply?.text ?? '' },
    send: (body: ReplyRequest) =>
      callJson<VendorReview>(replyAddress(review.id), { method: reply ? 'PUT' : 'POST', body }),
    onSent: (answered) => {
      takeReview(client, answered);
      toast({ title: reply ? 'Reply saved' : isReplyHidden ? 'Reply saved, still hidden' : 'Reply posted' });
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={`Reply to ${authorName}`}>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-3">
        <TextArea
          label="Your reply"
          help={reply ? undefined : 'Everyone can read it. We’ll email it to the customer once.'}
          rows={4}
          autoFocus
          error={errorOf('text')}
          {...form.register('text')}
        />
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
