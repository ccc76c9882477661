import {
  FEATURE_LABELS,
  USDA_ATTRIBUTION,
  businessStatusLabel,
} from '@farmgate/backend/contract/directory/place-kinds';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { type ReactNode, memo } from 'react';
import { formatDate, formatMiles } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';
import { Rating } from '../../ui/rating';
import { seasonTexts, todayText } from './hours';
import { PlaceWeek } from './place-hours';
import { SocialLinks } from './social-links';

/**
 * Farms that are registered here and places of the directory have a page; those of other services have none.
 */
function PlaceName({ place: { id, name } }: { place: PlaceCard }) {
  const path = placePath(id, name);
  if (path === undefined) return name;
  return <Link to={path}>{name}</Link>;
}

/** Its state, beside its name: in business or not, and what its hours say of today. */
function PlaceStatus({ place }: { place: PlaceCard }) {
  const now = useNow();
  if (place.businessStatus !== undefined) return null;
  const today = todayText(place, now);
  return (
    <>
      <span className="badge badge-outline">
        <span className="sr-only">In business: </span>
        {businessStatusLabel('OPERATIONAL')}
      </span>
      {today && <span className="place-today">{today}</span>}
    </>
  );
}

/** Name and rating in one line, the place with its distance at the right in the next. */
export function PlaceHeading({
  place,
  hasStatus = true,
  level: Heading = 'h3',
}: {
  place: PlaceCard;
  hasStatus?: boolean;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="place-top">
      <div className="place-head">
        <Heading>
          <PlaceName place={place} />
          {place.isVerified && (
            <span title="Verified" className="ml-1.5 inline-block align-[-0.15em] text-leaf">
              <Icon name="badge-check" className="size-4.5" />
              <span className="sr-only">Verified</span>
            </span>
          )}
        </Heading>
        {hasStatus && <PlaceStatus place={place} />}
        {place.rating !== undefined && (
          <span className="ml-auto shrink-0 sm:pt-1">
            <Rating rating={place.rating} count={place.userRatingsTotal ?? null} />
          </span>
        )}
      </div>
      <p className="place-address">
        <span>{formatMiles(place.distanceMiles)}</span>
        {place.address || 'Address not listed'}
      </p>
    </div>
  );
}

/** The first few reviews. */
export function PlaceReviews({ place, limit }: { place: PlaceCard; limit: number }) {
  if (!place.reviews) return null;
  return (
    <ul
      aria-label={`Reviews of ${place.name}`}
      className="place-reviews flex flex-col gap-3 border-l-2 border-line pl-4"
    >
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
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Everything that a card has no room for: the week, the season, all products and features. Opens without any
 * script.
 */
export const PlaceDetails = memo(function PlaceDetails({
  place,
  hasAbout = false,
}: {
  place: PlaceCard;
  /** Its card shows what is said about it, all of it while this is open. */
  hasAbout?: boolean | undefined;
}) {
  const { productTypes = [], farmActivities = [], description, hoursNote } = place;
  const seasons = seasonTexts(place.seasons ?? []);
  const hasWeek = typeof place.openingHours === 'object';
  const features = (place.features ?? []).map((feature) => FEATURE_LABELS[feature]);
  const isSocial = shownSocialLinks(place.socialLinks).length > 0;
  const hasMore =
    isSocial || seasons.length + productTypes.length + farmActivities.length + features.length > 0;
  if (!hasWeek && !hasMore && !description && !hoursNote) return null;
  return (
    <details>
      <summary className="place-summary">
        {hasWeek ? (
          <span>
            <span>Hours and </span>
            <b>details</b>
          </span>
        ) : (
          'Details'
        )}
        <span className="sr-only">{` of ${place.name}`}</span>
      </summary>
      <div>
        <PlaceWeek place={place} />
        <dl className="place-facts">
          {hoursNote && <Fact name="Note">{hoursNote}</Fact>}
          {seasons.length > 0 && <Fact name="Season">{seasons.join(', ')}</Fact>}
          {productTypes.length > 0 && <Fact name="Products">{productTypes.join(', ')}</Fact>}
          {farmActivities.length > 0 && <Fact name="Activities">{farmActivities.join(', ')}</Fact>}
          {features.length > 0 && <Fact name="Good to know">{features.join(', ')}</Fact>}
          {description && !hasAbout && (
            <div>
              <dt>About</dt>
              <dd data-text="">{description}</dd>
            </div>
          )}
          {isSocial && (
            <Fact name="Follow">
              <SocialLinks links={place.socialLinks} placeId={place.id} name={place.name} />
            </Fact>
          )}
          {place.isApproximate && (
            <Fact name="Location">
              We don’t have an exact location, so the map shows the center of the ZIP code.
            </Fact>
          )}
        </dl>
      </div>
    </details>
  );
});

/**
 * That nobody has confirmed the place for long, and whose data it is where no page of ours says so. The rest
 * is on its page.
 */
export function PlaceOrigin({ place }: { place: PlaceCard }) {
  const { id, name, unconfirmedSince, attribution = USDA_ATTRIBUTION } = place;
  const parts = [
    unconfirmedSince && `Not confirmed since ${unconfirmedSince}`,
    placePath(id, name) === undefined && `Source: ${attribution}`,
  ].filter(Boolean);
  return parts.length > 0 && <p className="place-card-origin">{parts.join(' · ')}</p>;
}
