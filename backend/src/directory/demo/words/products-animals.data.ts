import { products, type Product } from './product.js';

/** Honeys by what blooms where. */
const HONEYS: readonly Product[] = products(`
  Orange blossom honey · honey · other · 10-16 · all in FL CA · Light, floral, from the March bloom. One-pound jar.
  Palmetto honey · honey · other · 10-16 · all in FL GA SC · Amber, woody and slow to crystallize. One-pound jar.
  Tupelo honey · honey · other · 10-16 · all in FL GA · From the river swamps in April. Buttery, and it never sets. One-pound jar.
  Gallberry honey · honey · other · 10-16 · all in GA FL SC AL · Thick and bright, from the flatwoods. One-pound jar.
  Sourwood honey · honey · other · 10-16 · all in NC GA TN VA WV KY SC · Midsummer, from the ridges. Tastes of gingerbread. One-pound jar.
  Basswood honey · honey · other · 10-16 · all in NY PA WI MN MI OH VT · Pale, minty, gone in two weeks. One-pound jar.
  Clover honey · honey · other · 10-16 · all in OH IN IL IA MN WI NE KS SD ND MT MO MI WY CO ID · White Dutch and sweet clover, mild and good in anything. One-pound jar.
  Buckwheat honey · honey · other · 10-16 · all in NY PA MN OH WI WA ND · Black as molasses and nearly as strong. One-pound jar.
  Blueberry blossom honey · honey · other · 10-16 · all in ME NJ MI NH MA · From the barrens and fields in May, with a tart finish. One-pound jar.
  Mesquite honey · honey · other · 10-16 · all in AZ TX NM · From desert trees in May. Brown sugar and smoke. One-pound jar.
  Huajillo honey · honey · other · 10-16 · all in TX · Water-white, from the brush country in spring. One-pound jar.
  Sage and wild buckwheat honey · honey · other · 10-16 · all in CA · From the chaparral, after a wet winter only. One-pound jar.
  Fireweed honey · honey · other · 10-16 · all in WA OR AK · Clear, tea-like, from logged-over hills. One-pound jar.
  Blackberry honey · honey · other · 10-16 · all in WA OR AR TN · From the hedgerows in June. One-pound jar.
  Alfalfa honey · honey · other · 10-16 · all in UT NV ID CO AZ NM WY CA · Hay country honey, mild with a little spice. One-pound jar.
  Knotweed honey · honey · other · 10-16 · all in CT MA NJ NY PA NH RI VT · Late-summer honey, dark red and fruity. One-pound jar.
  Kiawe honey · honey · other · 10-16 · all in HI · White and creamy, from one stand of trees. One-pound jar.
`);

const EGGS: readonly Product[] = products(`
  Pasture-raised brown eggs · eggs · dozen · 5-8 · all · Deep orange yolks from hens that see new grass every few days. · Laid this week, unwashed on request. Bring a carton back if you have one. · From Barred Rocks and Reds on pasture; sizes run medium to enormous.
  Rainbow eggs · eggs · dozen · 6-9 · all · Blue, green, cream and chocolate shells. The inside is the same good egg. · A mixed dozen from a mixed flock. Children fight over the blue ones.
`);

export const ANIMAL_PRODUCTS: Readonly<Record<string, readonly Product[]>> = {
  dairy: products(`
  Cream-top whole milk · dairy · other · 4.5-7 · all · Pasteurized, not homogenized. Half gallon in glass, plus deposit. · One herd, bottled the day after milking. Half gallon; shake it.
  Cultured butter · dairy · pound · 8-13 · all · Churned from soured cream, lightly salted. Yellow when there is grass.
  Chocolate milk · dairy · other · 3.5-5 · all · Whole milk, cocoa, sugar. That is the list. Pint bottle.
  Plain whole-milk yogurt · dairy · other · 6-9 · all · Thick with a tart edge and cream on top. Quart. · Set in the jar, never stirred. Quart.
  Farmhouse cheddar · dairy · pound · 13-20 · all · Clothbound, aged a year in our cellar. Cut to order. · Sharp enough to notice. Half pound and up.
  Fresh cheese curds · dairy · other · 6-9 · all · Made this morning and still squeaking. Half-pound bag.
  Heavy cream · dairy · other · 5-7.5 · all · It pours slowly. Pint bottle.
  Whole-milk ricotta · dairy · other · 7-10 · all · Still warm if you come on Thursday. One-pound tub.
  Ice cream · dairy · other · 7-11 · all · Egg custard base, our cream, fruit when there is fruit. Pint.
  Rose veal · meat · pound · 10-18 · all · Calves raised on their mothers and grass. Ask for the cut list.
  Composted dairy manure · other · other · 6-10 · all · Turned for a year, screened, no smell to speak of. Feed sack or truckload.
`),
  goats: products(`
  Fresh chevre · dairy · other · 7-11 · all · Mild, lemony, three days old. Half-pound tub. · Ladled by hand and lightly salted. Plain, herb or pepper; half-pound tub.
  Aged goat tomme · dairy · pound · 20-28 · all · Five months on boards, nutty, natural rind.
  Goat feta · dairy · other · 7-10 · all · Packed in brine, crumbly, not too salty. Half-pound tub.
  Goat milk · dairy · other · 5-8 · all · Pasteurized, sweet, no goaty taste when it is fresh. Quart.
  Goat milk soap · artisan-goods · each · 6-9 · all · Cured six weeks. Plain, oatmeal or lavender. · A hard bar that lasts, scented with nothing or with mint.
  Goat milk caramel · preserves · each · 9-13 · all · Stirred for five hours. Put it on anything. Half-pint jar.
  Ground goat · meat · pound · 10-14 · all · Lean and mild; good for kofta and chili.
  Goat cheese sampler · dairy · other · 18-26 · all · Fresh, soft-ripened and aged, with a card of which to eat first.
  Composted goat bedding · other · other · 5-9 · all · Ready for beds, no weed seed. Feed sack.
`),
  eggs: [
    ...EGGS,
    ...products(`
  Duck eggs · eggs · dozen · 8-12 · all · Rich, large, and what bakers ask for. · From Khaki Campbells on the pond side. One for every two hen eggs in a recipe.
  Quail eggs · eggs · dozen · 5-7 · all · Speckled, two bites each. Boil for three minutes.
  Pullet eggs · eggs · dozen · 3-5 · all · Small first eggs from young hens. Cheap and good for pickling.
  Whole pastured chicken · poultry · pound · 5-7.5 · all · Four to five pounds, raised on grass, frozen. · Moved daily, fed without soy. Roast it plain the first time.
  Chicken leg quarters · poultry · pound · 4-6 · all · Two to a pack, for braising or the grill.
  Stewing hens · poultry · pound · 3-4.5 · all · Retired layers. Three hours in a pot makes the best broth there is.
  Whole duck · poultry · pound · 8-12 · all · Five pounds, dry-plucked, frozen. Save the fat.
  Heritage turkey · poultry · pound · 6-9 · holiday · Bourbon Reds, twelve to twenty pounds, fresh the week of Thanksgiving. Deposit holds one.
  Chicken livers · poultry · pound · 4-6 · all · Cleaned, one-pound tubs.
  Bone broth · other · other · 9-13 · all · Backs and feet, simmered a day. Frozen quart.
  Feathers for tying flies · artisan-goods · other · 5-9 · all · Barred and black hackle, sorted by size. Small bag.
`),
  ],
  livestock: [
    ...products(`
  Grass-fed ground beef · meat · pound · 8-11.5 · all · Dry-aged two weeks, about 85 percent lean. One-pound packs. · From whole animals, steaks and all. Frozen in one-pound packs.
  Ribeye steak · meat · pound · 20-30 · all · Cut an inch and a quarter, two weeks of age on it.
  Chuck roast · meat · pound · 10-14 · all · Three to four pounds. Low oven, all afternoon.
  Beef short ribs · meat · pound · 9-14 · all · Meaty, English cut, four to a pack.
  Beef share, one eighth · meat · other · 380-560 · all · About fifty pounds of mixed cuts, wrapped and labeled. Fits in a kitchen freezer.
  Pork chops · meat · pound · 9-13 · all · Bone in, thick, from hogs raised on mast and whey. · Two to a pack, with the fat left on.
  Breakfast sausage · meat · pound · 8-11 · all · Sage, pepper, pork shoulder. Bulk or links.
  Smoked bacon · meat · pound · 10-14 · all · Dry-cured and smoked over hardwood. Sliced thick.
  Leg of lamb · meat · pound · 13-18 · all · Grass-finished, five to seven pounds, bone in.
  Ground lamb · meat · pound · 11-15 · all · Sweet and mild, because it was a lamb and ate clover.
  Leaf lard · other · other · 7-11 · all · Rendered slowly and strained. Pint, for pie crust.
  Beef tallow soap · artisan-goods · each · 6-8 · all · Unscented, hard and long lasting.
  Marrow bones · other · pound · 3-5 · all · Cut short for roasting, or whole for the dog.
`),
    ...EGGS,
  ],
  bison: products(`
  Ground bison · meat · pound · 12-16 · all · Lean and sweet. Cook it a shade under beef.
  Bison sirloin · meat · pound · 22-32 · all · Trimmed, eight-ounce steaks, two to a pack.
  Bison jerky · meat · other · 9-13 · all · Salt, pepper, smoke. Three-ounce bag.
  Bison roast · meat · pound · 13-19 · all · Three pounds, for a slow cooker and a Sunday.
  Tanned bison leather pouch · artisan-goods · each · 32-55 · all · Brain-tanned by a neighbor, sewn here.
  Bison tallow balm · artisan-goods · each · 10-15 · all · For hands, boots and saddles. Two-ounce tin.
  Bison soup bones · other · pound · 3-5 · all · Knuckles and shanks, cut to fit a stockpot.
`),
  bees: [
    ...HONEYS,
    ...products(`
  Raw wildflower honey · honey · other · 9-14 · all · Whatever bloomed, in the order it bloomed. One-pound jar. · Strained once, never heated. One-pound jar; gallons for mead makers.
  Comb honey · honey · each · 14-20 · all · A square cut straight from the frame. Eat it on hot bread, wax and all.
  Creamed honey · honey · other · 10-14 · all · Set fine so it spreads. Plain or cinnamon, one pound.
  Beeswax candles · artisan-goods · each · 8-14 · all · Dipped tapers by the pair; they drip very little and smell of the hive. · Poured in old molds over the winter. Burns about eight hours.
  Beeswax wraps · artisan-goods · each · 7-11 · all · Cotton, wax and pine resin. Wash cold, use for a year.
  Bee pollen · other · other · 12-18 · all · Trapped in spring, dried gently. Quarter-pound jar.
  Nucleus colony · other · each · 165-220 · seedlings · Five frames, this year's queen, inspected. Bring a veil.
  Honey mustard · preserves · each · 6-9 · all · Whole-grain and hot at the end. Half-pint jar.
  Honey lollipops · baked-goods · dozen · 9-13 · all · Made with our own honey and nothing red.
`),
  ],
  fiber: products(`
  Worsted wool yarn · artisan-goods · each · 18-28 · all · Two-ply, about two hundred yards, undyed gray. · Soft enough for a hat. Each skein names its sheep.
  Hand-dyed sock yarn · artisan-goods · each · 22-32 · all · Walnut, madder and indigo from the garden.
  Wool roving · artisan-goods · other · 9-14 · all · Washed and carded, ready to spin or felt. Quarter pound.
  Alpaca socks · artisan-goods · each · 20-28 · all · Knit at a small mill from our clip. Medium and large.
  Sheepskin · artisan-goods · each · 110-165 · all · Tanned without chrome, washable, very white.
  Wool dryer balls · artisan-goods · each · 4-6 · all · Felted solid. Three in a load, forever.
  Felted wool slippers · artisan-goods · each · 38-56 · all · Suede soles, made to order in a week.
  Garden wool mulch · other · other · 8-12 · all · Belly wool for around tomatoes; slugs hate it. Two-pound bag.
  Lamb stew meat · meat · pound · 11-15 · all · Shoulder and neck, cubed. Brown it well.
  Lanolin hand balm · artisan-goods · each · 8-12 · all · Lanolin, beeswax, nothing that smells. Two-ounce tin.
`),
  shellfish: products(`
  Oysters in the shell · seafood · dozen · 14-24 · all · Three-inch cups, deep and clean. Tagged and iced. · Out of the water yesterday. Briny first, sweet after.
  Littleneck clams · seafood · dozen · 8-13 · all in ME MA RI CT NY NJ VA NC SC GA FL WA NH DE MD · Purged overnight. Steam until they open, not longer.
  Mussels · seafood · pound · 4-7 · all in ME MA RI WA NH · Rope-grown, so no grit.
  Shucked oysters · seafood · other · 16-26 · shucked · Pint, in their own liquor, for stew and stuffing.
  Wild shrimp, heads on · seafood · pound · 8-13 · all in FL GA SC NC AL MS LA TX · Off a neighbor's boat, never dipped. Frozen at the dock.
  Blue crabs · seafood · dozen · 28-48 · early in MD VA NC SC GA FL LA DE TX NJ · Live, sorted, feisty. Bring a bushel basket.
  Stone crab claws · seafood · pound · 24-36 · citrus in FL · Cooked on the boat and chilled. Crack and dip.
  Dungeness crab · seafood · each · 18-30 · all in WA OR CA AK · Two pounds, cooked to order or live.
  Day-boat fish fillets · seafood · pound · 13-20 · all · Whatever the boats landed yesterday; ask before you plan. · Cut from whole fish, skin on. The kind depends on the wind.
  Smoked fish spread · seafood · other · 8-12 · all · Local fish, cream cheese, a little horseradish. Half-pound tub.
  Sugar kelp, dried · other · other · 8-12 · all in ME MA RI CT AK NY · From lines between the cages. Crumble in soup. Two-ounce bag.
  Crushed oyster shell · other · other · 6-10 · all · For hens and garden paths. Ten-pound bag.
  Oyster shell ornaments · artisan-goods · each · 8-14 · all · Painted over the winter, one at a time.
`),
  salmon: products(`
  Sockeye salmon fillets · seafood · pound · 16-23 · all · Deep red, pin bones out, frozen the day it was caught. · Vacuum packed in meal sizes. Thaw overnight in the refrigerator.
  King salmon steaks · seafood · pound · 22-32 · all · Hook caught, fat, an inch thick.
  Smoked salmon · seafood · other · 12-18 · all · Alder smoked, firm. Half pound.
  Halibut · seafood · pound · 24-34 · all · Cheeks when there are cheeks, portions when there are not.
  Canned salmon · seafood · each · 8-12 · all · Hand-packed half pints, salt only.
  Fish share, ten pounds · seafood · other · 165-230 · all · Salmon and whitefish in one-pound packs, picked up frozen.
  Salmon dog treats · other · other · 7-11 · all · Dried skin, one ingredient. Quarter-pound bag.
  Ikura · seafood · other · 18-28 · all · Cured roe, four-ounce jar, lightly salted.
`),
  inlandFish: products(`
  Rainbow trout, whole · seafood · pound · 9-13 · all in ID WI MI PA NC WV CO UT MT NY VT TN VA MO GA · Cleaned while you wait, about twelve ounces each.
  Smoked trout · seafood · each · 11-16 · all in ID WI MI PA NC WV CO UT MT NY VT TN VA MO GA · Brined overnight, smoked over apple. Half a fish or whole.
  Trout fillets · seafood · pound · 14-19 · all in ID WI MI PA NC WV CO UT MT NY VT TN VA MO GA · Boned, skin on, two to a pack.
  Catfish fillets · seafood · pound · 8-12 · all in MS AL AR LA KY TN GA MO · Sweet, firm and pond raised. Cornmeal and hot oil are all it needs.
  Live crawfish · seafood · pound · 3-5.5 · crawfish in LA MS AR AL · Purged, thirty-pound sacks or less. Call Thursday for Saturday.
  Crawfish tails, peeled · seafood · pound · 15-21 · all in LA MS AR AL · Ours, picked and frozen in their fat.
  Fish fertilizer · other · other · 9-14 · all · Cold-processed from trimmings. Quart; dilute it well and stay upwind.
  Watercress · vegetables · bunch · 3-4.5 · all · From the spring above the ponds, clean and peppery.
  Fishing pass · other · each · 5-10 · early · A day on the lower pond, rod included. Fish are weighed at the end.
  Smoked fish spread · seafood · other · 8-12 · all · Half-pound tub, with lemon and black pepper.
`),
  kitchen: products(`
  Sourdough country loaf · baked-goods · each · 8-11 · all · Two pounds, dark crust, three-day process. · Wood-fired, whole-grain in part, good for five days.
  Cinnamon rolls · baked-goods · each · 4-5.5 · all · Big as a fist, frosted warm.
  Seeded rye · baked-goods · each · 8-11 · all · Dense, sour, sliced thin. Keeps two weeks.
  Fruit hand pies · baked-goods · each · 4.5-6 · all · Whatever is ripe, in butter crust. · Fits in a coat pocket. Two flavors each week.
  Granola · grains · other · 8-12 · all · Oats, nuts and honey, toasted dark. One-pound bag.
  Dilly beans · preserves · each · 8-11 · all · Crisp, hot at the end. Pint jar.
  Bread-and-butter pickles · preserves · each · 7-10 · all · Sweet and sour, with onions. Pint jar.
  Tomato sauce · preserves · each · 8-11 · all · Our tomatoes, cooked down outdoors. Quart jar.
  Pepper jelly · preserves · each · 7-9 · all · Red or green, medium hot. Half-pint jar.
  Sauerkraut · preserves · other · 8-11 · all · Raw, six weeks in crocks. Pint; keep it cold.
  Chicken pot pie · other · each · 16-24 · all · Frozen, feeds four. Bake an hour from cold.
  Shortbread · baked-goods · dozen · 10-15 · all · Butter, flour, sugar, salt, and a cold kitchen.
  Switchel · beverages · other · 5-8 · all · Ginger, vinegar and honey, the old hay-field drink. Quart.
  Ginger beer · beverages · other · 4-6 · all · Naturally fermented, hot, hardly any sugar left. Pint bottle.
`),
  homestead: [
    ...EGGS,
    ...EGGS,
    ...products(`
  Raw honey · honey · other · 9-14 · all · From four hives behind the barn. One-pound jar. · This year's, bottled at the kitchen table. One-pound jar.
  Sandwich bread · baked-goods · each · 6-9 · all · Soft whole wheat, baked Friday. Freezes well.
  Mixed jam · preserves · each · 6.5-9 · all · Made when there is fruit. Ask what is on the shelf. Half-pint.
  Garden bouquet · flowers · bunch · 8-13 · flowers · Cut while you wait; bring a jar.
  Slicing tomatoes · vegetables · pound · 2.5-4 · summer · From forty plants along the fence.
  Garden lettuce · vegetables · each · 2.5-3.5 · cool · Cut it yourself if we are out back.
  New potatoes · vegetables · pound · 2-3.5 · early · Dug when you order. Do not peel them.
  Dried beans · grains · pound · 4-6 · all · Shelled on the porch in October. Ask how to cook them and sit down.
  Hand-thrown mugs · artisan-goods · each · 24-36 · all · Local clay, our glaze, and it goes in the dishwasher.
  Hickory nuts, cracked · nuts · other · 8-12 · all in MO IA IL IN OH KY TN PA VA NC WI MI · An evening's work per jar. Half pint.
  Boiling peanuts · nuts · pound · 3-5 · early in GA SC FL AL NC VA TX MS · Dug green, washed. Three hours with too much salt.
  Rooted fig cuttings · plants · each · 8-12 · seedlings · From the tree by the chimney.
  Kindling bundle · other · bunch · 4-6 · all · Split cedar or pine, dry, tied with twine.
`),
  ],
  compost: products(`
  Screened compost · other · other · 7-11 · all · A year old, half-inch screen, tested. Forty-pound bag.
  Alfalfa hay · other · each · 11-17 · all · Small squares, second cutting, green and dry.
  Split firewood · other · bunch · 6-9 · all · Seasoned hardwood, a foot and a half long.
  Red wiggler worms · other · pound · 28-40 · all · About a thousand, packed in bedding. Enough to start a bin.
  Potting soil · plants · other · 10-15 · all · Our compost, leaf mold and bark fines. Two cubic feet.
  Dried gourds for crafts · artisan-goods · each · 4-9 · all · Bottle and kettle, cleaned outside, seeds rattling inside.
  Dog biscuits · other · dozen · 6-9 · all · Oats, egg and liver. Tested by two dogs, twice.
  Garlic braids · vegetables · each · 15-22 · all · A dozen heads, grown in our own compost.
  Cover crop seed · seeds · pound · 2.5-4 · all · Oats, peas, vetch. Two pounds do a good garden.
`),
};
