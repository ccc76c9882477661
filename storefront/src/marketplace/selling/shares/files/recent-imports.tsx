import type {
  MemberImportEmailed,
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

const importsAddress = (id: string) => `${membersAddress(id)}/imports`;

/** What a press on an import does. */
function usePress<Answer>(id: string, what: 'undo' | 'email', onPressed: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: number) =>
      callJson<Answer>(`${importsAddress(id)}/${importId}/${what}`, { method: 'POST' }),
    onSuccess: (answer) => {
      onPressed(answer);
      return refreshVendor(client, VENDOR_SHARES);
    },
  });
}

function Import({ of, id, onDone }: { of: MemberImportView; id: string; onDone: () => void }) {
  const { members, emails, importedAt, emailedAt } = of;
  const undoing = usePress<MemberImportUndone>(id, 'undo', ({ removed, kept }) => {
    onDone();
    const stay = kept > 0 ? ` ${kept} changed since then and stay.` : '';
    toast({ title: 'Import undone', description: `${countOf(removed, 'member')} removed.${stay}` });
  });
  const emailing = usePress<MemberImportEmailed>(id, 'email', ({ emails: sent }) =>
    toast({ title: `${countOf(sent, 'email')} on the way` }),
  );
  const failure = undoing.error ?? emailing.error;
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <p className="text-sm">
        {countOf(members, 'member')} added, {formatMoment(importedAt, new Date())}
        {emailedAt !== null && ', emailed'}
      </p>
      <div className="flex flex-wrap gap-3">
        {emails > 0 && emailedAt === null && (
          <Button
            look="secondary"
            size="sm"
            pendingLabel={emailing.isPending && 'Emailing...'}
            onClick={() => emailing.mutate(of.id)}
          >
            Email {countOf(emails, 'member')}
          </Button>
        )}
        <Button
          look="secondary"
          size="sm"
          pendingLabel={undoing.isPending && 'Undoing...'}
          onClick={() => undoing.mutate(of.id)}
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
      <p className="text-xs text-soft">
        The email says what each member has, when and where to pick up, and what is due.
      </p>
    </section>
  );
}
