import type {
  MemberImportUndone,
  MemberImportView,
} from '@farmgate/backend/contract/marketplace/shares/member-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../../lib/api/api';
import { apiQuery } from '../../../../lib/api/queries';
import { countOf } from '../../../../lib/format/format';
import { formatMoment } from '../../../../lib/format/format-moment';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { refreshVendor } from '../../vendor-queries';
import { VENDOR_SHARES, membersAddress } from '../vendor-shares';
import { EmailMembers } from './email-members';

const importsAddress = (id: string) => `${membersAddress(id)}/imports`;

function Import({ of, id, onDone }: { of: MemberImportView; id: string; onDone: () => void }) {
  const { members, emails, importedAt, emailedAt } = of;
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => callJson<MemberImportUndone>(`${importsAddress(id)}/${of.id}/undo`, { method: 'POST' }),
    onSuccess: ({ removed, kept }) => {
      onDone();
      const stay = kept > 0 ? ` ${kept} changed since then and stay.` : '';
      toast({ title: 'Import undone', description: `${countOf(removed, 'member')} removed.${stay}` });
      return refreshVendor(client, VENDOR_SHARES);
    },
  });
  const failure = undoing.error;
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <p className="text-sm">
        {countOf(members, 'member')} added, {formatMoment(importedAt, new Date())}
        {emailedAt !== null && ', emailed'}
      </p>
      <div className="flex flex-wrap gap-3">
        {emails > 0 && emailedAt === null && (
          <EmailMembers address={`${importsAddress(id)}/${of.id}/email`} count={emails} />
        )}
        <Button
          look="secondary"
          size="sm"
          pendingLabel={undoing.isPending && 'Undoing...'}
          onClick={() => undoing.mutate()}
        >
          Undo import
        </Button>
      </div>
      {failure && <FormFailure>{sentenceOf(failure, 'That didn’t work. Please try again.')}</FormFailure>}
    </li>
  );
}

/** Imports of the last day: each can be emailed to its members once, and taken back. */
export function RecentImports({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: imports = [] } = useQuery({
    ...apiQuery<MemberImportView[]>(importsAddress(id)),
    staleTime: 0,
  });
  if (imports.length === 0) return null;
  return (
    <section aria-label="Recent imports" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">Imported in the last day</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {imports.map((one) => (
          <Import key={one.id} of={one} id={id} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}
