import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { wholeAddress } from '@farmgate/backend/contract/directory/moved-address';
import { PLACE_KIND_LABELS, businessStatusLabel } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { Share2 } from 'lucide-react';
import { pictureAddress } from '../../lib/format/picture-address';
import { PageHead } from '../../lib/page/page-head';
import { usePublicConfig } from '../../lib/page/public-config';
import { Follow } from '../../shared/following/follow';
import { dayTitle } from '../../shared/market-day';
import { share } from '../../shared/share';
import { PlaceArt } from '../../ui/art/place/place-art';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Gallery } from '../../ui/pictures/gallery';
import { FarmCard } from '../cards/farm-card';
import { MarketCard } from '../cards/market-card';
import { townOf } from '../farms/farm-meta';
import { FieldNow } from '../field-status/field-now';
import { StallMapPart } from '../market-days/stall-map';
import { MarketPeople } from '../market-management/market-people';
import { ContactBar, ContactSection, type KnownContact } from '../place-parts/contact-section';
import { LocationSection } from '../place-parts/location-section';
import { Offers } from '../place-parts/offers';
import { type KnownOpening, OpeningSection } from '../place-parts/opening-section';
import { ComingDays } from './coming-days';
import { placeCrumbs, placeMeta } from './place-meta';
import { PlaceSources } from './place-sources';

function Heading({ place }: { place: PlacePage }) {
  const { publicUrl } = usePublicConfig();
  const town = townOf(place);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{PLACE_KIND_LABELS[place.kind]}</Badge>
          {place.organicCertified && <Badge tone="sun">Organic</Badge>}
          {place.organicOptions && <Badge tone="sun">Organic Options Available</Badge>}
          {place.businessStatus !== 'OPERATIONAL' && (
            <Badge tone="clay">{businessStatusLabel(place.businessStatus)}</Badge>
          )}
          {place.unconfirmedSince !== null && (
            <Badge tone="plain">Not confirmed since {place.unconfirmedSince}</Badge>
          )}
          {place.isDemonstration && <Badge tone="plain">Demo</Badge>}
        </div>
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">{place.name}</h1>
        {town && (
          <p className="text-soft">
            {town} {place.zipCode}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Follow subject={{ key: place.id }} name={place.name} />
        <Button
          look="secondary"
          icon={<Share2 aria-hidden size={18} />}
          className="noscript:hidden!"
          onClick={() => void share(place.name, publicUrl + place.path)}
        >
          Share
        </Button>
      </div>
    </div>
  );
}

/** @returns when and where the next day is held, where that is not the usual place */
function nextMove({ days, ...town }: PlacePage): { when: string; address: string } | undefined {
  const next = days.find(({ status }) => status !== 'cancelled');
  if (next?.status !== 'moved' || !next.address) return undefined;
  return { when: dayTitle(next), address: wholeAddress(next.address, town) };
}

function Picture({ place }: { place: PlacePage }) {
  const address = pictureAddress(place.imageUrl);
  return (
    <Gallery
      pictures={address === null ? [] : [{ address, alt: place.name }]}
      noun="photo"
      sizes="(width >= 56.25rem) 46rem, 100vw"
      otherwise={<PlaceArt place={place} eager />}
    />
  );
}

function About({ text }: { text: string }) {
  return (
    <section aria-labelledby="about" className="flex flex-col gap-3">
      <h2 id="about" className="text-xl">
        About
      </h2>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

function Nearby({ place }: { place: PlacePage }) {
  if (place.nearby.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="flex flex-col gap-4">
      <h2 id="nearby" className="text-xl">
        More local food nearby
      </h2>
      <ul aria-labelledby="nearby" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {place.nearby.map((each) => (
          <li key={each.id}>
            {each.kind === 'farmers_market' ? <MarketCard place={each} /> : <FarmCard place={each} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An empty page asks those who know more. */
function AskForMore({ place }: { place: PlacePage }) {
  if (!place.isThin) return null;
  return (
    <p className="max-w-measure text-soft">
      All we know so far is where it is. If you run {place.name}, or shop there, tell us more with “Suggest a
      correction” below.
    </p>
  );
}

export function PlaceDetail({ place }: { place: PlacePage }) {
  const { id, name, phone, website, socialLinks, movedTo } = place;
  const address = place.address || townOf(place);
  const contact: KnownContact = { id, name, phone, website, socialLinks, address, movedTo, email: null };
  const opening: KnownOpening = { ...place, confirmedOn: place.lastConfirmed };
  const isMarket = place.kind === 'farmers_market';
  return (
    <>
      <PageHead
        {...placeMeta(place)}
        canonical={place.path}
        image={previewImage('places', id.replace('place-', ''))}
        noindex={place.isThin || place.businessStatus === 'CLOSED_PERMANENTLY'}
      />
      <article className="page flex flex-col gap-6 py-6 md:py-8">
        <Breadcrumbs crumbs={placeCrumbs(place)} />
        <Heading place={place} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-14">
          <Picture place={place} />
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <ContactSection
              contact={contact}
              opening={opening}
              call={isMarket ? 'Call the market' : 'Call the farm'}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-8 md:gap-10">
            <FieldNow said={place.fieldStatuses} name={name} timeZone={place.timeZone} />
            {place.description && <About text={place.description} />}
            <AskForMore place={place} />
            <Offers
              products={place.productTypes}
              activities={place.farmActivities}
              features={place.features}
            />
            <ComingDays place={place} />
            {place.stallMap && <StallMapPart map={place.stallMap} name={name} />}
            <OpeningSection opening={opening} />
            {isMarket && <MarketPeople place={place} />}
          </div>
        </div>
        <div className="flex flex-col gap-10 pt-4">
          <LocationSection
            place={place}
            kind={isMarket ? 'market' : 'farm'}
            address={address}
            moved={nextMove(place)}
          />
          <Nearby place={place} />
          <PlaceSources place={place} />
        </div>
      </article>
      <ContactBar contact={contact} />
    </>
  );
}
