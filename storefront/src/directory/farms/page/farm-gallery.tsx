import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { imageSources } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import { useState } from 'react';
import { PlaceThumbnail } from '../../../ui/art/place-thumbnail';
import { Picture } from '../../../ui/picture';
import { pictureAddress } from '../../../lib/picture-address';

interface GalleryPicture {
  address: string;
  alt: string;
}

function picturesOf({ photos, imageUrl, name }: FarmView): GalleryPicture[] {
  const own = photos.length > 0 ? photos : [{ imageUrl, alt: '' }];
  return own.flatMap((photo) => {
    const address = pictureAddress(photo.imageUrl);
    return address === null ? [] : [{ address, alt: photo.alt || name }];
  });
}

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
    <ul aria-label="Photographs" className="grid grid-cols-4 gap-2 sm:gap-3">
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
              alt={`Show photograph ${index + 1}: ${alt}`}
              sizes="(width >= 56.25rem) 10rem, 25vw"
              otherwise={<span className="block aspect-4/3 p-1 text-xs text-soft">{alt}</span>}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The farm's photographs, one of them large; else a drawn map of its state. */
export function FarmGallery({ farm }: { farm: FarmView }) {
  const [chosen, setChosen] = useState(0);
  const pictures = picturesOf(farm);
  const index = Math.min(chosen, Math.max(0, pictures.length - 1));
  const large = pictures[index];
  const drawing = (
    <PlaceThumbnail
      latitude={farm.isApproximate ? null : farm.latitude}
      longitude={farm.isApproximate ? null : farm.longitude}
      state={farm.state}
      kind={farm.kind}
      seed={`farm-${farm.id}`}
    />
  );
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-moss">
        <Picture
          address={large?.address ?? null}
          alt={large?.alt ?? ''}
          sizes="(width >= 56.25rem) 46rem, 100vw"
          isMain
          otherwise={drawing}
        />
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} chosen={index} onChoose={setChosen} />}
    </div>
  );
}
