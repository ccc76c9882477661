import type { ProductType } from '../../../../../contract/directory/product-types.js';

/** Compared as a whole: "Red/other non-poultry meat and products" is no poultry. */
export const EXACT_PRODUCTS: ReadonlyMap<string, ProductType> = new Map<string, ProductType>([
  ['fresh vegetables', 'Fresh Vegetables'],
  ['vegetables', 'Fresh Vegetables'],
  ['fresh fruits', 'Fresh Fruits'],
  ['fruits', 'Fresh Fruits'],
  ['eggs', 'Eggs'],
  ['dairy products', 'Dairy Products'],
  ['red other non poultry meat and products', 'Meat'],
  ['poultry fowl meat and products', 'Poultry'],
  ['fish seafood', 'Seafood'],
  ['honey', 'Honey'],
  ['baked goods', 'Baked Goods'],
  ['canned or preserved fruits vegetables', 'Preserves'],
  ['canned or preserved fruits and vegetables', 'Preserves'],
  ['jams', 'Preserves'],
  ['maple products', 'Maple Syrup'],
  ['herbs', 'Herbs'],
  ['mushrooms', 'Mushrooms'],
  ['dry beans', 'Beans'],
  ['grains flour', 'Grains'],
  ['nuts', 'Nuts'],
  ['cut flowers', 'Flowers'],
  ['bedding plants', 'Plants'],
  ['nursery stock', 'Nursery Stock'],
  ['trees', 'Trees'],
  ['prepared foods', 'Prepared Foods'],
  ['coffee tea', 'Coffee & Tea'],
  ['juices non alcoholic ciders', 'Juices & Ciders'],
  ['wine spirits beer hard cider', 'Wine & Spirits'],
  ['tofu non animal protein', 'Tofu'],
  ['wild harvested forest products', 'Wild Harvest'],
  ['crafts woodworking items', 'Artisan Goods'],
  ['soap body care products', 'Soap & Body Care'],
  ['pet food', 'Pet Food'],
]);

/** In the singular unless only the plural is a product. "-" holds what means nothing. */
const WORDS: Readonly<Record<ProductType | '-', string>> = {
  'Fresh Vegetables':
    'vegetable, veggie, microgreen, micro green, tomato, cherry tomato, potato, sweet potato, pepper, bell pepper, lettuce, spinach, kale, carrot, onion, green onion, garlic, squash, summer squash, winter squash, zucchini, cucumber, pumpkin, corn, sweet corn, cabbage, napa cabbage, broccoli, cauliflower, brussels sprout, beet, radish, turnip, rutabaga, parsnip, leek, shallot, celery, eggplant, okra, pea, snap pea, snow pea, green bean, string bean, asparagus, artichoke, chard, swiss chard, collard, arugula, bok choy, pak choi, kohlrabi, salad green, mixed green, greens, sprout, fennel, celeriac, endive, escarole, radicchio, tomatillo, gourd, sunchoke, horseradish, ginger, chili pepper, hot pepper, yam',
  'Fresh Fruits':
    'fruit, apple, pear, peach, plum, cherry, apricot, nectarine, grape, berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry, currant, elderberry, huckleberry, boysenberry, marionberry, melon, watermelon, cantaloupe, honeydew, orange, lemon, lime, grapefruit, tangerine, mandarin, citrus, fig, persimmon, pomegranate, kiwi, mango, papaya, banana, pineapple, avocado, rhubarb, quince, pawpaw, muscadine',
  Eggs: 'egg, duck egg, chicken egg, hen egg, quail egg, turkey egg, goose egg',
  'Dairy Products':
    'dairy, milk, raw milk, goat milk, cow milk, sheep milk, yogurt, yoghurt, butter, cream, ice cream, kefir, gelato, whey',
  Cheese: 'cheese, goat cheese, sheep cheese, cheese curd, chevre, cheddar, feta, mozzarella, ricotta',
  Meat: 'meat, red meat, beef, ground beef, pork, lamb, mutton, goat, goat meat, veal, bison, buffalo, venison, elk, rabbit, bacon, sausage, ham, jerky, steak',
  Poultry:
    'poultry, chicken, turkey, duck, goose, geese, quail, pheasant, muscovy, guinea fowl, fowl, hen, broiler',
  Seafood:
    'seafood, fish, salmon, trout, catfish, tilapia, shrimp, crab, lobster, oyster, clam, mussel, scallop, crawfish, tuna',
  Honey: 'honey, raw honey, honeycomb, bee product, bee pollen',
  'Baked Goods':
    'baked good, bread, pastry, cookie, pie, cake, muffin, bagel, scone, pretzel, granola, bakery, sourdough, biscotti, fruit pie, apple pie',
  Preserves:
    'preserve, jam, jelly, pickle, apple butter, fruit butter, chutney, relish, salsa, canned good, canned fruit, canned vegetable, applesauce, apple sauce, hot sauce, sauce, dried fruit, kimchi, sauerkraut, fermented product, fermented vegetable, pickled vegetable, marmalade, tomato sauce, pepper jelly',
  'Maple Syrup': 'maple, maple syrup, maple product, maple sugar, maple candy, maple cream',
  Herbs:
    'herb, basil, cilantro, parsley, mint, rosemary, thyme, oregano, sage, dill, chive, lavender, lemongrass',
  Mushrooms: 'mushroom, shiitake, oyster mushroom, morel, chanterelle',
  Beans: 'bean, dry bean, dried bean, black bean, lentil, legume, soybean',
  Grains:
    'grain, flour, wheat, oat, rice, cornmeal, corn meal, grits, quinoa, barley, rye, spelt, wild rice, popcorn',
  Nuts: 'nut, pecan, walnut, almond, hazelnut, chestnut, peanut, pistachio, macadamia, peanut butter, nut butter, almond butter',
  Flowers:
    'flower, cut flower, flower bouquet, bouquet, sunflower, tulip, dahlia, peony, dried flower, wreath',
  Plants:
    'plant, bedding plant, potted plant, house plant, houseplant, vegetable plant, vegetable start, vegetable seedling, tomato plant, herb plant, seedling, transplant, starts, perennials, annuals, hanging basket, mums, succulent, fruit plant, plant start',
  'Nursery Stock': 'nursery, nursery stock, nursery plant, shrub',
  Trees: 'tree, fruit tree, christmas tree, apple tree, nut tree',
  Seeds: 'seed, garlic seed, seed garlic, vegetable seed',
  'Prepared Foods':
    'prepared, prepared food, prepared meal, ready to eat, soup, tamale, barbecue, pasta, hummus',
  'Coffee & Tea': 'coffee, tea, herbal tea, kombucha, herb tea',
  'Juices & Ciders':
    'juice, fruit juice, apple juice, cider, apple cider, sweet cider, lemonade, orange juice',
  'Wine & Spirits': 'wine, beer, hard cider, spirits, mead, fruit wine, craft beer, hops',
  Tofu: 'tofu, tempeh, seitan, soy product',
  'Wild Harvest':
    'wild harvested, wild harvest, wild harvested product, foraged, wildcrafted, ramps, fiddlehead',
  'Artisan Goods':
    'craft, artisan good, art, woodworking, woodwork, woodcraft, pottery, candle, beeswax candle, beeswax, jewelry, knitting, wool, yarn, fiber, alpaca fiber, fleece, quilt, fabric, clothing',
  'Soap & Body Care':
    'soap, goat milk soap, milk soap, goat soap, body care, body care product, lotion, lip balm, salve, skin care',
  'Pet Food': 'pet food, pet treat, dog food, dog treat, dog biscuit, cat food',
  'Fresh Produce': 'produce, fresh produce',
  'Organic Vegetables': 'organic vegetable, organic veggie',
  '-': 'non poultry, egg free, dairy free, nut free, apple of, coffee shop, tree farm, fish pond, butter bean, animal feed, chicken feed, chicken coop, horse, hay, straw, maple tree, green household, plant based',
};

/** Null for phrases that only keep their words from being read. */
export const PRODUCT_PHRASES: ReadonlyMap<string, ProductType | null> = new Map(
  Object.entries(WORDS).flatMap(([type, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, type === '-' ? null : (type as ProductType)] as const),
  ),
);
