import { paths } from '@farmgate/backend/contract/shared/site-paths';

export interface FrameLink {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  aliases?: readonly string[];
  /** What the page behind it is called. */
  note?: string;
}

/** @returns whether a link leads to the page at `pathname` */
export function isCurrent({ to, aliases = [] }: FrameLink, pathname: string): boolean {
  return to === pathname || aliases.includes(pathname);
}

export const HOME_LINK: FrameLink = { label: 'Home', to: paths.home };

const BROWSE_LINK: FrameLink = { label: 'Browse Listings', to: paths.browse(), aliases: ['/products'] };

export const isBrowsePage = (pathname: string): boolean => isCurrent(BROWSE_LINK, pathname);

/** The pages that ask for a ZIP code and list what is near it. */
const FINDER_LINKS: readonly FrameLink[] = [
  { label: 'Farmers Markets', to: paths.farmersMarkets(), aliases: ['/vendors'] },
  { label: 'This Saturday', to: paths.thisSaturday() },
  { label: 'CSA Shares', to: paths.csa() },
  { label: 'U-Pick Farms', to: paths.uPick() },
];

export const isFinderPage = (pathname: string): boolean =>
  FINDER_LINKS.some((link) => isCurrent(link, pathname));

/** The ways to food: behind one button of the header, and in the menu of phones. */
export const FOOD_LINKS: readonly FrameLink[] = [
  BROWSE_LINK,
  ...FINDER_LINKS,
  { label: 'In Season', to: paths.inSeason() },
  { label: 'Shop', to: paths.marketplace() },
  { label: 'Guides', to: paths.guides },
];

/** What is to read, and how to reach us. */
export const ABOUT_LINKS: readonly FrameLink[] = [
  { label: 'Local Farm Blog', to: paths.blog },
  { label: 'Local Farm FAQ', to: paths.faq },
  { label: 'About', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
];

/** Those that the specification names; all others are behind the header's button and on the site map. */
export const FOOTER_PAGES: readonly FrameLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Browse Local Farms', to: paths.browse() },
  { label: 'Post a Farm Listing', to: paths.post() },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'FAQ', to: paths.faq },
  { label: 'Site Map', to: paths.sitemap },
];

export const FOOTER_CATEGORIES: readonly FrameLink[] = [
  { label: 'Vegetables', to: paths.browse({ category: 'vegetables' }) },
  { label: 'Fruits', to: paths.browse({ category: 'fruits' }) },
  { label: 'Herbs', to: paths.browse({ category: 'herbs' }) },
  { label: 'Farm Fresh Eggs', to: paths.browse({ category: 'dairy' }) },
];

export const POPULAR_SEARCHES: readonly FrameLink[] = [
  { label: 'Local farms near me', to: paths.browse() },
  { label: 'Organic vegetables', to: paths.browse({ search: 'organic', category: 'vegetables' }) },
  { label: 'Pasture-raised eggs', to: paths.browse({ category: 'eggs' }) },
  { label: 'Raw honey', to: paths.browse({ search: 'raw honey' }) },
  { label: 'Heirloom tomatoes', to: paths.browse({ search: 'heirloom tomatoes' }) },
  { label: 'Fresh berries', to: paths.browse({ search: 'berries' }) },
  { label: 'Grass-fed beef', to: paths.browse({ search: 'beef' }) },
  { label: 'Cut flowers', to: paths.browse({ category: 'flowers' }) },
];
