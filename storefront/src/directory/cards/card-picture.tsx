import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { pictureAddress } from '../../lib/format/picture-address';
import { CategoryArt } from '../../ui/art/category-art';
import { PlaceArt } from '../../ui/art/place/place-art';
import { Picture } from '../../ui/pictures/picture';
import type { ListingCard } from '../listings/listing-card-data';

/** As wide as a card of the lists: a strip of it on phones, a third of the page on desks. */
const CARD_SIZES = '(min-width: 1100px) 18rem, (min-width: 640px) 45vw, 7rem';

/** The place's photograph, else a drawing of what it sells. */
export function PlacePicture({ place, eager }: { place: PlaceCard; eager?: boolean | undefined }) {
  const address = pictureAddress(place.imageUrl ?? null);
  return (
    <div className="thumbnail">
      <Picture
        address={address}
        alt={place.name}
        sizes={CARD_SIZES}
        eager={eager}
        otherwise={<PlaceArt place={place} eager={eager} />}
      />
    </div>
  );
}

/** The farmer's photograph, else a drawn still life of the category. */
export function ListingThumbnail({ listing, eager }: { listing: ListingCard; eager?: boolean | undefined }) {
  const address = pictureAddress(listing.imageUrl);
  const drawing = (
    <CategoryArt
      category={listing.category}
      seed={listing.id}
      name={listing.productName}
      eager={eager ?? false}
    />
  );
  return (
    <div className="thumbnail">
      <Picture
        address={address}
        alt={listing.imageAlt ?? listing.productName}
        sizes={CARD_SIZES}
        eager={eager}
        otherwise={drawing}
      />
    </div>
  );
}
