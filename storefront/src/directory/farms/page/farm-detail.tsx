import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { PLACE_KIND_LABELS, businessStatusLabel } from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Hourglass, Pencil } from 'lucide-react';
import { formatDate } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { fieldStatusQuery } from '../../../shared/field-status/field-now';
import { Follow } from '../../../shared/following/follow';
import { SaveButton } from '../../../shared/saved/save-button';
import { useSession } from '../../../shared/sign-in/session';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { Link } from '../../../ui/navigation/link';
import { SuggestCorrection } from '../../corrections/suggest-correction';
import { FieldNow } from '../../field-status/field-now';
import { FarmNews } from '../../news/farm-news';
import { Confirmed } from '../../place-parts/confirmed';
import { ContactBar, ContactSection, type KnownContact } from '../../place-parts/contact-section';
import { LocationSection } from '../../place-parts/location-section';
import { Offers } from '../../place-parts/offers';
import { type KnownOpening, OpeningSection } from '../../place-parts/opening-section';
import { DraftNote, HiddenNote } from '../draft-note';
import { farmCrumbs, farmMeta, townOf, wholeAddress } from '../farm-meta';
import { ownFarmsQuery } from '../farm-queries';
import { FarmGallery } from './farm-gallery';
import { FarmListings } from './farm-listings';
import { FarmMarkets, FarmPickups, FarmShares, FarmShop } from './farm-shop';

function Labels({ farm }: { farm: FarmView }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>{PLACE_KIND_LABELS[farm.kind]}</Badge>
      {farm.isVerified && <Badge icon={<BadgeCheck aria-hidden size={14} />}>Verified</Badge>}
      {farm.organicCertified && <Badge tone="sun">Organic</Badge>}
      {farm.businessStatus !== 'OPERATIONAL' && (
        <Badge tone="clay">{businessStatusLabel(farm.businessStatus)}</Badge>
      )}
      {farm.unconfirmedSince !== null && (
        <Badge tone="plain">Not confirmed since {farm.unconfirmedSince}</Badge>
      )}
      {farm.isDemonstration && <Badge tone="plain">Demo</Badge>}
    </div>
  );
}

/** The owner's way to change the page; for everybody else it is not there. */
function EditLink({ farm }: { farm: FarmView }) {
  const session = useSession();
  const { data } = useQuery(ownFarmsQuery(session));
  if (!data?.farms.some(({ id }) => id === farm.id)) return null;
  return (
    <LinkButton look="secondary" to={paths.editFarm(farm.id)} icon={<Pencil aria-hidden size={18} />}>
      Edit
    </LinkButton>
  );
}

function Heading({ farm }: { farm: FarmView }) {
  const town = townOf(farm);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2.5">
        <Labels farm={farm} />
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">{farm.name}</h1>
        {town && (
          <p className="text-soft">
            {town} {farm.zipCode}
          </p>
        )}
        {farm.isUnderReview && <DraftNote />}
        {farm.waitsFor && <HiddenNote>Shoppers can’t see this page yet.</HiddenNote>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <EditLink farm={farm} />
        {!farm.waitsFor && (
          <>
            <Follow subject={{ key: `farm-${farm.id}` }} name={farm.name} />
            <SaveButton itemKey={`farm-${farm.id}`} name={farm.name} />
          </>
        )}
      </div>
    </div>
  );
}

function About({ farm }: { farm: FarmView }) {
  const paragraphs = farm.description.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <section aria-labelledby="about-farm" className="flex flex-col gap-3">
      <h2 id="about-farm" className="text-xl">
        About the farm
      </h2>
      {farm.isClaimed && !farm.isVerified && !farm.isUnderReview && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Hourglass aria-hidden size={16} className="mt-0.5 shrink-0" />
          {farm.placeId === null
            ? 'From the person who manages this page. We haven’t verified the description, hours and photos yet.'
            : 'Someone says they run this farm. We haven’t verified that yet.'}
        </p>
      )}
      {paragraphs.map((text, index) => (
        <p key={index} className="max-w-measure whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  );
}

/** Whose record it is, how old, and how to put it right. */
function Origin({ farm }: { farm: FarmView }) {
  const isConfirmedSince = farm.unconfirmedSince !== null || farm.lastConfirmed > farm.updatedAt.slice(0, 10);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5 text-sm text-soft">
      {!farm.isClaimed && (
        <p>
          Is this your farm?{' '}
          <Link to={paths.claimFarm({ search: farm.name, zipCode: farm.zipCode })} className="link hit">
            Claim it
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          {farm.isDemonstration
            ? 'This is a demo farm. It isn’t real.'
            : `Source: ${farm.source.attribution}.`}{' '}
          Last changed <time dateTime={farm.updatedAt}>{formatDate(farm.updatedAt)}</time>.{' '}
          {isConfirmedSince && <Confirmed of={farm} />}
        </p>
        <SuggestCorrection placeId={`farm-${farm.id}`} placeName={farm.name} />
      </div>
    </div>
  );
}

export function FarmDetail({ farm }: { farm: FarmView }) {
  const contact: KnownContact = { ...farm, id: `farm-${farm.id}`, address: wholeAddress(farm) };
  const opening: KnownOpening = { ...farm, confirmedOn: farm.lastConfirmed };
  const { data: said } = useQuery(fieldStatusQuery(contact.id));
  return (
    <>
      <PageHead {...farmMeta(farm)} canonical={paths.farm(farm.id)} image={previewImage('farms', farm.id)} />
      <article className="page flex flex-col gap-6 py-6 md:py-8">
        <Breadcrumbs crumbs={farmCrumbs(farm)} />
        <Heading farm={farm} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-14">
          <FarmGallery key={farm.id} farm={farm} />
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <ContactSection contact={contact} opening={opening} call="Call the farm" />
          </div>
          <div className="flex min-w-0 flex-col gap-8 md:gap-10">
            <FieldNow said={said} name={farm.name} timeZone={farm.timeZone} />
            <About farm={farm} />
            <Offers products={farm.productTypes} activities={farm.activities} features={farm.features} />
            <OpeningSection opening={opening} />
          </div>
        </div>
        <div className="flex flex-col gap-10 pt-4">
          <FarmNews farm={farm} />
          <FarmShares farm={farm} />
          <FarmShop farm={farm} />
          <FarmPickups farm={farm} />
          <FarmListings farm={farm} />
          <FarmMarkets farm={farm} />
          <LocationSection place={{ ...farm, id: contact.id }} kind="farm" address={contact.address} />
          <Origin farm={farm} />
        </div>
      </article>
      <ContactBar contact={contact} />
    </>
  );
}
