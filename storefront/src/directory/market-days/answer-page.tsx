import type { AttendanceRequest, MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { ATTENDANCE_ANSWERS } from '@farmgate/backend/contract/directory/markets';
import { mailPaths } from '@farmgate/backend/contract/shared/mail-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { dayTitle } from '../../shared/market-day';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { LinkFailure } from '../../ui/states/link-failure';
import { Spinner } from '../../ui/states/spinner';
import { answerNoMore } from './answer-on-opening';
import { MarketDayCard } from './market-day-card';
import { sendByLink } from './market-day-queries';

type Given = Partial<AttendanceRequest> | undefined;

function saidTitle({ answer, day, member }: MyMarketDay): string {
  const when = dayTitle(day);
  if (answer === 'coming') return `See you ${when}`;
  if (answer === 'not_coming') return `Not coming: ${when}`;
  return answer === 'sold_out' ? `Sold out: ${when}` : `Is ${member.name} coming?`;
}

function NotAnswered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LinkFailure
      error={error}
      refused="This link no longer works"
      failed="We couldn’t save your answer"
      instead={{ label: 'Go to my market days', to: paths.myMarketDays }}
      onRetry={onRetry}
    />
  );
}

/** Where the links of the email lead that asks who comes to a market: opening one is the answer. */
export function MarketAnswerPage() {
  const { id, member, answer } = useParams();
  // The part behind "#" is the browser's alone: the server does not know it when it renders.
  const token = useLocation().hash.slice(1);
  const [answered, setAnswered] = useState<MyMarketDay>();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (given: Given) => sendByLink({ dayId: Number(id), memberId: Number(member), token }, given),
    onSuccess: (saved, given) => {
      setAnswered(saved);
      const link = { dayId: Number(id), memberId: Number(member) };
      if (given) answerNoMore(mailPaths.marketAnswer(link, 'asked', token));
    },
    onError: (failure) => answered && sayFailed('Your answer wasn’t saved', failure, 'Please try again.'),
  });
  const first = ATTENDANCE_ANSWERS.find((one) => one === answer);
  useEffect(() => mutate(first && { answer: first }), [mutate, first, token]);
  return (
    <div className="page flex min-h-[60vh] max-w-2xl flex-col justify-center gap-6 py-8">
      <PageHead title="Are you coming to the market?" noindex />
      {error && !answered && <NotAnswered error={error} onRetry={() => mutate(variables)} />}
      {answered && (
        <>
          <div role="status" className="flex flex-col gap-2">
            <h1 className="text-2xl wrap-anywhere md:text-3xl">{saidTitle(answered)}</h1>
            <p className="text-soft">
              Shoppers see it on the market’s page. You can change it here until the market day ends.
            </p>
          </div>
          <MarketDayCard
            heading="h2"
            of={answered}
            pending={isPending ? (variables?.answer ?? null) : null}
            onAnswer={(next) => mutate({ answer: next, note: answered.note ?? '' })}
            onBring={(brought) => mutate({ answer: 'coming', ...brought })}
          />
        </>
      )}
      {!answered && !error && (
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-2xl">Are you coming to the market?</h1>
          <p role="status" className="flex items-center gap-3 text-soft noscript:hidden">
            <Spinner />
            Saving your answer...
          </p>
          <p className="hidden text-soft noscript:block">
            Please turn on JavaScript, or answer on your market days page.
          </p>
        </div>
      )}
    </div>
  );
}
