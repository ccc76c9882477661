import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { CategoryArt } from '../../../ui/art/category-art';
import { Gallery } from '../../../ui/pictures/gallery';
import { picturesOf } from './product-meta';

/** A drawn still life in the place of a picture that nobody took. */
function NoImage({ product: { id, name, category } }: { product: ProductView }) {
  return (
    <div className="relative">
      <CategoryArt category={category} seed={id} name={name} eager />
      <p className="absolute right-0 bottom-0 rounded-tl-control bg-card px-3 py-1.5 text-sm text-soft">
        No image available
      </p>
    </div>
  );
}

/** The vendor's pictures. @param shown which of them is large at first */
export function ProductGallery({ product, shown }: { product: ProductView; shown: number }) {
  return (
    <Gallery
      pictures={picturesOf(product)}
      shown={shown}
      noun="picture"
      sizes="(min-width: 80rem) 40rem, (min-width: 56.25rem) 52vw, 100vw"
      otherwise={<NoImage product={product} />}
    />
  );
}
