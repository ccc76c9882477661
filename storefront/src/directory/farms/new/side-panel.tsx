import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BadgeCheck, LifeBuoy } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';

const STEPS = [
  'Your farm appears in the directory once your email is confirmed. If it looks like one that’s already listed, we check it first.',
  'An administrator reviews it and adds the “Verified” badge.',
  'You post listings from your dashboard, with photos and prices.',
];

/** What becomes of a farm after it was registered, and who helps. */
export function SidePanel() {
  return (
    <aside
      aria-label="About registering a farm"
      className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start"
    >
      <section className="flex flex-col gap-3 rounded-card bg-sunk p-5">
        <h2 className="flex items-center gap-2 text-lg">
          <BadgeCheck aria-hidden size={22} className="text-leaf" />
          Verification
        </h2>
        <p className="text-sm text-soft">
          An administrator reviews every new farm and may email you with questions. The “Verified” badge tells
          shoppers we’ve confirmed who runs the farm.
        </p>
      </section>
      <section className="flex flex-col gap-3 rounded-card bg-sunk p-5">
        <h2 className="text-lg">Next steps</h2>
        <ol className="flex flex-col gap-3 text-sm">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-leaf text-xs font-semibold text-on-leaf"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className="flex flex-col items-start gap-3 rounded-card bg-sunk p-5">
        <h2 className="text-lg">Need a hand?</h2>
        <p className="text-sm text-soft">
          Already listed?{' '}
          <Link to={paths.claimFarm()} className="link">
            Claim it
          </Link>
          . For anything else, write to us.
        </p>
        <LinkButton look="secondary" to={paths.contact} icon={<LifeBuoy aria-hidden size={18} />}>
          Contact support
        </LinkButton>
      </section>
    </aside>
  );
}
