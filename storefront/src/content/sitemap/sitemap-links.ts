import { LISTING_CATEGORIES, categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';

export interface SitemapLink {
  label: string;
  to: string;
}

export const MAIN_PAGES: readonly SitemapLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Browse Local Farms', to: paths.browse() },
  { label: 'Post a Farm Listing', to: paths.post() },
  { label: 'Farmers Markets', to: paths.farmersMarkets() },
  { label: 'Markets This Saturday', to: paths.thisSaturday() },
  { label: 'CSA Shares', to: paths.csa() },
  { label: 'U-Pick Farms', to: paths.uPick() },
  { label: 'Marketplace', to: paths.marketplace() },
  { label: 'In Season Now', to: paths.inSeason() },
  { label: 'Guides', to: paths.guides },
  { label: 'Local Farm Blog', to: paths.blog },
  { label: 'Local Farm FAQ', to: paths.faq },
  { label: 'About', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
];

export const FARMER_PAGES: readonly SitemapLink[] = [
  { label: 'Register a Farm', to: paths.newFarm },
  { label: 'Claim a Farm', to: paths.claimFarm() },
  { label: 'Sell in the Marketplace', to: paths.vendorOnboarding },
  { label: 'Register', to: paths.register() },
  { label: 'Login', to: paths.login() },
];

export const ARTICLES: readonly SitemapLink[] = [
  { label: 'How to shop a farmers market', to: paths.article('how-to-shop-a-farmers-market') },
  { label: 'Choosing a CSA share', to: paths.article('choosing-a-csa-share') },
  { label: 'Farm fresh eggs: a guide', to: paths.article('farm-fresh-eggs-guide') },
  { label: 'What “certified organic” means', to: paths.article('what-certified-organic-means') },
  { label: 'Your first visit to a u-pick farm', to: paths.article('u-pick-first-visit') },
  { label: 'SNAP and WIC at the market', to: paths.article('snap-and-wic-at-the-market') },
];

export const CATEGORIES: readonly SitemapLink[] = LISTING_CATEGORIES.map((category) => ({
  label: categoryLabel(category),
  to: paths.browse({ category }),
}));

/** Each by the ZIP code of its middle. */
export const REGIONS: readonly SitemapLink[] = (
  [
    ['New York, NY', '10001'],
    ['Los Angeles, CA', '90012'],
    ['Chicago, IL', '60601'],
    ['Fort Myers, FL', '33901'],
    ['Cape Coral, FL', '33904'],
    ['Austin, TX', '78701'],
    ['San Francisco, CA', '94103'],
    ['Boston, MA', '02108'],
    ['Seattle, WA', '98101'],
  ] as const
).map(([label, zipCode]) => ({ label, to: paths.browse({ zipCode }) }));

export const SEARCH_TERMS: readonly SitemapLink[] = [
  'heirloom tomatoes',
  'sweet corn',
  'strawberries',
  'apples',
  'salad greens',
  'mushrooms',
  'free-range eggs',
  'raw honey',
  'maple syrup',
  'grass-fed beef',
  'goat cheese',
  'sourdough bread',
].map((search) => ({ label: sentenceCase(search), to: paths.browse({ search }) }));

/** A search within a category. */
export const SPECIALIZED_SEARCHES: readonly SitemapLink[] = (
  [
    ['Organic vegetables', 'vegetables', 'organic'],
    ['Berries', 'fruits', 'berries'],
    ['Stone fruit', 'fruits', 'peaches'],
    ['Fresh basil', 'herbs', 'basil'],
    ['Pasture-raised eggs', 'eggs', 'pasture'],
    ['Goat milk and cheese', 'dairy', 'goat'],
    ['Wildflower honey', 'honey', 'wildflower'],
    ['Grass-fed meat', 'meat', 'grass-fed'],
    ['Pasture-raised chicken', 'poultry', 'chicken'],
    ['Sourdough loaves', 'baked-goods', 'sourdough'],
    ['Jams', 'preserves', 'jam'],
    ['Seedlings for the garden', 'plants', 'seedlings'],
  ] as const
).map(([label, category, search]) => ({ label, to: paths.browse({ search, category }) }));

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
