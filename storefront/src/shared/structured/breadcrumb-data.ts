import type { BreadcrumbList, Graph, ListItem } from 'schema-dts';

/**
 * @param crumbs the same that the page shows; the last one, the page itself, needs no address
 * @param publicUrl the site's address without a slash at its end
 * @returns the way down from the home page, for search engines
 */
export function breadcrumbData(
  crumbs: readonly { name: string; to?: string }[],
  publicUrl: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to === undefined ? {} : { item: publicUrl + to }),
    })),
  };
}

/** @returns the structured data of a page that is about nothing but itself */
export function breadcrumbGraph(crumbs: readonly { name: string; to?: string }[], publicUrl: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [breadcrumbData(crumbs, publicUrl)] };
}
