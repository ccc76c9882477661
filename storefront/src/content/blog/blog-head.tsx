import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { PageHead, pageDescription, pageTitle } from '../../lib/page/page-head';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { type BlogState, canonicalBlog } from './blog-address';

export const BLOG_NAME = 'Local Farm Blog';

const DESCRIPTION =
  'Guides and stories about farmers markets, CSA shares, farm fresh eggs, u-pick farms, seasonal cooking and growing food, for people who like to know where it comes from.';

/** @returns what a list of articles is called: "Local Farm Blog", "U-Pick Farms", "Articles about apples" */
export function blogTitle({ category, tag }: BlogState): string {
  const about = tag && `articles about “${tag}”`;
  if (category) return [categoryLabel(category), about].filter(Boolean).join(': ');
  return tag ? `Articles about “${tag}”` : BLOG_NAME;
}

/** @returns the way from the home page to a list of articles */
export function blogCrumbs(state: BlogState): Crumb[] {
  const home = { name: 'Home', to: paths.home };
  if (state.category === '' && state.tag === '') return [home, { name: BLOG_NAME }];
  return [home, { name: BLOG_NAME, to: paths.blog }, { name: blogTitle(state) }];
}

export interface BlogHeadProps {
  state: BlogState;
  /** The page lies behind the end of the list. */
  isPastEnd: boolean;
}

/**
 * Categories and tags are filters: they make no pages of their own for search engines. The pages of the whole
 * list are.
 */
export function BlogHead({ state, isPastEnd }: BlogHeadProps) {
  const isFiltered = state.category !== '' || state.tag !== '';
  const title = isFiltered ? `${blogTitle(state)} | ${BLOG_NAME}` : BLOG_NAME;
  return (
    <PageHead
      title={pageTitle(title, state.page)}
      description={pageDescription(DESCRIPTION, state.page)}
      keywords={['local farm blog', 'farmers market tips', 'CSA guide', 'farm fresh eggs', 'seasonal food']}
      canonical={canonicalBlog(isPastEnd ? { ...state, page: 1 } : state)}
      noindex={isFiltered || isPastEnd}
    />
  );
}
