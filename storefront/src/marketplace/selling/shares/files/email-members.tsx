import type {
  MemberImportEmailed,
  MemberImportEmails,
} from '@farmgate/backend/contract/marketplace/shares/member-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson, sentenceOf } from '../../../../lib/api/api';
import { apiQuery } from '../../../../lib/api/queries';
import { countOf } from '../../../../lib/format/format';
import { ConfirmButton } from '../../../../ui/dialogs/confirm-button';
import { toast } from '../../../../ui/dialogs/toast';
import { refreshVendor } from '../../vendor-queries';
import { VENDOR_SHARES } from '../vendor-shares';

/** Whom it goes to, and what the first of them gets. */
function Shown({ emails: { to, first } }: { emails: MemberImportEmails }) {
  if (first === null) return <p>No one in this import is left to email.</p>;
  const [{ name } = { name: '' }] = to;
  return (
    <div className="flex flex-col gap-4">
      <p>Each gets their own size, pickup and payments. We email them once.</p>
      <ul aria-label="Who gets it" className="flex max-h-40 flex-col gap-1 overflow-y-auto text-sm">
        {to.map((one) => (
          <li key={one.email + one.name} className="wrap-anywhere">
            {one.name} <span className="text-soft">{one.email}</span>
          </li>
        ))}
      </ul>
      <section
        aria-label={`What ${name} gets`}
        className="flex flex-col gap-2 rounded-card border border-line p-4 text-sm"
      >
        <h3 className="font-semibold wrap-anywhere">{first.subject}</h3>
        {first.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <dl className="flex flex-col gap-1">
          {first.facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Emails the members of an import, once the farm has seen what goes to whom. */
export function EmailMembers({ address, count }: { address: string; count: number }) {
  const client = useQueryClient();
  const [isOpened, setOpened] = useState(false);
  const emails = useQuery({ ...apiQuery<MemberImportEmails>(address), enabled: isOpened, staleTime: 0 });
  const sending = useMutation({
    mutationFn: () => callJson<MemberImportEmailed>(address, { method: 'POST' }),
    onSuccess: ({ emails: sent }) => {
      toast({ title: `${countOf(sent, 'email')} on the way` });
      return refreshVendor(client, VENDOR_SHARES);
    },
  });
  const { data } = emails;
  const failure = sending.error ?? emails.error;
  return (
    <ConfirmButton
      label={`Email ${countOf(count, 'member')}...`}
      size="sm"
      title={data ? `Email ${countOf(data.to.length, 'member')}?` : 'Email members?'}
      confirmLabel={data ? `Send ${countOf(data.to.length, 'email')}` : 'Send emails'}
      pendingLabel={(sending.isPending && 'Emailing...') || (!failure && emails.isFetching && 'Loading...')}
      failure={failure && sentenceOf(failure, 'That didn’t work. Please try again.')}
      onOpen={() => {
        sending.reset();
        if (isOpened) void emails.refetch();
        setOpened(true);
      }}
      onConfirm={() => (data ? sending.mutate() : void emails.refetch())}
    >
      {data ? <Shown emails={data} /> : !failure && 'Loading what they get...'}
    </ConfirmButton>
  );
}
