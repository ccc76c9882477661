import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { pictureAddress } from '../../lib/format/picture-address';
import { CategoryArt } from '../../ui/art/category-art';
import { Picture } from '../../ui/pictures/picture';

/** The farmer's photograph, else drawn art of the category. */
export function ListingPicture({ listing }: { listing: ListingView }) {
  return (
    <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-moss print:w-56">
      <Picture
        address={pictureAddress(listing.imageUrl)}
        alt={listing.imageAlt ?? listing.productName}
        sizes="(min-width: 1280px) 46rem, (min-width: 768px) 55vw, 100vw"
        isMain
        otherwise={
          <CategoryArt category={listing.category} seed={listing.id} name={listing.productName} eager />
        }
      />
    </div>
  );
}
