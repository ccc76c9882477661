import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { dayHours, dayTitle } from '../../shared/market-day';
import { Button } from '../../ui/button';
import { Item } from '../../ui/item';
import { myMarketDaysQuery } from './market-day-queries';
import { useAnswering } from './use-answering';

/** So many are asked at once; the others follow as these are answered. */
const MOST = 4;

const keyOf = ({ day, member }: MyMarketDay) => `${day.id}-${member.id}`;

/** @returns the days that one has not answered, and is not taken to come to anyway */
export const unanswered = (days: readonly MyMarketDay[]): MyMarketDay[] =>
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
  const [sent, setSent] = useState<{ key: string; answer: 'coming' | 'not_coming' } | null>(null);
  return questions.map((one) => {
    const { day, market, member } = one;
    const key = keyOf(one);
    const about = `${market.name}, ${dayTitle(day)}`;
    const isSending = answering.isPending && sent?.key === key;
    const button = (answer: 'coming' | 'not_coming', label: string) => (
      <Button
        look="secondary"
        aria-label={`${label}: ${about}`}
        disabled={answering.isPending}
        pendingLabel={isSending && sent.answer === answer && 'Saving...'}
        onClick={() => {
          setSent({ key, answer });
          answering.mutate({ of: one, given: { answer, note: one.note ?? '' } });
        }}
      >
        {label}
      </Button>
    );
    const hours = dayHours(day);
    return (
      <Item
        key={key}
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
