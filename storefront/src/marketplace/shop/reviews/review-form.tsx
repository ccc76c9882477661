import type { OwnReview } from '@farmgate/backend/contract/marketplace/reviews';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { productQuery } from '../../queries';
import { ownReviewQuery } from '../queries';
import { StarsField } from './stars-field';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/reviews').then((module) => module.ReviewRequest),
);

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
  /** What it is about, where several can be reviewed: then there are the stars alone until one is chosen. */
  about?: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** What a buyer thinks of a product. */
export function ReviewForm({ productId, review, about, onDone, onCancel }: ReviewFormProps) {
  const client = useQueryClient();
  const address = `/api/products/${productId}/reviews`;
  const form = useForm({
    schema,
    values: { rating: review?.rating ?? 0, comment: review?.comment ?? '' },
    send: (body) =>
      review
        ? callJson<OwnReview>(`${address}/mine`, { method: 'PUT', body })
        : callJson<OwnReview>(address, { method: 'POST', body }),
    onSent: (own) => {
      toast({ title: review ? 'Your review has been changed' : 'Thank you for your review!' });
      void takeOwnReview(client, productId, own);
      onDone();
    },
    failed: 'There was a problem sending your review. Please try again.',
  });
  const { field } = useController({ control: form.control, name: 'rating' });
  const isOpen = about === undefined || field.value > 0;
  return (
    <Form of={form} method="post" aria-label={about ? `Review ${about}` : 'Your review'}>
      <fieldset disabled={form.isPending} className="flex min-w-0 flex-col gap-4">
        <StarsField
          label={about ? `Rate ${about}` : 'Your rating'}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          ref={field.ref}
          error={form.errorOf('rating')}
        />
        {isOpen && (
          <>
            <TextArea label="Your review" optional rows={4} {...form.field('comment')} />
            <FormFailure of={form} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" pendingLabel={form.isPending && 'Sending...'}>
                {review ? 'Save the review' : 'Post review'}
              </Button>
              {onCancel && (
                <Button look="secondary" onClick={onCancel}>
                  Cancel
                </Button>
              )}
            </div>
          </>
        )}
      </fieldset>
    </Form>
  );
}
