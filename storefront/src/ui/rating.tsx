import { Star } from 'lucide-react';
import { formatCount } from '../lib/format/format';

/** A rating from 1 to 5 with one decimal and, where it is known, of how many. */
export function Rating({ rating, count }: { rating: number; count?: number | null }) {
  const reviews = count === undefined || count === null ? '' : ` (${formatCount(count)})`;
  return (
    <span className="inline-flex items-center gap-1 text-sm tabular-nums">
      <Star aria-hidden size={16} className="fill-sun text-on-sun dark:text-sun" strokeWidth={1.25} />
      <span className="sr-only">Rated </span>
      <span className="font-semibold">{rating.toFixed(1)}</span>
      <span className="sr-only"> of 5</span>
      <span className="text-soft">{reviews}</span>
    </span>
  );
}
