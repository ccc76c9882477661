import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { DISPATCH_TERMS } from '@farmgate/backend/contract/marketplace/checkout';
import { termsSentences } from '@farmgate/backend/contract/marketplace/seller-terms';
import { SHIPPING_METHODS } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Award, BadgeCheck, Globe, MapPin, Sprout, Tag, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { UGC_REL, formatDate, webAddress } from '../../../lib/format/format';
import { pictureAddress } from '../../../lib/format/picture-address';
import { usePublicConfig } from '../../../lib/page/public-config';
import { SaveButton } from '../../../shared/saved/save-button';
import { CategoryArt } from '../../../ui/art/category-art';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Picture } from '../../../ui/pictures/picture';
import { Rating } from '../../../ui/rating';
import { ContactVendor } from '../../parts/contact/contact-vendor';
import { NearReach } from '../../parts/reach-line';
import { ShareButton } from '../../parts/share-button';
import { practiceLabel } from '../address/shop-filters';
import { isSent, waySentences } from '../product/shipping-terms';
import { specialtiesText } from './vendor-facts';
import { FarmLink } from './vendor-farms';

function VendorPicture({ vendor }: { vendor: VendorView }) {
  const { id, businessName, imageUrl, imageAlt, specialties } = vendor;
  return (
    <div className="relative aspect-4/3 w-full overflow-hidden rounded-card bg-moss">
      <Picture
        address={pictureAddress(imageUrl)}
        alt={imageAlt || businessName}
        sizes="(min-width: 56.25rem) 26rem, 100vw"
        isMain
        otherwise={<CategoryArt category={specialties[0] ?? 'other'} seed={`vendor-${id}`} eager />}
      />
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-1 shrink-0 text-leaf">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function Website({ address }: { address: string | null }) {
  const href = webAddress(address);
  if (!href) return null;
  return (
    <Fact icon={<Globe aria-hidden size={18} />}>
      <a href={href} rel={UGC_REL} className="link">
        {new URL(href).hostname.replace(/^www\./, '')}
      </a>
    </Fact>
  );
}

/** Who it is, at a glance. */
export function VendorHead({ vendor }: { vendor: VendorView }) {
  const { id, businessName, city, state, rating, reviewCount, certifications } = vendor;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[24rem_1fr] md:items-center">
      <VendorPicture vendor={vendor} />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <h1 className="flex-[1_1_9rem] text-2xl wrap-anywhere lg:text-3xl">{businessName}</h1>
          <div className="-mt-1 -mr-2 flex shrink-0">
            <ShareButton name={businessName} path={paths.vendor(id)} />
            <SaveButton itemKey={`vendor-${id}`} name={businessName} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge icon={<BadgeCheck aria-hidden size={14} />}>Verified Vendor</Badge>
          {certifications.map((name) => (
            <Badge key={name} tone="outline" icon={<Award aria-hidden size={14} className="shrink-0" />}>
              {name}
            </Badge>
          ))}
          {rating !== null && reviewCount > 0 && <Rating rating={rating} count={reviewCount} />}
        </div>
        <ul className="flex flex-col gap-1.5">
          <Fact icon={<MapPin aria-hidden size={18} />}>
            {city}, {state}
          </Fact>
          <Fact icon={<Sprout aria-hidden size={18} />}>{practiceLabel(vendor.farmingPractice)} farming</Fact>
          <FarmLink vendor={vendor} />
          <Website address={vendor.website} />
        </ul>
        {vendor.away && (
          <p className="rounded-control bg-sun px-4 py-3 text-on-sun wrap-anywhere">
            <span className="font-semibold">
              {`Away, and taking no orders. ${backOnText(vendor.away.backOn)}.`}
            </span>
            {vendor.away.note && ` ${vendor.away.note}`}
          </p>
        )}
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{vendor.description}</p>
        <div>
          <ContactVendor vendor={vendor} />
        </div>
      </div>
    </div>
  );
}

/** Its story, and how its goods reach people. */
export function VendorAbout({ vendor }: { vendor: VendorView }) {
  const { farmStory, shippingMethods, pickupNote, createdAt, terms } = vendor;
  const { checkoutStates } = usePublicConfig();
  const methods = SHIPPING_METHODS.filter((method) => shippingMethods.includes(method));
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 md:grid-cols-[1fr_22rem]">
      <section aria-labelledby="story" className="flex flex-col gap-3">
        <h2 id="story" className="text-xl">
          {farmStory ? 'Our story' : 'About'}
        </h2>
        {farmStory && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{farmStory}</p>}
        <p className="text-sm text-soft">
          Specialties: {specialtiesText(vendor)}. On Farmgate since {formatDate(createdAt)}.
        </p>
      </section>
      <Card className="flex flex-col gap-3 p-5">
        <h2 className="text-lg">How to get it</h2>
        <ul className="flex flex-col gap-2 text-sm">
          <NearReach methods={methods} from={vendor} />
          {waySentences(methods, vendor, checkoutStates).map((sentence) => (
            <Fact
              key={sentence}
              icon={
                sentence.startsWith('Pickup') ? (
                  <MapPin aria-hidden size={18} />
                ) : (
                  <Truck aria-hidden size={18} />
                )
              }
            >
              {sentence}
            </Fact>
          ))}
          {terms &&
            termsSentences(terms).map((sentence) => (
              <Fact key={sentence} icon={<Tag aria-hidden size={18} />}>
                {sentence}
              </Fact>
            ))}
        </ul>
        {pickupNote && (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">Pickup: </span>
            {pickupNote}
          </p>
        )}
        {isSent(shippingMethods) && <p className="text-sm text-soft">{DISPATCH_TERMS}</p>}
      </Card>
    </div>
  );
}
