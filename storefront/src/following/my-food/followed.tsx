import type { FollowView } from '@farmgate/backend/contract/following/follows';
import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { useQuery } from '@tanstack/react-query';
import { BellRing, Search } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { apiQuery } from '../../lib/api/queries';
import { FieldBadges } from '../../shared/field-status/field-badge';
import { type Follower, useFollowChange } from '../../shared/following/use-follows';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { CardThumbnail } from '../../ui/pictures/card-thumbnail';

const TITLES = ['Farms', 'Farmers markets', 'Products', 'Searches'] as const;

/** A farm that has no owner here is a place, too; its card says which it is. */
function titleOf({ kind }: FollowView, card: SavedCard | undefined): (typeof TITLES)[number] {
  if (kind === 'search') return 'Searches';
  if (kind === 'product') return 'Products';
  return kind === 'farm' || card?.group === 'farms' ? 'Farms' : 'Farmers markets';
}

const cardsQuery = (keys: readonly string[]) =>
  apiQuery<SavedCard[]>(`/api/favorites/cards?keys=${keys.join(',')}`);

/** @returns "strawberries within 25 miles of 33901" of a search */
export const lineOf = ({ search }: FollowView): string | null =>
  search && `Within ${search.miles} miles of ${search.zipCode}`;

interface ItemProps {
  follow: FollowView;
  card: SavedCard | undefined;
  onUnfollow: () => void;
}

function Item({ follow, card, onUnfollow }: ItemProps) {
  const heading = useId();
  const { name, path, search } = follow;
  const line = lineOf(follow) ?? card?.line ?? (path === null ? 'Not on Farmgate right now' : null);
  return (
    <li>
      <Card isLink={path !== null} className="h-full">
        <article aria-labelledby={heading} className="flex h-full gap-4 p-3">
          {card && (
            <div className="w-20 shrink-0 self-start rounded-control sm:w-24 print:hidden">
              <CardThumbnail card={card} />
            </div>
          )}
          {search && (
            <span
              aria-hidden
              className="mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-moss text-leaf"
            >
              <Search size={20} />
            </span>
          )}
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
                label={`Unfollow ${name}`}
                title="Unfollow"
                icon={<BellRing aria-hidden size={20} className="fill-current text-leaf" />}
                className="relative z-10 -mt-1 -mr-1"
                onClick={onUnfollow}
              />
            </div>
            {line && <p className="text-sm text-soft wrap-anywhere">{line}</p>}
            {card?.fact && <p className="text-sm font-semibold wrap-anywhere">{card.fact}</p>}
            <FieldBadges of={card?.fieldStatus} />
          </div>
        </article>
      </Card>
    </li>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title} <span className="text-base text-soft tabular-nums">{count}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}

/** What someone follows, by kind, each with its unfollow button. Where cards fail, the names are shown. */
export function Followed({ follows, follower }: { follows: readonly FollowView[]; follower?: Follower }) {
  const { unfollow } = useFollowChange(follower);
  const focus = useRef<HTMLDivElement>(null);
  const keys = follows.flatMap(({ keys: [key] }) => key ?? []);
  const { data: cards } = useQuery({ ...cardsQuery(keys), enabled: keys.length > 0 });
  const cardOf = ({ keys: [key] }: FollowView) => cards?.find((card) => card.key === key);
  const remove = (follow: FollowView) => {
    // The button that had the focus goes.
    focus.current?.focus();
    void unfollow(follow);
  };
  return (
    <div
      ref={focus}
      tabIndex={-1}
      aria-label="What you follow"
      role="group"
      className="flex flex-col gap-10 outline-none"
    >
      {TITLES.map((title) => {
        const shown = follows.filter((follow) => titleOf(follow, cardOf(follow)) === title);
        if (shown.length === 0) return null;
        return (
          <Section key={title} title={title} count={shown.length}>
            {shown.map((follow) => (
              <Item key={follow.id} follow={follow} card={cardOf(follow)} onUnfollow={() => remove(follow)} />
            ))}
          </Section>
        );
      })}
    </div>
  );
}
