import type { TextsView } from '@farmgate/backend/contract/following/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { textsQuery } from '../../lib/texting/texts-query';
import { toast } from '../../ui/dialogs/toast';

const { queryKey } = textsQuery();

/** Changes something about texting, and shows what it is like then. @param done what the message says */
export function useTextsChange<Input>(change: (input: Input) => Promise<TextsView>, done: string) {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      client.setQueryData(queryKey, view);
      toast({ title: done });
    },
    // Perhaps it was changed elsewhere.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    ...changing,
    failure: changing.error && sentenceOf(changing.error, 'We couldn’t do that. Please try again.'),
  };
}
