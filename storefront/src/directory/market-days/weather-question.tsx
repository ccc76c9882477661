import type { AskedMarketDay } from '@farmgate/backend/contract/directory/market-weather';
import { WEATHER_ANSWERS, type WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';
import { dayTitle } from '../../shared/market-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DayFacts } from './day-facts';

const LABELS: Record<WeatherAnswer, string> = { open: 'Open as planned', canceled: 'Cancel this day' };

function titleOf({ answer, day, market }: AskedMarketDay): string {
  if (answer === 'open') return `Open as planned: ${dayTitle(day)}`;
  return answer === 'canceled' ? `Canceled: ${dayTitle(day)}` : `Is ${market.name} open?`;
}

export interface WeatherQuestionProps {
  of: AskedMarketDay;
  /** The link says that the day is canceled, and whoever opened it has yet to say so. */
  isCanceling: boolean;
  pending: WeatherAnswer | null;
  onAnswer: (answer: WeatherAnswer) => void;
}

function Answers({ of, isCanceling, pending, onAnswer }: WeatherQuestionProps) {
  const yes = `Yes, cancel ${dayTitle(of.day).split(',', 1)[0]}`;
  const choices: readonly WeatherAnswer[] = isCanceling ? ['canceled', 'open'] : WEATHER_ANSWERS;
  const chosen = isCanceling ? 'canceled' : of.answer;
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          look={chosen === choice ? 'primary' : 'secondary'}
          aria-pressed={isCanceling ? undefined : of.answer === choice}
          pendingLabel={pending === choice && 'Saving...'}
          disabled={pending !== null}
          onClick={() => onAnswer(choice)}
        >
          {isCanceling && choice === 'canceled' ? yes : LABELS[choice]}
        </Button>
      ))}
    </div>
  );
}

/** A market day over which there is an alert, and whether it is held. */
export function WeatherQuestion(props: WeatherQuestionProps) {
  const { of, isCanceling } = props;
  const { day, market } = of;
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">
          {isCanceling ? `Cancel ${dayTitle(day)}?` : titleOf(of)}
        </h1>
        <p className="text-soft">
          {isCanceling
            ? 'We’ll tell the market’s followers, and shoppers will see it on the market’s page.'
            : 'Shoppers see it on the market’s page. You can change it here until the market day ends.'}
        </p>
      </div>
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <DayFacts day={day} market={market} heading="h2" />
        <Answers {...props} />
      </Card>
    </>
  );
}
