import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import type { MemberWorkView } from '@farmgate/backend/contract/marketplace/shares/work-offer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { whyRefused } from '../sending';

type Step = 'ask' | 'waive' | 'reopen';
const DONE: Readonly<Record<Step, string>> = {
  ask: 'Payment added',
  waive: 'Missing hours let go',
  reopen: 'Taken back',
};

/** What the farm does about missing hours once the last day is over: asks for them, or lets them go. */
export function WorkActions({ work, base }: { work: MemberWorkView; base: string }) {
  const client = useQueryClient();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (step: Step) =>
      callJson<ShareMemberDetails>(`${base}/work/${step}`, {
        method: 'POST',
        body: step === 'ask' ? { amount: work.missing } : {},
      }),
    onSuccess: (saved, step) => {
      client.setQueryData([base], saved);
      toast({
        title: DONE[step],
        ...(step === 'waive' && { action: { label: 'Undo', onPress: () => mutate('reopen') } }),
      });
      setTimeout(() => document.getElementById('work')?.focus());
    },
    onError: () => client.invalidateQueries({ queryKey: [base] }),
  });
  const isRunning = (step: Step) => isPending && variables === step;
  const failure = error && whyRefused(error);
  if (work.state !== 'open')
    return (
      <div className="flex flex-col items-start gap-2">
        <Button
          size="sm"
          look="secondary"
          pendingLabel={isRunning('reopen') && 'Taking back...'}
          onClick={() => mutate('reopen')}
        >
          Take back
        </Button>
        {failure && <FormFailure>{failure}</FormFailure>}
      </div>
    );
  if (work.missing === 0) return null;
  if (!work.isOver)
    return (
      <p className="text-sm text-soft">
        After {monthDay(work.until)}, you can ask for {amountText(work.missing)} if these hours stay missing.
        Nothing is charged automatically.
      </p>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmButton
        label={`Ask for ${amountText(work.missing)}`}
        size="sm"
        look="primary"
        title={`Ask for ${amountText(work.missing)}?`}
        confirmLabel={`Ask for ${amountText(work.missing)}`}
        pendingLabel={isRunning('ask') && 'Asking...'}
        failure={failure}
        onOpen={reset}
        onConfirm={() => mutate('ask')}
      >
        We’ll email the member, who has 14 days to pay. Nothing is charged automatically. You can take it back
        until it’s paid.
      </ConfirmButton>
      <Button
        size="sm"
        look="secondary"
        pendingLabel={isRunning('waive') && 'Saving...'}
        onClick={() => mutate('waive')}
      >
        Let it go
      </Button>
    </div>
  );
}
