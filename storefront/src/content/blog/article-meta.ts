import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import type { ShownArticle } from '../shown';

/** @returns the way from the home page down to an article */
export function articleCrumbs({ title }: Pick<ShownArticle, 'title'>): Crumb[] {
  return [{ name: 'Home', to: paths.home }, { name: 'Local Farm Blog', to: paths.blog }, { name: title }];
}

/** @returns title, description and keywords of an article's page */
export function articleMeta({ title, metaDescription, excerpt, keywords }: ShownArticle) {
  return {
    title,
    description: metaDescription ?? excerpt,
    keywords: (keywords ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}
