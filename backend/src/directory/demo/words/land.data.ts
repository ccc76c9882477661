import type { Region } from './states.data.js';

/** What a region's farms are named after, and what lies under them. */
export interface LandWords {
  /** Trees, animals and stones that stand before a land form. */
  before: readonly string[];
  /** Land forms. */
  land: readonly string[];
  /** The ground, as a farmer says it: "on {soil}". */
  soil: readonly string[];
  families: readonly string[];
  streets: readonly string[];
}

const words = (before: string, land: string, soil: string, families: string, streets: string): LandWords => ({
  before: before.split(', '),
  land: land.split(', '),
  soil: soil.split(', '),
  families: families.split(', '),
  streets: streets.split(', '),
});

export const LAND_WORDS: Record<Region, LandWords> = {
  newEngland: words(
    'Stonewall, Tamarack, Partridge, Sugarbush, Granite, Bittersweet, Woodcock, Ledge, Hemlock, Bobolink, Sumac, Bluet, Hobblebush, Shagbark, Plover, Beech, Winterberry, Thistledown, Fisher Cat, Meetinghouse',
    'Hill, Brook, Meadow, Notch, Intervale, Pasture, Ledge, Hollow, Orchard Lot, Neck, Marsh, Common, Pond',
    'stony loam, river intervale, glacial till and patience, sandy loam over gravel, a south-facing hillside',
    'Whitcomb, Pelletier, Hathaway, Thibodeau, Medeiros, Gagnon, Lockwood, Bixby, Amaral, Sturgis, Pruitt, Ouellette, Tillinghast, Correia, Wadleigh, Fontaine, Peasley, Crowell',
    'Meetinghouse Road, Stone Row Lane, Old Tavern Road, Sheep Pasture Road, Cider Hill Road, Granite Street, Town Farm Road, Sawmill Brook Road, Tannery Street, Bittersweet Lane, Hayfield Road, Upper Common Street',
  ),
  midAtlantic: words(
    'Redbud, Kingfisher, Sycamore, Bluestone, Tulip Tree, Mill Race, Sassafras, Quail, Walnut, Bog Iron, Spicebush, Catbird, Snow Goose, Locust, Pepperidge, Indigo, Muskrat, Shadbush, Springhouse, Lantern',
    'Run, Hollow, Meadow, Creek, Ridge, Valley, Bank, Glen, Mill, Spring, Crossing, Point, Bend',
    'limestone loam, dark loam, sandy coastal-plain soil, shale hillside, river-bottom silt',
    'Stoltz, Vandermark, DeVries, Kessler, Hess, Okafor, Brubaker, Rizzo, Lentz, Pennypacker, Zook, Marchetti, Van Alst, Delgado, Horvath, Trexler, Kowal, Bauer, Quigley, Pak',
    'Springhouse Road, Millrace Lane, Old Forge Road, Lantern Hill Road, Limekiln Road, Canal Street, Toll House Road, Grist Mill Road, Quarry Street, Black Dirt Road, Sycamore Row, Ferry Slip Road',
  ),
  upland: words(
    'Laurel, Sourwood, Bluebird, Wild Ginger, Whippoorwill, Pawpaw, Cane Break, Rhododendron, Walnut, Buckeye, Barn Swallow, Hickory, Dogwood, Ironweed, Copper, Box Turtle, Persimmon, Galax, Rail Fence, Wren',
    'Cove, Branch, Hollow, Ridge, Knob, Gap, Fork, Bottom, Creek, Bluff, Bald, Ford, Spring',
    'creek-bottom loam, red clay we have been improving for years, limestone ground, a sandy ridge, old tobacco ground',
    'Ledford, Combs, Hatcher, Burchett, Penland, Tolliver, Skaggs, Vance, Crenshaw, Messer, Yancey, Stamper, Pruett, Rowland, Faulk, Greer, Holloman, Barefoot, Vang, Osborne',
    'Laurel Branch Road, Tobacco Barn Road, Old Depot Street, Church Hollow Road, Sorghum Mill Road, Ridgeline Drive, Feed Mill Street, Cane Creek Road, Walnut Knob Road, Low Gap Lane, Ferry Road, Courthouse Alley',
  ),
  southeast: words(
    'Magnolia, Tupelo, Longleaf, Pitcher Plant, Red Clay, Mockingbird, Swamp Lily, Chinaberry, Live Oak, Catalpa, Bobwhite, Muscadine, Wisteria, Cotton Row, Sparkleberry, Brown Thrasher, Sweetbay, Tin Roof, Cypress, Heron',
    'Branch, Bend, Bayou, Creek, Bottoms, Landing, Hill, Ridge, Crossing, Shoals, Bluff, Grove, Fields',
    'red clay, sandy loam under old pecans, bottomland silt, gray sand and chicken litter, delta ground',
    'Thibodaux, Gaines, McElroy, Broussard, Tillman, Prejean, Hollings, Rutledge, Ashby, Mercer, Singletary, LeBlanc, Purvis, Odom, Whatley, Boatwright, Sims, Landry, Nguyen, Cobb',
    'Cotton Gin Road, Tin Roof Road, Old Ferry Road, Pecan Row, Levee Road, Mockingbird Lane, Sawmill Street, Red Clay Road, Wisteria Street, Depot Street, Bottomland Road, Quail Run Road',
  ),
  florida: words(
    'Palmetto, Ibis, Gopher Tortoise, Sandhill, Wiregrass, Limpkin, Cabbage Palm, Swallowtail, Firebush, Beautyberry, Kingfisher, Coontie, Cypress, Wood Stork, Scrub Jay, Sea Grape, Spoonbill, Sabal, Blue Heron, Gumbo Limbo',
    'Hammock, Slough, Prairie, Creek, Bend, Ridge, Landing, Grove, Flatwoods, Branch, Pond, Trail',
    'sand and compost, muck ground, old citrus land, high pine sand, shell and sand built up with mulch',
    'Tillis, Alvarez, Peacock, Rentz, Carballo, Hendry-Moss, Suggs, Delacruz, Summerall, Baptiste, Yates, Quintero, Roebuck, Fussell, Pinder, Coello, Lightsey, Marrero, Strickland, Joseph',
    'Packinghouse Road, Hammock Lane, Cattle Dock Road, Old Grove Road, Sandhill Road, Tomato Row, Mango Street, Fish House Lane, Slough Road, Royal Poinciana Street, Cowpen Lane, Canal Bank Road',
  ),
  greatLakes: words(
    'Dune, Birch, Kettle, Trillium, Sandhill Crane, Bur Oak, Basswood, Whitetail, Cattail, Loon, Ironwood, Goldenrod, Tamarack, Meadowlark, Sugar Maple, Lake Wind, Prairie Smoke, Bluegill, Wild Rice, Windrow',
    'Ridge, Lake, Marsh, Moraine, Prairie, Creek, Hollow, Woods, Bluff, Meadow, Rapids, Point, Corners',
    'sandy loam, black prairie soil, a gravelly moraine, drained muck, heavy clay that holds through a dry July',
    'Vandenberg, Lindqvist, Kowalczyk, Schroeder, Hoekstra, Xiong, Novak, Halvorson, Brandt, Dykstra, Wojcik, Kettner, Sorensen, Moua, Beyer, Zielinski, Amundson, Fenske, Garza, Roelofs',
    'Creamery Road, Town Line Road, Sugar Bush Lane, Elevator Street, Celery Street, Granary Road, Old Plank Road, Threshing Road, Lake Wind Drive, Kettle Road, Millpond Street, Section Line Road',
  ),
  plains: words(
    'Bluestem, Meadowlark, Cottonwood, Sandplum, Windbreak, Prairie Hen, Killdeer, Coneflower, Buffalo Grass, Sumac, Windmill, Hackberry, Dry Creek, Bur Oak, Hedge Apple, Goldfinch, Grassland, Chokecherry, Redtail, Milkweed',
    'Draw, Bluff, Prairie, Section, Creek, Flats, Bend, Hills, Ridge, Slough, Grove, Township, Quarter',
    'deep prairie loam, loess hills, wheat ground turned to gardens, sandy river bottom, blackland clay',
    'Kuhlmann, Svoboda, Unruh, Petersen, Janzen, Hruska, Redbird, Nygaard, Stucky, Goering, Vrana, Oberle, Harjo, Lindstrom, Regier, Kratz, Becker, Ochoa, Thorvald, Schmitt',
    'Grain Elevator Road, Windbreak Road, Section Road, Creamery Street, Depot Avenue, Hedgerow Road, Bluestem Lane, Chautauqua Street, Stockyard Street, Mill Levy Road, Cottonwood Street, Old Highway Road',
  ),
  texas: words(
    'Mesquite, Live Oak, Scissortail, Bluebonnet, Limestone, Pecan, Huisache, Prickly Pear, Painted Bunting, Windmill, Horned Toad, Mustang Grape, Juniper, Caliche, Yaupon, Mexican Plum, Paintbrush, Roadrunner, Retama, Chaparral',
    'Draw, Creek, Flats, Bend, Springs, Hollow, Pasture, Crossing, Prairie, Bluff, Bottoms, Grove, Gate',
    'blackland clay, limestone hill country, sandy post-oak ground, river-bottom loam, caliche with a lot of compost',
    'Cantu, Schultz, Villarreal, Krueger, McCandless, Hinojosa, Dvorak, Treviño, Oehler, Barrera, Whitaker, Zamora, Kubena, Longoria, Sisk, Guerra, Pruitt, Haas, Nguyen, Ybarra',
    'Gin Road, Windmill Road, Caliche Road, Pecan Bottom Road, Low Water Crossing, Feed Store Street, Old Settlers Road, Ranch Gate Road, Depot Street, Mesquite Flat Road, Dance Hall Road, Wagon Yard Street',
  ),
  mountain: words(
    'Aspen, Sagebrush, Magpie, Chokecherry, Elkhorn, Blue Spruce, Serviceberry, Cutthroat, Irrigator, Larkspur, Scrub Oak, Juniper, Lupine, Headgate, Rimrock, Mountain Bluebird, Penstemon, Pinyon, Snowmelt, Camas',
    'Bench, Creek, Mesa, Ditch, Meadow, Basin, Canyon, Gulch, Park, Flats, Ridge, Fork, Lateral',
    'bench land under ditch water, gravelly loam, high-valley ground with a short season, clay that grows good fruit, river cobble and compost',
    'Christensen, Bonner, Sandoval, Jeppson, Haldane, Larsen, Vigil, Aldous, Merrick, Ostler, Trujillo, Sorenson, Ellsworth, Baca, Hutchings, Lundgren, Rasband, Etcheverry, Tanaka, Whitlock',
    'Ditch Bank Road, Bench Road, Headgate Lane, Sugar Factory Road, Orchard Mesa Road, Railhead Street, Assay Street, Canal Road, Livery Street, Aspen Row, Creamery Lane, Powder House Road',
  ),
  southwest: words(
    'Ocotillo, Roadrunner, Cottonwood, Agave, Gambel Quail, Desert Willow, Chamisa, Globemallow, Juniper, Sacred Datura, Palo Verde, Red Rock, Hummingbird, Tamarisk, Screwbean, Coyote Gourd, Adobe, Apache Plume, Thrasher, Kestrel',
    'Mesa, Arroyo, Wash, Acequia, Bosque, Llano, Flats, Springs, Bend, Ranchito, Rim, Vega',
    'flood-irrigated river loam, desert soil and a lot of compost, old acequia land, sandy bosque ground, caliche broken by hand',
    'Baca, Chavez-Lunt, Montoya, Begaye, Lucero, Sedillo, Ortega, Haws, Gallegos, Tsosie, Padilla, Skousen, Armijo, Yazzie, Maldonado, Rhoton, Otero, Salcido, Bustamante, Crandell',
    'Acequia Lane, Adobe Row, Ditch Rider Road, Mission Street, Old Wagon Road, Cottonwood Lane, Alfalfa Road, Plaza Street, Canal Bank Road, Quail Wash Road, Railyard Street, Desert Willow Lane',
  ),
  california: words(
    'Manzanita, Toyon, Valley Oak, Acorn Woodpecker, Ceanothus, Buckeye, Poppy, Madrone, Tule, Sycamore, Quail, Fog, Redtail, Bay Laurel, Blue Oak, Yarrow, Coyote Brush, Salt Wind, Monkeyflower, Barn Owl',
    'Canyon, Creek, Valley, Ranch, Ridge, Flat, Slough, Mesa, Terrace, Grove, Hollow, Bench, Arroyo',
    'deep alluvial loam, a gravelly alluvial fan, decomposed granite, sandy loam, adobe clay',
    'Avila, Nakamura, Bettencourt, Saelee, Giannini, Rojas, Pereira, Morales, Hamada, Dutra, Cisneros, Lagomarsino, Singh, Valdez, Silveira, Yang, Iwata, Machado, Escobedo, Tran',
    'Packing Shed Road, Walnut Row, Mission Creek Road, Depot Street, Cannery Street, Artichoke Road, Orchard Bench Road, Sierra Ditch Road, Eucalyptus Lane, Vineyard Row, Old Ranch Gate Road, Lemon House Road',
  ),
  northwest: words(
    'Camas, Alder, Heron, Madrona, Salal, Winter Wren, Fir Cone, Osprey, Trillium, Huckleberry, Snowberry, Swordfern, Oxbow, Vine Maple, Nettle, Bigleaf, Steelhead, Rain Shadow, Tansy, Red Cedar',
    'Slough, Prairie, Bench, Creek, Bottom, Landing, Ridge, Bar, Island, Meadow, Fork, Flats, Bluff',
    'river silt, glacial outwash, volcanic loam, diked bottomland, gravelly prairie soil',
    'Lindgren, Tsukamoto, Vasquez, Hallgren, McTavish, Petrov, Sandhu, Okada, Berglund, Cha, Dunmore, Esparza, Rautio, Kincaid, Soto, Thorsen, Wirth, Yamada, Brookhart, Lund',
    'Hop Kiln Road, Dike Road, Net Shed Street, Cannery Row Lane, Ferry Landing Road, Berry Field Road, Skid Road, Creamery Street, Filbert Lane, Old Growers Road, Sawdust Road, Slough Bridge Road',
  ),
  alaska: words(
    'Fireweed, Birch, Spruce Hen, Raven, Lupine, Glacier Wind, Cottonwood, Moose Calf, Crowberry, Sandhill, Willow, Midnight Sun',
    'Flats, Creek, Ridge, Bench, Meadow, Trail, Lake, Homestead, Bend',
    'glacial silt, loess that warms late and grows big, homestead ground cleared by hand',
    'Halvorsen, Demientieff, Kincaid, Ferris, Lindholm, Evanoff, Marsh, Nystrom, Oakes, Pedersen',
    'Homestead Road, Birch Loop, Railroad Street, Hay Flats Road, Cannery Loop, Trapper Trail, Fireweed Lane, Section House Road',
  ),
  hawaii: words(
    'Kukui, Red Dirt, Trade Wind, Plumeria, Ironwood, Koa, Rainbow, Ti Leaf, Monkeypod, Nene, Banyan, Taro Patch',
    'Gulch, Valley, Ridge, Slope, Terrace, Flats, Bench, Grove, Ditch',
    'red volcanic soil, old plantation land, stream-fed terraces, windward ground that never really dries',
    'Kealoha, Nakasone, Medeiros, Kahale, Agbayani, Shimabukuro, Kaneshiro, Souza, Pascua, Makua, Higa, Domingo',
    'Mill Camp Road, Flume Road, Pump House Road, Old Plantation Road, Monkeypod Street, Terrace Road, Ditch Trail Road, Lantern Street',
  ),
};

/** Whole names that are at home anywhere. */
export const WHIMSICAL_NAMES: readonly string[] =
  'Late Frost, Second Cutting, Muddy Boot, Rain Gauge, Good Gate, Split Rail, Long Row, Borrowed Tractor, Half Moon Barn, Crooked Furrow, Slow Thaw, Three Hen, Bent Nail, Open Gate, Tall Rhubarb, Early Riser, Rusty Bucket, Patient Mule, Wheel Hoe, Lost Mitten, Blue Door, Two Ladders, Leaning Barn, Quiet Hoe, One Good Ditch, Northwest Corner, Tin Cup, Pocketknife, First Light, Dinner Bell, Windfall Lane, Red Wagon, Hand Pump, Broadfork, Wet Boots, Lantern Jar, Copper Kettle, Loose Thread, Burlap Sack, Spare Key, Ninth Row, Hay Rake, Dusty Truck, Last Field, Wild Mustard, Patched Roof, Morning Bucket, Sweet Clover Corner, Cold Frame, Salt Lick, Pigweed Acres, Stray Hen, Fence Line, Thirsty Creek, Whistling Gate, Odd Sock, Hammer and Hoe, Porch Swing, Back Forty Five, Long Table, Honest Peck, Turning Leaf, Barn Cat, Little Anvil, Bright Penny, Sunday Boots, Paper Wasp, Cider Jug, Old Scale, Wooden Spoon, Bell Pepper Lane, Tangled Twine, Gravel Pit, Rooster Alley, Lucky Shovel, Green Hose, Bucket Brigade, Four Winds Gate, Plumb Line, Buttonbush, Marigold Edge, Field Note, Twice Mended, Seven Crates, Kitchen Table, Washtub, Even Keel Acres, Tailgate, Toolshed, Screen Door, Night Heron, Sparrow Lane, Speckled Hen, Pie Safe, Hoot Owl, Fiddlehead Lane, Grasshopper, June Bug, Wagon Rut, Ladybug Lane'.split(
    ', ',
  );

export const FIRST_NAMES: readonly string[] =
  'Rosa, Dale, Miriam, Hank, Elena, Walt, June, Marcus, Annika, Luis, Beth, Curtis, Priya, Glenn, Teresa, Owen, Mai, Russell, Carmen, Nate, Ruth, Isaac, Dolores, Pete, Hannah, Omar, Louise, Ben, Naomi, Gus, Leticia, Wes, Clara, Andre, Joyce, Tomas, Ellen, Virgil, Sofia, Ray, Martha, Kenji, Ida, Caleb, Lucia, Earl, Nora, Felix, Delia, Arlo, Grace, Manny, Ingrid, Otis, Paula, Simon, Vera, Jonah, Alma, Clyde'.split(
    ', ',
  );

/** Streets that could be anywhere; beside the region's own. */
export const COMMON_STREETS: readonly string[] =
  'Larkspur Avenue, Foundry Street, Juniper Street, Carpenter Street, Bellwether Avenue, Poplar Street, Gasworks Street, Marigold Avenue, Trolley Street, Hawthorn Street, Sexton Street, Clover Avenue, Wheelwright Street, Quince Street, Ropewalk Street, Linden Street, Brickyard Road, Cooper Street, Almanac Street, Hollyhock Avenue, Tinsmith Street, Weaver Street, Pear Tree Avenue, Harness Street, Bandstand Street, Ice House Road, Firefly Lane, Chandler Street, Catalpa Avenue, Millwright Street'.split(
    ', ',
  );
