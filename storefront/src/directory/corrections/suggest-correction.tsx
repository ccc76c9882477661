import { clsx } from 'clsx';
import { lazy, useState } from 'react';
import { WhenFirstOpen } from '../../ui/dialogs/when-first-open';

const CorrectionDialog = lazy(() =>
  import('./correction-dialog').then((module) => ({ default: module.CorrectionDialog })),
);

export interface SuggestCorrectionProps {
  /**
   * As in PlaceView: "place-12" or "farm-7". Places of other services cannot be corrected here, and show
   * nothing.
   */
  placeId: string;
  placeName: string;
  className?: string;
}

/** 'Suggest a correction', with a dialog whose code comes when it is wanted. */
export function SuggestCorrection({ placeId, placeName, className }: SuggestCorrectionProps) {
  const [open, setOpen] = useState(false);
  if (!/^(?:place|farm)-/.test(placeId)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Suggest a correction for ${placeName}`}
        className={clsx('suggest-correction', className)}
        onClick={() => setOpen(true)}
      >
        Suggest a correction
      </button>
      <WhenFirstOpen open={open}>
        <CorrectionDialog placeId={placeId} placeName={placeName} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
