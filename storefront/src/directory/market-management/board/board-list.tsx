import type { BoardEntry, BoardGroup, MarketBoard } from '@farmgate/backend/contract/directory/market-board';
import { formatPhone } from '../../../lib/format/format';
import { formatMoment } from '../../../lib/format/format-moment';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/navigation/link';

const GROUPS: readonly { group: BoardGroup; title: string }[] = [
  { group: 'coming', title: 'Coming' },
  { group: 'not_answered', title: 'Not answered' },
  { group: 'not_coming', title: 'Not coming' },
];

function Entry({ entry }: { entry: BoardEntry }) {
  const { name, path, stall, answer, comesEveryDay, brings, note, phone, email, group, askedAt } = entry;
  return (
    <li className="flex flex-col gap-0.5 py-2.5 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {path ? (
          <Link to={path} className="link font-semibold">
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="text-sm text-soft">{stall ? `Stall ${stall}` : 'No stall yet'}</span>
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
    </li>
  );
}

/** Those on the roster by what they answered; groups that have nobody are left out. */
export function BoardList({ board: { entries } }: { board: MarketBoard }) {
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
                <Entry key={entry.memberId} entry={entry} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
