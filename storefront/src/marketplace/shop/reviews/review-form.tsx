import type { OwnReview, ReviewRequest } from '@farmgate/backend/contract/marketplace/reviews';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { productQuery } from '../../queries';
import { ownReviewQuery } from '../queries';
import { StarsField } from './stars-field';

const check = lazyCheck(() => import('./review-check').then((module) => module.reviewResolver));

/** Takes what became of somebody's review, and reads again what everybody sees of the product. */
export async function takeOwnReview(client: QueryClient, productId: number, own: OwnReview): Promise<void> {
  client.setQueryData(ownReviewQuery(productId).queryKey, own);
  const reviews = `/api/products/${productId}/reviews?`;
  await Promise.all([
    client.invalidateQueries({ queryKey: productQuery(String(productId)).queryKey }),
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(reviews) }),
  ]);
}

export interface ReviewFormProps {
  productId: number;
  /** What the person wrote before; null for a first review. */
  review: OwnReview['review'];
  onDone: () => void;
  onCancel?: () => void;
}

/** What a buyer thinks of a product. */
export function ReviewForm({ productId, review, onDone, onCancel }: ReviewFormProps) {
  const client = useQueryClient();
  const address = `/api/products/${productId}/reviews`;
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { rating: review?.rating ?? 0, comment: review?.comment ?? '' },
    send: (body: ReviewRequest) =>
      review
        ? callJson<OwnReview>(`${address}/mine`, { method: 'PUT', body })
        : callJson<OwnReview>(address, { method: 'POST', body }),
    onSent: (own) => {
      toast({ title: review ? 'Your review has been changed' : 'Thank you for your review!' });
      void takeOwnReview(client, productId, own);
      onDone();
    },
  });
  const { field } = useController({ control: form.control, name: 'rating' });
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Your review">
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
        <StarsField
          label="Your rating"
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          ref={field.ref}
          error={errorOf('rating')}
        />
        <TextArea
          label="Your review"
          optional
          rows={4}
          error={errorOf('comment')}
          {...form.register('comment')}
        />
        {error && (
          <FormFailure>
            {sentenceOf(error, 'There was a problem sending your review. Please try again.')}
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={isPending && 'Sending...'}>
            {review ? 'Save the review' : 'Post review'}
          </Button>
          {onCancel && (
            <Button look="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
