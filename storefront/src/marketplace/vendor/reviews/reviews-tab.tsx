import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { countOf } from '../../../lib/format/format';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Pagination } from '../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { ReviewRow } from './review-row';
import { REVIEWS_PER_PAGE, pageOf, reviewsAddress, vendorReviewsQuery } from './vendor-reviews';

/** What customers think of the vendor's products, to be answered. */
export function ReviewsTab() {
  const page = pageOf(useSearchParams()[0]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...vendorReviewsQuery(page),
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
      <p role="status">
        <VisuallyHidden>{countOf(total, 'review')}</VisuallyHidden>
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="no-results" />}
          title="No reviews yet"
          hint="Reviews will appear here when customers review your products. You can reply to each one."
        />
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
        to={reviewsAddress}
        label="Reviews"
      />
    </>
  );
}
