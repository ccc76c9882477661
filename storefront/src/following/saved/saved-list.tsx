import { FOLLOW_KEY } from '@farmgate/backend/contract/following/follow-kinds';
import type { FollowView } from '@farmgate/backend/contract/following/follows';
import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFollowChange, useFollows } from '../../shared/following/use-follows';
import type { SavedThing } from '../../shared/saved/device-list';
import { useSave, useSaved } from '../../shared/saved/use-saved';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { type SavedEntry, entriesOf } from './saved-entries';
import { GoneItem, SavedItemCard } from './saved-item-card';
import { SearchItem } from './search-item';
import { useSavedCards } from './use-saved-cards';

const FollowDialog = lazy(() =>
  import('../../shared/following/follow-dialog').then((module) => ({ default: module.FollowDialog })),
);

const GROUPS = [
  { group: 'products', title: 'Products' },
  { group: 'farms', title: 'Farms' },
  { group: 'markets', title: 'Farmers markets' },
  { group: 'listings', title: 'Listings' },
  { group: 'vendors', title: 'Vendors' },
] as const satisfies readonly { group: SavedCard['group']; title: string }[];

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

function Waiting() {
  return (
    <>
      <noscript>
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
          Please turn on JavaScript to see what you saved.
        </p>
      </noscript>
      <div role="status" aria-label="Loading what you saved" className={`${grid} noscript:hidden`}>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-32 rounded-card" />
        ))}
      </div>
    </>
  );
}

function Nothing({ isOnDevice }: { isOnDevice: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        picture={<EmptyArt scene="nothing-near" />}
        title="Nothing saved yet"
        heading="h2"
        hint="Tap the heart on a product, farm, market, listing or vendor, and you’ll find it here."
        action={<LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>}
      />
      {isOnDevice && (
        <p className="text-center text-sm text-soft">
          Saved before?{' '}
          <Link to={paths.login({ returnTo: paths.saved })} className="link">
            Log in
          </Link>
          , or open the link in one of our emails on this device.
        </p>
      )}
    </div>
  );
}

function OnDeviceNote() {
  const { pathname } = useLocation();
  return (
    <p className="rounded-control bg-sunk px-4 py-3 text-sm text-soft">
      Saved on this device only.{' '}
      <Link to={paths.login({ returnTo: pathname })} className="link">
        Log in
      </Link>{' '}
      to keep it in your account.
    </p>
  );
}

interface SectionProps {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title} <span className="text-base text-soft tabular-nums">{count}</span>
      </h2>
      <ul className={grid}>{children}</ul>
    </section>
  );
}

interface GroupsProps {
  entries: readonly SavedEntry[];
  onRemove: (entry: SavedEntry) => void;
  onAlerts: (entry: SavedEntry) => void;
}

function Groups({ entries, onRemove, onAlerts }: GroupsProps) {
  const { cards, isPending, error, retry } = useSavedCards(entries.map(({ thing }) => thing));
  if (error) return <CouldNotLoad title="We couldn’t load what you saved." error={error} onRetry={retry} />;
  if (isPending) return <Waiting />;
  const gone = entries.filter(({ thing }) => !cards.has(thing.key));
  return (
    <>
      {GROUPS.map(({ group, title }) => {
        const shown = entries.flatMap((entry) => {
          const card = cards.get(entry.thing.key);
          return card?.group === group ? [{ card, entry }] : [];
        });
        if (shown.length === 0) return null;
        return (
          <Section key={group} id={group} title={title} count={shown.length}>
            {shown.map(({ card, entry }) => (
              <SavedItemCard
                key={card.key}
                card={card}
                onRemove={() => onRemove(entry)}
                alerts={
                  FOLLOW_KEY.test(card.key)
                    ? { isOn: entry.follow !== undefined, onPress: () => onAlerts(entry) }
                    : undefined
                }
              />
            ))}
          </Section>
        );
      })}
      {gone.length > 0 && (
        <Section id="gone" title="No longer on Farmgate" count={gone.length}>
          {gone.map((entry) => (
            <GoneItem key={entry.thing.key} thing={entry.thing} onRemove={() => onRemove(entry)} />
          ))}
        </Section>
      )}
    </>
  );
}

function Searches({ follows }: { follows: readonly FollowView[] }) {
  const { unfollow } = useFollowChange();
  const searches = follows.filter(({ search }) => search !== null);
  if (searches.length === 0) return null;
  return (
    <Section id="searches" title="Searches" count={searches.length}>
      {searches.map((follow) => (
        <SearchItem key={follow.id} follow={follow} onUnfollow={() => void unfollow(follow)} />
      ))}
    </Section>
  );
}

/** What one saved and what one hears about: of an account, an email's link, or on the device of a visitor. */
export function SavedList() {
  const { items, error, retry, isOnDevice } = useSaved();
  const { who, list, error: failure, retry: again } = useFollows();
  const save = useSave();
  const { follow, unfollow } = useFollowChange();
  const [asked, setAsked] = useState<SavedThing>();
  const top = useRef<HTMLDivElement>(null);
  const follows = list?.follows ?? [];
  const entries = items && entriesOf(items, follows);
  const remove = ({ thing, isSaved, follow: followed }: SavedEntry) => {
    // The button that had the focus is gone.
    top.current?.focus();
    if (followed) void unfollow(followed, 'quietly');
    if (isSaved) void save(thing, false);
    const undo = () => {
      if (isSaved) void save(thing, true);
      if (followed) void follow({ key: thing.key });
    };
    toast({ title: `Removed ${thing.name}`, action: { label: 'Undo', onPress: undo } });
  };
  const changeAlerts = ({ thing, isSaved, follow: followed }: SavedEntry) => {
    if (who === 'visitor') return setAsked(thing);
    if (!followed) return void follow({ key: thing.key });
    // It stays in the list.
    if (!isSaved) void save(thing, true);
    void unfollow(followed);
  };
  const wrong = error ?? failure;
  const isEmpty = entries?.length === 0 && follows.length === 0;
  return (
    <div
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label="What you saved"
      className="flex flex-col gap-8 outline-none"
    >
      {isOnDevice && !isEmpty && entries && <OnDeviceNote />}
      {!entries &&
        (wrong ? (
          <CouldNotLoad
            title="We couldn’t load what you saved."
            error={wrong}
            onRetry={() => {
              retry();
              again();
            }}
          />
        ) : (
          <Waiting />
        ))}
      {isEmpty && <Nothing isOnDevice={isOnDevice} />}
      {entries && entries.length > 0 && (
        <Groups entries={entries} onRemove={remove} onAlerts={changeAlerts} />
      )}
      <Searches follows={follows} />
      {asked && (
        <Suspense>
          <FollowDialog subject={{ key: asked.key }} name={asked.name} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
