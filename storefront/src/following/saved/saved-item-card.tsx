import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { FieldBadges } from '../../shared/field-status/field-badge';
import type { SavedThing } from '../../shared/saved/device-list';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { CardThumbnail } from '../../ui/pictures/card-thumbnail';

interface ItemProps {
  card: SavedCard;
  onRemove: () => void;
  /** Its alerts; undefined where there is nothing to be told about. */
  alerts: { isOn: boolean; onPress: () => void } | undefined;
}

/** Something saved that everyone may see. All of it is one link, but for its heart and its alerts. */
export function SavedItemCard({ card, onRemove, alerts }: ItemProps) {
  const { name, path, line, fact } = card;
  const heading = useId();
  return (
    <li>
      <Card isLink className="h-full">
        <article aria-labelledby={heading} className="flex h-full gap-4 p-3">
          <div className="w-24 max-w-1/3 shrink-0 self-start rounded-control sm:w-32 print:hidden">
            <CardThumbnail card={card} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <div className="flex items-start justify-between gap-2">
              <h3 id={heading} className="line-clamp-2 pt-1 text-lg leading-snug wrap-anywhere">
                <Link to={path} className="cover hover:text-leaf">
                  {name}
                </Link>
              </h3>
              <IconButton
                label={`Remove ${name}`}
                title="Remove from saved"
                icon={<Icon name="heart-filled" className="size-5 text-clay" />}
                className="relative z-10 -mt-1 -mr-1"
                onClick={onRemove}
              />
            </div>
            <p className="text-sm text-soft wrap-anywhere">{line || 'Address not listed'}</p>
            {fact && <p className="text-sm font-semibold wrap-anywhere">{fact}</p>}
            <FieldBadges of={card.fieldStatus} />
            {alerts && (
              <button
                type="button"
                aria-pressed={alerts.isOn}
                aria-label={`Alerts for ${name}`}
                className="relative z-10 -ml-1 inline-flex min-h-11 items-center gap-1.5 self-start px-1 text-sm font-semibold text-leaf hover:underline print:hidden"
                onClick={alerts.onPress}
              >
                {alerts.isOn ? (
                  <BellRing aria-hidden size={18} className="fill-current" />
                ) : (
                  <Icon name="bell" className="size-4.5" />
                )}
                {alerts.isOn ? 'Alerts on' : 'Alert me'}
              </button>
            )}
          </div>
        </article>
      </Card>
    </li>
  );
}

/** Something saved that was deleted or is not shown at the moment. */
export function GoneItem({ thing, onRemove }: { thing: SavedThing; onRemove: () => void }) {
  return (
    <li>
      <div className="flex h-full items-center justify-between gap-4 rounded-card border border-dashed border-edge px-4 py-3">
        <p className="min-w-0 text-soft wrap-anywhere">{thing.name}</p>
        <Button look="quiet" size="sm" aria-label={`Remove ${thing.name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
