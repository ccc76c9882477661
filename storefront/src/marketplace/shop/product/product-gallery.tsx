import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { CategoryArt } from '../../../ui/art/category-art';
import { Badge } from '../../../ui/badge';
import { DemonstrationMark } from '../../../ui/demonstration-mark';
import { Gallery } from '../../../ui/pictures/gallery';
import { picturesOf } from './product-meta';

/** A drawn still life of the category in the place of a picture that nobody took. */
function NoImage({ product: { id, name, category } }: { product: ProductView }) {
  return (
    <div className="relative">
      <CategoryArt category={category} seed={id} name={name} eager />
      <span className="absolute right-2.5 bottom-2.5 flex">
        <Badge tone="plain">No image available</Badge>
      </span>
    </div>
  );
}

/** The vendor's pictures. */
export function ProductGallery({ product }: { product: ProductView }) {
  return (
    <Gallery
      pictures={picturesOf(product)}
      noun="picture"
      sizes="(min-width: 80rem) 40rem, (min-width: 56.25rem) 52vw, 100vw"
      otherwise={<NoImage product={product} />}
    >
      {product.isDemonstration && <DemonstrationMark />}
    </Gallery>
  );
}
