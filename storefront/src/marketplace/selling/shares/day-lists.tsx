import type {
  MissingContentView,
  ShareContentsView,
  ShareDayDetails,
} from '@farmgate/backend/contract/marketplace/shares/share-days';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { whyRefused } from '../sending';
import { BOX_STATE_LABELS } from './day-words';
import { contentsQuery, harvestQuery } from './vendor-shares';

const cell = 'px-4 py-2.5 text-left align-top first:pl-4 sm:first:pl-5';

/** How many boxes to pack, by size and site, and for whom. */
export function DayPacking({ day: { packing, list } }: { day: ShareDayDetails }) {
  if (list.length === 0) return <p className="text-soft">No boxes for this day yet.</p>;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">Boxes to pack by size and site</caption>
          <thead className="border-b border-line bg-sunk">
            <tr>
              <th className={cell}>Size</th>
              <th className={cell}>Site</th>
              <th className={`${cell} text-right`}>Boxes</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {packing.map(({ sizeName, siteName, boxes }) => (
              <tr key={`${sizeName} ${siteName}`}>
                <td className={cell}>{sizeName}</td>
                <td className={`${cell} wrap-anywhere`}>{siteName}</td>
                <td className={`${cell} text-right font-semibold`}>{boxes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <section aria-labelledby="for-whom" className="flex flex-col gap-3">
        <h2 id="for-whom" className="text-lg">
          For whom
        </h2>
        <Card>
          <ul className="divide-y divide-line">
            {list.map(({ id, memberName, sizeName, quantity, siteName, state }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 text-sm sm:px-5"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{memberName}</span>
                  <span className="block text-soft">
                    {quantity > 1 && `${quantity} × `}
                    {sizeName}, {siteName}
                  </span>
                </span>
                {state !== 'promised' && (
                  <Badge tone={state === 'packed' || state === 'handed' ? 'leaf' : 'plain'}>
                    {BOX_STATE_LABELS[state]}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}

interface OfDay {
  id: string;
  dateId: string;
}

/** Contents times boxes. */
export function DayHarvest({ id, dateId }: OfDay) {
  const { data, error, refetch } = useQuery(harvestQuery(id, dateId));
  if (!data) {
    if (!error) return <RowsSkeleton label="Loading the harvest list..." />;
    return <CouldNotLoad title="We couldn’t load the harvest list." error={error} onRetry={refetch} />;
  }
  if (data.length === 0)
    return <p className="text-soft">Enter what’s in the boxes under Contents, and it’s added up here.</p>;
  return (
    <Card className="max-w-3xl">
      <ul className="divide-y divide-line">
        {data.map(({ name, parts, boxes, missing }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 p-4 text-sm sm:px-5">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-right tabular-nums">
              {parts.map((part) => (
                <span key={part.quantity} className="block">
                  {part.boxes} × {part.quantity}
                </span>
              ))}
              <span className="block text-soft">{countOf(boxes, 'box', 'boxes')}</span>
              {missing !== undefined && <span className="block font-semibold">{missing} short</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ContentLine = ShareContentsView['items'][number];

function MissingLine({ id, dateId, line, sizeName }: OfDay & { line: ContentLine; sizeName: string }) {
  const client = useQueryClient();
  const { queryKey } = contentsQuery(id, dateId);
  const missing = useMutation({
    mutationFn: () =>
      callJson<MissingContentView>(`${String(queryKey[0])}/${line.id}/missing`, { method: 'POST', body: {} }),
    onSuccess: ({ members, credit }) => {
      toast({
        title: 'Credit given',
        description: `${amountText(credit)} to ${countOf(members, 'member')}.`,
      });
      return client.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm sm:px-5">
      <span className="min-w-0 wrap-anywhere">
        {line.name} ({line.quantity}), {sizeName}
      </span>
      {line.isMissing ? (
        <Badge tone="plain">Missing, credit given</Badge>
      ) : (
        <ConfirmButton
          size="sm"
          label="It was missing"
          about={`${line.name}, ${sizeName}`}
          title={`Was ${line.name} missing?`}
          confirmLabel="Give credit"
          pendingLabel={missing.isPending && 'Giving credit...'}
          failure={missing.error && whyRefused(missing.error)}
          onOpen={() => missing.reset()}
          onConfirm={() => missing.mutate()}
        >
          Each member whose box it should have been in gets farm credit for its part of the price. You can’t
          undo this.
        </ConfirmButton>
      )}
    </li>
  );
}

interface MissingProps extends OfDay {
  items: readonly ContentLine[];
  sizes: SharePlanView['sizes'];
}

/** What of a day's boxes was missing in the end, for credit. */
export function DayMissing({ id, dateId, items, sizes }: MissingProps) {
  const { may } = useMay();
  if (items.length === 0 || !may('refund')) return null;
  return (
    <section aria-labelledby="missing" className="flex max-w-3xl flex-col gap-3">
      <h2 id="missing" className="text-lg">
        Something wasn’t there?
      </h2>
      <p className="text-sm text-soft">
        Enter what each line is worth first. Members get credit for that part of the price.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((line) => (
            <MissingLine
              key={line.id}
              id={id}
              dateId={dateId}
              line={line}
              sizeName={sizes.find((size) => size.id === line.sizeId)?.name ?? ''}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
