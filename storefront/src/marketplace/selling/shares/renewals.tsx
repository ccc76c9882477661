import type { RenewalsView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { monthDay } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { VENDOR_SHARES } from './vendor-shares';

type Member = RenewalsView['members'][number];

function Answer({ member: { state, isKept } }: { member: Member }) {
  if (state === 'yes') return <Badge>Yes</Badge>;
  if (state === 'no') return <Badge tone="plain">No</Badge>;
  if (state === 'asked' && !isKept) return <Badge tone="sun">No place kept</Badge>;
  return <Badge tone="outline">No answer</Badge>;
}

/** What the members of the last season said. */
export function Renewals({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(apiQuery<RenewalsView>(`${VENDOR_SHARES}/${id}/renewals`));
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the renewals." error={error} onRetry={refetch} />;
  if (!data || data.members.length === 0) return null;
  const { yes, no, unanswered, until, members } = data;
  return (
    <section aria-labelledby="renewals" className="flex max-w-3xl flex-col gap-3">
      <h2 id="renewals" className="text-xl">
        Last season’s members
      </h2>
      <p className="text-sm text-soft">
        {yes} yes, {no} no, {unanswered} without an answer.
        {until && ` Places are kept through ${monthDay(until)}.`}
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li
              key={member.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{member.name}</p>
                <p className="text-sm text-soft wrap-anywhere">
                  {member.sizeName} at {member.siteName}
                  {member.email && (
                    <>
                      {' · '}
                      <a className="link" href={`mailto:${member.email}`}>
                        {member.email}
                      </a>
                    </>
                  )}
                </p>
              </div>
              <Answer member={member} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
