import type { DemoVendor } from './demo-vendor.js';
import { goods } from './goods.js';

/** Vendors of the two coasts; the first one is the demonstration vendor's. */
export const COAST_VENDORS: readonly DemoVendor[] = [
  {
    businessName: 'Orchard House Pantry',
    code: 'OHP',
    zipCode: '33901',
    street: '1180 Packing House Lane',
    phone: '239-555-0140',
    description:
      'Citrus, honey and preserves from twelve acres of groves and the hives between them. Picked, cooked and packed by the same five people.',
    farmStory:
      'Vera Orchard took over her grandparents’ packing house in 2009, with nine rows of grapefruit and a stove. The stove is still there; the rows are forty now, and bees came to stay.',
    farmingPractice: 'organic',
    certifications: ['USDA Organic'],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping', 'nationwide_shipping'],
    pickupNote: 'At the packing house, Wednesday and Saturday from 9 AM to 1 PM. Ring the bell.',
    goods: goods(`
Orange blossom honey · honey · each · - · raw, single source · 8 oz jar=7.50/0.8; 1 lb jar=12.75/1.4; 3 lb jar=29.00/3.6; gallon pail=98.00/12.5 · Spring honey from hives that stand in the groves. Light, and it smells of April.
Palmetto honey · honey · each · - · raw, single source · 8 oz jar=8.00/0.8; 1 lb jar=13.50/1.4; 3 lb jar=31.00/3.6; comb in a box=16.00/0.9 · Amber and a little smoky, from saw palmetto at the edge of the grove.
Navel oranges · fruits · basket · - · citrus, fresh · 5 lb bag=14.00/5.5; 10 lb box=25.00/11; 20 lb box=44.00/21; 40 lb crate=79.00/42 · Hung on the tree until they were sweet. Scarred by the wind, which you will not taste.
Ruby grapefruit · fruits · basket · - · citrus, fresh · 5 lb bag=13.00/5.5; 10 lb box=23.50/11; 20 lb box=42.00/21; 40 lb crate=76.00/42 · Heavy, thin-skinned, and good without sugar.
Seville marmalade · preserves · each · - · small batch · 4 oz jar=5.50/0.5; 8 oz jar=9.00/0.9; 1 lb jar=15.50/1.5; three jars, boxed=26.00/2.9 · Bitter oranges, cut by hand and cooked in two pans at a time.
Key lime curd · preserves · each · - · small batch · 4 oz jar=6.00/0.5; 8 oz jar=9.50/0.9; 1 lb jar=17.00/1.5; three jars, boxed=27.50/2.9 · Our own eggs, our own limes. For toast, or for the spoon.
Orange cake · baked-goods · each · pl · baked to order · small loaf=8.50/0.9; large loaf=14.00/1.8; six muffins=12.00/1.1; nine-inch round=26.00/2.6 · Whole oranges, boiled and ground. Keeps for a week and is better on the second day.
Fresh orange juice · beverages · each · pl · cold, unpasteurized · pint=5.00/1.2; quart=8.50/2.3; half gallon=15.00/4.5; gallon=27.00/8.8 · Pressed in the morning of your pickup. Drink it within five days.
`),
  },
  {
    businessName: 'Fogline Creamery',
    code: 'FOG',
    zipCode: '94952',
    street: '77 Two Rock Lane',
    phone: '707-555-0118',
    description:
      'Forty Jersey cows, grass on the hill behind the barn, and a cheese room that was a milking parlor once.',
    farmStory:
      'The herd grazes where the fog stops in the morning. We milk once a day, make cheese four times a week, and sell all of it under our own name.',
    farmingPractice: 'regenerative',
    certifications: [],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping'],
    pickupNote: 'The cooler beside the barn is open from sunrise to sunset.',
    goods: goods(`
Cultured butter · dairy · each · - · grass-fed · half pound=8.00/0.6; pound=15.00/1.1; half pound with sea salt=8.50/0.6; two-pound roll=28.00/2.2 · Churned from cream that ripened for a day. Yellow, because the grass was green.
Aged farmhouse cheddar · dairy · each · - · raw milk · quarter pound=7.00/0.4; half pound=13.00/0.7; pound=24.50/1.2; quarter wheel=92.00/5.2 · Bound in cloth and turned for fourteen months.
Fresh chèvre-style cheese · dairy · each · - · soft · plain, 5 oz=6.50/0.5; with herbs, 5 oz=7.00/0.5; with pepper, 5 oz=7.00/0.5; plain, 1 lb=18.00/1.2 · Made of cow’s milk in the manner of goat cheese: bright, soft, three days old.
Whole milk yogurt · dairy · each · pl · cream on top · 6 oz=2.75/0.5; pint=5.00/1.2; quart=8.75/2.3; half gallon=16.00/4.5 · Set in the jar it is sold in. A layer of cream on top.
Cream-line milk · dairy · each · pl · not homogenized · pint=3.00/1.2; quart=5.25/2.3; half gallon=8.50/4.5; gallon=15.00/8.8 · Pasteurized slowly. Shake it, or do not.
Pasture eggs · eggs · dozen · pl · free range · medium, one dozen=6.50/1.6; large, one dozen=7.50/1.8; mixed, one dozen=7.00/1.7; large, flat of thirty=17.50/4.4 · From four hundred hens that follow the cows around the hill.
Drinking kefir · beverages · each · pl · cultured · plain, pint=5.50/1.2; plain, quart=9.50/2.3; berry, pint=6.00/1.2; berry, quart=10.50/2.3 · Sour, thin and alive. Keeps for three weeks.
Caramel sauce · preserves · each · prn · small batch · 4 oz jar=6.50/0.5; 8 oz jar=11.00/0.9; 8 oz jar with salt=11.50/0.9; 1 lb jar=19.50/1.5 · Butter, cream and sugar, taken further than is sensible.
`),
  },
  {
    businessName: 'Three Ditches Produce',
    code: 'TDP',
    zipCode: '93706',
    street: '4410 West Canal Road',
    phone: '559-555-0163',
    description: 'Vegetables, stone fruit and herbs from sixty acres that three irrigation ditches meet on.',
    farmStory:
      'Two sisters and their father grow a hundred and twenty kinds of things here. What does not look like much in a store goes into boxes, and people ask for it.',
    farmingPractice: 'organic',
    certifications: ['USDA Organic', 'GAP'],
    shippingMethods: ['pickup', 'local_delivery', 'regional_shipping'],
    pickupNote: 'Saturdays from 8 AM to noon at the gate on Canal Road.',
    goods: goods(`
Lacinato kale · vegetables · bunch · - · greens, fresh · one bunch=3.50/0.6; three bunches=9.50/1.7; 5 lb bag=18.00/5.2; with red kale, two bunches=6.75/1.2 · Cut the evening before it leaves, washed twice.
Carrots · vegetables · bunch · - · roots, fresh · one bunch=3.25/1; rainbow bunch=3.75/1; 5 lb bag=9.00/5.2; juicing, 25 lb=32.00/26 · Sweet since the nights are cold. Tops on, unless you ask.
Dry-farmed tomatoes · vegetables · pound · - · heirloom, fresh · one pound=4.50/1.1; 5 lb box=20.00/5.6; sauce grade, 20 lb=38.00/21; mixed heirlooms, 5 lb=22.50/5.6 · No water after June. Small, thick-skinned, and they taste of it.
Winter squash · vegetables · each · - · keeps · butternut=5.00/3; kabocha=6.50/3.5; delicata, three=7.50/3.2; mixed box of six=24.00/17 · Cured for two weeks. Keeps in a cool room until spring.
Basil · herbs · bunch · pl · fresh, cut to order · one bunch=3.00/0.2; three bunches=8.00/0.5; Thai, one bunch=3.25/0.2; potted=5.50/1.8 · Never cold, so it never turns black.
Dried herbs · herbs · each · prn · dried · oregano, 1 oz=5.00/0.2; thyme, 1 oz=5.00/0.2; sage, 1 oz=5.00/0.2; set of six=26.00/0.9 · Dried slowly in the dark, on the stem, and rubbed by hand.
Yellow peaches · fruits · pound · pl · stone fruit, fresh · one pound=4.00/1.1; 5 lb flat=17.50/5.6; canning, 20 lb=48.00/21; seconds, 10 lb=19.00/10.5 · Tree-ripe. They will not travel, and neither should you have to.
Dried stone fruit · fruits · each · prn · dried, no sulfur · apricots, 8 oz=9.50/0.6; peaches, 8 oz=8.50/0.6; plums, 8 oz=7.50/0.6; mixed, 2 lb=28.00/2.1 · Split, pitted and laid out in the sun in July. Brown, because there is no sulfur on them.
`),
  },
  {
    businessName: 'Kettle Hill Orchards',
    code: 'KHO',
    zipCode: '14850',
    street: '2305 Kettle Hill Road',
    phone: '607-555-0127',
    description:
      'Eighty kinds of apples on a hill above the lake, and everything that a press, a kettle and an oven make of them.',
    farmStory:
      'The oldest trees were planted in 1911 and still bear every other year. We graft from them each winter, so that none of these apples is the last of its kind.',
    farmingPractice: 'sustainable',
    certifications: [],
    shippingMethods: ['pickup', 'regional_shipping', 'nationwide_shipping'],
    pickupNote: 'At the stand from Thursday to Sunday, 10 AM to 6 PM.',
    goods: goods(`
Heirloom apples · fruits · basket · - · fresh, keeps · half peck=9.50/5.5; peck=17.00/10.5; half bushel=31.00/21; bushel=56.00/42 · Whatever is at its best this week: russets, pippins, spies. A label on every bag.
Honeycrisp apples · fruits · basket · - · fresh · half peck=12.00/5.5; peck=21.50/10.5; half bushel=39.00/21; bushel=70.00/42 · Loud. The first to sell out.
Sweet cider · beverages · each · p · cold pressed · pint=3.50/1.2; half gallon=8.50/4.5; gallon=14.00/8.8; case of four gallons=52.00/35.5 · Five kinds in each pressing, nothing added. Brown and cloudy.
Cider vinegar · preserves · each · - · raw, aged · half pint=7.00/1; pint=11.00/1.7; quart=18.50/3.2; gallon=48.00/10.5 · A year in oak, with the mother in it.
Apple butter · preserves · each · - · no sugar · 8 oz jar=7.50/0.9; 1 lb jar=12.50/1.5; with cinnamon, 8 oz=7.75/0.9; three jars, boxed=21.00/2.9 · Cooked outdoors until the spoon stands. Apples and cider, nothing else.
Cider doughnuts · baked-goods · dozen · p · baked to order · half dozen=6.50/0.9; one dozen=11.50/1.7; sugared, half dozen=7.00/0.9; sugared, one dozen=12.50/1.7 · Fried on the morning of your pickup. They do not keep, and never have to.
Apple pie · baked-goods · each · p · baked to order · six inches=11.00/1.5; nine inches=21.00/3.2; nine inches, frozen=19.00/3.2; crumb top, nine inches=22.00/3.3 · Four kinds of apples under a butter crust.
Bench-grafted apple trees · plants · each · prn · bare root, seasonal · Northern type=32.00/2.5; russet type=32.00/2.5; cider type=34.00/2.5; three of a kind=88.00/6 · One year old, on a stock that stays under twelve feet. Sent when they sleep.
`),
  },
  {
    businessName: 'Salt Ladder Shellfish',
    code: 'SLS',
    zipCode: '02667',
    street: '19 Herring Landing',
    phone: '508-555-0171',
    description:
      'Oysters, clams and smoked fish from a cold harbor, harvested by two people and a tide table.',
    farmStory:
      'Our grant is four acres of sand that is dry for three hours a day. Each oyster is handled nine times before you open it.',
    farmingPractice: 'sustainable',
    certifications: ['HACCP'],
    shippingMethods: ['pickup', 'local_delivery', 'nationwide_shipping'],
    pickupNote: 'On the landing, one hour around low tide. We send the time the day before.',
    goods: goods(`
Harbor oysters · seafood · dozen · - · live, in the shell · one dozen=22.00/3; two dozen=42.00/6; fifty=82.00/12; one hundred=155.00/24 · Three years old, deep-cupped, briny with a sweet end.
Petite oysters · seafood · dozen · - · live, in the shell · one dozen=24.00/2.2; two dozen=46.00/4.4; fifty=90.00/9; one hundred=170.00/18 · Two bites at most. For people who say that they do not like oysters.
Littleneck clams · seafood · dozen · - · live, in the shell · two dozen=18.00/4; fifty=34.00/8; one hundred=62.00/16; bag of two hundred=115.00/32 · Dug by hand and purged overnight.
Steamers · seafood · pound · pl · live, in the shell · two pounds=19.00/2.3; five pounds=44.00/5.6; ten pounds=82.00/11; with a bag of rockweed, five pounds=48.00/6.5 · Soft-shell clams. Rinse them twice, steam them once.
Smoked bluefish · seafood · each · - · smoked here · 4 oz=9.00/0.4; 8 oz=16.50/0.7; spread, 7 oz=10.50/0.6; whole side=34.00/1.6 · Brined in maple and salt, smoked over apple wood.
Smoked mussels · seafood · each · - · smoked here · 4 oz tin=9.50/0.4; three tins=27.00/1.2; in olive oil, 6 oz jar=12.50/0.8; six jars=70.00/4.8 · Steamed open, smoked cold, packed the same day.
Sea salt · artisan-goods · each · - · keeps · 2 oz=6.00/0.3; 6 oz jar=12.00/0.7; smoked, 2 oz=7.00/0.3; three jars, boxed=32.00/2 · Harbor water, boiled down in the shed when it is too rough to work.
Chowder base · seafood · each · - · frozen · pint=12.00/1.2; quart=22.00/2.3; case of six pints=66.00/7.4; clams and base for four=38.00/4.2 · Clams, broth, potatoes, salt pork. You bring the milk.
`),
  },
  {
    businessName: 'Blue Lantern Seed Company',
    code: 'BLS',
    zipCode: '97330',
    street: '840 Soap Kettle Road',
    phone: '541-555-0109',
    description:
      'Open-pollinated seeds, garlic and starts, grown out and tasted on eleven acres before we sell them.',
    farmStory:
      'We keep what we like to eat. Every packet says who grew it, in which field and how many of a hundred came up.',
    farmingPractice: 'organic',
    certifications: ['USDA Organic'],
    shippingMethods: ['pickup', 'nationwide_shipping'],
    pickupNote: 'Fridays from noon to 5 PM at the seed house; please order a day ahead.',
    goods: goods(`
Tomato seeds · seeds · each · - · open-pollinated, packet · early red=4.00/0.1; black cherry=4.00/0.1; paste=4.00/0.1; set of eight kinds=26.00/0.3 · Thirty seeds each, from plants that were healthy in a wet year.
Bean seeds · seeds · each · - · open-pollinated, packet · pole, packet=4.25/0.2; bush, packet=4.25/0.2; dry, half pound=9.00/0.6; set of six kinds=22.00/1 · Enough for a row of twenty feet. Dry ones are for the pot as well.
Salad seeds · seeds · each · - · open-pollinated, packet · winter mix=4.00/0.1; summer mix=4.00/0.1; arugula, one ounce=8.50/0.2; set of ten kinds=32.00/0.4 · Sown thickly and cut young, four times if you are kind to them.
Squash seeds · seeds · each · - · open-pollinated, packet · kabocha=4.25/0.1; delicata=4.25/0.1; long pie=4.25/0.1; set of six kinds=22.00/0.3 · Isolated by half a mile, so that they come true.
Flower seeds · seeds · each · - · for bees, packet · poppies=3.75/0.1; calendula=3.75/0.1; sweet peas=4.25/0.1; meadow mix, quarter pound=18.00/0.4 · What the bees here go to first.
Seed garlic · seeds · pound · - · hardneck, seasonal · half pound=12.00/0.6; pound=22.00/1.1; five pounds=98.00/5.3; six kinds, one bulb each=28.00/1 · Big bulbs, for planting in October. Small ones we eat ourselves.
Vegetable starts · plants · each · p · potted, seasonal · six lettuces=6.00/2; three tomatoes=9.00/3; four peppers=10.00/3.5; twelve, your choice=24.00/9 · Hardened off for a week outdoors. Plant them the same day.
Cover crop mix · seeds · each · - · for the soil · 1 lb=6.50/1.1; 5 lb=26.00/5.3; 25 lb=105.00/26; with clover, 1 lb=8.00/1.1 · Rye, peas and vetch. Broadcast it, rake it, forget it until spring.
`),
  },
];
