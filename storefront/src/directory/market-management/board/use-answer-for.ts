import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { answerFor, refreshBoards } from '../market-queries';

interface Answer {
  memberId: number;
  name: string;
  /** Null takes back what was said. */
  answer: 'coming' | 'not_coming' | null;
}

/** Answers for those on the roster, as they told the manager; the notification takes it back. */
export function useAnswerFor(marketId: number, dayId: number) {
  const client = useQueryClient();
  const answering = useMutation({
    mutationFn: ({ memberId, answer }: Answer) => answerFor(dayId, memberId, answer),
    onSuccess: async (_, { memberId, name, answer }) => {
      await refreshBoards(client, marketId);
      if (answer === null) return;
      toast({
        title: `${name}: ${answer === 'coming' ? 'coming' : 'not coming'}`,
        description: 'Shoppers see it on the market’s page.',
        action: { label: 'Undo', onPress: () => answering.mutate({ memberId, name, answer: null }) },
      });
    },
    onError: (error) => {
      void refreshBoards(client, marketId);
      sayFailed('Your answer wasn’t saved', error);
    },
  });
  return answering;
}
