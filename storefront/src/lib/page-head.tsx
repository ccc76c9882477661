import type { Graph, Thing, WithContext } from 'schema-dts';
import { JsonLd } from './json-ld';
import { usePublicConfig } from './public-config';

/** The name that ends every title but the home page's. */
export const SITE_NAME = 'Farmgate';

/** @returns the title of a page of a list: from the second one on it says which one it is */
export function pageTitle(title: string, page: number): string {
  return page > 1 ? `${title} – Page ${page}` : title;
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
  /** An address or path of a picture for link previews. */
  image?: string | null;
  jsonLd?: WithContext<Thing> | Graph | undefined;
}

/** The document's head for one page; React moves it there. Structured data stays where it stands. */
export function PageHead(props: PageHeadProps) {
  const { title, isWholeTitle, description, keywords, canonical, noindex, image, jsonLd } = props;
  const { publicUrl } = usePublicConfig();
  const whole = isWholeTitle ? title : `${title} | ${SITE_NAME}`;
  const address = canonical === undefined ? undefined : publicUrl + canonical;
  const picture = image?.startsWith('/') ? publicUrl + image : image;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
