import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import type { SavedThing } from '../../shared/saved/device-list';
import { useSave, useSaved } from '../../shared/saved/use-saved';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { GoneItem, SavedItemCard } from './saved-item-card';
import { useSavedCards } from './use-saved-cards';

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

function Nothing() {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="Nothing saved yet"
      heading="h2"
      hint="Tap the heart on a product, farm, market, listing or vendor, and you’ll find it here."
      action={<LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>}
    />
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

function Groups({
  items,
  onRemove,
}: {
  items: readonly SavedThing[];
  onRemove: (thing: SavedThing) => void;
}) {
  const { cards, isPending, error, retry } = useSavedCards(items);
  if (error) return <CouldNotLoad title="We couldn’t load what you saved." error={error} onRetry={retry} />;
  if (isPending) return <Waiting />;
  const gone = items.filter(({ key }) => !cards.has(key));
  return (
    <>
      {GROUPS.map(({ group, title }) => {
        const shown = items.flatMap(({ key }) => {
          const card = cards.get(key);
          return card?.group === group ? [card] : [];
        });
        if (shown.length === 0) return null;
        return (
          <Section key={group} id={group} title={title} count={shown.length}>
            {shown.map((card) => (
              <SavedItemCard key={card.key} card={card} onRemove={onRemove} />
            ))}
          </Section>
        );
      })}
      {gone.length > 0 && (
        <Section id="gone" title="No longer on Farmgate" count={gone.length}>
          {gone.map((thing) => (
            <GoneItem key={thing.key} thing={thing} onRemove={onRemove} />
          ))}
        </Section>
      )}
    </>
  );
}

/** /saved: what one saved, of an account or on the device of a visitor. */
export function SavedPage() {
  const { items, error, retry, isOnDevice } = useSaved();
  const save = useSave();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (thing: SavedThing) => {
    void save(thing, false);
    // The button that had the focus is gone.
    title.current?.focus();
    toast({
      title: `Removed ${thing.name}`,
      action: { label: 'Undo', onPress: () => void save(thing, true) },
    });
  };
  const isEmpty = items?.length === 0;
  return (
    <div className="page flex flex-col gap-8 py-8 md:py-10">
      <PageHead title="Saved" noindex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={title} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
          Saved
        </h1>
        <Link to={followPaths.myFood} className="link">
          What you follow
        </Link>
      </div>
      {isOnDevice && !isEmpty && <OnDeviceNote />}
      {items === undefined &&
        (error ? (
          <CouldNotLoad title="We couldn’t load what you saved." error={error} onRetry={retry} />
        ) : (
          <Waiting />
        ))}
      {isEmpty && <Nothing />}
      {items && !isEmpty && <Groups items={items} onRemove={remove} />}
    </div>
  );
}
