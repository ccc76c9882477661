import { FEATURE_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BadgeCheck, ChevronDown, MapPin } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatMiles } from '../../lib/format/format';
import { Badge } from '../../ui/badge';
import { Rating } from '../../ui/rating';
import { SuggestCorrection } from '../corrections/suggest-correction';
import { seasonTexts } from './hours';
import { PlaceWeek } from './place-hours';

/** A farm that is registered here has a page of its own. */
function PlaceName({ place: { id, name } }: { place: PlaceView }) {
  const farmId = /^farm-(\d+)$/.exec(id)?.[1];
  if (farmId === undefined) return name;
  return (
    <Link to={paths.farm(farmId)} className="hit hover:text-leaf hover:underline">
      {name}
    </Link>
  );
}

/** Name and rating in one line, the place with its distance at the right in the next. */
export function PlaceHeading({ place, level: Heading = 'h3' }: { place: PlaceView; level?: 'h2' | 'h3' }) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <Heading className="min-w-0 text-lg leading-snug wrap-anywhere">
          <PlaceName place={place} />
          {place.isVerified && (
            <span title="Verified" className="ml-1.5 inline-block align-[-0.15em] text-leaf">
              <BadgeCheck aria-hidden size={18} />
              <span className="sr-only">Verified</span>
            </span>
          )}
        </Heading>
        {place.rating !== null && (
          <span className="shrink-0 sm:pt-1">
            <Rating rating={place.rating} count={place.userRatingsTotal} />
          </span>
        )}
      </div>
      <p className="relative text-sm text-soft wrap-anywhere sm:pl-5.5">
        <MapPin aria-hidden size={16} className="absolute top-0.5 left-0 max-sm:hidden" />
        <span className="float-right ml-3 font-semibold text-ink tabular-nums">
          {formatMiles(place.distanceMiles)}
        </span>
        {place.address || 'Address not listed'}
      </p>
    </div>
  );
}

/** What somebody sells or offers: the first few, then '+N more'. */
export function TagList({
  label,
  items,
  limit,
  tone = 'leaf',
}: {
  label: string;
  items: readonly string[];
  limit: number;
  tone?: 'leaf' | 'outline' | 'plain';
}) {
  if (items.length === 0) return null;
  const rest = items.length - limit;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.slice(0, limit).map((item) => (
        <li key={item} className="flex max-w-full overflow-hidden rounded-full">
          <Badge tone={tone}>{item}</Badge>
        </li>
      ))}
      {rest > 0 && (
        <li className="self-center px-1 text-xs font-semibold text-soft tabular-nums">+{rest} more</li>
      )}
    </ul>
  );
}

/** The first few reviews. */
export function PlaceReviews({ place, limit }: { place: PlaceView; limit: number }) {
  if (place.reviews.length === 0) return null;
  return (
    <ul aria-label={`Reviews of ${place.name}`} className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {place.reviews.slice(0, limit).map((review, index) => (
        <li key={index} className="flex flex-col gap-0.5 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <Rating rating={review.rating} />
            <span className="font-semibold wrap-anywhere">{review.authorName}</span>
            <span className="text-xs text-soft">
              {formatDate(new Date(review.time * 1000).toISOString())}
            </span>
          </p>
          <p className="line-clamp-3 text-soft wrap-anywhere">{review.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs font-semibold text-soft">{name}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}

/** Everything that a card has no room for: the week, the season, all products and features. Opens without any script. */
export const PlaceDetails = memo(function PlaceDetails({ place }: { place: PlaceView }) {
  const seasons = seasonTexts(place.seasons);
  const hasWeek = typeof place.openingHours === 'object' && place.openingHours !== null;
  const features = place.features.map((feature) => FEATURE_LABELS[feature]);
  const hasMore =
    seasons.length + place.productTypes.length + place.farmActivities.length + features.length > 0;
  if (!hasWeek && !hasMore && !place.description) return null;
  return (
    <details className="group/details">
      <summary className="hit -mx-1.5 inline-flex min-h-9 list-none items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold text-leaf transition-colors hover:bg-moss [&::-webkit-details-marker]:hidden">
        {hasWeek ? 'Hours and details' : 'Details'}
        <span className="sr-only"> of {place.name}</span>
        <ChevronDown aria-hidden size={16} className="transition-transform group-open/details:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-2 pb-1">
        <PlaceWeek place={place} />
        <dl className="flex flex-col gap-3">
          {seasons.length > 0 && <Fact name="Season">{seasons.join(', ')}</Fact>}
          {place.productTypes.length > 0 && <Fact name="Products">{place.productTypes.join(', ')}</Fact>}
          {place.farmActivities.length > 0 && (
            <Fact name="Activities">{place.farmActivities.join(', ')}</Fact>
          )}
          {features.length > 0 && <Fact name="Good to know">{features.join(', ')}</Fact>}
          {place.description && <Fact name="About">{place.description}</Fact>}
          {place.isApproximate && (
            <Fact name="Location">The exact spot is not known; the map shows the ZIP code’s center.</Fact>
          )}
        </dl>
      </div>
    </details>
  );
});

/** That a place has not given up. It says nothing about today's hours, so it keeps away from them. */
export function InBusiness({ label }: { label: string }) {
  return (
    <span title="In business">
      <Badge tone="outline">
        <span className="sr-only">In business: </span>
        <span>{label}</span>
      </Badge>{' '}
    </span>
  );
}

/** Whether the place still exists, where the record comes from, how old that knowledge is, and how to put it right. */
export function PlaceSource({ place, status }: { place: PlaceView; status?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-soft">
      <p>
        {status}
        {place.lastConfirmed && <>Last confirmed {formatDate(place.lastConfirmed)} · </>}
        {place.isDemonstration ? `Demonstration record` : `Source: ${place.source.attribution}`}
      </p>
      <SuggestCorrection placeId={place.id} placeName={place.name} />
    </div>
  );
}
