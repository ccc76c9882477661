import type { CountedPage, NamedResult, SearchAnswer } from '@farmgate/backend/contract/site/search-overview';
import { formatCount, formatMiles } from '../../../lib/format/format';
import { Link } from '../../../ui/navigation/link';
import type { Count } from '../results/counts';
import { useOverview } from './overview-query';

function Results({ results }: { results: readonly NamedResult[] }) {
  return (
    <ul className="divide-y divide-line">
      {results.map(({ path, label, detail, distanceMiles }) => (
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
  );
}

const BOX = 'mb-4 rounded-card border border-line bg-card px-4 py-3';

function linkText(count: number | null, isMore: boolean): string {
  if (count === null) return 'Enter your ZIP code';
  if (count === 0) return 'None yet. Search farther away';
  return count === 1 ? 'See it' : `See all ${formatCount(count)}${isMore ? '+' : ''}`;
}

/** What words such as "u pick" and "open today" ask for, with the page that has all of it. */
function Answer({ answer: { text, without, path, count, isMore, places } }: { answer: SearchAnswer }) {
  return (
    <section aria-labelledby="answer" className={BOX}>
      {without !== undefined && <p className="text-sm">No match for “{without}”.</p>}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span id="answer" className="font-semibold">
          {text}
        </span>
        <Link to={path} className="link hit">
          {linkText(count, isMore)}
        </Link>
      </p>
      <Results results={places} />
    </section>
  );
}

/** Above what a search found: who is called so, or what it asks for. */
export function SearchOverview({ search, zipCode }: { search: string; zipCode: string }) {
  const overview = useOverview({ search, zipCode });
  if (!overview) return null;
  const { names, isAsTyped, answer } = overview;
  return (
    <>
      {names.length > 0 && (
        <section aria-labelledby="called-so" className={BOX}>
          <h2 id="called-so" className="text-base">
            {isAsTyped ? 'Called' : 'Names like'} “{search}”
          </h2>
          <Results results={names} />
        </section>
      )}
      {answer && <Answer answer={answer} />}
    </>
  );
}

interface CountLink extends Count {
  label: string;
  to: string;
}

/** Beneath the headline: what was searched, and how much of each kind there is. */
export function SearchCounts({
  search,
  zipCode,
  lists,
}: {
  search: string;
  zipCode: string;
  /** Those of the page, as far as they are known. */
  lists: readonly CountLink[];
}) {
  const overview = useOverview({ search, zipCode });
  const elsewhere = (label: string, found: CountedPage | null | undefined): CountLink[] =>
    found ? [{ label, total: found.count, isMore: found.isMore, to: found.path }] : [];
  const links = [
    ...lists,
    ...elsewhere('Markets', overview?.markets),
    ...elsewhere('Shop', overview?.shop),
  ].filter(({ total }) => total > 0);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm wrap-anywhere">
      {/* On phones the field right below has it. */}
      <span className="text-base font-semibold max-sm:sr-only">“{search}”</span>
      {links.map(({ label, total, isMore, to }) => (
        <Link key={label} to={to} className="link hit">
          {label} {formatCount(total)}
          {isMore && '+'}
        </Link>
      ))}
    </p>
  );
}
