/** Free of zod. */

/** The drawings of the product that an article may have at its head, as they are called in /art/blog/. */
export const BLOG_DRAWINGS = [
  'buying-from-a-farm-stand',
  'choosing-a-csa-share',
  'cooking-from-the-market',
  'eating-with-the-seasons',
  'farm-fresh-eggs-guide',
  'farm-labels-explained',
  'growing-food-on-a-balcony',
  'how-food-hubs-work',
  'how-to-shop-a-farmers-market',
  'how-urban-farms-work',
  'pasture-raised-meat-explained',
  'preserving-the-harvest-safely',
  'questions-to-ask-a-farmer',
  'saving-and-swapping-seeds',
  'snap-and-wic-at-the-market',
  'soil-health-and-cover-crops',
  'starting-a-community-garden',
  'storing-and-washing-eggs',
  'tomato-season-guide',
  'u-pick-apples-and-pumpkins',
  'u-pick-first-visit',
  'using-up-a-csa-box',
  'what-certified-organic-means',
  'winter-farmers-markets',
] as const;

/** @returns where a drawing is */
export const drawingAddress = (name: string): string => `/art/blog/${name}.svg`;
