import type {
  CustomerImportUndone,
  CustomerImportView,
} from '@farmgate/backend/contract/marketplace/customer-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { formatMoment } from '../../../lib/format/format-moment';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { CUSTOMERS, refreshCustomers } from './customers-address';

const IMPORTS = `${CUSTOMERS}/imports`;
const importsQuery = () => ({ ...apiQuery<CustomerImportView[]>(IMPORTS), staleTime: 0 });

/** @returns "12 added, 3 changed, 2 hours ago" */
function importedText({ importedAt, created, updated }: CustomerImportView): string {
  const parts = [created > 0 && `${created} added`, updated > 0 && `${updated} changed`].filter(Boolean);
  return [...parts, formatMoment(importedAt, new Date())].join(', ');
}

/** Imports of the last day, each with what takes it back. */
export function UndoCustomers({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { data: imports = [], error } = useQuery(importsQuery());
  const undoing = useMutation({
    mutationFn: (id: number) => callJson<CustomerImportUndone>(`${IMPORTS}/${id}/undo`, { method: 'POST' }),
    onSuccess: ({ removed, restored }) => {
      onDone();
      toast({
        title: 'Import undone',
        description: `${countOf(removed, 'customer')} removed, ${restored} changed back.`,
      });
      void refreshCustomers(client);
    },
  });
  const failure = undoing.error ?? (imports.length === 0 ? error : null);
  if (imports.length === 0 && !failure) return null;
  return (
    <section aria-label="Recent imports" className="flex flex-col gap-2">
      {failure && (
        <FormFailure>{sentenceOf(failure, 'We couldn’t load or undo your imports. Try again.')}</FormFailure>
      )}
      {imports.length > 0 && <h3 className="text-sm font-semibold">Imported in the last day</h3>}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line empty:hidden">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <p className="text-sm">{importedText(one)}</p>
            <Button
              look="secondary"
              size="sm"
              pendingLabel={undoing.isPending && undoing.variables === one.id && 'Undoing...'}
              onClick={() => undoing.mutate(one.id)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
      {imports.length > 0 && (
        <p className="text-xs text-soft">
          Customers that a later file changed stay. Orders are never touched.
        </p>
      )}
    </section>
  );
}
