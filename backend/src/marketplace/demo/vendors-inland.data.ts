import type { DemoVendor } from './demo-vendor.js';
import { goods } from './goods.js';

/** Vendors from between the coasts. */
export const INLAND_VENDORS: readonly DemoVendor[] = [
  {
    businessName: 'Coyote Gourd Ranch',
    code: 'CGR',
    zipCode: '78624',
    street: '6120 Old Mail Road',
    phone: '830-555-0154',
    description: 'Grass-fed beef, pecans from the creek bottom, and peaches in the ten weeks that have them.',
    farmStory:
      'A dry ranch in hill country: three hundred acres feed fifty cows, and a creek feeds the pecans. We stopped buying hay in 2016 and moved the fences instead.',
    farmingPractice: 'regenerative',
    certifications: [],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping', 'nationwide_shipping'],
    pickupNote: 'Ring at the red gate, any day but Sunday.',
    goods: goods(`
Ground beef · meat · pound · - · grass-fed, frozen · one pound=9.50/1.1; five pounds=45.00/5.4; ten pounds=86.00/10.7; with heart and liver, one pound=8.50/1.1 · From whole animals, steaks and all. Lean but not dry.
Beef steaks · meat · pound · - · grass-fed, frozen · ribeye, 12 oz=24.00/0.9; strip, 12 oz=23.00/0.9; flat iron, 10 oz=15.00/0.8; box of eight=165.00/7 · Hung for twenty-one days. Take them off the fire sooner than you think.
Beef roasts · meat · each · - · grass-fed, frozen · chuck, 3 lb=36.00/3.2; brisket, 5 lb=62.00/5.3; short ribs, 3 lb=34.00/3.2; shank, 2 lb=19.00/2.2 · For a long afternoon.
Beef jerky · meat · each · - · smoked, keeps · 3 oz=9.00/0.3; hot, 3 oz=9.00/0.3; 8 oz=22.00/0.6; six bags=50.00/1.6 · Salt, pepper, smoke. No sugar.
Pecans in the shell · nuts · pound · - · new crop · two pounds=14.00/2.2; five pounds=32.00/5.3; ten pounds=60.00/10.6; cracked, five pounds=38.00/5.3 · Small native pecans, more oil than the big ones.
Shelled pecans · nuts · pound · - · new crop · half pound=9.00/0.6; pound=17.00/1.1; three pounds=48.00/3.2; roasted with salt, half pound=10.00/0.6 · Halves, mostly. The pieces go into pies.
Peach preserves · preserves · each · - · small batch · 8 oz jar=8.00/0.9; 1 lb jar=13.50/1.5; with jalapeño, 8 oz=8.50/0.9; three jars, boxed=23.00/2.9 · Fruit that was too ripe to sell, cooked the same night.
Pecan pie · baked-goods · each · pl · baked to order · six inches=14.00/1.4; nine inches=28.00/2.9; nine inches, frozen=26.00/2.9; twelve tartlets=24.00/1.8 · More nuts than filling.
`),
  },
  {
    businessName: 'Sugar Lantern Hill',
    code: 'SLH',
    zipCode: '05641',
    street: '388 Upper Sap Road',
    phone: '802-555-0132',
    description: 'Maple syrup from four thousand taps, boiled over wood, and a few things that it goes into.',
    farmStory:
      'The sugarhouse was built in 1948 and steams for five weeks each spring. In the other forty-seven we split wood.',
    farmingPractice: 'organic',
    certifications: ['USDA Organic'],
    shippingMethods: ['pickup', 'nationwide_shipping'],
    pickupNote: 'The sugarhouse is open on weekends; at other times look for the self-serve shelf.',
    goods: goods(`
Maple syrup, golden · preserves · each · - · first run · half pint=11.00/1.1; pint=18.00/1.9; quart=32.00/3.4; gallon=96.00/12 · The first days of the season. Light, and it tastes of vanilla.
Maple syrup, amber · preserves · each · - · wood fired · half pint=10.50/1.1; pint=17.00/1.9; quart=29.00/3.4; gallon=88.00/12 · The one for the table.
Maple syrup, dark · preserves · each · - · wood fired · half pint=10.50/1.1; pint=17.00/1.9; quart=29.00/3.4; gallon=86.00/12 · Late in March. For baking, and for people who want to taste it in coffee.
Barrel-aged syrup · preserves · each · - · small batch · half pint=16.00/1.1; pint=28.00/1.9; quart=50.00/3.4; three small bottles=44.00/3.2 · Six months in a rye barrel from over the hill.
Maple sugar · preserves · each · - · keeps · 4 oz=8.50/0.4; 1 lb=27.00/1.2; cinnamon, 4 oz=9.00/0.4; shaker=11.00/0.6 · Boiled until it is dry, stirred until it is fine.
Maple cream · preserves · each · - · no dairy · 8 oz jar=12.50/0.9; 1 lb jar=22.00/1.5; 2 lb tub=40.00/2.3; three jars, boxed=35.00/2.9 · Syrup, beaten for an hour. There is no cream in it.
Maple nuts · nuts · each · - · small batch · walnuts, 6 oz=10.00/0.5; almonds, 6 oz=10.00/0.5; mixed, 1 lb=24.00/1.1; six bags=56.00/3 · Roasted in the pan that the sugar was made in.
Buckwheat pancake mix · grains · each · - · stone ground · 1 lb=7.50/1.1; 2 lb=13.00/2.1; with a half pint of syrup=17.00/2.4; 5 lb=29.00/5.2 · A neighbor grows it, the mill below grinds it.
`),
  },
  {
    businessName: 'Prairie Loom Grains',
    code: 'PLG',
    zipCode: '67401',
    street: '9450 Section Line Road',
    phone: '785-555-0186',
    description:
      'Old wheats, rye and dry beans, milled on stones on the farm and sent within two days of milling.',
    farmStory:
      'Our great-grandparents brought seed wheat in a trunk. We found it again in a seed bank in 2011, a coffee can full. It is eighty acres now.',
    farmingPractice: 'regenerative',
    certifications: [],
    shippingMethods: ['pickup', 'regional_shipping', 'nationwide_shipping'],
    pickupNote: 'At the mill on weekdays from 8 AM to 4 PM.',
    goods: goods(`
Whole wheat flour · grains · each · - · stone ground · 2 lb=7.00/2.1; 5 lb=15.00/5.2; 10 lb=27.00/10.3; 25 lb=58.00/25.6 · Red winter wheat with everything in it. Keep it cold.
Bread flour · grains · each · - · stone ground · 2 lb=7.50/2.1; 5 lb=16.50/5.2; 10 lb=30.00/10.3; 25 lb=64.00/25.6 · Sifted once, so that it rises.
Rye flour · grains · each · - · stone ground · 2 lb=7.50/2.1; 5 lb=16.00/5.2; 10 lb=29.00/10.3; 25 lb=62.00/25.6 · Dark and sticky, as rye should be.
Cornmeal · grains · each · - · stone ground · 2 lb=6.50/2.1; 5 lb=14.00/5.2; blue, 2 lb=8.00/2.1; blue, 5 lb=17.50/5.2 · Flint corn, dried on the cob. For bread, mush and porridge.
Wheat berries · grains · each · - · whole · 2 lb=5.50/2.1; 5 lb=11.50/5.2; 25 lb=42.00/25.6; for sprouting, 2 lb=6.00/2.1 · Cleaned three times. Grind them yourself, or boil them for salad.
Rolled oats · grains · each · - · whole · 2 lb=6.00/2.1; 5 lb=13.00/5.2; steel cut, 2 lb=6.00/2.1; 25 lb=48.00/25.6 · Rolled thick, and never steamed longer than it takes.
Dry beans · grains · each · - · new crop · black, 2 lb=8.00/2.1; pinto, 2 lb=7.00/2.1; calypso, 2 lb=9.50/2.1; four kinds, 1 lb each=19.00/4.2 · This year’s, so they cook in an hour.
Country loaf · baked-goods · each · p · baked to order · small=7.00/1.1; large=11.00/2.1; seeded=8.50/1.2; rye=9.00/1.6 · Two days of slow dough, baked on Thursday nights.
`),
  },
  {
    businessName: 'Red Wagon Poultry',
    code: 'RWP',
    zipCode: '17602',
    street: '52 Wagon Shed Road',
    phone: '717-555-0145',
    description: 'Chickens, ducks and turkeys on grass, moved each morning, and their eggs.',
    farmStory:
      'It began with a red wagon and thirty eggs. The children who pulled it run the farm now; the wagon is in the shop window.',
    farmingPractice: 'sustainable',
    certifications: [],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping'],
    pickupNote: 'In the shop, Tuesday to Saturday from 9 AM to 5 PM.',
    goods: goods(`
Whole chicken · poultry · each · - · pasture raised, frozen · small, 3 lb=18.00/3.2; medium, 4 lb=24.00/4.2; large, 5 lb=30.00/5.3; box of four=92.00/17 · Nine weeks on grass. The skin is yellow.
Chicken parts · poultry · pound · - · pasture raised, frozen · breasts, 2 lb=22.00/2.2; thighs, 2 lb=15.00/2.2; wings, 2 lb=12.00/2.2; backs and feet, 5 lb=10.00/5.3 · Cut and packed here.
Duck · poultry · each · - · pasture raised, frozen · whole, 5 lb=36.00/5.3; legs, two=18.00/1.4; breasts, two=24.00/1.3; fat, 12 oz=11.00/0.9 · Muscovy, lean, with a flavor of its own.
Heritage turkey · poultry · each · p · for the holidays · small, 10 lb=68.00/10.5; medium, 14 lb=92.00/14.5; large, 18 lb=116.00/18.6; half, 8 lb=56.00/8.4 · Reserve now, fetch it in the week of the feast.
Hen eggs · eggs · dozen · pl · pasture raised · half dozen=3.50/0.8; one dozen=6.00/1.7; flat of thirty=14.00/4.3; pullet eggs, one dozen=4.50/1.3 · Gathered twice a day, washed once.
Duck eggs · eggs · dozen · pl · pasture raised · half dozen=5.50/1; one dozen=10.00/2; flat of twenty=15.50/3.4; salted, six=9.00/1 · Large and rich, for cakes that rise.
Broth · poultry · each · - · frozen · chicken, pint=7.50/1.2; chicken, quart=13.00/2.3; duck, pint=9.00/1.2; six pints, mixed=46.00/7.3 · Feet, backs, onions and a night on the stove.
Pot pie · baked-goods · each · p · frozen · for one=9.00/0.9; for two=16.00/1.8; for four=29.00/3.6; four small ones=33.00/3.6 · Bake it from frozen while you set the table.
`),
  },
  {
    businessName: 'Dry Creek Chile Works',
    code: 'DCC',
    zipCode: '88001',
    street: '715 Acequia Road',
    phone: '575-555-0192',
    description:
      'Green and red chile from our own rows, roasted, dried, ground and cooked within sight of the field.',
    farmStory:
      'The seed has been in the family longer than the land. In September the whole road smells of the roaster, and people stop who did not mean to.',
    farmingPractice: 'conventional',
    certifications: [],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping', 'nationwide_shipping'],
    pickupNote: 'At the roaster from August to October, at the kitchen door otherwise.',
    goods: goods(`
Roasted green chile · vegetables · pound · - · frozen · mild, 1 lb=8.00/1.1; medium, 1 lb=8.00/1.1; hot, 1 lb=8.00/1.1; hot, 5 lb=36.00/5.4 · Roasted, peeled, chopped and frozen on one day.
Red chile powder · preserves · each · - · sun dried · mild, 4 oz=7.00/0.4; hot, 4 oz=7.00/0.4; hot, 1 lb=21.00/1.1; smoked, 4 oz=8.00/0.4 · Only pods. No stems, no seeds, no filler.
Dried chile pods · vegetables · each · - · sun dried · mild, 8 oz=9.00/0.6; hot, 8 oz=9.00/0.6; hot, 2 lb=30.00/2.2; string of sixty=42.00/2.5 · Whole and leathery. A string hangs in the kitchen until it is eaten.
Red enchilada sauce · preserves · each · - · ready to use · pint, mild=8.50/1.7; pint, hot=8.50/1.7; quart, hot=15.00/3.2; case of six pints=46.00/10 · Pods, garlic, oregano, salt.
Green salsa · preserves · each · - · ready to use · half pint, mild=6.50/1; half pint, hot=6.50/1; pint, hot=11.00/1.7; three jars, boxed=18.50/3.1 · Tomatillos and our hottest row.
Blue corn · grains · each · - · stone ground · meal, 1 lb=6.50/1.1; meal, 5 lb=26.00/5.2; atole, 1 lb=7.50/1.1; whole, 2 lb=9.50/2.1 · Grown by a cousin upriver, ground on our stones.
Pistachios · nuts · pound · - · roasted · salted, 8 oz=9.00/0.6; chile, 8 oz=9.50/0.6; plain, 1 lb=16.00/1.1; chile, 2 lb=34.00/2.2 · From the trees that shade the packing shed.
Chile wreaths · artisan-goods · each · prn · handmade · ten inches=34.00/1.5; fourteen inches=52.00/2.4; eighteen inches=78.00/3.8; heart=46.00/1.8 · Tied while the pods are soft. Looks at a door, keeps for the pot.
`),
  },
  {
    businessName: 'Magnolia Ladder Flowers',
    code: 'MLF',
    zipCode: '30605',
    street: '231 Mill Race Lane',
    phone: '706-555-0167',
    description:
      'Cut flowers for ten months of the year, potted herbs, and soap for the hands that grew them.',
    farmStory:
      'Two acres, no chemicals, a cold room made of an old truck. We cut before sunrise and deliver before lunch.',
    farmingPractice: 'biodynamic',
    certifications: [],
    shippingMethods: ['pickup', 'local_delivery'],
    pickupNote: 'Buckets stand in the shade beside the gate from 7 AM.',
    goods: goods(`
Market bouquet · flowers · bunch · - · fresh cut · small=14.00/1; medium=24.00/2; large=38.00/3.5; four weeks, small=50.00/4 · Whatever opened this morning, tied by somebody who has done it ten thousand times.
Dahlias · flowers · bunch · - · fresh cut, seasonal · five stems=12.00/0.8; ten stems=22.00/1.5; dinner plates, three stems=15.00/0.9; bucket of forty=72.00/8 · Change the water daily and they last five days.
Greens and branches · flowers · bunch · - · fresh cut · magnolia, five stems=16.00/2; eucalyptus, bunch=12.00/1; mixed, large bunch=20.00/2.2; garland, six feet=48.00/4 · For tables, doors and church windows.
Dried bouquets · flowers · each · plrn · dried, keeps · small=18.00/0.5; medium=29.00/0.9; large=44.00/1.5; wreath, twelve inches=52.00/1.6 · Strawflowers, statice and grasses, hung for three weeks.
Potted herbs · plants · each · - · potted · rosemary=7.00/2; lavender=8.00/2; kitchen set of four=24.00/7.5; large rosemary=22.00/8 · Rooted from our own beds, ready for a windowsill.
Flower tubers · plants · each · plrn · seasonal · dahlia, one=9.00/0.4; dahlias, five kinds=38.00/1.8; ranunculus, ten=12.00/0.4; anemones, ten=11.00/0.3 · Divided in winter, each with an eye that we have seen.
Lavender soap · artisan-goods · each · plrn · handmade · bar=7.50/0.3; three bars=20.00/0.9; unscented bar=7.00/0.3; log of ten=58.00/2.8 · Cold process, cured for six weeks.
Herb tea · herbs · each · plrn · dried · mint, 1 oz=7.00/0.2; chamomile, 1 oz=8.00/0.2; evening mix, 1 oz=8.00/0.2; three tins=26.00/0.9 · Picked dry, in the late morning, and never crushed.
`),
  },
];
