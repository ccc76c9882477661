import { TO_RESULTS } from '../../lib/page/navigation';
import { LinkButton } from '../button';
import { Icon } from '../icon';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** How many pages there are; null when that is not known. */
  pageCount: number | null;
  hasNext: boolean;
  /** The address of a page. */
  to: (page: number) => string;
  /** What is paged through, e.g. "Listings". */
  label: string;
}

/** Real links, so that every page of a list can be reached, kept and found by search engines. */
export function Pagination({ page, pageCount, hasNext, to, label }: PaginationProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={`${label}, pages`} className="flex items-center justify-center gap-3 py-8">
      {page > 1 && (
        <LinkButton
          look="secondary"
          rel="prev"
          to={to(page - 1)}
          state={TO_RESULTS}
          icon={<Icon name="chevron-left" className="size-4.5" />}
        >
          Previous
        </LinkButton>
      )}
      <span className="px-2 text-sm text-soft tabular-nums">
        Page {page}
        {pageCount !== null && ` of ${pageCount}`}
      </span>
      {hasNext && (
        <LinkButton look="secondary" rel="next" to={to(page + 1)} state={TO_RESULTS}>
          Next
          <Icon name="chevron-right" className="size-4.5" />
        </LinkButton>
      )}
    </nav>
  );
}
