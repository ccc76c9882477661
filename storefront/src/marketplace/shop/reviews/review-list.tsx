import { MAX_PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/sign-in/session';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { Skeleton } from '../../../ui/states/skeleton';
import { REVIEWS_SHOWN, ownReviewQuery, reviewsQuery } from '../queries';
import { ReportReview } from './report-review';
import { ReviewItem } from './review-item';
import { ReviewReply } from './review-reply';

/** How many more a press shows. */
const STEP = 20;

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-full max-w-measure" />
        </div>
      ))}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <FormFailure>We couldn’t load the reviews. Please try again.</FormFailure>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** One's own review stands above the list of a product's, with what can be done with it. */
function useOwnReviewId(of: 'products' | 'vendors', id: number): number | undefined {
  const isAsked = useSession().status === 'signed-in' && of === 'products';
  return useQuery({ ...ownReviewQuery(id), enabled: isAsked }).data?.review?.id;
}

export interface ReviewListProps {
  of: 'products' | 'vendors';
  id: number;
  /** Shown while there are none. */
  none: ReactNode;
}

/** Reviews by others, the newest first, and more of them when asked. */
export function ReviewList({ of, id, none }: ReviewListProps) {
  const [limit, setLimit] = useState<number>(REVIEWS_SHOWN[of]);
  const { data, isPending, isFetching, error, refetch } = useQuery({
    ...reviewsQuery(of, id, limit),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const ownId = useOwnReviewId(of, id);
  const shown = data?.items.length ?? 0;
  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    const item = list.current?.children[firstNew.current];
    firstNew.current = null;
    if (item instanceof HTMLElement) item.focus();
  }, [shown]);
  if (isPending) return <Loading />;
  if (error) return <Failed onRetry={() => void refetch()} />;
  if (shown === 0) return none;
  const others = data.items.filter((review) => review.id !== ownId);
  if (others.length === 0) return null;
  const hasMore = shown < (data.total ?? 0) && limit < MAX_PAGE_SIZE;
  return (
    <div className="flex flex-col items-start gap-5">
      <ul ref={list} aria-label="Reviews" className="flex w-full flex-col divide-y divide-line">
        {others.map((review) => (
          <li key={review.id} tabIndex={-1} className="py-5 first:pt-0">
            <ReviewItem review={review} withProduct={of === 'vendors'} />
            <ReportReview review={review} of="review" />
            <ReviewReply review={review} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          look="secondary"
          pendingLabel={isFetching && 'Loading...'}
          onClick={() => {
            firstNew.current = shown;
            setLimit(Math.min(limit + STEP, MAX_PAGE_SIZE));
          }}
        >
          Show more reviews
        </Button>
      )}
    </div>
  );
}
