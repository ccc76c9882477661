import { HOME_CATEGORIES, categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CategoryArt } from '../../../ui/art/category-art';
import { Link } from '../../../ui/navigation/link';

/** Search engines and screen readers meet the link's words alone: "More" by itself says nothing there. */
const More = () => (
  <>
    More<span className="sr-only"> products</span>
  </>
);

/** Six still lifes, each leading to its category. */
export function CategoryTiles() {
  return (
    <section aria-labelledby="home-categories" className="page w-full">
      <h2 id="home-categories" className="mb-6 text-2xl">
        Browse by Category
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {HOME_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={paths.browse({ category })} className="category-tile">
              <CategoryArt category={category} seed="home" />
              <span>{category === 'other' ? <More /> : categoryLabel(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
