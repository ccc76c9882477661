import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useSession } from '../../../shared/sign-in/session';
import { Skeleton } from '../../../ui/states/skeleton';
import { ownReviewQuery } from '../queries';

/** Few may review, and a form is heavy. */
const ReviewDesk = lazy(() => import('./review-desk').then((module) => ({ default: module.ReviewDesk })));

/**
 * The form for those who may review a product, or what they wrote; nothing for everybody else.
 *
 * @param props.isGone the product is not sold anymore
 */
export function OwnReview({ productId, isGone = false }: { productId: number; isGone?: boolean }) {
  const session = useSession();
  const { data: own } = useQuery({ ...ownReviewQuery(productId), enabled: session.status === 'signed-in' });
  if (session.status !== 'signed-in' || !own || (!own.canReview && !own.review)) return null;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
      <ReviewDesk productId={productId} own={own} isGone={isGone} />
    </Suspense>
  );
}
