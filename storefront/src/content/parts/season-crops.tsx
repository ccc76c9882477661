import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useNow } from '../../lib/page/visit';
import { cropSearch, harvestNotes } from '../../shared/in-season';
import { CropLink } from '../../ui/crop-link';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import type { ShownSeason } from './shown-season';

export interface SeasonCropsProps {
  season: ShownSeason;
  state: { name: string; code: string };
  /** Where the crops are searched. */
  zipCode?: string;
}

/**
 * What is harvested this month in a state: the first eight, each leading to who has it, and the way to the
 * calendar.
 */
export function SeasonCrops({ season: { month, count, crops }, state, zipCode }: SeasonCropsProps) {
  const notes = harvestNotes(crops, month, useNow());
  if (count === 0) return null;
  return (
    <section aria-labelledby="in-season" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="in-season" className="text-xl">
          {`In season in ${state.name} in ${monthName(month)}`}
        </h2>
        <p className="text-sm text-soft">
          {`${count === 1 ? 'One crop is' : `${count} crops are`} harvested there this month. `}
          <Link to={paths.inSeason({ state: state.code })} className="link">
            {`${state.name}’s harvest calendar`}
          </Link>
        </p>
      </div>
      {crops.length > 0 && (
        <Fold summary={crops.length === 1 ? 'Show the crop' : `Show ${crops.length} crops`}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4">
            {crops.map((crop, index) => (
              <li key={crop.name}>
                <CropLink
                  name={crop.name}
                  category={crop.category}
                  months={crop.months}
                  month={month}
                  to={cropSearch(crop, zipCode)}
                  note={notes[index] ?? ''}
                />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}
