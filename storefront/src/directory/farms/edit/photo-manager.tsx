import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { MAX_FARM_PHOTOS } from '@farmgate/backend/contract/shared/images';
import { Suspense, lazy, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { moved } from '../../../lib/page/moved';
import { useDragging, useFocusAfterMove } from '../../../ui/pictures/arranging';
import { PhotoItem } from '../../../ui/pictures/photo-item';
import { PictureDrop } from '../../../ui/pictures/picture-drop';
import { PhotoUploads } from './photo-uploads';
import { usePhotos } from './use-photos';

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialogs/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** The photographs of a farm. Every change is saved at once, apart from the form beside it. */
export function PhotoManager({ farm }: { farm: FarmView }) {
  const { photos, arranging, isArranging, removing, queue, add, isFull, retry, forget } = usePhotos(
    farm.id,
    farm.photos,
  );
  const [toRemove, setToRemove] = useState<number | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const { list, wanted } = useFocusAfterMove(isArranging ? null : photos);
  const { drag, over } = useDragging((from, to) => arranging.mutate(moved(photos, from, to)));
  const move = (index: number, by: -1 | 1) => {
    const photo = photos[index];
    if (photo) wanted.current = { id: photo.id, by };
    arranging.mutate(moved(photos, index, index + by));
  };
  return (
    <section aria-labelledby="photographs" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="photographs" className="text-lg">
          Photos
        </h2>
        <p role="status" className="text-sm text-soft">
          {isArranging
            ? 'Saving...'
            : arranging.isSuccess
              ? 'Saved'
              : `${photos.length} of ${MAX_FARM_PHOTOS}`}
        </p>
      </div>
      {photos.length > 0 && (
        <ul ref={list} aria-labelledby="photographs" className="flex flex-col gap-3">
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              isDisabled={isArranging}
              isTarget={over === index}
              onMove={(by) => move(index, by)}
              onDescribe={(alt) =>
                arranging.mutate(photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)))
              }
              onRemove={() => {
                removing.reset();
                setWasAsked(true);
                setToRemove(photo.id);
              }}
              onDrag={drag(index)}
            />
          ))}
        </ul>
      )}
      <PhotoUploads queue={queue} onRetry={retry} onForget={forget} />
      <PictureDrop
        label="Add photos"
        describedBy="photographs-hint"
        isMultiple
        isDisabled={isFull}
        onFile={(file) => void add(file)}
      >
        <p id="photographs-hint" className="text-xs text-soft">
          {isFull
            ? `A farm can have at most ${MAX_FARM_PHOTOS} photos. Remove one to add another.`
            : 'Max 5MB each, JPG, PNG or HEIC'}
        </p>
      </PictureDrop>
      {wasAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={toRemove !== null}
            onOpenChange={(open) => !open && setToRemove(null)}
            title="Remove this photo?"
            confirmLabel="Remove photo"
            pendingLabel={removing.isPending && 'Removing...'}
            isDangerous
            failure={
              removing.error && sentenceOf(removing.error, 'We couldn’t remove this photo. Please try again.')
            }
            onConfirm={() =>
              toRemove !== null && removing.mutate(toRemove, { onSuccess: () => setToRemove(null) })
            }
          >
            <p>This permanently deletes the photo.</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}
