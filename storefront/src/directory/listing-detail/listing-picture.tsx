import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { CategoryArt } from '../../ui/art/category-art';

/** The farmer's photograph, else drawn art of the category. */
export function ListingPicture({ listing }: { listing: ListingView }) {
  const { imageUrl, productName } = listing;
  return (
    <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-moss">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt={productName}
          width={960}
          height={720}
          fetchPriority="high"
          className="size-full object-cover"
        />
      ) : (
        <CategoryArt category={listing.category} seed={listing.id} eager />
      )}
    </div>
  );
}
