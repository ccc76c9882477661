import type { NearResult, NearType } from '@farmgate/backend/contract/marketplace/search-near';
import { useId } from 'react';
import { formatMiles } from '../../../lib/format/format';
import { FieldBadges } from '../../../shared/field-status/field-badge';
import { SaveButton } from '../../../shared/saved/save-button';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CardThumbnail } from '../../../ui/pictures/card-thumbnail';

const TYPES = {
  listing: { label: 'Listing', tone: 'leaf' },
  product: { label: 'Product', tone: 'clay' },
  farm: { label: 'Farm', tone: 'plain' },
  market: { label: 'Farmers market', tone: 'sun' },
} as const satisfies Record<NearType, object>;

/** How many of the things that a place sells its card names. */
const SELLS_SHOWN = 4;

/** "Eggs, Fresh Fruits, Honey, Milk and 3 more": what was searched for first. */
function sellsText(sells: readonly string[], search: string): string {
  const words = search.toLowerCase().split(/\s+/);
  const isAsked = (type: string) => words.some((word) => type.toLowerCase().includes(word));
  const sorted = [...sells.filter(isAsked), ...sells.filter((type) => !isAsked(type))];
  const shown = sorted.slice(0, SELLS_SHOWN).join(', ');
  return sells.length > SELLS_SHOWN ? `${shown} and ${sells.length - SELLS_SHOWN} more` : shown;
}

export interface NearCardProps {
  result: NearResult;
  /** What was searched for. */
  search: string;
  /** Its picture is above the fold. */
  eager: boolean;
}

/** A result of any kind, marked as what it is. All of it is one link. */
export function NearCard({ result, search, eager }: NearCardProps) {
  const { key, type, name, path, line, fact, sells, distanceMiles, isMention } = result;
  const heading = useId();
  const { label, tone } = TYPES[type];
  return (
    <Card isLink className="h-full">
      <article aria-labelledby={heading} className="near-card">
        <div>
          <CardThumbnail card={result} sells={sells} eager={eager} />
        </div>
        <div>
          <div className="near-card-top">
            <span className="badges">
              <Badge tone={tone}>{label}</Badge>
              {result.shopPath && <Badge>Shop online</Badge>}
              {result.sellsShares && <Badge>CSA shares</Badge>}
            </span>
            <span>
              {formatMiles(distanceMiles)}
              <SaveButton itemKey={key} name={name} className="relative z-10 -my-2 -mr-2" />
            </span>
          </div>
          <h3 id={heading}>
            <Link to={path} className="cover">
              {name}
            </Link>
          </h3>
          {fact && <p className="font-semibold">{fact}</p>}
          <FieldBadges of={result.fieldStatus} />
          <p className="line-clamp-2 text-soft">{line || 'Address not listed'}</p>
          {sells.length > 0 && <p>{`Sells ${sellsText(sells, search)}`}</p>}
          {isMention && <p className="text-soft">{`Only mentions “${search}”`}</p>}
        </div>
      </article>
    </Card>
  );
}
