import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from '../../ui/navigation/link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type StepKey, lacksOf } from './dashboard-rules';

export interface GettingStartedProps {
  steps: readonly { key: StepKey; isDone: boolean }[];
  farms: readonly FarmView[];
  listings: readonly OwnListingView[];
}

const LABELS: Record<StepKey, string> = {
  farm: 'Register your farm',
  page: 'Add a photo and your hours',
  listing: 'Post your first listing',
  picture: 'Add a photo to a listing',
};

const stepOf = (farm: FarmView) => (lacksOf(farm)[0] === 'hours' ? 'hours' : 'basics');

function addressOf(key: StepKey, { farms, listings }: Omit<GettingStartedProps, 'steps'>): string {
  const farm = farms.find((one) => lacksOf(one).length > 0);
  const listing = listings[0];
  if (key === 'page' && farm) return paths.editFarm(farm.id, { step: stepOf(farm) });
  if (key === 'picture' && listing) return paths.editListing(listing.id);
  return key === 'farm' || key === 'page' ? paths.newFarm : paths.post();
}

/** The first steps, with ticks for what is done. */
export function GettingStarted({ steps, ...own }: GettingStartedProps) {
  return (
    <section aria-labelledby="getting-started" className="rounded-card bg-sunk p-5 sm:p-7">
      <h2 id="getting-started" tabIndex={-1} className="mb-4 scroll-mt-24 text-xl outline-none">
        Getting started
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map(({ key, isDone }) => (
          <li key={key} className="flex items-start gap-3">
            {isDone ? (
              <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf" />
            ) : (
              <Circle aria-hidden size={22} className="mt-0.5 shrink-0 text-soft" />
            )}
            {isDone ? (
              <span className="text-soft">
                {LABELS[key]}
                <VisuallyHidden> (done)</VisuallyHidden>
              </span>
            ) : (
              <Link to={addressOf(key, own)} className="link hit">
                {LABELS[key]}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {own.farms.length === 0 && (
        <p className="mt-5 text-sm text-soft">
          Is your farm in our directory already?{' '}
          <Link to={paths.claimFarm()} className="link">
            Claim it
          </Link>{' '}
          instead of registering it.
        </p>
      )}
    </section>
  );
}
