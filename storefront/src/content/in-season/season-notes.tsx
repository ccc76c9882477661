import type { InSeasonView } from '@farmgate/backend/contract/content/in-season';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { STATES_BY_NAME } from '../../lib/format/states-by-name';
import { cropSearch } from '../../shared/in-season';
import { Link } from '../../ui/navigation/link';

/** What farms still sell out of an earlier harvest. */
export function Stored({ view, zipCode }: { view: InSeasonView; zipCode: string | undefined }) {
  if (view.stored.length === 0) return null;
  return (
    <section aria-labelledby="stored" className="flex flex-col gap-3">
      <h2 id="stored" className="text-xl">
        From storage in {monthName(view.month)}
      </h2>
      <p className="max-w-measure text-sm text-soft">
        Harvested earlier, and kept by the farms that grew it.
      </p>
      <ul className="flex flex-wrap gap-2">
        {view.stored.map((crop) => (
          <li key={crop.id}>
            <Link
              to={cropSearch(crop, zipCode)}
              className="hit inline-flex min-h-9 items-center rounded-full border border-line bg-card px-3.5 py-1 text-sm font-medium transition-colors hover:border-leaf hover:text-leaf"
            >
              {crop.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the months come from, and how far they can be trusted. */
export function Sources({ region }: { region: string | null }) {
  return (
    <section aria-labelledby="sources" className="flex max-w-measure flex-col gap-3 text-sm">
      <h2 id="sources" className="text-xl">
        Where these months come from
      </h2>
      <p>
        {region ? `The months are those of ${region}. ` : ''}They’re typical, not guaranteed. A late frost, a
        wet spring, elevation or a high tunnel can shift a harvest by weeks. Call the farm before you go.
      </p>
      <ul className="list-disc pl-5 text-soft">
        <li>USDA SNAP-Ed, Seasonal Produce Guide</li>
        <li>
          USDA National Agricultural Statistics Service, Usual Planting and Harvesting Dates for vegetables,
          and for fruits and nuts
        </li>
        <li>Harvest calendars of state departments of agriculture and of land-grant extension services</li>
      </ul>
    </section>
  );
}

/** The calendars of all states, one page each. */
export function StateCalendars({ current }: { current: string | undefined }) {
  return (
    <nav aria-labelledby="calendars" className="flex flex-col gap-3">
      <h2 id="calendars" className="text-xl">
        Calendars by state
      </h2>
      <ul className="gap-6 text-sm [columns:7.5rem_2] sm:[columns:7.5rem_3] lg:[columns:7.5rem_5]">
        {STATES_BY_NAME.map(([code, name]) => (
          <li key={code} className="break-inside-avoid">
            <Link
              to={paths.inSeason({ state: code })}
              aria-current={code === current ? 'page' : undefined}
              className="flex min-h-9 items-center text-leaf hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
