import { History } from 'lucide-react';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { Link } from '../../../ui/navigation/link';

interface RecentZipListProps {
  zips: readonly string[];
  /** The address of the same search near another ZIP code. */
  to: (zipCode: string) => string;
}

export function RecentZipList({ zips, to }: RecentZipListProps) {
  return (
    <nav aria-label="Recently searched ZIP codes" className="min-w-0">
      <ul className="flex items-center gap-1.5">
        <li aria-hidden className="pl-1 text-soft">
          <History size={16} />
        </li>
        {zips.map((zip) => (
          <li key={zip}>
            <Link
              to={to(zip)}
              state={KEEP_SCROLL}
              className="hit inline-flex min-h-9 items-center rounded-full bg-card px-3 text-sm font-semibold text-leaf tabular-nums ring-1 ring-line transition-colors hover:bg-moss"
            >
              {zip}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
