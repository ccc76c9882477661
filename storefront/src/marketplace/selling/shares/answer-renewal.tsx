import type { RenewalsView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import type { EnterYesProps } from './enter-yes-dialog';

const EnterYesDialog = lazy(() =>
  import('./enter-yes-dialog').then((module) => ({ default: module.EnterYesDialog })),
);

/** What a member without an account answered their farm, while a place is kept for them. */
export function AnswerRenewal(props: Omit<EnterYesProps, 'open' | 'onOpenChange'>) {
  const { list, member } = props;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const answer = useMutation({
    mutationFn: (what: 'decline' | 'back') =>
      callJson<RenewalsView>(`${list}/${member.id}/${what}`, { method: 'POST', body: {} }),
    onSuccess: (answers, what) => {
      client.setQueryData([list], answers);
      toast(
        what === 'decline'
          ? {
              title: `${member.name} said no`,
              action: { label: 'Undo', onPress: () => answer.mutate('back') },
            }
          : { title: `The place is kept for ${member.name} again` },
      );
    },
    onError: (error) => sayFailed('We couldn’t save this.', error),
  });
  const no = (what: 'decline' | 'back', label: string) => (
    <Button
      size="sm"
      look="quiet"
      aria-label={`${label}, ${member.name}`}
      pendingLabel={answer.isPending && 'Saving...'}
      onClick={() => answer.mutate(what)}
    >
      {label}
    </Button>
  );
  if (member.state === 'no') return no('back', 'Keep the place again');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        look="secondary"
        aria-haspopup="dialog"
        aria-label={`They said yes, ${member.name}`}
        onClick={() => setOpen(true)}
      >
        They said yes
      </Button>
      {no('decline', 'They said no')}
      <WhenFirstOpen open={isOpen}>
        <EnterYesDialog {...props} open={isOpen} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </div>
  );
}
