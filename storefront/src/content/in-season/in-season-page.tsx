import type { InSeasonView } from '@farmgate/backend/contract/content/in-season';
import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { useNow } from '../../lib/page/visit';
import { harvestCalendarQuery, inSeasonQuery } from '../../shared/in-season';
import { useNearPlace } from '../../shared/near/near-zip';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { PageBand } from '../parts/page-band';
import { type SeasonChoice, readInSeason } from './in-season-address';
import { RipeCrops } from './ripe-crops';
import { SeasonForm } from './season-form';
import { Sources, StateCalendars, Stored } from './season-notes';
import { YearTable } from './year-table';

/** @returns the way from the home page to the calendar, of a state or of the whole country */
export function seasonCrumbs(stateName: string | undefined): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'In season', ...(stateName && { to: paths.inSeason() }) },
    ...(stateName ? [{ name: stateName }] : []),
  ];
}

/** All months of a state are one page to search engines: the calendar has them all. */
function SeasonHead({ choice: { state, month } }: { choice: SeasonChoice }) {
  const where = state === undefined ? '' : (STATE_NAMES[state] ?? '');
  const inMonth = month === undefined ? ': Harvest Calendar by Month' : ` in ${monthName(month)}`;
  return (
    <PageHead
      title={`What’s in Season${where && ` in ${where}`}${inMonth}`}
      description={`What farms ${where ? `in ${where}` : 'in each state'} harvest month by month: when each crop starts and ends, how to keep it at home, and where to buy it near you.`}
      canonical={paths.inSeason({ ...(state && { state }) })}
    />
  );
}

/** A search near the ZIP code that was searched last, where that is in the state of the calendar. */
function useZipIn(state: string | undefined): string | undefined {
  const place = useNearPlace();
  return place && (state === undefined || place.state === state) ? place.zipCode : undefined;
}

function Year({ choice: { state }, month }: { choice: SeasonChoice; month: number }) {
  const { data, error, refetch } = useQuery(harvestCalendarQuery(state));
  const zipCode = useZipIn(state);
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the calendar." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-screen" />;
  const where = data.stateName ?? 'most of the country';
  return (
    <section aria-labelledby="year" className="flex flex-col gap-4">
      <h2 id="year" className="text-xl">
        The whole year in {where}
      </h2>
      <YearTable
        crops={data.crops}
        month={month}
        zipCode={zipCode}
        caption={`Harvest by month in ${where}`}
      />
    </section>
  );
}

function NoCalendar({ name }: { name: string }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title={`We have no harvest calendar for ${name} yet.`}
      hint="Ask a farm or market there what’s ripe now."
      action={<LinkButton to={paths.farmersMarkets()}>Find a farmers market</LinkButton>}
    />
  );
}

function Season({ view, choice }: { view: InSeasonView; choice: SeasonChoice }) {
  const zipCode = useZipIn(choice.state);
  // Territories have no calendar.
  if (view.state !== null && view.region === null) return <NoCalendar name={view.stateName ?? view.state} />;
  return (
    <>
      <section aria-labelledby="ripe" className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id="ripe" className="text-xl">
            Harvested in {monthName(view.month)}
          </h2>
          <p role="status" className="text-sm text-soft">
            {view.crops.length === 1 ? 'One crop.' : `${view.crops.length} crops.`}
          </p>
        </div>
        <RipeCrops view={view} zipCode={zipCode} />
      </section>
      <Stored view={view} zipCode={zipCode} />
      <Year choice={choice} month={view.month} />
      <Sources region={view.region} />
    </>
  );
}

/** What is harvested in a state in a month, and through the year. */
export function InSeasonPage() {
  const [query] = useSearchParams();
  const choice = readInSeason(query);
  const { data, error, refetch } = useQuery(inSeasonQuery(choice));
  const thisMonth = houseMonth(useNow());
  const month = data?.month ?? choice.month ?? thisMonth;
  const stateName = choice.state === undefined ? undefined : STATE_NAMES[choice.state];
  return (
    <>
      <SeasonHead choice={choice} />
      <PageBand
        crumbs={seasonCrumbs(stateName)}
        title={`What’s in season${stateName ? ` in ${stateName}` : ''} in ${monthName(month)}`}
        lead={
          stateName
            ? `What farms in ${stateName} pick now, what they still have in storage, and what comes next.`
            : 'What farms in most of the country are picking now. Choose your state to see its months.'
        }
      >
        <SeasonForm state={choice.state} month={month} hasMonth={choice.month !== undefined} />
      </PageBand>
      <div className="page flex flex-col gap-12 pt-10 md:gap-16 md:pt-14">
        {data && <Season view={data} choice={choice} />}
        {error && !data && (
          <CouldNotLoad title="We couldn’t load the calendar." error={error} onRetry={refetch} />
        )}
        {!data && !error && <Skeleton className="h-screen" />}
        <StateCalendars current={choice.state} />
      </div>
    </>
  );
}
