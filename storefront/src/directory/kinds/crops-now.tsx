import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/page/visit';
import { monthsText } from '../../shared/in-season';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import { pickingCalendarQuery } from './picked-crops';

const ID = 'crops-now';

/** Leads to the crops below the results, where there is a calendar. */
export function CropsLink({ state }: { state: string }) {
  const { data } = useQuery(pickingCalendarQuery(state));
  if (!data || data.crops.length === 0) return null;
  return (
    <a href={`#${ID}`} className="link">
      What’s in season now
    </a>
  );
}

/**
 * What people can usually pick this month in a state, or in most of the country. Nothing where there is no
 * calendar.
 */
export function CropsNow({ state }: { state?: string }) {
  const month = houseMonth(useNow());
  const { data } = useQuery(pickingCalendarQuery(state));
  if (!data || data.crops.length === 0) return null;
  const crops = data.crops.filter(({ months }) => months.includes(month));
  const where = data.stateName ?? 'most of the country';
  return (
    <section aria-labelledby={ID} className="flex flex-col gap-3">
      <h2 id={ID} className="scroll-mt-20 text-lg">
        In season in {where} in {monthName(month)}
      </h2>
      {crops.length > 0 && (
        <Fold summary={crops.length === 1 ? 'Show the crop' : `Show ${crops.length} crops`}>
          <ul className="pills">
            {crops.map(({ name, search, months }) => (
              <li key={search} className="flex items-baseline gap-2 rounded-full bg-moss px-3.5 py-1 text-sm">
                <b className="font-medium">{name}</b>
                <span className="text-soft">{monthsText(months)}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="text-sm text-soft">
        {crops.length > 0
          ? 'These are u-pick crops and their usual months. Weather moves them, so call the farm before you drive. '
          : 'No u-pick crops are usually in season this month. '}
        <Link to={paths.inSeason({ ...(state && { state }) })} className="link">
          {data.stateName ? `${data.stateName}’s harvest calendar` : 'Harvest calendars by state'}
        </Link>
      </p>
    </section>
  );
}
