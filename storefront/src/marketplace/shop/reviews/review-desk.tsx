import type { OwnReview as OwnReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { call, sentenceOf } from '../../../lib/api/api';
import { useArriveAt } from '../../../lib/page/use-arrive-at';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { ReviewForm, takeOwnReview } from './review-form';
import { ReviewItem } from './review-item';
import { ReviewReply } from './review-reply';

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialogs/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Of the part of a product's page with the form for a review, or with what one wrote. */
const OWN_REVIEW = 'own-review';

interface DeskProps {
  productId: number;
  own: OwnReviewView;
  /** The product is not sold anymore. */
  isGone: boolean;
}

function RemoveReview({ productId, isGone }: Pick<DeskProps, 'productId' | 'isGone'>) {
  const [open, setOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(`/api/products/${productId}/reviews/mine`, { method: 'DELETE' }),
    onSuccess: async () => {
      setOpen(false);
      toast({ title: 'Review removed' });
      await takeOwnReview(client, productId, { canReview: !isGone, review: null });
    },
  });
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setWasAsked(true);
          setOpen(true);
        }}
      >
        Remove
      </Button>
      {wasAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Remove your review?"
            confirmLabel="Remove the review"
            pendingLabel={removing.isPending && 'Removing...'}
            isDangerous
            failure={removing.error && sentenceOf(removing.error, 'Please try again.')}
            onConfirm={() => removing.mutate()}
          >
            This removes it from the page and from the rating.{!isGone && ' You can write another one.'}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function WrittenReview({ productId, own, isGone }: DeskProps) {
  const [isEditing, setEditing] = useState(false);
  const { review } = own;
  if (!review) return null;
  if (isEditing) {
    const stop = () => setEditing(false);
    return <ReviewForm productId={productId} review={review} onDone={stop} onCancel={stop} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <ReviewItem review={review} />
      {review.isHidden && <p className="text-sm text-soft">Our team hid this review. Only you can see it.</p>}
      <div className="button-flush flex">
        <Button look="quiet" size="sm" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <RemoveReview productId={productId} isGone={isGone} />
      </div>
      {!review.isHidden && <ReviewReply review={review} />}
    </div>
  );
}

/** The form for a first review, or what was written before. */
export function ReviewDesk({ productId, own, isGone }: DeskProps) {
  const ref = useArriveAt<HTMLDivElement>(OWN_REVIEW);
  return (
    <Card ref={ref} id={OWN_REVIEW} className="p-4 sm:p-6">
      <h3 className="mb-3 text-lg">{own.review ? 'Your review' : 'Review this product'}</h3>
      {own.review ? (
        <WrittenReview productId={productId} own={own} isGone={isGone} />
      ) : (
        <ReviewForm productId={productId} review={null} onDone={() => undefined} />
      )}
    </Card>
  );
}
