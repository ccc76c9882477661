import { formatCount } from '../lib/format/format';

/** A rating from 1 to 5 with one decimal and, where it is known, of how many. */
export function Rating({ rating, count }: { rating: number; count?: number | null }) {
  const reviews = count === undefined || count === null ? '' : ` (${formatCount(count)})`;
  return (
    <span className="rating">
      <i className="star" />
      <span className="sr-only">Rated </span>
      <b>{rating.toFixed(1)}</b>
      <span className="sr-only"> of 5</span>
      {reviews && <span>{reviews}</span>}
    </span>
  );
}
