import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../../lib/format/format';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { Segmented } from '../../../ui/fields/segmented';
import { type ReviewsState, openReviewsQuery, reviewsAddress } from './vendor-reviews';

/** All reviews, or those that have no reply yet, and how many these are. */
export function ReviewsFilter({ state }: { state: ReviewsState }) {
  const navigate = useNavigate();
  const open = useQuery(openReviewsQuery()).data?.total;
  const count = open == null ? '' : ` (${formatCount(open)})`;
  return (
    <Segmented
      label="Show"
      name="reviews-show"
      value={state.isOpen ? 'open' : 'all'}
      options={[
        { value: 'all', label: 'All' },
        { value: 'open', label: `Not answered yet${count}` },
      ]}
      onChange={(show) =>
        void navigate(reviewsAddress({ isOpen: show === 'open', page: 1 }), {
          replace: true,
          state: KEEP_SCROLL,
        })
      }
      className="mb-5 w-fit max-w-full [&_label]:whitespace-nowrap"
    />
  );
}
