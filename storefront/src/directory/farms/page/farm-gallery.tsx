import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { pictureAddress } from '../../../lib/format/picture-address';
import { PlaceThumbnail } from '../../../ui/art/place/place-thumbnail';
import { Gallery, type GalleryPicture } from '../../../ui/pictures/gallery';

function picturesOf({ photos, imageUrl, name }: FarmView): GalleryPicture[] {
  const own = photos.length > 0 ? photos : [{ imageUrl, alt: '' }];
  return own.flatMap((photo) => {
    const address = pictureAddress(photo.imageUrl);
    return address === null ? [] : [{ address, alt: photo.alt || name }];
  });
}

/** The farm's photographs; else a drawn map of its state. */
export function FarmGallery({ farm }: { farm: FarmView }) {
  const drawing = (
    <PlaceThumbnail
      latitude={farm.isApproximate ? null : farm.latitude}
      longitude={farm.isApproximate ? null : farm.longitude}
      state={farm.state}
      kind={farm.kind}
      seed={`farm-${farm.id}`}
      eager
    />
  );
  return (
    <Gallery
      pictures={picturesOf(farm)}
      noun="photo"
      sizes="(width >= 56.25rem) 46rem, 100vw"
      otherwise={drawing}
    />
  );
}
