import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { businessQuery, ownBusinessesQuery } from './business-queries';

/**
 * Changes something about the people of a business, and shows what it is like afterwards.
 * @param done what the message says that it is done; null for none
 */
export function useBusinessChange<Input>(
  id: number,
  change: (input: Input) => Promise<unknown>,
  done: ((input: Input) => string) | null,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: businessQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey }),
    ]);
  const changing = useMutation({
    mutationFn: change,
    onSuccess: async (_answer, input) => {
      await refresh();
      if (done) toast({ title: done(input) });
      onDone?.();
    },
    // Perhaps somebody else has changed it.
    onError: () => void refresh(),
  });
  return {
    ...changing,
    failure: changing.error && sentenceOf(changing.error, 'We couldn’t do that. Please try again.'),
  };
}
