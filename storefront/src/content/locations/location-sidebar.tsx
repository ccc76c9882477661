import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { formatCount, formatDate } from '../../lib/format/format';
import { PlaceThumbnail } from '../../ui/art/place/place-thumbnail';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';
import type { ShownLocation } from './shown-location';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function About({ page }: { page: ShownLocation }) {
  const {
    city,
    state,
    stateCode,
    population,
    latitude,
    longitude,
    slug,
    statePage,
    facts,
    farmCount,
    marketCount,
  } = page;
  return (
    <Card className="overflow-hidden">
      <div className="max-sm:hidden">
        <PlaceThumbnail
          latitude={latitude}
          longitude={longitude}
          state={stateCode}
          kind="farmers_market"
          seed={slug}
        />
      </div>
      <section aria-labelledby="about-location" className="flex flex-col gap-4 p-5">
        <h2 id="about-location" className="text-lg">
          About {city}
        </h2>
        <div>
          <dl className="location-numbers">
            <Row name="Location">
              {city}, {stateCode}
            </Row>
            {population !== null && <Row name="Population">{formatCount(population)}</Row>}
            <Row name="Farms found">{formatCount(farmCount)}</Row>
            {marketCount > 0 && <Row name="Farmers markets">{formatCount(marketCount)}</Row>}
          </dl>
          <p className="mt-4 text-xs text-soft">
            {`Counted within ${facts.radiusMiles} miles of the city’s center on ${formatDate(facts.asOf)}.`}
          </p>
        </div>
        {statePage && (
          <Link to={paths.location(statePage.slug)} className="link text-sm">
            All of {state}
          </Link>
        )}
      </section>
    </Card>
  );
}

const BENEFITS = [
  {
    icon: 'salad',
    title: 'Picked ripe',
    text: 'It can ripen on the plant, because it travels an hour.',
  },
  {
    icon: 'circle-dollar-sign',
    title: 'Your money stays close',
    text: 'The farmer gets the price, and spends much of it in the same county.',
  },
  {
    icon: 'heart-handshake',
    title: 'You can ask',
    text: 'The grower can tell you how it was grown and when it was picked.',
  },
  { icon: 'truck', title: 'Fewer miles', text: 'Less trucking, packaging and waste.' },
] as const;

function WhyBuyLocal() {
  return (
    <Card className="p-5">
      <section aria-labelledby="why-local" className="flex flex-col gap-4">
        <h2 id="why-local" className="text-lg">
          Why Buy Local?
        </h2>
        <ul className="reasons">
          {BENEFITS.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <p>
                <b>{title}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function StartShopping({ zipCode }: { zipCode: string }) {
  return (
    <section aria-labelledby="start-shopping" className="flex flex-col gap-4 rounded-card bg-moss p-5">
      <h2 id="start-shopping" className="text-lg">
        Start Shopping Today
      </h2>
      <LinkButton wide to={paths.marketplace()}>
        Shop Marketplace
      </LinkButton>
      <LinkButton wide look="secondary" to={paths.farmersMarkets({ zipCode })}>
        Find Markets Near You
      </LinkButton>
    </section>
  );
}

/** What the city is, why one would buy there, and where to begin. */
export function LocationSidebar({ page }: { page: ShownLocation }) {
  return (
    <div className="flex flex-col gap-5">
      <About page={page} />
      <WhyBuyLocal />
      <StartShopping zipCode={page.zipCode} />
    </div>
  );
}
