import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { call, sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';
import { AccountSection } from './account-section';
import { saveFile } from './save-file';

const EraseDialog = lazy(() => import('./erase-dialog').then((module) => ({ default: module.EraseDialog })));

/**
 * GET /api/account/export, saved by the browser. Read first, so that a failure is told here and saved
 * nowhere.
 */
async function download(): Promise<void> {
  const answer = await call('/api/account/export');
  const day = localDay(new Date());
  saveFile(`farmgate-account-${day}.json`, new Blob([await answer.text()]));
}

function Erase() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h3 className="text-lg">Delete my account</h3>
      <p className="max-w-measure text-sm text-soft">
        Permanently deletes your account and everything in it. We can’t restore it.
      </p>
      <Button
        look="secondary"
        className="text-danger! hover:border-danger!"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Delete my account...
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <EraseDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}

/** Taking one's data along, and taking it away. */
export function DataSection() {
  const saving = useMutation({ mutationFn: download });
  return (
    <AccountSection
      id="data"
      title="Your data"
      lead="Download everything we store about you, such as your profile, your logged-in devices, your farms, your listings and the customers you imported."
    >
      {saving.error && (
        <FormFailure>
          {sentenceOf(saving.error, 'We couldn’t download your data. Please try again.')}
        </FormFailure>
      )}
      <Button
        look="secondary"
        className="self-start"
        icon={<Download aria-hidden size={18} />}
        pendingLabel={saving.isPending && 'Preparing...'}
        onClick={() => saving.mutate()}
      >
        Download my data
      </Button>
      <Erase />
    </AccountSection>
  );
}
