import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leadsToResults } from '../../../lib/page/navigation';
import { DemonstrationNote } from '../../../ui/demonstration-note';

/** After a step to another page of the results, reading and tabbing go on at their heading. */
function useFocusOnPaging() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (leadsToResults(location.state)) heading.current?.focus({ preventScroll: true });
  }, [location]);
  return heading;
}

export interface ResultsToolbarProps {
  /** How many there are, in words; empty when that is not known. */
  count: string;
  /** What the count ends with; on phones the headline, right above, says it alone. */
  place?: string | undefined;
  /** Counted from 1. */
  page: number;
  /** What is shown, where that may be demo data. */
  of?: ComponentProps<typeof DemonstrationNote>['of'];
  /** At the right: how they are ordered and shown. */
  children: ReactNode;
}

export function ResultsToolbar({ count, place = '', page, of = [], children }: ResultsToolbarProps) {
  const heading = useFocusOnPaging();
  const isPlaced = place !== '' && count.endsWith(place);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="results-count">
        <div role="status" className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="min-h-6 font-sans text-base font-semibold tabular-nums max-sm:text-sm"
          >
            {(isPlaced ? count.slice(0, -place.length) : count) || <span className="sr-only">Results</span>}
            {isPlaced && <span className="max-sm:sr-only">{place}</span>}
            {page > 1 && <span className="sr-only">, page {page}</span>}
          </h2>
        </div>
        <DemonstrationNote of={of} />
      </div>
      <div className="results-tools">{children}</div>
    </div>
  );
}
