import type { InSeasonCard } from '@farmgate/backend/contract/content/in-season';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { HOME_CROPS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { STATES_BY_NAME } from '../../../lib/format/states-by-name';
import { useIsBrowser, useNow } from '../../../lib/page/visit';
import { cropSearch, harvestNotes, inSeasonNowQuery } from '../../../shared/in-season';
import { useNearPlace } from '../../../shared/near/near-zip';
import { Button } from '../../../ui/button';
import { CropLink, CropSkeleton } from '../../../ui/crop-link';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { SectionFailure, SectionHead, SectionNote } from './home-section';

const STATES = [
  { value: '', label: 'All states' },
  ...STATES_BY_NAME.map(([value, label]) => ({ value, label })),
];

/**
 * As many rows as a full list has, so that what is below keeps its place while another state's list is on its
 * way.
 */
const LIST = 'grid grid-cols-2 content-start gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4';
const LEAST_HEIGHT = 'min-h-86 sm:min-h-89 lg:min-h-66';
/** A phone shows fewer. */
const PHONE_CROPS = 8;

function StateForm({ state, onChoose }: { state: string; onChoose: (state: string) => void }) {
  return (
    <form id="home-season" action={paths.inSeason()} className="flex gap-2">
      <CompactSelect
        label="State"
        name="state"
        form="home-season"
        value={state}
        options={STATES}
        isActive={state !== ''}
        onChange={onChoose}
      />
      <Button type="submit" size="sm" className="hidden! noscript:inline-flex!">
        Show
      </Button>
    </form>
  );
}

function Crops({ view, zipCode }: { view: InSeasonCard; zipCode: string | undefined }) {
  const now = useNow();
  if (view.crops.length === 0) {
    return (
      <SectionNote>
        Little is harvested in {view.stateName ?? 'most states'} in {monthName(view.month)}. Markets are
        selling crops from storage and greenhouses.
      </SectionNote>
    );
  }
  const notes = harvestNotes(view.crops, view.month, now);
  return (
    <ul className={LIST}>
      {view.crops.map((crop, index) => (
        <li key={crop.name} className={index >= PHONE_CROPS ? 'max-sm:hidden' : undefined}>
          <CropLink
            name={crop.name}
            category={crop.category}
            months={crop.months}
            month={view.month}
            to={cropSearch(crop, zipCode)}
            note={notes[index] ?? ''}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * What is harvested this month: in the state of the ZIP code that was searched last, or in the one that is
 * chosen.
 */
export function InSeasonNow() {
  const place = useNearPlace();
  const [chosen, setChosen] = useState<string | null>(null);
  const state = chosen ?? place?.state ?? '';
  const isBrowser = useIsBrowser();
  const query = inSeasonNowQuery(state || undefined);
  const isHere = useQueryClient().getQueryData(query.queryKey) !== undefined;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: (previous: InSeasonCard | undefined) => previous,
    // Only the browser knows of which state the visitor is.
    enabled: isBrowser || isHere,
  });
  return (
    <section aria-labelledby="home-season-title" className="border-y border-line bg-sunk py-14 md:py-20">
      <div className="page">
        <SectionHead
          id="home-season-title"
          title="In season now"
          to={paths.inSeason({ ...(state && { state }) })}
        >
          See the whole calendar
        </SectionHead>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="min-h-6 text-soft">
            {data &&
              `Harvested in ${monthName(data.month)} ${data.stateName ? `in ${data.stateName}` : 'in most of the country'}`}
          </p>
          {(data || isBrowser) && <StateForm state={state} onChoose={setChosen} />}
        </div>
        <div
          aria-busy={isPlaceholderData || undefined}
          className={clsx(
            LEAST_HEIGHT,
            'transition-opacity',
            !data && 'noscript:min-h-0!',
            isPlaceholderData && 'opacity-55',
          )}
        >
          {data && <Crops view={data} zipCode={place?.state === state ? place.zipCode : undefined} />}
          {error && !data && (
            <SectionFailure title="We couldn’t load the calendar." error={error} onRetry={refetch} />
          )}
          {!data && !error && isBrowser && (
            <ul className={LIST}>
              {Array.from({ length: HOME_CROPS }, (_, index) => (
                <li key={index} aria-hidden className={index >= PHONE_CROPS ? 'max-sm:hidden' : undefined}>
                  <CropSkeleton />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
