import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { setFarmApplicationOpen } from '../../farm-applications/open-farm-application';

const FOR_FARMERS = [
  'Post listings for free, in about a minute',
  'Customers reach you directly by email or phone',
  'Keep the full price: Farmgate takes no cut of your listings',
  'Be found by neighbors who search by ZIP code',
] as const;

const FOR_BUYERS = [
  'Fresh, in season, and picked close to home',
  'Know who grew your food, and how',
  'Farms, markets, CSAs, stands and u-picks in one place',
  'Your money stays in the community',
] as const;

function Benefits({ title, items, action }: { title: string; items: readonly string[]; action: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-card p-6 md:p-8">
      <h3 className="text-xl">{title}</h3>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-leaf" />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">{action}</div>
    </div>
  );
}

export function AboutSection() {
  return (
    <section id="about" aria-labelledby="home-about" className="page w-full scroll-mt-24">
      <div className="mb-8 flex flex-col gap-3">
        <h2 id="home-about" className="text-2xl">
          About Farmgate
        </h2>
        <p className="max-w-measure text-soft">
          Farmgate brings growers and eaters together: a directory of local farms and farmers markets all over
          the United States, and a place where farmers post what they have to sell.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Benefits
          title="For farmers"
          items={FOR_FARMERS}
          action={
            <>
              <Button
                aria-haspopup="dialog"
                className="noscript:hidden!"
                onClick={() => setFarmApplicationOpen(true)}
              >
                Post a Listing
              </Button>
              <LinkButton to={paths.contact} className="hidden! noscript:inline-flex!">
                Contact Us
              </LinkButton>
            </>
          }
        />
        <Benefits
          title="For buyers"
          items={FOR_BUYERS}
          action={
            <LinkButton look="secondary" to={paths.browse()}>
              Browse Local Farms
            </LinkButton>
          }
        />
      </div>
    </section>
  );
}
