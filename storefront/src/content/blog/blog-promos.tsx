import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { CategoryArt } from '../../ui/art/category-art';
import { LinkButton } from '../../ui/button';

interface PromoProps {
  id: string;
  title: string;
  category: string;
  children: ReactNode;
  action: ReactNode;
}

function Promo({ id, title, category, children, action }: PromoProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 overflow-hidden rounded-card bg-moss sm:grid-cols-[1fr_10rem] lg:grid-cols-[1fr_13rem]"
    >
      <div className="flex flex-col items-start gap-3 p-6 md:p-8">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm">{children}</p>
        <div className="mt-auto pt-2">{action}</div>
      </div>
      <div className="hidden sm:block">
        <CategoryArt category={category} seed={id} className="h-full" />
      </div>
    </section>
  );
}

/** Ways from reading to eating. */
export function BlogPromos() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 print:hidden">
      <Promo
        id="promo-near-you"
        title="Find local farms near you"
        category="vegetables"
        action={<LinkButton to={paths.home}>Search by ZIP code</LinkButton>}
      >
        Markets, farm stands, CSAs and u-picks around your ZIP code, with their hours and what they grow.
      </Promo>
      <Promo
        id="promo-eggs"
        title="Looking for farm fresh eggs?"
        category="eggs"
        action={
          <LinkButton to={withQuery(paths.home, { products: 'eggs' })}>Find farm fresh eggs</LinkButton>
        }
      >
        See who keeps hens nearby, and buy a dozen straight from the people who gather them.
      </Promo>
    </div>
  );
}
