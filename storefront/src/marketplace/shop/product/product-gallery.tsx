import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { imageSources } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import { useState } from 'react';
import { CategoryArt } from '../../../ui/art/category-art';
import { Badge } from '../../../ui/badge';
import { DemonstrationMark } from '../../../ui/demonstration-mark';
import { Picture } from '../../../ui/picture';
import { picturesOf } from './product-structured-data';

type GalleryPicture = ReturnType<typeof picturesOf>[number];

/** Where a picture can be seen as large as it is kept. */
function largest(address: string): string {
  return imageSources(address)?.jpeg.split(', ').at(-1)?.split(' ')[0] ?? address;
}

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Links to the pictures for browsers without scripts; for all others they change the large one. */
function Thumbnails({ pictures, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-4 gap-2 sm:gap-3">
      {pictures.map(({ address, alt }, index) => (
        <li key={address}>
          <a
            href={largest(address)}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(index);
            }}
            className={clsx(
              'block overflow-hidden rounded-control border-2 transition-colors',
              index === chosen ? 'border-leaf' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture
              address={address}
              alt={`Show picture ${index + 1}: ${alt}`}
              sizes="(width >= 56.25rem) 10rem, 25vw"
              otherwise={<span className="block aspect-4/3 p-1 text-xs text-soft">{alt}</span>}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

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

/** The vendor's pictures, one of them large. */
export function ProductGallery({ product }: { product: ProductView }) {
  const [chosen, setChosen] = useState(0);
  const pictures = picturesOf(product);
  const index = Math.min(chosen, Math.max(0, pictures.length - 1));
  const large = pictures[index];
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <div className="relative aspect-4/3 w-full overflow-hidden rounded-card bg-moss">
        <Picture
          address={large?.address ?? null}
          alt={large?.alt ?? ''}
          sizes="(min-width: 80rem) 40rem, (min-width: 56.25rem) 52vw, 100vw"
          isMain
          otherwise={<NoImage product={product} />}
        />
        {product.isDemonstration && <DemonstrationMark />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} chosen={index} onChoose={setChosen} />}
    </div>
  );
}
