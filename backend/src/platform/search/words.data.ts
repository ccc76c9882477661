/** As PostgreSQL's English text search does, and words of shopping. */
const LEFT_OUT = `i me my myself we our ours ourselves you your yours yourself he him his she her hers it its they
  them their theirs what which who whom this that these those am is are was were be been being have has had having
  do does did doing a an the and but if or because as until while of at by for with about against between into
  through during before after above below to from up down in out on off over under again further then once here
  there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now near nearby buy sale`;

/** Spelled right, though no name of a product may hold them. */
const DESCRIBING = `free range cage pasture pastured raised grass grassfed finished raw organic local fresh fed pick
  heirloom seasonal natural homemade handmade smoked dried frozen ground whole sliced pitted canned bulk large small
  baby young ripe sweet sour spicy mild hot cold pure extra virgin unpasteurized pasteurized unfiltered wild
  wildflower foraged gluten vegan vegetarian kosher halal dairy sugar nitrate antibiotic hormone pesticide spray
  chemical certified naturally grown farm farms market markets stand share box basket bunch dozen pound bushel gift
  delivery pickup open today weekend saturday sunday red green yellow white black blue purple brown golden
  goat goats sheep cow cows pig pigs hog bee bees hen hens horse dog cat pet alpaca deer boar bear bird frog snail
  wool yarn soap candle candles straw hay pine stone wood firewood mulch compost soil tree trees plant plants seed
  seeds seedlings herb herbs fruit fruits vegetable vegetables veggie veggies meat poultry seafood grain grains
  produce bouquet wreath wreaths christmas tour maze hayride orchard ranch vineyard winery dairy bakery dinner lunch
  breakfast snack dessert food foods drink drinks lamp shirt shoes boots phone book cotton jar jars bottle`;

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const LEFT_OUT_WORDS = listed(LEFT_OUT);
export const DESCRIBING_WORDS = listed(DESCRIBING);

/** Behind a food's name: "apple butter" is no apple. Pie apples are. */
export const MADE_OF_IT =
  `butter jam jelly preserves marmalade sauce salsa relish chutney pickles syrup vinegar juice
  cider wine tea lemonade nectar pie cobbler bread cake cookie shortbread ice noodle powder lotion balm salve wax
  plant tree vine cutting compost treats yarn straw wood chips rings flour meal hulls caramel candy brittle mushroom
  lettuce shells egg custard spread honey mustard granola yogurt ricotta kefir kit log banana tangerine sachets wreath`.split(
    /\s+/,
  );

/** Anywhere in a name: "Broth, chicken". */
export const NEVER_THE_FOOD =
  `broth seeds starts seedlings soap candles muffins doughnuts donuts microgreens fertilizer lollipops`.split(
    ' ',
  );
