import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { type ReactNode, useId } from 'react';
import { UGC_REL, formatPhone, phoneHref, webAddress } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import type { SavedThing } from '../../lib/saved/device-list';
import { CategoryArt } from '../../ui/art/category-art';
import { PlaceThumbnail } from '../../ui/art/place/place-thumbnail';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DemonstrationMark } from '../../ui/demonstration-mark';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/pictures/picture';

function Thumbnail({ card }: { card: SavedCard }) {
  const { key, name, category, place } = card;
  const drawing = place ? (
    <PlaceThumbnail
      latitude={place.latitude}
      longitude={place.longitude}
      state={place.state}
      kind={place.kind ?? 'on_farm_market'}
      seed={key}
    />
  ) : (
    <CategoryArt category={category ?? 'other'} seed={Number(key.split('-')[1])} name={name} />
  );
  return (
    <div className="thumbnail">
      <Picture address={pictureAddress(card.imageUrl)} alt="" sizes="7rem" otherwise={drawing} />
      {card.isDemonstration && <DemonstrationMark />}
    </div>
  );
}

function Way({
  href,
  rel,
  label,
  children,
}: {
  href: string;
  rel?: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <a href={href} rel={rel} aria-label={label} className="link hit relative z-10 text-sm">
      {children}
    </a>
  );
}

/** How to reach what has no page of its own. */
function Ways({ card: { name, place, phone, website } }: { card: SavedCard }) {
  const site = webAddress(website);
  const query = encodeURIComponent(place?.address.trim() || name);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {phone && (
        <Way href={phoneHref(phone)} label={`Call ${name}`}>
          {formatPhone(phone)}
        </Way>
      )}
      <Way
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        rel="noopener"
        label={`Directions to ${name}`}
      >
        Directions
      </Way>
      {site && (
        <Way href={site} rel={UGC_REL} label={`Website of ${name}`}>
          Website
        </Way>
      )}
    </div>
  );
}

interface ItemProps<Thing> {
  card: Thing;
  onRemove: (thing: SavedThing) => void;
}

/** Something saved that everyone may see. All of it is one link, where it has a page. */
export function SavedItemCard({ card, onRemove }: ItemProps<SavedCard>) {
  const { key, name, path, line, fact } = card;
  const heading = useId();
  return (
    <li>
      <Card isLink={path !== null} className="h-full">
        <article aria-labelledby={heading} className="flex h-full gap-4 p-3">
          <div className="w-24 shrink-0 self-start rounded-control sm:w-32 print:hidden">
            <Thumbnail card={card} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <div className="flex items-start justify-between gap-2">
              <h3 id={heading} className="line-clamp-2 pt-1 text-lg leading-snug wrap-anywhere">
                {path === null ? (
                  name
                ) : (
                  <Link to={path} className="cover hover:text-leaf">
                    {name}
                  </Link>
                )}
              </h3>
              <IconButton
                label={`Remove ${name}`}
                title="Remove from saved"
                icon={<Icon name="heart-filled" className="size-5 text-clay" />}
                className="relative z-10 -mt-1 -mr-1"
                onClick={() => onRemove({ key, name })}
              />
            </div>
            <p className="text-sm text-soft wrap-anywhere">{line || 'Address not listed'}</p>
            {fact && <p className="text-sm font-semibold wrap-anywhere">{fact}</p>}
            {card.place && path === null && <Ways card={card} />}
          </div>
        </article>
      </Card>
    </li>
  );
}

/** Something saved that was deleted or is not shown at the moment. */
export function GoneItem({ thing, onRemove }: { thing: SavedThing; onRemove: (thing: SavedThing) => void }) {
  return (
    <li>
      <div className="flex h-full items-center justify-between gap-4 rounded-card border border-dashed border-edge px-4 py-3">
        <p className="min-w-0 text-soft wrap-anywhere">{thing.name}</p>
        <Button look="quiet" size="sm" aria-label={`Remove ${thing.name}`} onClick={() => onRemove(thing)}>
          Remove
        </Button>
      </div>
    </li>
  );
}
