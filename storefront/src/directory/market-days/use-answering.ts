import type { AttendanceRequest, MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { myMarketDaysQuery, sendAnswer } from './market-day-queries';

const { queryKey } = myMarketDaysQuery();
export const keyOf = ({ day, member }: MyMarketDay) => `${day.id}-${member.id}`;
export const isSame = (a: MyMarketDay, b: MyMarketDay) =>
  a.day.id === b.day.id && a.member.id === b.member.id;

interface Answering {
  of: MyMarketDay;
  given: Partial<AttendanceRequest> | null;
}

/** Saves an answer, which the notification can undo. */
export function useAnswering() {
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
    onError: (error) => sayFailed('Your answer wasn’t saved', error, 'Please try again.'),
  });
  return answering;
}
