import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ItemList, ListItem } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { PageHead, pageDescription, pageTitle } from '../../lib/page-head';
import { usePublicConfig } from '../../lib/public-config';
import type { Crumb } from '../../ui/breadcrumbs';
import { type BlogState, canonicalBlog } from './blog-address';

const NAME = 'Local Farm Blog';

const DESCRIPTION =
  'Guides and stories about farmers markets, CSA shares, farm fresh eggs, u-pick farms, seasonal cooking and growing food, for people who like to know where it comes from.';

/** @returns what a list of articles is called: "Local Farm Blog", "U Pick Farms", "Articles about apples" */
export function blogTitle({ category, tag }: BlogState): string {
  const about = tag && `articles about “${tag}”`;
  if (category) return [categoryLabel(category), about].filter(Boolean).join(': ');
  return tag ? `Articles about “${tag}”` : NAME;
}

/** @returns the way from the home page to a list of articles */
export function blogCrumbs(state: BlogState): Crumb[] {
  const home = { name: 'Home', to: paths.home };
  if (state.category === '' && state.tag === '') return [home, { name: NAME }];
  return [home, { name: NAME, to: paths.blog }, { name: blogTitle(state) }];
}

function articleListData(articles: readonly BlogPostCard[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: NAME,
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + paths.article(slug),
    })),
  };
}

export interface BlogHeadProps {
  state: BlogState;
  articles: readonly BlogPostCard[];
  /** The page lies behind the end of the list. */
  isPastEnd: boolean;
}

/** Categories and tags are filters: they make no pages of their own for search engines. The pages of the whole list are. */
export function BlogHead({ state, articles, isPastEnd }: BlogHeadProps) {
  const { publicUrl } = usePublicConfig();
  const isFiltered = state.category !== '' || state.tag !== '';
  const title = isFiltered ? `${blogTitle(state)} | ${NAME}` : NAME;
  return (
    <PageHead
      title={pageTitle(title, state.page)}
      description={pageDescription(DESCRIPTION, state.page)}
      keywords={['local farm blog', 'farmers market tips', 'CSA guide', 'farm fresh eggs', 'seasonal food']}
      canonical={canonicalBlog(isPastEnd ? { ...state, page: 1 } : state)}
      noindex={isFiltered || isPastEnd}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(blogCrumbs(state), publicUrl),
          ...(articles.length > 0 ? [articleListData(articles, publicUrl)] : []),
        ],
      }}
    />
  );
}
