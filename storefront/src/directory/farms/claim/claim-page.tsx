import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard, Sprout } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { PageHead } from '../../../lib/page/page-head';
import { BadZip } from '../../../shared/near/bad-zip';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { useSession } from '../../../shared/sign-in/session';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { Link } from '../../../ui/navigation/link';
import { useRedirectSoon } from '../use-redirect-soon';
import { claimAddress, claimCall, readClaim } from './claim-address';
import { ClaimForm } from './claim-form';
import { ClaimResults } from './claim-results';

const CRUMBS = [{ name: 'Home', to: paths.home }, { name: 'Claim a farm' }];

function OtherWays() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <li>
        <Link to={paths.newFarm} className="link hit inline-flex items-center gap-1.5">
          <Sprout aria-hidden size={16} />
          Register a new farm
        </Link>
      </li>
      <li>
        <Link to={paths.farmerDashboard} className="link hit inline-flex items-center gap-1.5">
          <LayoutDashboard aria-hidden size={16} />
          Farmer dashboard
        </Link>
      </li>
    </ul>
  );
}

/** What the page is for, before anything was searched. */
function Steps() {
  const steps = [
    ['Find it', 'Search for your farm by its name, its ZIP code, or both.'],
    [
      'Claim it',
      'Tell us it’s yours, and add photos, hours and a description. Only you and our team see them at first.',
    ],
    [
      'Get verified',
      'Our team checks your claim. Then shoppers see what you added, and you can change everything.',
    ],
  ];
  return (
    <ol className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {steps.map(([title, text], index) => (
        <li key={title} className="flex flex-col gap-1.5 rounded-card border border-line bg-card p-5">
          <span aria-hidden className="font-display text-xl font-[560] text-leaf">
            {index + 1}
          </span>
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** /farms/claim: the directory knows many farms already; here theirs becomes the farmer's own. */
export function ClaimPage() {
  const [query] = useSearchParams();
  const state = readClaim(query);
  const call = claimCall(state);
  const session = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const search = (name: string, zipCode: string) => {
    const to = { search: name, zipCode, page: 1 };
    // The same search once more asks once more.
    if (call !== null && claimAddress(to) === claimAddress(state))
      void client.invalidateQueries({ queryKey: [call] });
    void navigate(claimAddress(to), { state: KEEP_SCROLL });
  };
  return (
    <>
      <PageHead
        title="Claim a Farm"
        description="Find your farm in the directory by name or ZIP code and claim it, so that you can edit its page and post produce."
        canonical={paths.claimFarm()}
        noindex
      />
      <div className="border-b border-line bg-sunk">
        <div className="page flex max-w-4xl flex-col gap-4 py-5 sm:pb-8">
          <Breadcrumbs crumbs={CRUMBS} />
          <h1 className="text-2xl md:text-3xl">Claim your farm</h1>
          <p className="max-w-measure text-soft">
            Many farms are already in our directory. Find yours and take over its page.
          </p>
          <ClaimForm state={state} onSearch={search} />
          <OtherWays />
        </div>
      </div>
      <div className="page flex max-w-4xl flex-col gap-5 py-8">
        {isBadZip(state.zipCode) ? (
          <BadZip text={state.zipCode} to={(zipCode) => claimAddress({ ...state, zipCode, page: 1 })} />
        ) : call === null ? (
          <Steps />
        ) : (
          <ClaimResults
            call={call}
            state={state}
            session={session}
            onClaimed={() => redirectSoon(paths.farmerDashboard)}
          />
        )}
      </div>
    </>
  );
}
