import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { SharesNear } from '../../shared/shares/shares-near';
import { Link } from '../../ui/navigation/link';
import { FinderPage } from '../finder/finder-page';
import { CsaCard } from './csa-card';
import { CSA_FINDER, CSA_GUIDE } from './csa-finder';
import { KindInvitation } from './kind-invitation';

const FACTS = [
  {
    title: 'What you pay',
    text: 'Most vegetable shares run 16 to 26 weeks and cost about $20 to $45 a week. Many farms let you spread the payments.',
  },
  {
    title: 'When to sign up',
    text: 'In most of the country from January to April. In Florida, on the Gulf Coast and in the low deserts in August and September.',
  },
  {
    title: 'What to ask',
    text: 'The first and last pickup, where you pick up, what happens when you are away, and what the farm grows itself.',
  },
];

function CsaInvitation() {
  return (
    <KindInvitation
      lead="Enter a ZIP code or a city to find the CSAs around it."
      more="With a CSA share you pay a farm for its season and get a part of each week’s harvest."
      facts={FACTS}
      guide={{ slug: CSA_GUIDE, name: 'How CSA shares work' }}
      article={{ slug: 'choosing-a-csa-share', name: 'Choosing a CSA share' }}
      noun={['CSA', 'CSAs']}
    />
  );
}

/** What no record here tells of a CSA. */
function NotTold() {
  return (
    <p className="max-w-3xl text-sm text-soft">
      Most farms haven’t told us their share prices and pickup sites yet, so ask before you pay.{' '}
      <Link to={paths.guide(CSA_GUIDE)} className="link">
        What to ask a CSA farm
      </Link>
    </p>
  );
}

/** The CSAs near a ZIP code. */
export function CsaPage() {
  return (
    <FinderPage
      finder={CSA_FINDER}
      card={CsaCard}
      invitation={<CsaInvitation />}
      above={(zipCode, { radius }) => (
        <SharesNear key={`${zipCode} ${radius}`} zipCode={zipCode} radius={radius} />
      )}
      below={() => <NotTold />}
    />
  );
}
