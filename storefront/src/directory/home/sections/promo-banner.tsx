import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CategoryArt } from '../../../ui/art/category-art';
import { LinkButton } from '../../../ui/button';

export function PromoBanner() {
  return (
    <section aria-labelledby="home-promo" className="page w-full">
      <div className="grid grid-cols-1 overflow-hidden rounded-card bg-moss md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-12">
          <h2 id="home-promo" className="text-2xl">
            Farm food, delivered to your door
          </h2>
          <p className="max-w-lg">
            Honey, preserves, cheese and more from small farms across the country, all in one cart.
          </p>
          <LinkButton to={paths.marketplace()}>Shop Marketplace</LinkButton>
        </div>
        <div className="hidden md:block">
          <CategoryArt category="preserves" seed="promo" className="h-full" />
        </div>
      </div>
    </section>
  );
}
