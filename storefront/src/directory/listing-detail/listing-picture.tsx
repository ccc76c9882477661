import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { CategoryArt } from '../../ui/art/category-art';
import { useMissingPicture } from '../../ui/use-missing-picture';
import { pictureAddress } from '../cards/links';

/** The farmer's photograph, else drawn art of the category. */
export function ListingPicture({ listing }: { listing: ListingView }) {
  const address = pictureAddress(listing.imageUrl);
  const { isMissing, watch } = useMissingPicture();
  return (
    <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-moss">
      {address && !isMissing ? (
        <img
          {...watch}
          src={address}
          alt={listing.productName}
          width={960}
          height={720}
          fetchPriority="high"
          className="size-full object-cover"
        />
      ) : (
        <CategoryArt category={listing.category} seed={listing.id} name={listing.productName} eager />
      )}
    </div>
  );
}
