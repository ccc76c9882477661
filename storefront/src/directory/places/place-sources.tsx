import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatDate } from '../../lib/format/format';
import { Link } from '../../ui/navigation/link';
import { SuggestCorrection } from '../corrections/suggest-correction';
import { Confirmed } from '../place-parts/confirmed';

/** Who says so and when, and how to put it right or to take the page over. */
export function PlaceSources({ place }: { place: PlacePage }) {
  const { id, name, kind, zipCode, records, isDemonstration } = place;
  return (
    <section
      aria-labelledby="sources"
      className="flex flex-col gap-3 border-t border-line pt-5 text-sm text-soft"
    >
      <h2 id="sources" className="text-lg text-ink">
        Where this comes from
      </h2>
      {isDemonstration && <p>This is a demo place. It isn’t real.</p>}
      {(place.lastConfirmed ?? place.unconfirmedSince) !== null && (
        <p>
          <Confirmed of={place} />
        </p>
      )}
      {!isDemonstration && records.length > 0 && (
        <ul className="flex flex-col gap-1">
          {records.map(({ attribution, updatedOn, readOn }) => (
            <li key={attribution}>
              {attribution}: {updatedOn === null ? 'no date given, read ' : 'last changed '}
              <time dateTime={updatedOn ?? readOn}>{formatDate(updatedOn ?? readOn)}</time>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {kind !== 'farmers_market' && (
          <p>
            Is this your farm?{' '}
            <Link to={paths.claimFarm({ search: name, ...(zipCode && { zipCode }) })} className="link hit">
              Claim it
            </Link>
          </p>
        )}
        <SuggestCorrection placeId={id} placeName={name} />
      </div>
    </section>
  );
}
