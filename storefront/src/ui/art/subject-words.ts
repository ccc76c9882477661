/**
 * Which words of a product's name stand for which drawings: words and phrases of up to three words, in the
 * singular, with commas. "fruits:dried" counts in that category alone.
 */

/** What grows: in "Peach jam" or "Tomato seedlings" these words are no more than a taste or a kind. */
export const FRESH: Readonly<Record<string, string>> = {
  'vegetables-1': 'corn',
  'vegetables-1 vegetables-3': 'leek',
  'vegetables-1 vegetables-3 vegetables-4': 'tomato',
  'vegetables-1 vegetables-4': 'lettuce, vegetable',
  'vegetables-2': 'carrot, beet',
  'vegetables-3': 'pumpkin',
  'vegetables-4': 'eggplant',
  'fruits-1 fruits-5': 'apple, pear, fruit',
  'fruits-2': 'strawberry',
  'fruits-3': 'peach, nectarine, apricot',
  'fruits-4':
    'orange, lemon, lime, grapefruit, tangerine, mandarin, satsuma, citrus, kumquat, clementine, citrus gift box',
  'herbs-1 herbs-2': 'basil',
  'herbs-3': 'mint, parsley, cilantro, rosemary',
  'herbs-1': 'sage, thyme, oregano, herbs:dried',
  'nuts-1': 'walnut',
  'nuts-2': 'almond',
  'nuts-3': 'hazelnut, filbert',
  'grains-1 grains-2': 'wheat, wheat berry, rye, barley, spelt',
};

/** What is made, raised or caught, and words that make something else of what grows. */
export const MADE: Readonly<Record<string, string>> = {
  'herbs-2': 'herbs:pot, herbs:potted, potted basil, potted rosemary, potted herb, herb plant',
  'dairy-1 dairy-3': 'milk, cream, kefir',
  'dairy-2': 'cheese, cheddar, chevre, feta, tomme, gouda, curd, ricotta, mozzarella, sampler',
  'dairy-3': 'dairy:butter',
  'eggs-1 eggs-3': 'rainbow egg, duck egg, blue egg, mixed egg',
  'eggs-2': 'egg',
  'honey-1 honey-2': 'honey',
  'honey-3': 'honeycomb, comb honey, honey comb, comb',
  'meat-1': 'steak, sirloin, ribeye, chop, strip, filet, meat:fillet',
  'meat-2': 'sausage, brat, bratwurst, hot dog, link',
  'meat-3': 'roast, ham, meat',
  'poultry-1': 'chicken, turkey, whole duck',
  'poultry-2 poultry-3': 'hen, pullet, chick, layer',
  'seafood-1 seafood-3': 'fish, trout, salmon, fillet',
  'seafood-2': 'oyster, clam, mussel, scallop',
  'grains-1 grains-2': 'flour',
  'seeds-1 seeds-3': 'seed, seeds:mix',
  'seeds-2': 'sunflower seed',
  'baked-goods-1': 'loaf, sourdough, boule, bread, baked-goods:rye, baked-goods:seeded rye',
  'baked-goods-2': 'pie, cobbler, tart, crisp',
  'baked-goods-3': 'baguette, croissant',
  'preserves-1': 'jam, jelly, preserve, marmalade, preserves:butter, fruit butter, apple butter',
  'preserves-2': 'strawberry jam, strawberry preserve, strawberry jelly',
  'preserves-3': 'pickle, dilly bean, sauerkraut, kimchi, salsa, sauce, relish, chutney, tomato sauce',
  'beverages-1': 'cider, apple juice, apple cider',
  'beverages-2': 'lemonade',
  'beverages-3': 'juice, nectar, soda, ginger beer',
  'flowers-1': 'bouquet, flower, flowers:mixed',
  'flowers-2': 'tulip',
  'flowers-3': 'sunflower',
  'plants-1': 'plant, plants:cutting',
  'plants-2': 'start, seedling, plug, flat, tray, microgreen, shoot',
  'plants-3': 'tomato plant, tomato seedling, tomato start',
  'artisan-goods-1': 'mug, bowl, pottery, jug, vase, ceramic',
  'artisan-goods-2': 'soap, candle',
  'artisan-goods-3': 'yarn, wool, roving, knit, felt, alpaca, sock, sheepskin, fleece',
  'other-2': 'compost, potting soil, soil, fertilizer, casting, worm',
};
