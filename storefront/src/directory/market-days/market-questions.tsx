import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { dayHours, dayTitle } from '../../shared/market-day';
import { Button } from '../../ui/button';
import { Item } from '../../ui/item';
import { myMarketDaysQuery } from './market-day-queries';
import { isSame, keyOf, useAnswering } from './use-answering';

/** So many are asked at once; the others follow as these are answered. */
const MOST = 4;

/** @returns the days that one has not answered, and is not taken to come to anyway */
const unanswered = (days: readonly MyMarketDay[]): MyMarketDay[] =>
  days.filter(
    ({ answer, member, day }) => answer === null && !member.comesEveryDay && day.status !== 'cancelled',
  );

/** The coming market days that wait for an answer. */
export function useMarketQuestions(enabled: boolean) {
  const { data } = useQuery({ ...myMarketDaysQuery(), enabled });
  return { questions: unanswered(data ?? []).slice(0, MOST), isPending: enabled && data === undefined };
}

/** "Are you coming?", answered where it is asked; the notification can undo it. */
export function MarketQuestions({ questions }: { questions: readonly MyMarketDay[] }) {
  const answering = useAnswering();
  const sent = answering.isPending ? answering.variables : null;
  return questions.map((one) => {
    const { day, market, member } = one;
    const about = `${market.name}, ${dayTitle(day)}`;
    const pending = sent && isSame(sent.of, one) ? sent.given?.answer : undefined;
    const button = (answer: 'coming' | 'not_coming', label: string) => (
      <Button
        look="secondary"
        aria-label={`${label}: ${about}`}
        disabled={answering.isPending}
        pendingLabel={pending === answer && 'Saving...'}
        onClick={() => answering.mutate({ of: one, given: { answer, note: one.note ?? '' } })}
      >
        {label}
      </Button>
    );
    const hours = dayHours(day);
    return (
      <Item
        key={keyOf(one)}
        icon={Store}
        title={`${market.name}: are you coming?`}
        actions={
          <>
            {button('coming', 'Yes')}
            {button('not_coming', 'No')}
          </>
        }
      >
        {dayTitle(day)}
        {hours && `, ${hours}`}.{' '}
        {[member.name, member.stall && `stall ${member.stall}`].filter(Boolean).join(', ')}
        {day.status === 'moved' && day.address && <span className="block">Moved to {day.address}</span>}
      </Item>
    );
  });
}
