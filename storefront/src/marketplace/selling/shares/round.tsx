import type { RoundView } from '@farmgate/backend/contract/marketplace/shares/share-rounds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { VENDOR_SHARES } from './vendor-shares';

const OpenRound = lazy(() => import('./open-round').then((module) => ({ default: module.OpenRound })));
const NotePledge = lazy(() => import('./note-pledge').then((module) => ({ default: module.NotePledge })));

type Member = RoundView['members'][number];

function untilWords({ isLate, isOver, lastDay, closesOn }: NonNullable<RoundView['round']>): string {
  if (isLate) return 'The first box’s deadline has passed, so prices stay. Close the round.';
  const byItself = closesOn === null ? '' : ` It closes by itself by the end of ${monthDay(closesOn)}.`;
  return isOver
    ? `The last day to pledge is over. Close the round.${byItself}`
    : `Members can pledge through ${monthDay(lastDay)}.${byItself}`;
}

/** @returns how the newest round went, or stands, in a sentence */
export function roundSentence({ round, pledged, members }: RoundView): string | null {
  if (round === null) return null;
  const target = amountText(round.target);
  const reached = amountText(round.reached ?? pledged);
  if (round.state === 'set') return `The last round reached ${reached} of ${target}. Prices are set.`;
  if (round.state === 'missed') return `The last round reached ${reached} of ${target}. Nothing changed.`;
  if (round.state === 'late')
    return 'The last round was closed after the first box’s deadline. Nothing changed.';
  const count = members.filter(({ pledge }) => pledge !== null).length;
  return `${reached} of ${target}. ${count} of ${countOf(members.length, 'member')} pledged; others count with what they pay now. ${untilWords(round)}`;
}

function CloseRound({ view, address }: { view: RoundView; address: string }) {
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () =>
      callJson<RoundView>(`${address}/close`, { method: 'POST', body: { pledged: view.pledged } }),
    onSuccess: (closed) => {
      client.setQueryData([address], closed);
      toast({ title: closed.round?.state === 'set' ? 'Prices are set' : 'Nothing changed' });
    },
    onError: () => client.invalidateQueries({ queryKey: [address] }),
  });
  const isLate = view.round?.isLate === true;
  const isReached = view.round !== null && !isLate && view.pledged >= view.round.target;
  return (
    <ConfirmButton
      label="Close round"
      title={isReached ? 'Set these prices?' : 'Close without new prices?'}
      confirmLabel={isReached ? 'Set prices' : 'Close round'}
      pendingLabel={close.isPending && 'Closing...'}
      failure={close.error && sentenceOf(close.error, 'We couldn’t close the round. Please try again.')}
      onOpen={close.reset}
      onConfirm={() => close.mutate()}
    >
      {isReached
        ? `The pledges come to ${amountText(view.pledged)}. Open payments change, and what’s paid too much becomes farm credit. Members get an email. You can’t undo this.`
        : isLate
          ? 'The first box’s deadline has passed, so prices stay. Those who pledged get an email.'
          : `The pledges come to ${amountText(view.pledged)}, below your target, so prices stay. Those who pledged get an email. You can open another round.`}
    </ConfirmButton>
  );
}

function Members({ view, onNote }: { view: RoundView; onNote: ((member: Member) => void) | null }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {view.members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{member.name}</p>
              <p className="text-sm text-soft wrap-anywhere">
                {member.quantity > 1 && `${member.quantity} × `}
                {member.sizeName}, now {amountText(member.price)}
              </p>
            </div>
            <span className="tabular-nums">
              {member.pledge === null ? (
                <span className="text-soft">No pledge</span>
              ) : (
                <span className="font-semibold">{amountText(member.pledge)}</span>
              )}
            </span>
            {onNote && member.isEntered && (
              <Button
                size="sm"
                look="quiet"
                aria-haspopup="dialog"
                aria-label={`Note pledge of ${member.name}`}
                onClick={() => onNote(member)}
              >
                Note pledge
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A farm asks its members what they would pay, before the first box. */
export function Round({ id }: { id: number }) {
  const { may } = useMay();
  const address = `${VENDOR_SHARES}/${id}/round`;
  const { data, error, refetch } = useQuery(apiQuery<RoundView>(address));
  const [isOpening, setOpening] = useState(false);
  const [noted, setNoted] = useState<Member | null>(null);
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the pledge round." error={error} onRetry={refetch} />;
  if (!data || (data.round === null && data.openUntil === null)) return null;
  const isOpen = data.round?.state === 'open';
  const mayChange = may('refund');
  const sentence = roundSentence(data);
  return (
    <section aria-labelledby="round" className="flex max-w-3xl flex-col items-start gap-3">
      <h2 id="round" className="text-xl">
        Pledge round
      </h2>
      <p className="text-sm text-soft">
        {sentence ??
          'Ask members what they would pay. Prices change only if the pledges reach your target together.'}
      </p>
      {isOpen && (
        <div className="w-full">
          <Members view={data} onNote={mayChange ? setNoted : null} />
        </div>
      )}
      {isOpen && mayChange && <CloseRound view={data} address={address} />}
      {data.openUntil !== null && mayChange && data.members.length > 0 && (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpening(true)}>
          Open a pledge round
        </Button>
      )}
      <WhenFirstOpen open={isOpening}>
        <OpenRound
          address={address}
          now={data.now}
          until={data.openUntil ?? ''}
          open={isOpening}
          onOpenChange={setOpening}
        />
      </WhenFirstOpen>
      <WhenFirstOpen open={noted !== null}>
        {noted && (
          <NotePledge
            key={noted.id}
            id={id}
            member={noted}
            address={address}
            onClose={() => setNoted(null)}
          />
        )}
      </WhenFirstOpen>
    </section>
  );
}
