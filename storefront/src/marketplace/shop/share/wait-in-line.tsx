import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { WaitView } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { Button, LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import type { ChoiceValues } from '../../parts/shares/choice-values';
import { aheadText, LeaveLine } from '../../parts/shares/leave-line';
import { waitsQuery } from '../../parts/shares/share-queries';

interface WaitProps {
  share: ShareView;
  choices: ChoiceValues;
  /** What is full, as a sentence. */
  why: string;
}

function Waiting({ wait }: { wait: WaitView }) {
  if (wait.offeredUntil)
    return (
      <>
        <p className="font-semibold">
          We’re keeping a place for you until {cutoffText(wait.offeredUntil, wait.timeZone)}.
        </p>
        <LinkButton to={sharePaths.takePlace(wait.token)}>See your place</LinkButton>
      </>
    );
  return (
    <>
      <p className="font-semibold">You’re in line. {aheadText(wait.ahead)}</p>
      <p className="text-sm">We’ll email you when there’s a place, and keep it for you for 48 hours.</p>
      <LeaveLine wait={wait} />
    </>
  );
}

function GetInLine({ share, choices, why }: WaitProps) {
  const client = useQueryClient();
  const { sizeId, quantity, scheduleId, half } = choices;
  const { status } = useSession();
  const wait = useMutation({
    mutationFn: () =>
      callJson<WaitView>(`/api/shares/${share.id}/waits`, {
        method: 'POST',
        body: { sizeId, quantity, scheduleId, half },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: waitsQuery().queryKey }),
  });
  return (
    <>
      <p>{why}</p>
      <p className="text-sm">
        Or get in line for this one. We’ll email you when there’s a place, and keep it for you for 48 hours.
      </p>
      {wait.error && (
        <FormFailure>
          {sentenceOf(wait.error, 'We couldn’t put you in line. Check your connection and try again.')}
        </FormFailure>
      )}
      {status === 'signed-in' && (
        <Button pendingLabel={wait.isPending && 'Getting in line...'} onClick={() => wait.mutate()}>
          Tell me when there’s a place
        </Button>
      )}
    </>
  );
}

/** What is chosen is full: getting in line for it, and where one is. */
export function WaitInLine(props: WaitProps) {
  const { share, choices } = props;
  const { status } = useSession();
  const { data } = useQuery({ ...waitsQuery(), enabled: status === 'signed-in' });
  const own = data?.find(
    (wait) =>
      (wait.state === 'waiting' || wait.state === 'offered') &&
      wait.share.id === share.id &&
      wait.sizeId === choices.sizeId &&
      wait.scheduleId === choices.scheduleId &&
      wait.half === choices.half,
  );
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-control bg-sunk p-3.5">
      {own ? <Waiting wait={own} /> : <GetInLine {...props} />}
    </div>
  );
}
