import type { RenewalsView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { useMay } from '../../../shared/business/use-may';
import { monthDay } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { AnswerRenewal } from './answer-renewal';
import { VENDOR_SHARES } from './vendor-shares';

type Member = RenewalsView['members'][number];

function Answer({ member: { state, isKept } }: { member: Member }) {
  if (state === 'yes') return <Badge>Yes</Badge>;
  if (state === 'no') return <Badge tone="plain">No</Badge>;
  if (state === 'asked' && !isKept) return <Badge tone="sun">No place kept</Badge>;
  return <Badge tone="outline">No answer</Badge>;
}

/** Without an account, they tell their farm. */
const isToAnswer = ({ isEntered, isKept, state }: Member): boolean =>
  isEntered && ((state === 'asked' && isKept) || state === 'no');

/** What the members of the last season said. */
export function Renewals({ id }: { id: number }) {
  const { may } = useMay();
  const address = `${VENDOR_SHARES}/${id}/renewals`;
  const { data, error, refetch } = useQuery(apiQuery<RenewalsView>(address));
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the renewals." error={error} onRetry={refetch} />;
  if (!data || data.members.length === 0) return null;
  const { yes, no, unanswered, until, payments, members } = data;
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
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <Answer member={member} />
                {may('refund') && isToAnswer(member) && (
                  <AnswerRenewal list={address} member={member} payments={payments} />
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
