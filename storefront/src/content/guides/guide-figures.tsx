import type { HubFigures } from '@farmgate/backend/contract/content/content-hubs';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatCount, formatDate } from '../../lib/format/format';
import { Link } from '../../ui/navigation/link';

/** Where the section is on its page. */
export const FIGURES_ID = 'where-to-find-it';

interface Row {
  slug: string;
  name: string;
  count: number;
}

function Ranking({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-base">{title}</h3>
      <ul className="text-sm">
        {rows.map(({ slug, name, count }) => (
          <li key={slug} className="border-t border-line first:border-t-0">
            <Link
              to={paths.location(slug)}
              className="group flex min-h-9 items-center justify-between gap-4 py-1.5 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 wrap-anywhere text-leaf group-hover:underline">{name}</span>
              <span className="font-semibold tabular-nums">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much there is of a guide's topic now, and where. */
export function GuideFigures({ figures }: { figures: HubFigures }) {
  const { asOf, what, count, stateCount, states, cities } = figures;
  return (
    <section aria-labelledby={FIGURES_ID} className="flex flex-col gap-5 print:hidden">
      <div className="flex flex-col gap-1">
        <h2 id={FIGURES_ID} className="text-xl">
          Where to find it
        </h2>
        <p>
          <span className="font-display text-xl font-[560] tabular-nums">{formatCount(count)}</span> {what} in{' '}
          {stateCount === 1 ? 'one state' : `${stateCount} states`}
        </p>
        <p className="text-xs text-soft">In our directory on {formatDate(asOf)}.</p>
      </div>
      <div className="grid grid-cols-1 gap-8 rounded-card border border-line bg-card p-5 sm:grid-cols-2">
        <Ranking
          title="States"
          rows={states.map(({ slug, state, count: number }) => ({ slug, name: state, count: number }))}
        />
        <Ranking
          title="Cities, within 25 miles"
          rows={cities.map(({ slug, city, stateCode, count: number }) => ({
            slug,
            name: `${city}, ${stateCode}`,
            count: number,
          }))}
        />
      </div>
    </section>
  );
}
