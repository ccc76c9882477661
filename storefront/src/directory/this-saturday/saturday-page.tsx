import type { MarketDaysNear } from '@farmgate/backend/contract/directory/market-days-near';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { countOf, countWithin } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useAddressState } from '../../lib/page/use-address-state';
import { dayTitle } from '../../shared/market-day';
import { isBadZip } from '../../shared/near/zip-form-rules';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Breadcrumbs, type Crumb } from '../../ui/navigation/breadcrumbs';
import { Pagination } from '../../ui/navigation/pagination';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { whereText } from '../finder/finder-head';
import { FinderSearchForm } from '../finder/finder-search-form';
import { NoSuchPage } from '../search/results/no-such-page';
import { pagesOf } from '../search/results/paging';
import { ResultsNear } from '../search/zip/results-near';
import { useZipCenter } from '../search/zip/zip-center';
import { MarketOnDayCard } from './market-on-day-card';
import {
  type SaturdayState,
  dayChoices,
  isBehindLast,
  isDayRefused,
  readSaturday,
  saturdayAddress,
  saturdayQuery,
} from './saturday-address';

const FORM = { name: 'Market days', button: 'Find market days' };
const WIDE = 50;

/** @returns the way from the home page to this one */
export function saturdayCrumbs({ zipCode }: SaturdayState): Crumb[] {
  const zip = readZip(zipCode);
  const own = { name: 'This Saturday', to: paths.thisSaturday() };
  const above = [
    { name: 'Home', to: paths.home },
    { name: 'Farmers markets', to: paths.farmersMarkets() },
  ];
  return zip === null ? [...above, { name: own.name }] : [...above, own, { name: `Near ${zip}` }];
}

/** The day that is shown is in sight where not all fit. */
function showChosen(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

function Days({ found, state }: { found: MarketDaysNear; state: SaturdayState }) {
  return (
    <nav
      aria-label="Other days"
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      {dayChoices(found.today, found.date).map(({ date, label, isPreset }) => (
        <LinkButton
          key={date}
          ref={date === found.date ? showChosen : undefined}
          size="sm"
          look={date === found.date ? 'primary' : 'secondary'}
          aria-current={date === found.date ? 'date' : undefined}
          className="shrink-0"
          to={saturdayAddress({ ...state, date: isPreset ? null : date, page: 1 })}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}

function Nothing({ state }: { state: SaturdayState }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="No market days found"
      heading="h2"
      hint="Try another day, or look at all farmers markets nearby and their hours."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {state.radius < WIDE && (
            <LinkButton to={saturdayAddress({ ...state, radius: WIDE, page: 1 })}>
              Search within {WIDE} miles
            </LinkButton>
          )}
          <LinkButton look="secondary" to={paths.farmersMarkets({ zipCode: state.zipCode })}>
            All farmers markets
          </LinkButton>
        </div>
      }
    />
  );
}

function Found({ found, state }: { found: MarketDaysNear; state: SaturdayState }) {
  if (isBehindLast(state, found))
    return <NoSuchPage page={state.page} first={saturdayAddress({ ...state, page: 1 })} />;
  const { count, hasNext } = pagesOf({ total: found.total, isMore: false }, state.page, found.items.length);
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      <Days found={found} state={state} />
      {found.items.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <>
          <p className="text-sm text-soft">{countWithin(countOf(found.total, 'market'), state.radius)}</p>
          <h2 className="sr-only">Markets</h2>
          <ul
            aria-label="Markets"
            className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3"
          >
            {found.items.map((market) => (
              <li key={market.place.id}>
                <MarketOnDayCard of={market} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Markets"
            page={state.page}
            pageCount={count}
            hasNext={hasNext}
            to={(page) => saturdayAddress({ ...state, page })}
          />
        </>
      )}
    </div>
  );
}

function Invitation() {
  return (
    <p className="max-w-measure text-soft">
      Enter a ZIP code or a city to see which markets are open, their hours, who’s coming and what they’re
      bringing.
    </p>
  );
}

const titleOf = (found: MarketDaysNear | undefined, zip: string | null) => {
  const when = found && found.date !== saturdayOf(found) ? `on ${dayTitle(found)}` : 'This Saturday';
  return `Farmers Markets ${when}${zip ? ` Near ${zip}` : ''}`;
};

/** The day that is shown without one in the address. */
const saturdayOf = ({ today, date }: MarketDaysNear) =>
  dayChoices(today, date).find(({ isPreset }) => isPreset)?.date;

/** /this-saturday: which markets are held near a ZIP code, and who is there. */
export function SaturdayPage() {
  const { state, shown, to, go } = useAddressState(readSaturday, saturdayAddress);
  const zip = readZip(state.zipCode);
  const { data, error, refetch } = useQuery({ ...saturdayQuery(state), enabled: zip !== null });
  const isEmpty = data?.items.length === 0;
  const center = useZipCenter(state.zipCode, data !== undefined && !isEmpty);
  const where = whereText(zip, center) ?? 'you';
  const near = (zipCode: string) => to({ ...shown, zipCode, page: 1 });
  if (state.date !== null && isDayRefused(error))
    return <Navigate replace to={saturdayAddress({ ...state, date: null, page: 1 })} />;
  return (
    <>
      <PageHead
        title={titleOf(data, zip)}
        description={`Which farmers markets near ${where} are open this Saturday: hours, who is coming, what they bring and who takes SNAP. Search by ZIP code.`}
        keywords={['farmers market this Saturday', 'farmers markets open today', 'market vendors']}
        canonical={paths.thisSaturday(zip ? { zipCode: zip } : {})}
        noindex={state.date !== null || state.page > 1 || isEmpty || isBadZip(state.zipCode)}
      />
      <div className="border-b border-line bg-sunk">
        <div className="search-head page">
          <Breadcrumbs crumbs={saturdayCrumbs(state)} />
          <h1>{zip ? `Farmers markets near ${zip}` : 'Farmers markets this Saturday'}</h1>
          {data && zip && <p className="-mt-1 text-soft max-sm:text-sm">{dayTitle(data)}</p>}
          <FinderSearchForm
            finder={FORM}
            zipCode={shown.zipCode}
            onSearch={(zipCode) => go({ ...shown, zipCode, page: 1 })}
            to={near}
          />
        </div>
      </div>
      <div className="page pt-2 pb-10 md:pt-3">
        {state.zipCode === '' ? (
          <Invitation />
        ) : (
          <ResultsNear zipCode={state.zipCode} what="markets" isEmpty={isEmpty} to={near}>
            {data && <Found found={data} state={state} />}
            {!data && error && (
              <CouldNotLoad title="We couldn’t load the market days." error={error} onRetry={refetch} />
            )}
            {!data && !error && <Skeleton className="h-64 rounded-card" />}
          </ResultsNear>
        )}
      </div>
    </>
  );
}
