import { products, type Product } from './product.js';

export const FRUIT_PRODUCTS: Readonly<Record<string, readonly Product[]>> = {
  apples: products(`
  Honeycrisp apples · fruits · pound · 2.5-4 · apple · Big, cold and loud. The first to sell out every week.
  Heirloom apples, mixed · fruits · pound · 2.5-3.5 · apple · Northern Spy, Winesap and russets in one bag. Every one tastes different. · Old kinds you will not see in a store, labeled so you can ask for them again.
  Pie apples, half bushel · fruits · basket · 18-28 · apple · Tart and firm, about twenty pounds. Makes eight pies or a winter of sauce.
  Storage apples · fruits · pound · 1.75-2.75 · store · Keepers from the cold room, crisp and sweeter for the wait.
  Bosc pears · fruits · pound · 2.5-3.5 · apple · Sold firm. Give them four days on the counter.
  Sweet cider · beverages · other · 6-10 · apple · Five varieties, pressed Friday, nothing added. Half gallon. · Cloudy and brown, as it should be. Half gallon; leave room if you freeze it.
  Cider vinegar · preserves · other · 7-11 · all · Aged in barrels, raw, with the mother in it. Pint bottle.
  Apple butter · preserves · each · 6.5-9 · all · Cooked outdoors in a copper kettle until a spoon stands up. Half-pint. · Apples, cider and a little cinnamon; no sugar. Half-pint jar.
  Cider doughnuts · baked-goods · dozen · 9-14 · all · Made on Saturday mornings. Eat them in the parking lot.
  Apple pie · baked-goods · each · 16-24 · all · Nine inches, lard crust unless you ask for butter. Frozen ones by the stack.
  Dried apple rings · fruits · other · 5-8 · all · No sugar, no sulfur, a little leathery. Quarter-pound bag.
  Apple wood for smoking · other · other · 7-12 · all · Pruned last winter, cut to fist size. Feed sack full.
`),
  peaches: products(`
  Yellow peaches · fruits · pound · 2.5-4 · stone · Tree-ripe freestones. They bruise if you look at them, so bring a flat box. · Picked with give at the shoulder. Two days on the counter at most.
  White peaches · fruits · pound · 3-4.5 · stone · Low acid, perfumed, too soft to ship anywhere.
  Canning peaches, half bushel · fruits · basket · 26-38 · stone · Freestone, about twenty-four pounds, ripe by the weekend.
  Plums · fruits · pound · 2.5-4 · stone · Red-fleshed and tart at the skin.
  Nectarines · fruits · pound · 3-4.5 · stone · Smaller than the store's and twice as sweet.
  Peach jam · preserves · each · 7-9.5 · all · Made from seconds the day they came in. Half-pint jar. · More fruit than sugar, so it runs a little. Half-pint jar.
  Peach halves in light syrup · preserves · each · 9-13 · all · Hand-packed quarts, for February.
  Frozen sliced peaches · fruits · other · 7-11 · all · Peeled and frozen on trays, two-pound bag.
  Peach cobbler · baked-goods · each · 14-20 · all · Serves six. Bake from frozen while you eat supper.
  Peach nectar · beverages · other · 5-8 · all · Pulp and all, pint bottle. Thin it with cold tea.
  Peach wood chunks · other · other · 8-12 · all · For the smoker. Sweeter smoke than hickory.
  Potted peach tree · plants · each · 28-42 · seedlings · Grafted here, two years old, a kind that sets fruit in this county.
`),
  cherries: products(`
  Sweet cherries · fruits · pound · 4-7 · stone · Dark, split-free and cold from the hydrocooler. · Bings and Rainiers; mix a bag if you cannot decide.
  Tart cherries, pitted · fruits · other · 9-14 · stone · Montmorency, pitted while you wait, by the quart.
  Frozen tart cherries · fruits · other · 12-18 · all · Four pounds, pitted, no sugar. Pie in January.
  Dried cherries · fruits · other · 7-11 · all · Tart, chewy, barely sweetened. Half-pound bag.
  Cherry jam · preserves · each · 7-10 · all · Whole fruit, a little lemon. Half-pint jar.
  Tart cherry juice · beverages · other · 10-15 · all · Pressed and pasteurized, nothing added, one quart.
  Cherry pie · baked-goods · each · 18-26 · all · Lattice top, tart filling, nine inches. Order by Thursday.
  Apricots · fruits · pound · 3.5-5.5 · stone · Blenheim-type, blushed and dripping. Three weeks a year.
  Chocolate-covered cherries · other · other · 9-13 · all · Dried tart cherries in dark chocolate. Half-pound box.
`),
  berries: products(`
  Strawberries · fruits · basket · 5-8 · strawberry · Red to the center. Quart basket, picked this morning. · Small, dark and fragrant; they will not keep, so do not try. Quart.
  Blueberries · fruits · basket · 4.5-7 · berry · Rolled off the bush by thumb, so the bloom is still on. Pint. · Four varieties mixed for flavor. Pint; ten-pound boxes by order.
  Blackberries · fruits · basket · 4.5-7 · berry · Picked dull, not shiny, because dull is ripe. Pint.
  Raspberries · fruits · basket · 5-7.5 · berry in ME NH VT MA RI CT NY NJ PA OH MI IN IL WI MN IA MO WA OR ID MT UT CO CA NE VA WV MD · Half-pint, one layer deep, so they arrive whole.
  Wild blueberries, frozen · fruits · other · 16-24 · all in ME NH · Raked in August and winnowed. Five-pound box.
  Marionberries · fruits · basket · 5-7 · berry in OR WA · Soft, winy, seeds and all. Pint.
  Frozen berries · fruits · other · 9-14 · all · Frozen loose the day they were picked. Two-pound bag. · For pies, smoothies and pancakes out of season. Two-pound bag.
  Strawberry jam · preserves · each · 7-9.5 · all · Old-style, soft set, berries left whole. Half-pint jar. · Three ingredients and one of them is lemon. Half-pint jar.
  Blueberry jam · preserves · each · 7-9.5 · all · Cooked short so it still tastes of fruit. Half-pint jar.
  Blackberry syrup · preserves · other · 8-11 · all · For pancakes or soda water. Eight-ounce bottle.
  Blueberry muffins · baked-goods · dozen · 14-20 · all · More berry than batter. Order a day ahead.
  Strawberry plants · plants · bunch · 10-15 · seedlings · Twenty-five runners from this year's beds.
  Pine straw bale · other · each · 6-9 · all in FL GA SC AL MS LA NC TX AR · What we mulch our own bushes with. Covers fifty square feet.
`),
  citrus: products(`
  Navel oranges · fruits · pound · 1.5-2.5 · citrus · Easy to peel, no seeds, a little scarred. Taste one first. · Hung on the tree until Christmas, which is when the sugar comes.
  Ruby grapefruit · fruits · each · 1-2 · citrus · Heavy, thin-skinned, and needs no sugar.
  Honey tangerines · fruits · pound · 2-3 · citrus · Ugly and seedy, with the best juice we have.
  Key limes · fruits · basket · 4-6 · all · Yellow means ripe. About thirty to a basket, and a pie takes twenty.
  Fresh orange juice · beverages · other · 9-13 · citrus · Squeezed at the stand this morning, never heated. Half gallon.
  Orange blossom honey · honey · other · 10-15 · all · From hives in the grove during March bloom. One-pound jar.
  Grove marmalade · preserves · each · 7-9 · all · Sour orange and tangerine, cut thick. Half-pint jar.
  Citrus gift box · fruits · basket · 26-38 · citrus · Half bushel of what is best this week, packed to travel.
  Potted lime tree · plants · each · 28-40 · all · Three-gallon, grafted, certified clean, with fruit on it more often than not.
  Orange pound cake · baked-goods · each · 14-19 · all · Juice and zest in the batter, more in the glaze.
`),
  westernCitrus: products(`
  Navel oranges · fruits · pound · 1.5-2.75 · citrus · Picked to order, with leaves on if you ask.
  Meyer lemons · fruits · pound · 2.5-4 · citrus · Thin-skinned and floral. Use the peel.
  Satsuma mandarins · fruits · pound · 2.5-4 · citrus · Loose jackets, no seeds, gone by February.
  Blood oranges · fruits · pound · 2.5-3.75 · citrus · Moros, dark all the way through after a cold month.
  Eureka lemons · fruits · pound · 1.75-2.75 · all · Unwaxed, so the zest is yours.
  Pomegranates · fruits · each · 2-3.5 · fall · Split ones are the ripest; we sell those by the bag.
  Hass avocados · fruits · each · 1.5-2.5 · all in CA · Sold hard. Five days on the counter, then one good day.
  Preserved lemons · preserves · each · 9-13 · all · Salt, lemons, six weeks. Pint jar.
  Meyer lemon marmalade · preserves · each · 8-11 · all · Bitter enough to be interesting. Half-pint.
  Fresh lemonade · beverages · other · 7-10 · all · Half gallon, half the usual sugar.
  Citrus blossom honey · honey · other · 10-15 · all · Light, from the spring bloom. One-pound jar.
  Medjool dates · fruits · pound · 7-11 · all in AZ CA · Soft, large, from palms along the south fence.
`),
  texasCitrus: products(`
  Satsumas · fruits · pound · 2.5-3.75 · holiday · Clipped by hand, zipper-skinned and seedless. · Green-shouldered and sweet. Ten-pound bags for less.
  Ruby grapefruit · fruits · each · 1-2 · citrus in TX · Deep red and sweet enough to peel like an orange.
  Kumquats · fruits · basket · 4-6 · citrus · Eat them whole, skin first. Pint.
  Satsuma marmalade · preserves · each · 7-9 · all · Small batch, thin peel. Half-pint jar.
  Satsuma juice, frozen · beverages · other · 8-12 · all · Squeezed at the peak and frozen the same hour. Quart.
  Fig preserves · preserves · each · 8-10 · all · Whole figs from the yard trees, lemon slices in. Half-pint.
  Satsuma tree · plants · each · 28-40 · all · Grafted on hardy rootstock, three-gallon pot. Cover it below twenty-five degrees.
  Citrus pound cake · baked-goods · each · 14-18 · all · Baked in loaf pans, freezes well.
`),
  tropicals: products(`
  Mangoes · fruits · each · 2-4 · mango · Glenn, Haden and Keitt as they come in. Ripen on the counter and smell the stem. · No fiber, no hot-water bath, no airplane.
  Florida avocados · fruits · each · 2-3.5 · avocado in FL · Big, smooth and green when ripe. Lighter than a Hass and better in a salad.
  Starfruit · fruits · pound · 3-5 · store · Golden, five-pointed, crisp. Slice across for the stars.
  Lychees · fruits · pound · 6-9 · mango · On the branch. Two good weeks a year, so call.
  Apple bananas · fruits · bunch · 4-7 · all · Short, tangy and creamy. Ready when the skin is freckled.
  Papayas · fruits · each · 2-4 · all · Sweet, red-fleshed, best with lime.
  Green papaya · vegetables · pound · 2-3 · all · For salad and soup. Shred it fine.
  Fresh coconut · fruits · each · 3-5 · all · Green for water, brown for meat. We open it if you like.
  Sugarcane juice · beverages · other · 5-8 · all · Pressed while you watch, with or without lime. Pint.
  Mango chutney · preserves · each · 8-11 · all · Green mango, ginger and raisins. Half-pint.
  Grafted mango tree · plants · each · 32-48 · all · Three-gallon, a compact kind for small yards.
  Calabaza · vegetables · pound · 1.25-2 · all in FL · Sold in wedges or whole. Sweet, dry and orange.
  Banana pups · plants · each · 9-15 · all · Dug this week, two feet tall. Water it and stand back.
  Lemongrass tea · beverages · other · 7-10 · all · Cut, dried and bagged here. Good hot, better over ice. Two-ounce bag.
`),
  taro: products(`
  Wetland taro · vegetables · pound · 3-4.5 · all · Pulled this week, roots trimmed. Steam for at least an hour. · Purple-gray inside and dense. Cook it fully, always.
  Taro leaves · vegetables · bunch · 3-5 · all · Young leaves for wrapping. Boil well.
  Pineapple · fruits · each · 4-7 · all · White-fleshed and low in acid, cut ripe.
  Purple sweet potatoes · vegetables · pound · 2.5-4 · all · Okinawan kind, dry and sweet. Steam in the skin.
  Breadfruit · vegetables · each · 4-7 · all · Mature and firm for frying, or soft by order.
  Ginger · herbs · pound · 4-7 · all · Young or mature, washed, skin thin enough to skip peeling.
  Estate coffee · beverages · other · 16-26 · all · Picked, dried and roasted here. Half-pound bag.
  Macadamia nuts · nuts · pound · 13-19 · all · Dried slow and cracked to order.
  Taro poi · other · other · 7-10 · all · Fresh, one pound. Sours nicely by day three.
  Green onions · vegetables · bunch · 2-3 · all · Cut with the white, thick as a pencil.
`),
  nuts: products(`
  Pecan halves · nuts · pound · 11-16 · all · New crop, shelled here, kept cold. Freeze what you do not eat in a month. · Big, light-colored halves. Two pounds make three pies.
  Pecan pieces · nuts · pound · 9-13 · all · For baking. Same nut, less fuss.
  Cracked pecans · nuts · pound · 5-7.5 · all · Run through the cracker; the picking is up to you and the porch.
  Native pecans in the shell · nuts · pound · 3.5-5.5 · all · Small, oily, the ones with flavor.
  Pecan pie · baked-goods · each · 18-26 · all · Whole halves on top. Nine inches, feeds eight or four.
  Pralines · baked-goods · dozen · 14-20 · all · Cream, brown sugar, pecans. Made on marble on Fridays.
  Spiced pecans · nuts · other · 8-12 · all · Salt, cayenne and a little sugar. Half-pound bag.
  Pecan butter · preserves · each · 9-13 · all · Roasted pecans and salt. Stir before you spread. Half-pint jar.
  Pecan wood for smoking · other · other · 8-13 · all · Storm-fallen limbs, split and dry. Feed sack.
  Pecan shells for mulch · other · other · 5-8 · all · Lasts three years on a path. Feed sack.
  Grafted pecan tree · plants · each · 38-55 · holiday · Bare root, five feet. Plant two kinds and wait.
`),
  westernNuts: products(`
  Almonds, raw · nuts · pound · 8-12 · all in CA · Unpasteurized, sold only here at the farm. Soft-shell kinds.
  Almond butter · preserves · each · 11-15 · all in CA · Roasted almonds, ground twice. Twelve-ounce jar.
  Walnut halves · nuts · pound · 8-12 · all in CA OR · Cracked this week, pale and sweet.
  Pistachios, roasted · nuts · pound · 9-14 · all in CA · Lightly salted in the shell.
  Hazelnuts, roasted · nuts · pound · 10-15 · all in OR · Dry roasted until the skins slip.
  Hazelnut butter · preserves · each · 11-15 · all in OR · One ingredient. Twelve-ounce jar.
  In-shell nuts, mixed · nuts · pound · 5-8 · all · For a bowl by the fire and somebody with a nutcracker.
  Macadamia nuts · nuts · pound · 13-19 · all in HI · Dry roasted, unsalted or sea salt.
  Orchard honey · honey · other · 10-14 · all · From bees that came for the bloom and stayed. One-pound jar.
  Nut brittle · baked-goods · other · 8-12 · all · Thin, salty and hard on dental work. Half-pound bag.
  Nut shell mulch · other · other · 5-8 · all · Tidy on paths and slow to rot. Feed sack.
`),
  maple: products(`
  Maple syrup, amber · preserves · other · 14-20 · all · Grade A amber, wood fired. Pint jug. · From the middle of the run. Pint; quarts and gallons on request.
  Maple syrup, dark · preserves · other · 13-19 · all · Late-season and strong. The one for baking, beans and glazes. Pint jug.
  Maple cream · preserves · each · 11-15 · all · Syrup stirred until it spreads. Keep it cold. Half-pound jar.
  Maple candy · baked-goods · other · 7-11 · all · Leaf molds, six to a box, nothing in them but syrup.
  Maple sugar · preserves · other · 9-13 · all · Granulated, for coffee and oatmeal. Half-pound bag.
  Maple granola · grains · other · 8-12 · all · Oats, seeds and enough syrup to clump. One-pound bag.
  Bourbon-barrel maple syrup · preserves · other · 18-26 · all · Six months in an oak barrel that held whiskey first. Half-pint.
  Maple kettle corn · other · other · 6-9 · all · Popped outdoors on weekends. Big bag.
  Split firewood · other · bunch · 6-9 · all · Maple and ash, two years under cover.
  Maple walnut bread · baked-goods · each · 8-11 · all · Dense and barely sweet, good toasted.
  Raw wildflower honey · honey · other · 10-15 · all · From a neighbor's hives among our trees. One-pound jar.
`),
  cranberries: products(`
  Fresh cranberries · fruits · pound · 4-6 · cranberry · Dry-harvested, so they bounce and keep. · Screened by hand; the soft ones are already out.
  Frozen cranberries · fruits · pound · 4-5.5 · all · Go straight from freezer to pot.
  Dried cranberries · fruits · other · 6-9 · all · Sweetened with apple juice, still tart. Half-pound bag.
  Cranberry juice, unsweetened · beverages · other · 9-13 · all · Pure press. Quart; most people cut it three to one.
  Whole-berry cranberry sauce · preserves · each · 7-9 · all · With orange peel. Pint jar.
  Cranberry nut bread · baked-goods · each · 9-12 · all · A two-pound loaf that freezes well.
  Cranberry honey · honey · other · 11-15 · all · From hives set on the dikes in June. One-pound jar.
  Cranberry vines for planting · plants · each · 7-11 · seedlings · Rooted cuttings in quart pots. Acid soil, wet feet.
  Cranberry wreath · artisan-goods · each · 26-38 · holiday · Fresh berries wired on a ring; lasts about three weeks outdoors.
`),
  vines: products(`
  Muscadines · fruits · basket · 4-6 · apple in NC GA SC TN MS AR AL VA KY · Bronze and black, thick-skinned. Squeeze, sip and spit. Quart.
  Concord grapes · fruits · basket · 4.5-7 · apple in NY MI PA OH WA MO · Slip-skin, blue-black, smell them from the gate. Quart.
  Seedless table grapes · fruits · pound · 2.5-4 · apple in CA WA NY PA MI OH MO · Left to hang until the stems turn tan.
  Grape juice · beverages · other · 8-12 · all · Pressed in September, frozen or canned, nothing added. Half gallon.
  Grape jelly · preserves · each · 6.5-9 · all · Dark, tart and clear. Half-pint jar.
  Grape hull preserves · preserves · each · 8-10 · all · The old recipe, hulls and all. Half-pint.
  Grapevine wreath · artisan-goods · each · 14-24 · all · Wound from winter prunings, undecorated.
  Dried raisins on the stem · fruits · pound · 6-9 · all in CA · Sun-dried on paper trays between the rows.
  Rooted grape cuttings · plants · each · 9-14 · seedlings · Two buds up, two down, already leafing. Quart pot.
  Grape pie · baked-goods · each · 16-22 · all · Skins in, seeds out. Order ahead.
`),
};
