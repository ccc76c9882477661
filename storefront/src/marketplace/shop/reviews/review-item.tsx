import type { ReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatDate } from '../../../lib/format/format';
import { Link } from '../../../ui/navigation/link';
import { Rating } from '../../../ui/rating';

interface ReviewItemProps {
  review: Omit<ReviewView, 'reply'>;
  withProduct?: boolean;
}

/** One review. @param withProduct says what was reviewed, where several products stand together */
export function ReviewItem({ review, withProduct = false }: ReviewItemProps) {
  const { rating, comment, authorName, product, createdAt } = review;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating rating={rating} />
        <span className="text-sm font-semibold wrap-anywhere">{authorName}</span>
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatDate(createdAt)}
        </time>
      </p>
      {withProduct && product && (
        <p className="text-sm text-soft">
          on{' '}
          <Link to={paths.product(product.id)} className="link wrap-anywhere">
            {product.name}
          </Link>
        </p>
      )}
      {comment && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{comment}</p>}
    </div>
  );
}
