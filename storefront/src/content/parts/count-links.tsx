import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format/format';

/** What is counted, each as the link to it. */
export function CountLinks({
  items,
}: {
  items: readonly { key: string; name: string; to: string; count: number }[];
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ key, name, to, count }) => (
        <li key={key} className="max-w-full">
          <Link
            to={to}
            className="hit inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-card px-3.5 py-1 text-sm font-medium transition-colors hover:border-leaf hover:text-leaf"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-soft tabular-nums">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
