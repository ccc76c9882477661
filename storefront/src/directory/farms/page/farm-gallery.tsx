import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { pictureAddress } from '../../../lib/format/picture-address';
import { PlaceArt } from '../../../ui/art/place/place-art';
import { Gallery, type GalleryPicture } from '../../../ui/pictures/gallery';

function picturesOf({ photos, imageUrl, name }: FarmView): GalleryPicture[] {
  const own = photos.length > 0 ? photos : [{ imageUrl, alt: '' }];
  return own.flatMap((photo) => {
    const address = pictureAddress(photo.imageUrl);
    return address === null ? [] : [{ address, alt: photo.alt || name }];
  });
}

/** The farm's photographs; else a drawing of what it sells. */
export function FarmGallery({ farm }: { farm: FarmView }) {
  return (
    <Gallery
      pictures={picturesOf(farm)}
      noun="photo"
      sizes="(width >= 56.25rem) 46rem, 100vw"
      otherwise={<PlaceArt place={{ ...farm, id: `farm-${farm.id}` }} eager />}
    />
  );
}
