import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '../../lib/track';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { placesQuery } from '../queries';
import { SearchFold } from '../search/search-fold';
import { isPastEnd } from '../search/results/paging';
import { useAddressState } from '../../lib/address/use-address-state';
import { ResultsNear } from '../search/zip/results-near';
import { useZipCenter } from '../search/zip/zip-center';
import { marketsAddress, marketsCall, readMarkets } from './markets-address';
import { MarketsHead, marketsCrumbs } from './markets-head';
import { MarketsInvitation } from './markets-invitation';
import { MarketsResults } from './markets-results';
import { MarketsSearchForm } from './markets-search-form';

export function MarketsPage() {
  const address = useAddressState(readMarkets, marketsAddress);
  const { state, shown, to, go } = address;
  const call = marketsCall(state);
  const zip = readZip(state.zipCode);
  const results = useQuery({ ...placesQuery(call), enabled: zip !== null });
  const center = useZipCenter(state.zipCode, Boolean(results.data?.items.length));
  const isEmpty = results.data?.items.length === 0;
  const near = (zipCode: string) => to({ ...shown, zipCode, page: 1 });
  const client = useQueryClient();

  const search = (zipCode: string) => {
    track('search', { mode: 'markets', zipCode });
    // The same search once more asks once more.
    if (zipCode === state.zipCode) void client.invalidateQueries({ queryKey: [call] });
    go({ ...shown, zipCode, page: 1 });
  };
  return (
    <>
      <MarketsHead
        state={state}
        center={center}
        isEmpty={isEmpty}
        isPastEnd={isPastEnd(state.page, results.data)}
      />
      <div className="border-b border-line bg-sunk">
        <div className="page flex flex-col gap-3 pt-4 pb-4 sm:gap-4 lg:pb-8">
          <Breadcrumbs crumbs={marketsCrumbs(state)} />
          <h1 className="text-xl sm:text-2xl md:text-3xl">Farmers Markets{zip && ` Near ${zip}`}</h1>
          <SearchFold search={zip ? marketsAddress({ ...state, view: null }) : ''} summary="Change ZIP code">
            <MarketsSearchForm zipCode={shown.zipCode} onSearch={search} to={near} />
          </SearchFold>
        </div>
      </div>
      <div className="page pt-5">
        {state.zipCode === '' ? (
          <MarketsInvitation />
        ) : (
          <ResultsNear zipCode={state.zipCode} isEmpty={isEmpty} to={near}>
            <MarketsResults address={address} results={results} center={center} />
          </ResultsNear>
        )}
      </div>
    </>
  );
}
