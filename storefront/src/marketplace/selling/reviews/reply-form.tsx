import type { VendorReview } from '@farmgate/backend/contract/marketplace/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { loadReview, replyAddress, takeReview } from './vendor-reviews';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/reviews').then((module) => module.ReplyRequest),
);

const LABELS = { text: 'Your reply' };
const valuesOf = ({ reply }: Pick<VendorReview, 'reply'>) => ({ text: reply?.text ?? '' });

/** What a vendor answers to a review: a first reply, or a change of it. */
export function ReplyForm({ review, onDone }: { review: VendorReview; onDone: () => void }) {
  const client = useQueryClient();
  const { reply, isReplyHidden, authorName } = review;
  const form = useKeptForm({
    schema,
    values: valuesOf(review),
    record: { first: review, valuesOf, load: () => loadReview(client, review.id) },
    send: ({ text }, { seen }) => {
      const before = seen?.reply;
      const was = before?.text === text ? {} : { text: before?.text };
      return callJson<VendorReview>(replyAddress(review.id), {
        ...(before ? { method: 'PUT', body: { text, was } } : { method: 'POST', body: { text } }),
      });
    },
    onSent: (answered) => {
      takeReview(client, answered);
      toast({ title: reply ? 'Reply saved' : isReplyHidden ? 'Reply saved, still hidden' : 'Reply posted' });
      onDone();
    },
    failed: 'There was a problem saving your reply. Please try again.',
  });
  return (
    <Form of={form} method="post" aria-label={`Reply to ${authorName}`}>
      <fieldset disabled={form.isPending} className="flex min-w-0 flex-col gap-3">
        <TextArea
          label={LABELS.text}
          help={reply ? undefined : 'Everyone can read it. We’ll email it to the customer once.'}
          rows={4}
          autoFocus
          {...form.field('text')}
        />
        <MeanwhileNote of={form} labels={LABELS} />
        <FormFailure of={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" pendingLabel={form.isPending && 'Saving...'}>
            {reply ? 'Save reply' : 'Post reply'}
          </Button>
          <Button look="secondary" size="sm" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
