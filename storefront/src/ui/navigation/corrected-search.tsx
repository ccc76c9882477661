import { Link } from './link';

interface Understood {
  items: readonly unknown[];
  corrected: string | null;
  isMost?: boolean;
  missing?: string | undefined;
  suggested?: string;
}

export interface CorrectedSearchProps {
  search: string;
  list: Understood | undefined;
  /** The same page for another text. */
  to: (search: string) => string;
}

/** How a search was understood where that is not plain: a misspelling, most of the words, or no such food. */
export function CorrectedSearch({ search, list, to }: CorrectedSearchProps) {
  if (search === '' || !list) return null;
  const { items, corrected, isMost, missing, suggested } = list;
  return (
    <>
      {corrected !== null && corrected !== search && (
        <p className="text-sm">
          Showing results for <strong>{corrected}</strong>. We found nothing for “{search}”.
        </p>
      )}
      {isMost && items.length > 0 && <p className="text-sm">No exact match. Here’s the closest.</p>}
      {missing !== undefined && (
        <p className="text-sm">
          No one lists <strong>{missing}</strong> here right now.
          {items.length > 0 && ' These results only mention it.'}
        </p>
      )}
      {suggested !== undefined && (
        <p className="text-sm">
          Did you mean{' '}
          <Link to={to(suggested)} className="link font-semibold">
            {suggested}
          </Link>
          ?
        </p>
      )}
    </>
  );
}
