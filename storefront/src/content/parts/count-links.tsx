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
          <Link to={to} className="pill-link">
            <span>{name}</span>
            <span className="text-soft tabular-nums">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
