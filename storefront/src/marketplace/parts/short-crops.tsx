import { type ShortOfCrop, shortOfCropText } from '@farmgate/backend/contract/marketplace/short-crop-words';

/** What of an order or a box there is too little of, for whoever packs it. */
export function ShortCropLines({ crops }: { crops: readonly ShortOfCrop[] | undefined }) {
  if (!crops || crops.length === 0) return null;
  return (
    <p className="text-sm font-semibold wrap-anywhere">
      Running short: {crops.map(shortOfCropText).join(', ')}
    </p>
  );
}
