import type { AskedMarketDay } from '@farmgate/backend/contract/directory/market-weather';
import { WEATHER_ANSWERS, type WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { sentenceOf } from '../../lib/api/api';
import { LinkFailure } from '../../lib/page/link-failure';
import { PageHead } from '../../lib/page/page-head';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/dialogs/toast';
import { Link } from '../../ui/navigation/link';
import { Spinner } from '../../ui/states/spinner';
import { DayStatus } from './day-status';
import { dayHours, dayTitle } from '../../lib/format/market-day';
import { sendWeatherAnswer } from './market-day-queries';
import { WeatherNote } from './weather-note';

const TITLE = 'Is the market open?';
const LABELS: Record<WeatherAnswer, string> = { open: 'Open as planned', canceled: 'Cancel this day' };

function saidTitle({ answer, day, market }: AskedMarketDay): string {
  if (answer === 'open') return `Open as planned: ${dayTitle(day)}`;
  return answer === 'canceled' ? `Canceled: ${dayTitle(day)}` : `Is ${market.name} open?`;
}

function NotAnswered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LinkFailure
      error={error}
      refused="This link no longer works"
      failed="We couldn’t save your answer"
      instead={{ label: 'Find a farmers market', to: paths.farmersMarkets() }}
      onRetry={onRetry}
    />
  );
}

interface AnsweredProps {
  of: AskedMarketDay;
  pending: WeatherAnswer | null;
  onAnswer: (answer: WeatherAnswer) => void;
}

function Answered({ of, pending, onAnswer }: AnsweredProps) {
  const { day, market, answer } = of;
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{saidTitle(of)}</h1>
        <p className="text-soft">
          Shoppers see it on the market’s page. You can change it here until the market day ends.
        </p>
      </div>
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg leading-snug">{dayTitle(day)}</h2>
            <DayStatus status={day.status} weather={day.weather} />
          </div>
          <p className="wrap-anywhere">
            <Link to={market.path} className="link">
              {market.name}
            </Link>
            {dayHours(day) && <span className="text-soft tabular-nums">, {dayHours(day)}</span>}
          </p>
          {day.address && <p className="text-sm wrap-anywhere">At {day.address}</p>}
          {day.reason && <p className="text-sm text-soft wrap-anywhere">{day.reason}</p>}
          <WeatherNote weather={day.weather} />
        </div>
        <div className="flex flex-wrap gap-2">
          {WEATHER_ANSWERS.map((choice) => (
            <Button
              key={choice}
              look={answer === choice ? 'primary' : 'secondary'}
              aria-pressed={answer === choice}
              pendingLabel={pending === choice && 'Saving...'}
              disabled={pending !== null}
              onClick={() => onAnswer(choice)}
            >
              {LABELS[choice]}
            </Button>
          ))}
        </div>
      </Card>
    </>
  );
}

/** Where the links of the email about severe weather lead: opening one is the answer. */
export function WeatherAnswerPage() {
  const { day, manager, answer } = useParams();
  // The part behind "#" is the browser's alone: the server does not know it when it renders.
  const token = useLocation().hash.slice(1);
  const [answered, setAnswered] = useState<AskedMarketDay>();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (given: WeatherAnswer | undefined) =>
      sendWeatherAnswer({ dayId: Number(day), userId: Number(manager), token }, given),
    onSuccess: setAnswered,
    onError: (failure) =>
      answered &&
      toast({
        title: 'Your answer wasn’t saved',
        description: sentenceOf(failure, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  const first = WEATHER_ANSWERS.find((one) => one === answer);
  useEffect(() => mutate(first), [mutate, first, token]);
  return (
    <div className="page flex min-h-[60vh] max-w-2xl flex-col justify-center gap-6 py-8">
      <PageHead title={TITLE} noindex />
      {error && !answered && <NotAnswered error={error} onRetry={() => mutate(variables)} />}
      {answered && (
        <Answered of={answered} pending={isPending ? (variables ?? null) : null} onAnswer={mutate} />
      )}
      {!answered && !error && (
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-2xl">{TITLE}</h1>
          <p role="status" className="flex items-center gap-3 text-soft noscript:hidden">
            <Spinner />
            Saving your answer...
          </p>
          <p className="hidden text-soft noscript:block">Please turn on JavaScript to answer.</p>
        </div>
      )}
    </div>
  );
}
