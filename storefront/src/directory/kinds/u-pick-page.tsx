import { FinderPage } from '../finder/finder-page';
import { CropsLink, CropsNow } from './crops-now';
import { KindInvitation } from './kind-invitation';
import { UPickCard } from './u-pick-card';
import { U_PICK_FINDER, U_PICK_GUIDE } from './u-pick-finder';

const FACTS = [
  {
    title: 'Call first',
    text: 'Fields close when they are picked out or wet. The farm’s phone message and its own page say which crop is open today.',
  },
  {
    title: 'How you pay',
    text: 'By the pound, by the container, or with an admission that may or may not count toward fruit. Ask for the price per pound.',
  },
  {
    title: 'What to bring',
    text: 'Shallow containers, water, sun hats and closed shoes. Ask about cards: some farms are cash only.',
  },
];

function UPickInvitation() {
  return (
    <KindInvitation
      lead="Enter a ZIP code or a city to find the u-pick farms around it."
      more="You’ll see what is in season there now, which crops each farm names, and when it opens."
      facts={FACTS}
      guide={{ slug: U_PICK_GUIDE, name: 'U-pick farms: a crop calendar and what it costs' }}
      article={{ slug: 'u-pick-first-visit', name: 'Your first visit to a u-pick farm' }}
      noun={['u-pick farm', 'u-pick farms']}
    >
      <CropsNow />
    </KindInvitation>
  );
}

/** The u-pick farms near a ZIP code, and what is in season there now. */
export function UPickPage() {
  return (
    <FinderPage
      finder={U_PICK_FINDER}
      card={UPickCard}
      invitation={<UPickInvitation />}
      beside={({ state }) => <CropsLink state={state} />}
      below={({ state }) => <CropsNow state={state} />}
    />
  );
}
