import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { WaitingLineView } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { useMay } from '../../../shared/business/use-may';
import { monthDay } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { whyRefused } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES } from './vendor-shares';

type Person = WaitingLineView['line'][number];

function OfferButton({ address, person }: { address: string; person: Person }) {
  const client = useQueryClient();
  const offer = useMutation({
    mutationFn: () =>
      callJson<WaitingLineView>(`${address}/${person.id}/offer`, { method: 'POST', body: {} }),
    onSuccess: async (line) => {
      client.setQueryData([address], line);
      toast({ title: 'Place offered', description: 'We emailed them.' });
      await refreshVendor(client, VENDOR_SHARES);
    },
  });
  return (
    <ConfirmButton
      label="Offer a place"
      size="sm"
      look="secondary"
      title={`Offer ${person.name} a place?`}
      confirmLabel="Offer a place"
      pendingLabel={offer.isPending && 'Offering...'}
      failure={offer.error && whyRefused(offer.error)}
      onOpen={() => offer.reset()}
      onConfirm={() => offer.mutate()}
    >
      If a place is free, we’ll email them and keep it for them for 48 hours, even if others asked before. We
      offer free places to the first in line by ourselves.
    </ConfirmButton>
  );
}

/** Who waits for a place, and how many by size and pickup. */
export function WaitingLine({ id }: { id: number }) {
  const { may } = useMay();
  const address = `${VENDOR_SHARES}/${id}/waits`;
  const { data, error, refetch } = useQuery(apiQuery<WaitingLineView>(address));
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the waiting list." error={error} onRetry={refetch} />;
  if (!data || data.line.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="flex max-w-3xl flex-col gap-3">
      <h2 id="waiting" className="text-xl">
        Waiting list
      </h2>
      <ul className="flex flex-wrap gap-2 text-sm">
        {data.counts.map(({ sizeName, siteName, waiting, offered }) => (
          <li key={`${sizeName} ${siteName}`} className="rounded-full bg-sunk px-3 py-1">
            {sizeName} at {siteName}: {waiting} waiting{offered > 0 && `, ${offered} offered`}
          </li>
        ))}
      </ul>
      <Card>
        <ol className="divide-y divide-line">
          {data.line.map((person) => (
            <li
              key={person.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{person.name}</p>
                <p className="text-sm text-soft wrap-anywhere">
                  {person.quantity > 1 && `${person.quantity} × `}
                  {person.sizeName}
                  {person.half && `, ${person.half}`} at {person.siteName} · since {monthDay(person.askedOn)}{' '}
                  ·{' '}
                  <a className="link" href={`mailto:${person.email}`}>
                    {person.email}
                  </a>
                </p>
              </div>
              {person.offeredUntil ? (
                <Badge tone="sun">Offered until {cutoffText(person.offeredUntil, person.timeZone)}</Badge>
              ) : (
                may('refund') && <OfferButton address={address} person={person} />
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
