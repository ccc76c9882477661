import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { MarketDayCard } from './market-day-card';
import { isSame, keyOf, useAnswering } from './use-answering';

/** Days with their buttons; an answer can be undone. */
export function MarketDayCards({ days, heading }: { days: readonly MyMarketDay[]; heading: 'h2' | 'h3' }) {
  const answering = useAnswering();
  const sent = answering.isPending ? answering.variables : null;
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {days.map((one) => (
        <li key={keyOf(one)}>
          <MarketDayCard
            heading={heading}
            of={one}
            pending={sent && isSame(sent.of, one) ? (sent.given?.answer ?? null) : null}
            onAnswer={(answer) => answering.mutate({ of: one, given: { answer, note: one.note ?? '' } })}
            onBring={(brought) => answering.mutate({ of: one, given: { answer: 'coming', ...brought } })}
          />
        </li>
      ))}
    </ul>
  );
}
