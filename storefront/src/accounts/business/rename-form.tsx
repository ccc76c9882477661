import { MAX_BUSINESS_NAME } from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessView } from '@farmgate/backend/contract/accounts/businesses';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { MeanwhileNote } from '../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { businessQuery, ownBusinessesQuery, renameBusiness } from './business-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/businesses').then((module) => module.BusinessRequest),
);

const LABELS = { name: 'What you call the business' };
const valuesOf = ({ name }: Pick<BusinessView, 'name'>) => ({ name });

/** What the people of the business call it. Farm pages and the vendor's page have names of their own. */
export function RenameForm({ business }: { business: BusinessView }) {
  const { id } = business;
  const client = useQueryClient();
  const form = useKeptForm({
    schema,
    values: valuesOf(business),
    record: {
      first: business,
      valuesOf,
      load: () => client.fetchQuery({ ...businessQuery(id), staleTime: 0 }),
    },
    send: ({ name }, { seen }) =>
      renameBusiness(id, { name, was: seen?.name === name ? {} : { name: seen?.name } }),
    onSent: (view, { restart }) => {
      restart(view);
      client.setQueryData(businessQuery(id).queryKey, view);
      void client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey });
      toast({ title: 'Name saved' });
    },
    failed: 'We couldn’t save the name. Please try again.',
  });
  return (
    <section aria-labelledby="name" className="flex flex-col gap-4">
      <h2 id="name" className="text-xl">
        Name
      </h2>
      <Form of={form} aria-labelledby="name" className="flex max-w-xl flex-col gap-4">
        <FormFailure of={form} />
        <TextField
          label={LABELS.name}
          help="In invitations and on this page. Your farm pages and your vendor page keep their own names."
          maxLength={MAX_BUSINESS_NAME}
          readOnly={form.isPending}
          {...form.field('name')}
        />
        <MeanwhileNote of={form} labels={LABELS} />
        <Button
          type="submit"
          look="secondary"
          className="self-start"
          pendingLabel={form.isPending && 'Saving...'}
        >
          Save name
        </Button>
      </Form>
    </section>
  );
}
