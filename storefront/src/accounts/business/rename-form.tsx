import { MAX_BUSINESS_NAME } from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessRequest, BusinessView } from '@farmgate/backend/contract/accounts/businesses';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { lazyCheck } from '../../lib/forms/lazy-check';
import { useCallForm } from '../../lib/forms/use-call-form';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/forms/field';
import { FormFailure } from '../../ui/forms/form-failure';
import { businessQuery, ownBusinessesQuery, renameBusiness } from './business-queries';

const check = lazyCheck<BusinessRequest, BusinessRequest>(() =>
  import('./business-checks').then((module) => module.businessResolver),
);

/** What the people of the business call it. Farm pages and the vendor's page have names of their own. */
export function RenameForm({ business: { id, name } }: { business: BusinessView }) {
  const client = useQueryClient();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { name },
    send: (body: BusinessRequest) => renameBusiness(id, body),
    onSent: (view) => {
      client.setQueryData(businessQuery(id).queryKey, view);
      void client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey });
      toast({ title: 'Name saved' });
    },
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
          label="What you call the business"
          help="In invitations and on this page. Your farm pages and your vendor page keep their own names."
          maxLength={MAX_BUSINESS_NAME}
          readOnly={isPending}
          error={errorOf('name')}
          {...form.register('name')}
        />
        <Button type="submit" look="secondary" className="self-start" pendingLabel={isPending && 'Saving...'}>
          Save name
        </Button>
      </form>
    </section>
  );
}
