import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { ReportDialogProps } from './report-dialog';

const loadDialog = () => import('./report-dialog').then((module) => ({ default: module.ReportDialog }));
const ReportDialog = lazy(loadDialog);

/** 'Report', with a dialog whose code comes when it is wanted. */
export function ReportReview({ review }: Pick<ReportDialogProps, 'review'>) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Report the review by ${review.authorName}`}
        className="-ml-3 self-start text-soft! noscript:hidden!"
        onPointerDown={() => void loadDialog()}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        Report
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ReportDialog review={review} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
