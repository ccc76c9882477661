import { BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import type { OwnBusinesses } from '@farmgate/backend/contract/accounts/businesses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { chooseBusiness, ownBusinessesQuery } from './business-queries';

/** Whoever works for several chooses which one the dashboards show. */
export function BusinessChoice({ list }: { list: OwnBusinesses }) {
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: chooseBusiness,
    onSuccess: async (chosen) => {
      // Everything else that is known was of the other one.
      await client.resetQueries();
      client.setQueryData(ownBusinessesQuery().queryKey, chosen);
      toast({ title: `You’re working for ${chosen[0]?.name ?? ''}` });
    },
  });
  return (
    <fieldset className="flex max-w-2xl flex-col gap-3">
      <legend className="mb-3 font-semibold">You’re working for</legend>
      {list.map(({ id, name, role, isCurrent }) => (
        <label
          key={id}
          className="flex cursor-pointer items-center gap-3 rounded-card border border-line bg-card p-4"
        >
          <input
            type="radio"
            name="business"
            className="size-5 accent-leaf"
            checked={isCurrent}
            disabled={choosing.isPending}
            onChange={() => choosing.mutate(id)}
          />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-soft">{BUSINESS_ROLE_LABELS[role]}</span>
          </span>
        </label>
      ))}
      {choosing.error && (
        <FormFailure>{sentenceOf(choosing.error, 'We couldn’t do that. Please try again.')}</FormFailure>
      )}
    </fieldset>
  );
}
