import { formatCount } from '../../lib/format/format';
import { Link } from '../../ui/navigation/link';

/** What is counted, each as the link to it. */
export function CountLinks({
  items,
}: {
  items: readonly { key: string; name: string; to: string; count: number }[];
}) {
  return (
    <ul className="pills counts">
      {items.map(({ key, name, to, count }) => (
        <li key={key}>
          <Link to={to}>
            <span>{name}</span>
            <small>{formatCount(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
