import { fieldStatusText } from '@farmgate/backend/contract/directory/field-states';
import type { FieldStatusNear } from '@farmgate/backend/contract/directory/field-status';
import type { MarketDaysNear } from '@farmgate/backend/contract/directory/market-days-near';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { PickupsNearView } from '@farmgate/backend/contract/marketplace/pickup/next-pickups';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { apiQuery } from '../../lib/api/queries';
import { formatMiles } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { fieldsNearQuery, sharedEnd, useFieldsHolding } from '../../shared/field-status/field-now';
import { dayHours, dayStatus } from '../../shared/market-day';
import { useNearZip } from '../../shared/near/near-zip';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CardThumbnail } from '../../ui/pictures/card-thumbnail';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { Skeleton } from '../../ui/states/skeleton';
import { ZipForm } from './zip-form';

const SHOWN = 6;

const marketsQuery = (zipCode: string) =>
  apiQuery<MarketDaysNear>(withQuery('/api/market-days', { zipCode, date: 'today', limit: SHOWN }));
const pickupsQuery = (zipCode: string) =>
  apiQuery<PickupsNearView>(withQuery('/api/pickups/near', { zipCode, limit: SHOWN }));

interface EntryProps {
  to: string;
  name: string;
  fact: string;
  line: string;
}

/** Something that is on; all of it is one link. */
function Entry({ to, name, fact, line }: EntryProps) {
  return (
    <li>
      <Card isLink className="flex h-full flex-col gap-1 p-4">
        <h4 className="text-base leading-snug wrap-anywhere">
          <Link to={to} className="cover hover:text-leaf">
            {name}
          </Link>
        </h4>
        <p className="font-semibold wrap-anywhere">{fact}</p>
        <p className="text-sm text-soft wrap-anywhere">{line}</p>
      </Card>
    </li>
  );
}

function Group({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        {more}
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </div>
  );
}

function Fields({ found }: { found: readonly FieldStatusNear[] }) {
  const now = useNow();
  if (found.length === 0) return null;
  return (
    <Group title="In the field now">
      {found.slice(0, SHOWN).map(({ subject, name, path, town, timeZone, distanceMiles, statuses }) => (
        <Entry
          key={subject}
          to={path}
          name={name}
          fact={statuses.map(({ crop, state }) => fieldStatusText(crop, state)).join(' · ')}
          line={[formatMiles(distanceMiles), town, sharedEnd(statuses, timeZone, now)]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </Group>
  );
}

/** As among all results near a ZIP code, with its hours of today. */
function Market({ market: { place, day } }: { market: MarketDaysNear['items'][number] }) {
  const { id, name, imageUrl = null, distanceMiles } = place;
  const { kind = null, state = null, latitude, longitude } = place;
  const spot = { kind, state, latitude, longitude };
  const heading = useId();
  return (
    <li>
      <Card isLink className="h-full">
        <article aria-labelledby={heading} className="near-card">
          <div>
            <CardThumbnail card={{ key: id, name, category: null, place: spot, imageUrl }} />
          </div>
          <div>
            <div className="near-card-top">
              <span className="badges">
                {dayStatus(day).map(({ text, tone }) => (
                  <Badge key={text} tone={tone}>
                    {text}
                  </Badge>
                ))}
              </span>
              <span>{formatMiles(distanceMiles)}</span>
            </div>
            <h4 id={heading} className="line-clamp-2 text-lg leading-snug wrap-anywhere">
              <Link to={placePath(id, name) ?? paths.farmersMarkets()} className="cover">
                {name}
              </Link>
            </h4>
            <p className="font-semibold">
              {day.status === 'cancelled' ? 'Not today' : (dayHours(day) ?? 'Hours not listed')}
            </p>
            <p className="line-clamp-2 text-soft">{day.address ?? place.address}</p>
          </div>
        </article>
      </Card>
    </li>
  );
}

function Markets({ zipCode, found }: { zipCode: string; found: MarketDaysNear }) {
  if (found.items.length === 0) return null;
  return (
    <Group
      title="Markets today"
      more={
        found.total > found.items.length && (
          <Link to={paths.thisSaturday({ zipCode, date: found.date })} className="link text-sm">
            See all {found.total}
          </Link>
        )
      }
    >
      {found.items.map((market) => (
        <Market key={market.place.id} market={market} />
      ))}
    </Group>
  );
}

function Pickups({ found }: { found: PickupsNearView }) {
  if (found.pickups.length === 0) return null;
  return (
    <Group title="Order for these pickups">
      {found.pickups.map((pickup) => (
        <Entry
          key={pickup.windowId}
          to={paths.vendor(pickup.vendorId)}
          name={pickup.vendorName}
          fact={pickup.when}
          line={`${formatMiles(pickup.distanceMiles)} · ${pickup.siteName}, ${pickup.city} · Order by ${pickup.orderBy}`}
        />
      ))}
    </Group>
  );
}

function Near({ zipCode }: { zipCode: string }) {
  const markets = useQuery(marketsQuery(zipCode));
  const pickups = useQuery(pickupsQuery(zipCode));
  const fields = useQuery(fieldsNearQuery(zipCode));
  const holding = useFieldsHolding(fields.data?.items);
  const failed = [fields, markets, pickups].find(({ error }) => error);
  if (failed?.error)
    return (
      <CouldNotLoad
        title="We couldn’t load what’s on near you."
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!fields.data || !markets.data || !pickups.data)
    return (
      <div role="status" aria-label="Loading what’s on near you">
        <Skeleton className="h-28 rounded-card" />
      </div>
    );
  if (holding.length + markets.data.items.length + pickups.data.pickups.length === 0)
    return (
      <p className="text-soft">
        Nothing is listed near {zipCode} today.{' '}
        <Link to={paths.thisSaturday({ zipCode })} className="link">
          See the coming market days
        </Link>
        .
      </p>
    );
  return (
    <>
      <Fields found={holding} />
      <Markets zipCode={zipCode} found={markets.data} />
      <Pickups found={pickups.data} />
    </>
  );
}

/** What is on today around where the visitor is. Only the browser knows that. */
export function NearToday() {
  const zipCode = useNearZip();
  return (
    <section aria-labelledby="near-today" className="flex flex-col gap-5">
      <h2 id="near-today" className="text-xl">
        Near you today {zipCode && <span className="text-base text-soft">{zipCode}</span>}
      </h2>
      {zipCode ? <Near key={zipCode} zipCode={zipCode} /> : <ZipForm />}
    </section>
  );
}
