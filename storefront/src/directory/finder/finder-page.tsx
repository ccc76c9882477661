import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useAddressState } from '../../lib/page/use-address-state';
import { track } from '../../shared/track';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { placesQuery } from '../queries';
import type { PlaceFilters } from '../search/filters/place-filters';
import { isPastEnd } from '../search/results/paging';
import { useWholePage } from '../search/results/use-whole-page';
import { ResultsNear } from '../search/zip/results-near';
import { useZipCenter } from '../search/zip/zip-center';
import { type PlaceFinder, finderAddress, finderCall, readFinder } from './finder';
import { FinderHead, finderCrumbs } from './finder-head';
import { FinderResults } from './finder-results';
import { FinderSearchForm } from './finder-search-form';

export interface FinderPageProps {
  finder: PlaceFinder;
  /** Shows one place of the list. */
  card: ComponentType<{ place: PlaceCard; eager: boolean }>;
  /** What the page shows before anything was searched. */
  invitation: ReactNode;
  /** A link beside the filters, once it is known where the ZIP code is. */
  beside?: (center: ZipCodeView) => ReactNode;
  /** What it shows above the results, of a ZIP code. */
  above?: (zipCode: string, filters: PlaceFilters) => ReactNode;
  /** What it says below the results. */
  below?: (center: ZipCodeView) => ReactNode;
}

function useFinderAddress(finder: PlaceFinder) {
  const read = useCallback((query: URLSearchParams) => readFinder(finder, query), [finder]);
  return useAddressState(read, (state) => finderAddress(finder, state));
}

/** A page that asks for a ZIP code and shows the places of a kind near it. */
export function FinderPage({ finder, card, invitation, beside, above, below }: FinderPageProps) {
  const address = useFinderAddress(finder);
  const { state, shown, to, go } = address;
  const call = finderCall(finder, useWholePage(state));
  const zip = readZip(state.zipCode);
  const results = useQuery({ ...placesQuery(call), enabled: zip !== null });
  const center = useZipCenter(state.zipCode, Boolean(results.data?.items.length));
  const isEmpty = results.data?.items.length === 0;
  const near = (zipCode: string) => to({ ...shown, zipCode, page: 1 });
  const client = useQueryClient();

  const search = (zipCode: string) => {
    track('search', { mode: finder.list, zipCode });
    // The same search once more asks once more.
    if (zipCode === state.zipCode) void client.invalidateQueries({ queryKey: [call] });
    go({ ...shown, zipCode, page: 1 });
  };
  return (
    <>
      <FinderHead
        finder={finder}
        state={state}
        center={center}
        isEmpty={isEmpty}
        isPastEnd={isPastEnd(state.page, results.data)}
      />
      <div className="border-b border-line bg-sunk">
        <div className="search-head page">
          <Breadcrumbs crumbs={finderCrumbs(finder, state)} />
          <h1>{finder.heading(zip)}</h1>
          <FinderSearchForm finder={finder} zipCode={shown.zipCode} onSearch={search} to={near} />
        </div>
      </div>
      <div className="page pt-2 md:pt-3">
        {state.zipCode === '' ? (
          invitation
        ) : (
          <>
            {zip !== null && above?.(zip, state.filters)}
            <ResultsNear zipCode={state.zipCode} what={finder.what} isEmpty={isEmpty} to={near}>
              <FinderResults
                finder={finder}
                card={card}
                address={address}
                results={results}
                center={center}
                beside={center && beside?.(center)}
              />
              {center && below && <div className="pt-8">{below(center)}</div>}
            </ResultsNear>
          </>
        )}
      </div>
    </>
  );
}
