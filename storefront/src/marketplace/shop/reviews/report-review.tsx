import { lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import type { ReportDialogProps } from './report-dialog';

const loadDialog = () => import('./report-dialog').then((module) => ({ default: module.ReportDialog }));
const ReportDialog = lazy(loadDialog);

/** 'Report' for a review or the reply to it, with a dialog whose code comes when it is wanted. */
export function ReportReview({ review, of }: Pick<ReportDialogProps, 'review' | 'of'>) {
  const by = of === 'reply' ? `${review.reply?.businessName} to ${review.authorName}` : review.authorName;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Report the ${of} by ${by}`}
        className="button-flush self-start text-soft! noscript:hidden!"
        onPointerDown={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      <WhenFirstOpen open={open}>
        <ReportDialog review={review} of={of} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
