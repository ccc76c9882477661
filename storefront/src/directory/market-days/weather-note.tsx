import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { alertSource, alertWords } from '@farmgate/backend/contract/directory/weather-text';
import { clsx } from 'clsx';

/** An alert over a market day, in the words of who issued it; quiet once the market has answered. */
export function WeatherNote({ weather }: Pick<MarketDayView, 'weather'>) {
  if (!weather) return null;
  return (
    <figure
      className={clsx(
        'flex flex-col gap-0.5 border-l-2 pl-3 text-sm wrap-anywhere',
        weather.isAnswered ? 'border-line text-soft' : 'my-1 border-sun',
      )}
    >
      <blockquote>“{alertWords(weather)}”</blockquote>
      <figcaption className="text-soft">{alertSource(weather)}</figcaption>
    </figure>
  );
}
