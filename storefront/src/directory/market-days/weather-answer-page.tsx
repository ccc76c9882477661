import type { AskedMarketDay } from '@farmgate/backend/contract/directory/market-weather';
import type { WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';
import { mailPaths } from '@farmgate/backend/contract/shared/mail-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { LinkFailure } from '../../ui/states/link-failure';
import { Spinner } from '../../ui/states/spinner';
import { answerNoMore, answerOnOpening } from './answer-on-opening';
import { sendWeatherAnswer } from './market-day-queries';
import { WeatherQuestion } from './weather-question';

const TITLE = 'Is the market open?';

interface NotAnsweredProps {
  error: unknown;
  isSaving: boolean;
  onRetry: () => void;
}

function NotAnswered({ error, isSaving, onRetry }: NotAnsweredProps) {
  return (
    <LinkFailure
      error={error}
      refused="This link no longer works"
      failed={isSaving ? 'We couldn’t save your answer' : 'We couldn’t load this market day'}
      instead={{ label: 'Find a farmers market', to: paths.farmersMarkets() }}
      onRetry={onRetry}
    />
  );
}

function Opening({ isSaving }: Pick<NotAnsweredProps, 'isSaving'>) {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <h1 className="text-2xl">{TITLE}</h1>
      <p role="status" className="flex items-center gap-3 text-soft noscript:hidden">
        <Spinner />
        {isSaving ? 'Saving your answer...' : 'Loading the market day...'}
      </p>
      <p className="hidden text-soft noscript:block">Please turn on JavaScript to answer.</p>
    </div>
  );
}

/** What is known of the day, and whether it was answered here. */
interface Asked {
  of: AskedMarketDay;
  isAnswered: boolean;
}

/** Where the links of the email about severe weather lead. */
export function WeatherAnswerPage() {
  const { day, manager, answer } = useParams();
  // The part behind "#" is the browser's alone: the server does not know it when it renders.
  const token = useLocation().hash.slice(1);
  const [asked, setAsked] = useState<Asked>();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (given: WeatherAnswer | undefined) =>
      sendWeatherAnswer({ dayId: Number(day), userId: Number(manager), token }, given),
    onSuccess: (of, given) => {
      setAsked({ of, isAnswered: given !== undefined });
      const link = { dayId: Number(day), userId: Number(manager) };
      if (given) answerNoMore(mailPaths.marketWeather(link, 'asked', token));
    },
    onError: (failure) => asked && sayFailed('Your answer wasn’t saved', failure, 'Please try again.'),
  });
  const first = answerOnOpening(answer);
  const isSaving = first !== undefined;
  useEffect(() => mutate(first), [mutate, first, token]);
  return (
    <div className="page flex min-h-[60vh] max-w-2xl flex-col justify-center gap-6 py-8">
      <PageHead title={TITLE} noindex />
      {error && !asked && <NotAnswered error={error} isSaving={isSaving} onRetry={() => mutate(variables)} />}
      {asked && (
        <WeatherQuestion
          of={asked.of}
          isCanceling={answer === 'canceled' && !asked.isAnswered && asked.of.answer !== 'canceled'}
          pending={isPending ? (variables ?? null) : null}
          onAnswer={mutate}
        />
      )}
      {!asked && !error && <Opening isSaving={isSaving} />}
    </div>
  );
}
