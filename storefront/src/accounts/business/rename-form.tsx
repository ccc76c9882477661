import { MAX_BUSINESS_NAME } from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessRequest, BusinessView } from '@farmgate/backend/contract/accounts/businesses';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { MeanwhileNote } from '../../ui/forms/before/meanwhile-note';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { useFormMeanwhile } from '../../ui/forms/before/use-form-meanwhile';
import type { Meanwhile } from '../../ui/forms/before/use-meanwhile';
import { FormFailure } from '../../ui/forms/form-failure';
import { businessQuery, ownBusinessesQuery, renameBusiness } from './business-queries';

const check = lazyCheck<BusinessRequest, BusinessRequest>(() =>
  import('./business-checks').then((module) => module.businessResolver),
);

const LABELS = { name: 'What you call the business' };
const valuesOf = ({ name }: Pick<BusinessView, 'name'>) => ({ name });

/** What the people of the business call it. Farm pages and the vendor's page have names of their own. */
export function RenameForm({ business }: { business: BusinessView }) {
  const { id } = business;
  const client = useQueryClient();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: valuesOf(business),
    send: ({ name }: BusinessRequest) => {
      const seen = meanwhile.seen.current?.name;
      return renameBusiness(id, { name, was: seen === name ? {} : { name: seen } });
    },
    onFailed: (failed) => void meanwhile.onError(failed),
    onSent: (view) => {
      meanwhile.restart(view);
      form.reset(valuesOf(view));
      client.setQueryData(businessQuery(id).queryKey, view);
      void client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey });
      toast({ title: 'Name saved' });
    },
  });
  const meanwhile: Meanwhile<BusinessView> = useFormMeanwhile(form, {
    ...{ first: business, valuesOf },
    load: () => client.fetchQuery({ ...businessQuery(id), staleTime: 0 }),
  });
  return (
    <section aria-labelledby="name" className="flex flex-col gap-4">
      <h2 id="name" className="text-xl">
        Name
      </h2>
      <form noValidate onSubmit={submit} aria-labelledby="name" className="flex max-w-xl flex-col gap-4">
        {error && errorOf('name') === undefined && (
          <FormFailure>{sentenceOf(error, 'We couldn’t save the name. Please try again.')}</FormFailure>
        )}
        <TextField
          label={LABELS.name}
          help="In invitations and on this page. Your farm pages and your vendor page keep their own names."
          maxLength={MAX_BUSINESS_NAME}
          readOnly={isPending}
          error={errorOf('name')}
          {...form.register('name')}
        />
        <MeanwhileNote labels={LABELS} {...meanwhile} />
        <Button type="submit" look="secondary" className="self-start" pendingLabel={isPending && 'Saving...'}>
          Save name
        </Button>
      </form>
    </section>
  );
}
