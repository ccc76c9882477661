import type { TextsView } from '@farmgate/backend/contract/following/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { textsQuery } from '../../shared/texting/texts-query';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';

const { queryKey } = textsQuery();

/**
 * Changes something about texting, and shows what it is like then.
 * @param done what the message says
 * @param undo what its Undo button calls
 */
export function useTextsChange<Input>(
  change: (input: Input) => Promise<TextsView>,
  done: string,
  undo?: (input: Input) => Promise<TextsView>,
) {
  const client = useQueryClient();
  const takeBack = async (call: Promise<TextsView>) => {
    try {
      client.setQueryData(queryKey, await call);
    } catch (error) {
      sayFailed('That wasn’t undone', error);
    }
  };
  const changing = useMutation({
    mutationFn: change,
    onSuccess: (view, input) => {
      client.setQueryData(queryKey, view);
      toast({
        title: done,
        ...(undo && { action: { label: 'Undo', onPress: () => void takeBack(undo(input)) } }),
      });
    },
    // Perhaps it was changed elsewhere.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    ...changing,
    failure: changing.error && sentenceOf(changing.error, 'We couldn’t do that. Please try again.'),
  };
}
