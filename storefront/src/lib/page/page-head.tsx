import { DEFAULT_PREVIEW } from '@farmgate/backend/contract/content/sitemap';
import { usePublicConfig } from './public-config';

/** The name that ends every title but the home page's. */
export const SITE_NAME = 'Farmgate';

/** @returns the title of a page of a list: from the second one on it says which one it is */
export function pageTitle(title: string, page: number): string {
  return page > 1 ? `${title} – Page ${page}` : title;
}

/**
 * @returns the description of a page of a list: each one has its own, as search engines show no two of the
 * same
 */
export function pageDescription(description: string, page: number): string {
  return page > 1 ? `${description} Page ${page}.` : description;
}

export interface PageHeadProps {
  /** Without the site's name, which is put behind it; `isWholeTitle` leaves it as it is. */
  title: string;
  isWholeTitle?: boolean;
  description?: string;
  keywords?: readonly string[];
  /** The page's one address, as a path: "/browse?category=eggs". */
  canonical?: string;
  /** Search engines are asked not to list the page. */
  noindex?: boolean;
  /**
   * The path of a picture for previews of links, 1200 by 630 (`previewImage`); the site's own unless given.
   */
  image?: string;
  /** What kind of thing the page is to networks that show previews of links. */
  type?: 'website' | 'article';
}

/**
 * The document's head for one page; React moves it there. What every page says alike (feeds,
 * the site's name, the size of pictures) is in index.html.
 */
export function PageHead(props: PageHeadProps) {
  const { title, isWholeTitle, description, keywords, canonical, noindex } = props;
  const { image = DEFAULT_PREVIEW, type = 'website' } = props;
  const { publicUrl } = usePublicConfig();
  const whole = isWholeTitle ? title : `${title} | ${SITE_NAME}`;
  const address = canonical === undefined ? undefined : publicUrl + canonical;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={publicUrl + image} />
    </>
  );
}
