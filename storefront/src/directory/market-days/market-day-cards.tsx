import type { AttendanceRequest, MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { MarketDayCard } from './market-day-card';
import { myMarketDaysQuery, sendAnswer } from './market-day-queries';

const { queryKey } = myMarketDaysQuery();
const isSame = (a: MyMarketDay, b: MyMarketDay) => a.day.id === b.day.id && a.member.id === b.member.id;
const keyOf = ({ day, member }: MyMarketDay) => `${day.id}-${member.id}`;

interface Answering {
  of: MyMarketDay;
  given: Partial<AttendanceRequest> | null;
}

/** Saves an answer, which the notification can undo. */
function useAnswering() {
  const client = useQueryClient();
  const answering = useMutation({
    mutationFn: ({ of, given }: Answering) => sendAnswer(of, given),
    onSuccess: (answered, { of, given }) => {
      client.setQueryData<MyMarketDay[]>(queryKey, (days) =>
        days?.map((one) => (isSame(one, answered) ? answered : one)),
      );
      if (!given) return;
      const { answer, listingIds, productIds, note } = of;
      const before = answer && { answer, listingIds, productIds, note: note ?? '' };
      toast({
        title: 'Answer saved',
        description: 'Shoppers see it on the market’s page.',
        action: { label: 'Undo', onPress: () => answering.mutate({ of: answered, given: before }) },
      });
    },
    onError: (error) =>
      toast({
        title: 'Your answer wasn’t saved',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  return answering;
}

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
