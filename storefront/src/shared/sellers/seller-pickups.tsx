import type { VendorPickupsView } from '@farmgate/backend/contract/marketplace/pickup/next-pickups';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { countOf } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';

type Day = VendorPickupsView['days'][number];
type Site = VendorPickupsView['sites'][number];

function NextDay({ day }: { day: Day }) {
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <p className="font-semibold tabular-nums">{day.when}</p>
      <p className="text-sm wrap-anywhere">
        {day.siteName}
        {day.address !== null && `, this time at ${day.address}`}
        {day.reason !== null && ` (${day.reason})`}
      </p>
      <p className="text-sm text-soft tabular-nums">Order by {day.orderBy}</p>
    </li>
  );
}

function Part({
  icon,
  title,
  children,
}: {
  icon: 'clock' | 'map' | 'map-pin';
  title: string;
  children: ReactNode;
}) {
  return (
    <Card className="flex min-w-0 flex-1 basis-72 flex-col gap-1 p-4 sm:p-5">
      <h3 className="flex items-center gap-2 text-base">
        <Icon name={icon} className="shrink-0 text-leaf" />
        {title}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

function Usual({ usual }: { usual: readonly string[] }) {
  return usual.map((text) => (
    <p key={text} className="text-sm tabular-nums">
      {text}
    </p>
  ));
}

function SiteName({ site: { name, placeId } }: { site: Site }) {
  if (placeId === null) return name;
  return (
    <Link to={paths.place(placeId, name)} className="link">
      {name}
    </Link>
  );
}

function NextDays({ days }: { days: readonly Day[] }) {
  return (
    <Part icon="clock" title={days.length === 1 ? 'Next pickup' : 'Next pickups'}>
      {days.length === 0 && <li className="py-3 text-sm text-soft">No pickup day takes orders right now.</li>}
      {days.map((day) => (
        <NextDay key={day.windowId} day={day} />
      ))}
    </Part>
  );
}

function Sites({ sites }: { sites: readonly Site[] }) {
  return (
    <Part icon="map-pin" title={sites.length === 1 ? 'Pickup site' : 'Pickup sites'}>
      {sites.map((site) => (
        <li key={site.id} className="flex flex-col gap-0.5 py-3 wrap-anywhere">
          <p>
            <span className="font-semibold">
              <SiteName site={site} />
            </span>{' '}
            <span className="text-sm text-soft">
              {site.city}, {site.state}
            </span>
          </p>
          <Usual usual={site.usual} />
          {site.accessNote && <p className="text-sm text-soft">{site.accessNote}</p>}
        </li>
      ))}
    </Part>
  );
}

function Zones({ zones }: Pick<VendorPickupsView, 'zones'>) {
  return (
    <Part icon="map" title={zones.length === 1 ? 'Delivery zone' : 'Delivery zones'}>
      {zones.map(({ id, text, usual, note }) => (
        <li key={id} className="flex flex-col gap-0.5 py-3 wrap-anywhere">
          <p className="font-semibold tabular-nums">{text}</p>
          <Usual usual={usual} />
          {note && <p className="text-sm text-soft">{note}</p>}
        </li>
      ))}
    </Part>
  );
}

/** When and where a farm or vendor hands over next, and as a rule; nothing where it has set nothing up. */
export function SellerPickups({ pickups }: { pickups: VendorPickupsView | undefined }) {
  if (!pickups) return null;
  const { days, sites, zones } = pickups;
  const title = zones.length === 0 ? 'Pickup days' : sites.length === 0 ? 'Delivery' : 'Pickup and delivery';
  return (
    <section aria-labelledby="pickups" className="flex flex-col gap-4">
      <h2 id="pickups" className="text-xl">
        {title}
      </h2>
      <div className="flex flex-wrap items-start gap-4">
        {sites.length > 0 && <NextDays days={days} />}
        {sites.length > 0 && (
          <Fold
            summary={`Show ${countOf(sites.length, 'pickup site')}`}
            className="min-w-0 flex-1 basis-full sm:basis-72"
          >
            <Sites sites={sites} />
          </Fold>
        )}
        {zones.length > 0 && <Zones zones={zones} />}
      </div>
    </section>
  );
}
