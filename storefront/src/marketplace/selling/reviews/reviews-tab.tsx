import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { countOf } from '../../../lib/format/format';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { Pagination } from '../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { ReviewRow } from './review-row';
import { ReviewsFilter } from './reviews-filter';
import {
  REVIEWS_PER_PAGE,
  type ReviewsState,
  readReviews,
  reviewsAddress,
  vendorReviewsQuery,
} from './vendor-reviews';

function Nothing({ isOpen, page }: ReviewsState) {
  const picture = <EmptyArt scene="no-results" />;
  if (page > 1) {
    return (
      <EmptyState
        picture={picture}
        title="No reviews on this page"
        action={
          <LinkButton look="secondary" to={reviewsAddress({ isOpen, page: 1 })}>
            Go to the first page
          </LinkButton>
        }
      />
    );
  }
  if (isOpen) {
    return (
      <EmptyState
        picture={picture}
        title="No unanswered reviews"
        hint="New reviews will appear here until someone replies to them."
        action={
          <LinkButton look="secondary" to={reviewsAddress({ isOpen: false, page: 1 })}>
            Show all reviews
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={picture}
      title="No reviews yet"
      hint="Reviews will appear here when customers review your products. You can reply to each one."
    />
  );
}

/** What customers think of the vendor's products, to be answered. */
export function ReviewsTab() {
  const state = readReviews(useSearchParams()[0]);
  const { page, isOpen } = state;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...vendorReviewsQuery(state),
    placeholderData: keepPreviousData,
  });
  if (!data && error) {
    return <CouldNotLoad title="We couldn’t load your reviews." error={error} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading your reviews..." />;
  const total = data.total ?? data.items.length;
  const pageCount = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  return (
    <>
      {(isOpen || page > 1 || data.items.length > 0) && <ReviewsFilter state={state} />}
      <p role="status">
        <VisuallyHidden>{countOf(total, 'review')}</VisuallyHidden>
      </p>
      {data.items.length === 0 ? (
        <Nothing {...state} />
      ) : (
        <ul aria-label="Reviews" className={clsx('flex flex-col gap-3', isPlaceholderData && 'opacity-60')}>
          {data.items.map((review) => (
            <li key={review.id}>
              <ReviewRow review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hasNext={page < pageCount}
        to={(to) => reviewsAddress({ isOpen, page: to })}
        label="Reviews"
      />
    </>
  );
}
