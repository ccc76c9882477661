import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { countOf } from '../../lib/format/format';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { SearchField } from '../../ui/fields/search-field';
import { Segmented } from '../../ui/fields/segmented';
import { EmptyState } from '../../ui/states/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type StateFilter, filterListings } from './dashboard-rules';
import { ListingTable } from './listing-table';

const DeleteListingDialog = lazy(() =>
  import('../farmer/delete-listing-dialog').then((module) => ({ default: module.DeleteListingDialog })),
);

/** From here on one looks for a listing rather than at all of them. */
const MANY = 8;
/** How many are shown at first, and with every 'Show more'. */
const STEP = 25;

const STATES: { value: StateFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'hidden', label: 'Hidden' },
];

interface FilterProps {
  text: string;
  state: StateFilter;
  onText: (text: string) => void;
  onState: (state: StateFilter) => void;
  count: number;
}

function Filter({ text, state, onText, onState, count }: FilterProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        label="Search my listings"
        placeholder="Search my listings"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Segmented
        label="State"
        name="listing-state"
        value={state}
        options={STATES}
        onChange={onState}
        className="max-w-full max-sm:w-full max-sm:[&_label]:px-2"
      />
      <p role="status">
        <VisuallyHidden>{countOf(count, 'listing')}</VisuallyHidden>
      </p>
    </div>
  );
}

function useDeleting() {
  const [listing, setListing] = useState<OwnListingView | null>(null);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (wanted: OwnListingView) => {
    setListing(wanted);
    setOpen(true);
  };
  const dialog = listing && (
    <Suspense fallback={null}>
      <DeleteListingDialog
        key={listing.id}
        listing={listing}
        open={open}
        onOpenChange={setOpen}
        // The button that was pressed is gone with its row.
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </Suspense>
  );
  return { ask, dialog, heading };
}

function Listings({
  listings,
  onDelete,
}: {
  listings: readonly OwnListingView[];
  onDelete: (one: OwnListingView) => void;
}) {
  const [text, setText] = useState('');
  const [state, setState] = useState<StateFilter>('all');
  const [shown, setShown] = useState(STEP);
  const isMany = listings.length > MANY;
  const found = isMany ? filterListings(listings, { text, state }) : listings;
  return (
    <>
      {isMany && (
        <Filter text={text} state={state} onText={setText} onState={setState} count={found.length} />
      )}
      {found.length === 0 ? (
        <EmptyState picture={<EmptyArt scene="no-results" />} title="No listings match these filters" />
      ) : (
        <ListingTable listings={found.slice(0, shown)} onDelete={onDelete} />
      )}
      {found.length > shown && (
        <Button look="secondary" className="mt-4" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, found.length - shown)} more
        </Button>
      )}
    </>
  );
}

export interface MyListingsProps {
  listings: readonly OwnListingView[];
  /** Whether the person may post another one. */
  mayPost: boolean;
}

/** The listings of the signed-in person. */
export function MyListings({ listings, mayPost }: MyListingsProps) {
  const { ask, dialog, heading } = useDeleting();
  return (
    <section aria-labelledby="my-listings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-listings" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
          My Listings
        </h2>
        {mayPost && (
          <LinkButton to={paths.post()} icon={<Plus aria-hidden size={18} />}>
            Create New Listing
          </LinkButton>
        )}
      </div>
      {listings.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="no-results" />}
          title="No listings yet"
          hint="Posting is free and takes a minute. Add what you have, the price and a photo."
        />
      ) : (
        <Listings listings={listings} onDelete={ask} />
      )}
      {dialog}
    </section>
  );
}
