import { products, type Product } from './product.js';

const GREENS: readonly Product[] = products(`
  Lacinato kale · vegetables · bunch · 3-4 · cool · Dark, flat leaves, picked small enough to eat raw. · Sweeter after a cold night, and it holds a week in a damp towel.
  Rainbow chard · vegetables · bunch · 3-4 · cool · Pink, gold and white stems. Cook the stems first and the leaves last.
  Collard greens · vegetables · bunch · 2.5-4 · cool in SOUTH · Big, tender leaves, washed twice. One bunch feeds three, or one uncle.
  Salad mix · vegetables · other · 5-8 · cool · Six lettuces with a little arugula, washed and spun. Sold by the half-pound bag. · Cut this morning, triple washed, ready for the bowl. Half-pound bags.
  Head lettuce · vegetables · each · 2.5-4 · cool · Butterheads and romaines with the roots' dirt still on the bottom leaves. · Butterhead, red oak or romaine; say which when you order.
  French breakfast radishes · vegetables · bunch · 2.5-3.5 · cool · Crisp, mild, best with cold butter and salt.
  Spinach · vegetables · other · 4-7 · cool · Savoyed leaves, sweet from cold nights. Half-pound bag.
  Bunched beets with tops · vegetables · bunch · 3-5 · cool · Red or gold. You are buying two vegetables: do not throw out the greens.
  Sugar snap peas · vegetables · pound · 5-7 · spring · Strings off the side, crunch all the way through. The season is three weeks at best.
  Asparagus · vegetables · bunch · 4-6.5 · spring in COLD · Cut below the soil the same morning. Thick or thin, tell us your side.
  Rhubarb · vegetables · pound · 3-5 · spring in COLD · Red stalks, leaves off. Two pounds make a pie.
`);

const SUMMER: readonly Product[] = products(`
  Sungold cherry tomatoes · vegetables · basket · 4-6 · summer · Orange, thin-skinned and sweet enough to eat by the handful. Pint basket. · The ones the crew eats all day. Sold by the pint, and best never refrigerated.
  Heirloom tomatoes · vegetables · pound · 3.5-6 · summer · Brandywine, Cherokee Purple and a striped one whose name we lost. · Soft, ugly and worth it. Eat them within two days.
  Slicing tomatoes · vegetables · pound · 2.5-4 · summer · Field grown, picked red, made for sandwiches.
  Sauce tomatoes, by the box · vegetables · other · 24-38 · summer · Romas and San Marzanos, about twenty pounds to a box. Ripe, so plan to cook.
  Sweet corn · vegetables · dozen · 6-9 · summer · Bicolor, picked at daybreak. Thirteen ears to our dozen. · Sugar turns to starch by the hour, so buy it the day you eat it.
  Zucchini and summer squash · vegetables · pound · 1.5-3 · early · Cut small, every day, so none become clubs.
  Pickling cucumbers · vegetables · pound · 2-3.5 · early · Two to four inches, bumpy and dry. Twenty-pound lots on request.
  Haricots verts · vegetables · pound · 4-6.5 · early · Thin beans, picked every other day before the seeds swell.
  Sweet bell peppers · vegetables · pound · 3-5 · summer · Left on the plant until red, yellow or orange.
  Shishito peppers · vegetables · basket · 4-6 · summer · Blister them in a hot pan with salt. One in ten bites back.
  Japanese eggplant · vegetables · pound · 3-4.5 · summer · Long, tender, no need to salt or peel.
  Okra · vegetables · pound · 4-6 · summer in SOUTH · Cut every morning at finger length, before it goes to wood.
  Watermelon · fruits · each · 5-9 · summer · Seeded, because they taste better. We thump it so you do not have to.
  Cantaloupe · fruits · each · 3.5-6 · summer · Picked at full slip; you will smell it in the car.
  Genovese basil · herbs · bunch · 2.5-4 · early · Big bunches with the roots on. Stand it in water like flowers.
`);

const KEEPERS: readonly Product[] = products(`
  Butternut squash · vegetables · pound · 1.25-2 · store · Cured three weeks, heavy for its size. Keeps until spring on a cool shelf.
  Delicata squash · vegetables · each · 2-3.5 · fall · Striped, single-serving, and you can eat the skin.
  Brussels sprouts on the stalk · vegetables · each · 4-6 · fall in COLD · Frosted twice, which is when they turn sweet. One stalk serves four.
  Leeks · vegetables · bunch · 3.5-5 · fall · Hilled for a long white shank. Rinse between the layers.
  Storage carrots · vegetables · pound · 1.75-3 · store · Unwashed, so they keep. Sweeter now than when we dug them.
  Fingerling potatoes · vegetables · pound · 2.5-4.5 · store · Russian Banana and French. Boil whole, smash, and fry.
  Yukon-type potatoes · vegetables · pound · 1.25-2.25 · all · Yellow flesh, thin skin, a little dirt. Ten-pound bags for less.
  Yellow onions · vegetables · pound · 1.25-2 · all · Cured in the barn until the necks are dry.
  Hardneck garlic · vegetables · each · 1.5-3 · all · Music and German Red. Big cloves, easy to peel, and hot when raw. · Seven fat cloves to a head. Save one and plant it in October.
  Green cabbage · vegetables · each · 3-5 · all · Dense three-pound heads; good for slaw or a crock.
  Beauregard sweet potatoes · vegetables · pound · 1.25-2.25 · all in SOUTH · Cured and sweet, mixed sizes. The small ones roast whole.
  Cooking greens, braising mix · vegetables · other · 4-6 · all · Kale, mustard and chard leaves from the hoop house, half-pound bag.
`);

const SHARES: readonly Product[] = products(`
  CSA share, weekly box · other · other · 24-36 · all · Eight to ten vegetables a week, enough for two who cook. Price is per box, paid by the month.
  Compost tea · other · other · 6-10 · early · Brewed overnight and sold by the half gallon. Use it the same day.
`);

export const FIELD_PRODUCTS: Readonly<Record<string, readonly Product[]>> = {
  vegetables: [...GREENS, ...SUMMER, ...KEEPERS, ...SHARES],
  townGarden: [
    ...GREENS.slice(0, 6),
    ...SUMMER.filter(({ name }) => /Sungold|Shishito|basil|Japanese|Heirloom/.test(name)),
    ...products(`
  Mixed herb bunch · herbs · bunch · 2-3.5 · all · Parsley, thyme, oregano and whatever else the bed offers, cut when you ask. · Enough for a soup and a roast chicken.
  Pea shoots · vegetables · other · 4-6 · all · Grown on the windowsill side of the greenhouse. Quarter-pound bag.
  Vegetable starts · plants · each · 3-4.5 · seedlings · Four-inch pots, raised on this lot, ready for yours.
  Worm castings · other · other · 8-14 · all · From our bins, fed on neighborhood scraps. Five-pound bag; a handful per plant.
  Sunflower bunch · flowers · bunch · 6-10 · flowers · Five stems, branching kinds, cut half open so they last.
  Rooftop honey · honey · other · 10-15 · all · From two hives above the garden. Linden in the spring, everything after that. Half-pound jar.
`),
  ],
  greenhouse: products(`
  Greenhouse cherry tomatoes · vegetables · basket · 4.5-6.5 · all · Vine-ripened under glass, red and gold mixed. Pint. · Picked ripe every other day, whatever the weather outside. Pint.
  Greenhouse cucumbers · vegetables · each · 1.5-2.5 · all · Thin-skinned and seedless, no wax.
  Living butter lettuce · vegetables · each · 3-4.5 · all · Sold with its roots on; stand it in a glass and pick as you go.
  Baby arugula · vegetables · other · 4.5-6.5 · all · Peppery, young, cut yesterday at the earliest. Five-ounce bag.
  Sunflower microgreens · vegetables · other · 4-6 · all · Crunchy and nutty. Three-ounce box, good for ten days.
  Radish microgreens · vegetables · other · 4-6 · all · All the heat of a radish in a two-inch sprout. Three-ounce box.
  Potted basil · herbs · each · 4-6 · all · Three stems to a pot. Pinch from the top and it keeps giving.
  Cut chives · herbs · bunch · 2-3 · all · Thick bunch, cut at the soil.
  Wheatgrass flat · plants · each · 12-18 · all · A full tray for the juicer or the cat.
  Tomato seedlings · plants · each · 3.5-5 · seedlings · Grafted and plain, hardened off for a week before we sell them.
`),
  herbs: products(`
  Rosemary · herbs · bunch · 2.5-4 · all · Woody stems for skewers, soft tips for potatoes.
  Fresh thyme · herbs · bunch · 2.5-3.5 · early · English thyme, cut before it flowers.
  Flat-leaf parsley · herbs · bunch · 2-3 · cool · A real bunch: enough for tabbouleh.
  Cilantro · herbs · bunch · 2-3 · cool · Roots on, for curry paste. It bolts in heat, so get it while it is cool.
  Garden sage · herbs · bunch · 2-3.5 · all · Gray leaves to fry in butter.
  Dried oregano · herbs · other · 4-7 · all · Greek oregano, dried on screens and stripped by hand. One-ounce jar.
  Garden mint tea · beverages · other · 7-11 · all · Peppermint and lemon balm, nothing else. Twenty cups to a tin. · Dried whole leaf; crush it as it goes into the pot.
  Chamomile and tulsi tea · beverages · other · 8-12 · all · Flowers picked by children, who are better at it. Two-ounce tin.
  Calendula salve · artisan-goods · each · 9-14 · all · Flowers steeped in olive oil for six weeks, set with beeswax. For hands that work.
  Herb starts · plants · each · 3.5-5 · seedlings · Thyme, sage, marjoram, mint. Four-inch pots; mint is sold with a warning.
  Bay leaf branch · herbs · bunch · 4-6 · all · Hang it by the stove and pull leaves for a year.
`),
  lavender: products(`
  Dried lavender bunch · flowers · bunch · 9-14 · all · About eighty stems, dried head-down in the dark so they keep their blue.
  Fresh lavender bunch · flowers · bunch · 7-11 · berry · Cut as the first florets open. Dries well if you forget it in the vase.
  Culinary lavender · herbs · other · 7-10 · all · English buds, sifted clean. A teaspoon is plenty.
  Lavender soap · artisan-goods · each · 6-9 · all · Our own oil and ground buds in olive-oil soap. Four-ounce bar.
  Lavender sachets · artisan-goods · each · 5-8 · all · Cotton bags sewn over the winter. Squeeze them once a month.
  Lavender plants · plants · each · 8-14 · seedlings · Cuttings from our hardiest row. Full sun, poor soil, and leave it alone.
  Lavender honey · honey · other · 11-16 · all · From hives at the edge of the field. Half-pound jar.
`),
  grain: products(`
  Whole wheat bread flour · grains · other · 8-13 · all · Hard red wheat, stone milled this week. Five-pound bag. · Fresh flour drinks more water than you expect. Five-pound bag.
  Rye flour · grains · other · 7-11 · all · Whole rye, dark and a little sweet. Three-pound bag.
  Stone-ground cornmeal · grains · other · 6-9 · all · Open-pollinated corn, coarse enough to hear. Two-pound bag.
  Rolled oats · grains · pound · 2.5-4 · all · Hulless oats, rolled here, so they taste like oats.
  Wheat berries · grains · pound · 2-3 · all · For cooking whole or for your own mill.
  Pancake mix · grains · other · 8-11 · all · Wheat, corn and buckwheat with baking powder. Add eggs and buttermilk.
  Black turtle beans · grains · pound · 3.5-5.5 · all · This year's crop, so they cook in an hour.
  Popcorn on the cob · grains · each · 1.5-2.5 · all · Rub two ears together over a bowl. Kids do this for hours.
  Blue corn meal · grains · other · 7-10 · all in NM CO AZ TX UT · Roasted and ground, for atole and pancakes. Two-pound bag.
  Country loaf · baked-goods · each · 7-10 · all · Our flour, our starter, two days from start to finish.
  Straw bales · other · each · 7-11 · all · Clean wheat straw for mulch, bedding or sitting on.
  Sunflower seed, in the shell · nuts · pound · 3-4.5 · all in KS ND SD MT NE CO MN · For people or birds; salt your own.
  Seed rye for cover crops · seeds · pound · 1.25-2 · all · Cleaned winter rye. Three pounds cover a thousand square feet.
`),
  rice: products(`
  Jasmine-type rice · grains · pound · 3-4.5 · all · Aromatic long grain, milled this month. Smells like popcorn when it cooks.
  Brown rice · grains · pound · 2.5-4 · all · Only the hull is off. Give it fifty minutes.
  Carolina Gold rice · grains · pound · 5-8 · all in SC GA · The old one, low yielding and worth it.
  Rice grits · grains · pound · 2-3 · all · Broken grains, for porridge and congee.
  Rice flour · grains · other · 6-9 · all · Fine ground for frying fish. Two-pound bag.
  Dried field peas · grains · pound · 3-5 · all · Purple hull, dried on the vine.
  Rice hulls · other · other · 6-10 · all · For potting mixes and coop floors. Feed sack full.
`),
  flowers: products(`
  Mixed market bouquet · flowers · bunch · 12-20 · flowers · Fifteen to twenty stems, whatever opened this week, wrapped in paper. · Tied by hand, no two alike. Change the water and it lasts a week.
  Zinnias · flowers · bunch · 6-9 · flowers · Ten long stems in loud colors. Shake one: if the neck is stiff, it was cut right.
  Dahlias · flowers · bunch · 9-15 · fall in COLD · Five stems, from dinner plates to buttons, until the frost takes them.
  Sunflowers · flowers · bunch · 6-9 · flowers · Five stems, pollenless, so the tablecloth is safe.
  Snapdragons · flowers · bunch · 7-10 · spring · Ten stems, tall, in apricot, white and rose.
  Tulips · flowers · bunch · 9-14 · spring · Doubles and parrots, pulled with the bulb so the stems are long.
  Dried flower wreath · artisan-goods · each · 28-45 · all · Strawflower, statice and grasses on a grapevine base. · Made in the barn loft from last summer's rows. Keep it out of direct sun.
  Dried bouquet · flowers · bunch · 14-22 · all · Celosia, larkspur and poppy pods. Dust it once a year.
  Winter greens bundle · flowers · bunch · 8-12 · holiday · Fir, pine or magnolia with berries, cut to order.
  Evergreen wreath · artisan-goods · each · 24-38 · holiday · Twenty-two inches, double sided, wired by hand.
  Paperwhite bulbs in a pot · plants · each · 12-18 · holiday · Five bulbs in gravel. Three weeks to bloom on a windowsill.
  Flower share · other · other · 15-22 · all · A bucket of what is best, once a week, picked up at the farm. Price is per week.
  Saved zinnia seed · seeds · each · 3-4 · all · A packet from our own rows, mixed colors, about fifty seeds.
`),
  nursery: products(`
  Tomato starts · plants · each · 3.5-5 · seedlings · Twenty-two kinds in four-inch pots, hardened outdoors for a week.
  Pepper starts · plants · each · 3.5-5 · seedlings · Sweet on the left bench, hot on the right. Please keep the labels in.
  Native coneflower · plants · each · 8-12 · all · Two-year plants in gallon pots, from local seed. Goldfinches eat what is left. · Grown outdoors, so it has already met the weather. Gallon pot.
  Milkweed plugs · plants · each · 3-5 · seedlings · Grown without sprays of any kind, for monarchs. Plant in threes.
  Bare-root strawberries · plants · bunch · 12-18 · seedlings · Twenty-five crowns. Keep them damp and plant the day you get them.
  Fig tree · plants · each · 22-36 · all in FL GA SC AL MS LA TX NC VA TN CA AZ NM NV OR WA NJ NY MD DC · Rooted from a tree that has fed this family for decades. Three-gallon pot.
  Potted blueberry · plants · each · 18-28 · all · Two-year bush. Buy two kinds or you will get leaves and regret.
  Heirloom seed packets · seeds · each · 3-4.5 · all · Beans, squash and tomatoes saved here and tested for germination. · Saved last fall, grown in isolation, labeled with the year.
  Seed garlic · seeds · pound · 14-20 · fall · The biggest heads, held back for planting. A pound makes about forty feet of row.
  Wildflower seed mix · seeds · other · 9-15 · all · Native kinds only, no fillers. Covers two hundred square feet.
  Cover crop seed mix · seeds · pound · 3-5 · all · Oats, peas and vetch. Sow it thick where the tomatoes were.
  Potted rosemary · herbs · each · 6-10 · all · Upright kind, one gallon, has been through a winter.
  Terrarium moss · other · basket · 6-10 · all · Lifted from our own paths, where it grows back.
`),
  mushrooms: products(`
  Blue oyster mushrooms · vegetables · pound · 10-15 · all · Picked as clusters this morning. Tear, do not slice, and let the pan get hot. · Firm, mild and a little sweet. Keep them in paper, never plastic.
  Lion's mane mushrooms · vegetables · pound · 14-20 · all · Shaggy white heads. Cut in steaks, brown in butter, and see who guesses crab.
  Log-grown shiitake · vegetables · pound · 14-19 · all · Thick caps off oak logs, darker and chewier than the sawdust kind.
  Chestnut mushrooms · vegetables · basket · 6-9 · all · Crunchy even when cooked. Half-pound basket.
  Mushroom sampler box · vegetables · basket · 12-18 · all · Four kinds, about a pound, with a card that says which is which.
  Dried mushrooms · preserves · other · 9-14 · all · Two-ounce jar of shiitake and oyster. Save the soaking water.
  Mushroom growing kit · other · each · 22-30 · all · Soak it, slit it, mist it. Two flushes, sometimes three.
  Plugged shiitake log · plants · each · 24-34 · all · Three feet of oak, inoculated last spring. Fruits for four years in the shade.
  Spent mushroom compost · other · other · 5-8 · all · Feed sack of crumbled blocks. Vegetables love it.
`),
  chile: products(`
  Fresh green chile · vegetables · pound · 2-3.5 · chile · Long green, mild to hot by the row. We roast it for a dollar more.
  Roasted green chile, frozen · vegetables · pound · 5-7 · all · Roasted in August, peeled by hand, frozen flat. Medium or hot. · A winter's supply in quart bags, skins mostly off.
  Dried red chile pods · herbs · pound · 9-13 · all · This fall's crop, leathery and fragrant. For red sauce, soak and blend.
  Red chile powder · herbs · other · 9-14 · all · Ground from our own pods, seeds out, nothing added. Half pound.
  Chile ristra · artisan-goods · each · 24-42 · all · Three feet, tied by hand. It is food, so take pods from the bottom.
  Pinto beans · grains · pound · 2-3 · all · New crop, cleaned twice. They cook in ninety minutes.
  Green chile jam · preserves · each · 7-9 · all · Hot, sweet, and meant for cream cheese. Half-pint jar.
  Sweet corn · vegetables · dozen · 6-8 · summer · White and yellow, from the lower field. Good roasted beside the chile.
  Chile seed · seeds · each · 3-4 · all · Fifty seeds from the row we eat from.
  Garlic braid · vegetables · each · 16-24 · all · Twelve heads of softneck, braided in July.
`),
  pumpkins: products(`
  Carving pumpkins · other · each · 6-14 · pumpkin · Priced by size, all with good handles.
  Pie pumpkins · vegetables · each · 3-5 · fall · Sugar Pie and Winter Luxury. Roast in halves; one makes one pie.
  Ornamental gourds · other · each · 1-2.5 · fall · Warty, striped or swan-necked.
  Ornamental corn · other · bunch · 4-7 · fall · Three ears tied with their husks. It is real popcorn, too.
  Kabocha squash · vegetables · pound · 1.5-2.5 · store · Dry and sweet like a chestnut. Leave the skin on.
  Mums in a pot · plants · each · 8-13 · pumpkin · Ten-inch pots, budded, not yet open.
  Straw bale · other · each · 7-10 · all · For porches in October and mulch in May.
  Apple cider doughnuts · baked-goods · dozen · 9-14 · fall · Fried all day on weekends, rolled in cinnamon sugar.
  Pumpkin butter · preserves · each · 7-10 · all · Roasted pie pumpkin, cider and spice, cooked down slowly. Half-pint jar.
  Toasted pumpkin seeds · nuts · other · 5-8 · all · Hull-less kind, salted. Half-pound bag.
  Firewood bundle · other · bunch · 6-9 · all · Split oak, seasoned a year and dry. Good for one long evening.
  Sweet corn · vegetables · dozen · 6-9 · summer · Picked before breakfast from the field behind the maze.
`),
};
