import { lazy, useState } from 'react';
import { Button } from '../../ui/button';
import { WhenFirstOpen } from '../../ui/dialogs/when-first-open';
import type { ReportNewsDialogProps } from './report-news-dialog';

const loadDialog = () =>
  import('./report-news-dialog').then((module) => ({ default: module.ReportNewsDialog }));
const ReportNewsDialog = lazy(loadDialog);

/** 'Report' for a farm's news, with a dialog whose code comes when it is wanted. */
export function ReportNews({
  date,
  ...of
}: Pick<ReportNewsDialogProps, 'newsId' | 'farmName'> & { date: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Report the news of ${date}`}
        className="button-flush text-soft! noscript:hidden!"
        onPointerDown={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      <WhenFirstOpen open={open}>
        <ReportNewsDialog {...of} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
