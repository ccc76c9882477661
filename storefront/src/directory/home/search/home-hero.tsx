import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { clsx } from 'clsx';
import { useAddressState } from '../../../lib/page/use-address-state';
import { useNow } from '../../../lib/page/visit';
import { BadZip } from '../../../shared/near/bad-zip';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { track } from '../../../shared/track';
import { SeasonLandscape } from '../../../ui/art/landscape';
import { type HomeSearch, homeAddress, readHomeSearch } from './home-address';
import { HomeResults } from './home-results';
import { HomeSearchForm } from './home-search-form';

/** The question, and its answers in the place of the landscape's lower half. */
export function HomeHero() {
  const { state, shown, to, go } = useAddressState(readHomeSearch, homeAddress);
  const month = houseMonth(useNow());
  const hasSearch = state.zipCode !== '';
  const isSearched = hasSearch && !isBadZip(state.zipCode);
  const search = (next: HomeSearch) => {
    track('search', { mode: next.mode, zipCode: next.zipCode });
    go(next);
  };
  return (
    <section
      aria-labelledby="hero-question"
      className={clsx('relative', !hasSearch && 'min-h-160 md:min-h-152')}
    >
      <div className="absolute inset-x-0 top-0 h-160 overflow-hidden md:h-152">
        <SeasonLandscape month={month} />
      </div>
      <div className={clsx('page relative pt-10 pb-10 md:pt-18', isSearched && 'max-sm:pt-5 max-sm:pb-5')}>
        <h1
          id="hero-question"
          className={clsx('max-w-xl text-3xl md:text-4xl', isSearched && 'max-sm:mb-3 max-sm:text-xl')}
        >
          What’s growing near you?
        </h1>
        <p className={clsx('mt-3 mb-6 max-w-lg md:text-lg', isSearched && 'max-sm:hidden')}>
          Farms, farmers markets and fresh produce, by ZIP code. Meet the people who grow your food.
        </p>
        <HomeSearchForm search={shown} onSearch={search} to={to} />
      </div>
      {hasSearch && (
        <div className="relative border-t border-line bg-paper">
          {isBadZip(state.zipCode) ? (
            <BadZip text={state.zipCode} to={(zipCode) => to({ ...state, zipCode })} />
          ) : (
            <HomeResults search={state} shown={shown} go={go} />
          )}
        </div>
      )}
    </section>
  );
}
