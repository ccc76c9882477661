import type { LineUpEntry, Presence } from '@farmgate/backend/contract/directory/line-up';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';
import { Badge } from '../../ui/badge';
import { SellerName } from './seller-name';
import { StallLink } from './stall-link';

/** What those who said so are never mixed with: those of whom nobody knows. */
const GROUPS: readonly { presences: readonly Presence[]; title: string }[] = [
  { presences: ['coming', 'sold_out'], title: 'Coming' },
  { presences: ['usual'], title: 'Usually there' },
  { presences: ['not_coming'], title: 'Not coming' },
];

interface EntryProps {
  entry: LineUpEntry;
  map: StallMapView | null;
}

function Entry({ entry: { name, path, stall, brings, note, presence }, map }: EntryProps) {
  return (
    <li className="flex flex-col gap-0.5 py-2.5 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SellerName name={name} path={path} />
        {stall && <StallLink stall={stall} map={map} />}
        {presence === 'sold_out' && <Badge tone="clay">Sold out</Badge>}
      </p>
      {brings.length > 0 && <p className="text-sm">{brings.join(', ')}</p>}
      {note && <p className="text-sm text-soft">{note}</p>}
    </li>
  );
}

/** Who is at a market on one day: who said so, who usually is, and who said that they are not. */
export function LineUpList({
  entries,
  heading: Heading,
  map = null,
}: {
  entries: readonly LineUpEntry[];
  heading: 'h3' | 'h4';
  /** Of the market, where it is on the same page. */
  map?: StallMapView | null;
}) {
  return GROUPS.map(({ presences, title }) => {
    const those = entries.filter(({ presence }) => presences.includes(presence));
    if (those.length === 0) return null;
    return (
      <div key={title} className="flex flex-col gap-1">
        <Heading className="text-sm font-semibold text-soft">{title}</Heading>
        <ul className="divide-y divide-line">
          {those.map((entry) => (
            <Entry key={entry.memberId} entry={entry} map={map} />
          ))}
        </ul>
      </div>
    );
  });
}
