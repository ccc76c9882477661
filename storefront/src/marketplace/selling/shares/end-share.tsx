import type { EndSharePreview } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';
import { whyRefused } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES } from './vendor-shares';

/** Ends a season early, once it is said what goes back to members. */
export function EndShare({ plan }: { plan: SharePlanView }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const address = `${VENDOR_SHARES}/${plan.id}/end`;
  const preview = useQuery({ ...apiQuery<EndSharePreview>(address), enabled: isOpen });
  const end = useMutation({
    mutationFn: ({ refund, credit }: EndSharePreview) =>
      callJson(address, { method: 'POST', body: { refund, credit } }),
    onSuccess: async () => {
      setOpen(false);
      toast({ title: 'Season ended', description: 'Members get an email.' });
      await refreshVendor(client, VENDOR_SHARES);
    },
    // It says what ending it does by now.
    onError: () => preview.refetch(),
  });
  const { data } = preview;
  const failure = end.error ?? preview.error;
  return (
    <section
      aria-labelledby="end"
      className="flex max-w-3xl flex-col items-start gap-3 border-t border-line pt-6"
    >
      <h2 id="end" className="text-lg">
        End the season
      </h2>
      <p className="text-sm text-soft">
        If you can’t go on, members get back what they paid for the boxes that are left. To stop new members
        only,{' '}
        <Link to={sharePaths.editShare(plan.id)} className="link">
          hide the share
        </Link>
        .
      </p>
      <Button
        look="secondary"
        className="text-danger!"
        aria-haspopup="dialog"
        onClick={() => {
          end.reset();
          setOpen(true);
        }}
      >
        End the season
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`End ${plan.name}?`}
        confirmLabel="End the season"
        pendingLabel={(end.isPending && 'Ending...') || (!data && !failure && 'Loading...')}
        isDangerous
        failure={failure && whyRefused(failure)}
        onConfirm={() => (data ? end.mutate(data) : void preview.refetch())}
      >
        {data ? (
          <ul className="flex flex-col gap-1.5">
            <li>
              {data.refund > 0
                ? `Members get ${amountText(data.refund)} back. Card payments go back to the card. The rest comes from you.`
                : 'There’s nothing to pay back.'}
            </li>
            {data.credit > 0 && <li>They get {amountText(data.credit)} back as farm credit.</li>}
            <li>
              {countOf(data.boxes, 'box', 'boxes')} to come of {countOf(data.members, 'member')} will be
              canceled.
            </li>
            {data.work > 0 && <li>{amountText(data.work)} of work that isn’t done falls away.</li>}
            {data.unpaid > 0 && <li>{amountText(data.unpaid)} doesn’t have to be paid anymore.</li>}
            <li>Each member gets an email. You can’t undo this.</li>
          </ul>
        ) : (
          !failure && 'Working out what members get back...'
        )}
      </ConfirmDialog>
    </section>
  );
}
