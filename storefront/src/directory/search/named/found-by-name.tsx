import { formatMiles } from '../../../lib/format/format';
import { Link } from '../../../ui/navigation/link';
import { useOverview } from './overview-query';

/** Above what a search found: farms, markets and vendors that are called so. */
export function FoundByName({ search, zipCode }: { search: string; zipCode: string }) {
  const overview = useOverview({ search, zipCode });
  if (!overview || overview.names.length === 0) return null;
  const { names, isAsTyped } = overview;
  return (
    <section aria-labelledby="called-so" className="mb-4 rounded-card border border-line bg-card px-4 py-3">
      <h2 id="called-so" className="text-base">
        {isAsTyped ? 'Called' : 'Names like'} “{search}”
      </h2>
      <ul className="divide-y divide-line">
        {names.map(({ path, label, detail, distanceMiles }) => (
          <li key={path} className="flex flex-wrap items-baseline gap-x-2 py-2 wrap-anywhere">
            <Link to={path} className="link hit font-semibold">
              {label}
            </Link>
            <span className="text-sm text-soft">
              {detail}
              {distanceMiles !== undefined && ` · ${formatMiles(distanceMiles)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
