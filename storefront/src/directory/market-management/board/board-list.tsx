import type { BoardEntry, BoardGroup, MarketBoard } from '@farmgate/backend/contract/directory/market-board';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';
import { formatPhone } from '../../../lib/format/format';
import { formatMoment } from '../../../lib/format/format-moment';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SellerName } from '../../market-days/seller-name';
import { StallLink } from '../../market-days/stall-link';
import { FeeButton, type FeeButtonProps } from './fee-button';
import { useAnswerFor } from './use-answer-for';

const GROUPS: readonly { group: BoardGroup; title: string }[] = [
  { group: 'coming', title: 'Coming' },
  { group: 'not_answered', title: 'Not answered' },
  { group: 'not_coming', title: 'Not coming' },
];

type Answering = ReturnType<typeof useAnswerFor>;

/** For those who called, and for those who aren't on Farmgate. */
function Answers({ entry: { memberId, name }, answering }: { entry: BoardEntry; answering: Answering }) {
  const sent = answering.isPending ? answering.variables : null;
  return (
    <p className="flex flex-wrap gap-2 pt-1">
      {(['coming', 'not_coming'] as const).map((answer) => (
        <Button
          key={answer}
          size="sm"
          look="secondary"
          disabled={sent?.memberId === memberId}
          pendingLabel={sent?.memberId === memberId && sent.answer === answer && 'Saving...'}
          onClick={() => answering.mutate({ memberId, name, answer })}
        >
          {answer === 'coming' ? 'Coming' : 'Not coming'}
          <span className="sr-only">, {name}</span>
        </Button>
      ))}
    </p>
  );
}

interface EntryProps extends FeeButtonProps {
  answering: Answering | null;
  map: StallMapView | null;
}

function Entry({ entry, answering, map, ...day }: EntryProps) {
  const { name, path, stall, answer, comesEveryDay, brings, note, phone, email, group, askedAt } = entry;
  return (
    <li className="flex flex-col gap-0.5 py-2.5 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SellerName name={name} path={path} />
        {stall ? (
          <StallLink stall={stall} map={map} />
        ) : (
          <span className="text-sm text-soft">No stall yet</span>
        )}
        {answer === 'sold_out' && <Badge tone="clay">Sold out</Badge>}
        {answer === null && comesEveryDay && <Badge>Every market day</Badge>}
      </p>
      {brings.length > 0 && <p className="text-sm">{brings.join(', ')}</p>}
      {note && <p className="text-sm text-soft">{note}</p>}
      {(phone || email) && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {phone && (
            <a href={`tel:${phone}`} className="link hit">
              {formatPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="link hit">
              {email}
            </a>
          )}
        </p>
      )}
      {group === 'not_answered' && askedAt && (
        <p className="text-sm text-soft">Asked by email {formatMoment(askedAt, new Date())}</p>
      )}
      {group === 'not_answered' && answering && <Answers entry={entry} answering={answering} />}
      {(group !== 'not_coming' || entry.fee) && <FeeButton entry={entry} {...day} />}
    </li>
  );
}

/** Those on the roster by what they answered; groups that have nobody are left out. */
export function BoardList({
  market: { id: marketId, stallMap },
  board: { entries, day },
  isAhead,
}: {
  market: ManagedMarket;
  board: MarketBoard;
  isAhead: boolean;
}) {
  const answering = useAnswerFor(marketId, day.id);
  if (entries.length === 0) {
    return (
      <p className="rounded-card bg-sunk p-4">
        No one’s on the roster yet.{' '}
        <a href="#roster" className="link">
          Add vendors and farms
        </a>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5 print:hidden">
      {GROUPS.map(({ group, title }) => {
        const those = entries.filter((entry) => entry.group === group);
        if (those.length === 0) return null;
        const id = `board-${group}`;
        return (
          <div key={group} className="flex flex-col gap-1">
            <h3 id={id} className="text-base font-semibold">
              {title} <span className="font-normal text-soft">({those.length})</span>
            </h3>
            <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
              {those.map((entry) => (
                <Entry
                  key={entry.memberId}
                  {...{ marketId, entry }}
                  date={day.date}
                  map={stallMap}
                  answering={isAhead ? answering : null}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
