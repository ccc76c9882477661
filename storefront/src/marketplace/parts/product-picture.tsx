import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { pictureAddress } from '../../lib/format/picture-address';
import { CategoryArt } from '../../ui/art/category-art';
import { Picture } from '../../ui/pictures/picture';

export interface ProductPictureProps {
  product: Pick<ProductView, 'id' | 'name' | 'category' | 'imageUrl' | 'images'>;
  /** How wide it is drawn, as in the `sizes` of an `<img>`. */
  sizes: string;
  /** It is above the fold. */
  eager?: boolean | undefined;
}

/** A product's first photograph, else a drawn still life of its category; 4:3, as wide as its parent. */
export function ProductPicture({ product, sizes, eager }: ProductPictureProps) {
  const { id, name, category, imageUrl, images } = product;
  return (
    <div className="product-picture">
      <Picture
        address={pictureAddress(imageUrl)}
        alt={images[0]?.alt || name}
        sizes={sizes}
        eager={eager}
        otherwise={<CategoryArt category={category} seed={id} name={name} eager={eager ?? false} />}
      />
    </div>
  );
}
