import type { Feature } from '../../../contract/directory/place-kinds.js';
import type { ProductType } from '../../../contract/directory/product-types.js';

/** Where a market stands: what it is named after and what its description says of the ground. */
export interface MarketGround {
  /** {street} stands for the market's own street without its last word. */
  name: string;
  setting: string;
  isIndoor?: true;
  /** Not in a city. */
  isRural?: true;
}

export const MARKET_GROUNDS: readonly MarketGround[] = [
  { name: '{street} Lot', setting: 'in a parking lot off {streetFull} that is empty on market days' },
  { name: '{street} Depot', setting: 'under the platform roof of an old freight depot' },
  { name: '{street} Commons', setting: 'on the common, with the stalls in a loop around the grass' },
  { name: '{street} Green', setting: 'on the green, in the shade of some large old trees' },
  { name: '{street} Church Lot', setting: 'in a church lot that lends its tables and its restrooms' },
  { name: '{street} Mill Yard', setting: 'in the brick yard of a closed mill' },
  { name: '{street} Library', setting: 'on the lawn beside the branch library' },
  { name: '{street} Schoolyard', setting: 'on an elementary school blacktop, between the hopscotch squares' },
  { name: '{street} Pavilion', setting: 'under an open pavilion, so it runs rain or shine' },
  { name: '{street} Firehouse', setting: 'in front of a retired firehouse' },
  { name: '{street} Row', setting: 'along two closed blocks of {streetFull}' },
  { name: '{street} Plaza', setting: 'on a small plaza with a fountain that works most summers' },
  {
    name: '{street} Grange',
    setting: 'at the grange hall, half inside and half out',
    isIndoor: true,
    isRural: true,
  },
  { name: '{street} Station', setting: 'beside the old bus station, where parking is easy' },
  { name: '{street} Park', setting: 'along the walking path of a neighborhood park' },
  { name: '{street} Courthouse', setting: 'on the shady side of the courthouse lawn' },
  { name: '{street} Warehouse', setting: 'in a produce warehouse with roll-up doors', isIndoor: true },
  { name: '{street} Block', setting: 'on one block of {streetFull}, closed to cars while the market is on' },
  {
    name: '{street} Armory',
    setting: 'on the drill floor of an old armory, out of the weather',
    isIndoor: true,
  },
  { name: '{street} Clinic', setting: 'in the lot of a community clinic that helped to start it' },
];

export const MARKET_ENDINGS: readonly string[] = [
  'Farmers Market',
  'Farmers Market',
  'Farmers Market',
  'Growers Market',
  'Farm Market',
  'Community Market',
  'Producers Market',
];

/** {when} is the market's own time, such as "Saturday mornings"; {count} its stalls. */
export const MARKET_OPENERS: readonly string[] = [
  '{count} growers and bakers set up {setting}.',
  '{when} {setting}: about {count} stalls.',
  'A growers-only market {setting}; everything is raised or made by the person selling it.',
  'Neighbors started this market in {year} with six tables; it now has about {count} and stands {setting}.',
  'About {count} vendors {setting}. Most drive less than an hour to get here.',
  'A small market {setting}. No resellers and no rush.',
  '{when}, farmers from the counties around {city} sell {setting}.',
  'Since {year} the market has stood {setting}.',
];

export const MARKET_CROPS: readonly string[] = [
  'Look for {crop} and {crop2} in season, and eggs and bread all the time.',
  'People line up early for {crop}.',
  'People drive in for {crop}; regulars come for the greens.',
  'You will find {crop}, {crop2}, cut flowers, and usually a fiddle.',
  'In season: {crop}, {crop2} and whatever the weather allowed.',
  'Stalls carry {crop} and {crop2}, and two bakers split the bread.',
  'Expect {crop} at the height of the year and roots, greens and jars on either side of it.',
  'A good place for {crop}, better still for {crop2}.',
];

/** A sentence about how the market is run, and what it implies for the record. */
export interface MarketDetail {
  text: string;
  features?: readonly Feature[];
  goods?: readonly ProductType[];
}

export const MARKET_DETAILS: readonly MarketDetail[] = [
  { text: 'SNAP is matched dollar for dollar at the information table.', features: ['snap', 'snap_match'] },
  { text: 'Bring your EBT card to the blue tent first and shop with tokens.', features: ['snap'] },
  { text: 'WIC and senior coupons are taken at every produce stall.', features: ['wic_fmnp', 'senior_fmnp'] },
  { text: 'A knife sharpener comes on the first market of the month.' },
  { text: 'Dogs on short leashes are welcome and well known.', features: ['pets'] },
  { text: 'Dogs stay home, please; the aisles are narrow.' },
  { text: 'Children get two dollars in tokens to spend on anything that grew.' },
  {
    text: 'There is coffee, a breakfast stall and somewhere to sit.',
    goods: ['Prepared Foods', 'Coffee & Tea'],
  },
  { text: 'The extension office answers garden questions from a folding table.', goods: ['Plants'] },
  { text: 'Come early for eggs and late for conversation.', goods: ['Eggs'] },
  { text: 'Most stalls take cards; the melon man does not.', features: ['cards'] },
  { text: 'Unsold vegetables go to the food pantry at closing.' },
  { text: 'Music most weeks, acoustic, and never too loud to talk over.' },
  { text: 'Parking is free behind the building, and the bus stops in front.', features: ['parking'] },
  {
    text: 'The whole market is level and paved, with room for a wheelchair between stalls.',
    features: ['accessible'],
  },
  { text: 'A community stall lets backyard growers sell a basket at a time.' },
  { text: 'Preorders can be picked up at the first tent without waiting.', features: ['online_orders'] },
  { text: 'The bread sells out in the first hour.', goods: ['Baked Goods'] },
  { text: 'One stall has nothing but honey, and its owner has opinions about yours.', goods: ['Honey'] },
  { text: 'Compost buckets and bag returns are by the exit.' },
  { text: 'A sewing table mends bags and aprons while you shop.', goods: ['Artisan Goods'] },
  { text: 'Thunder closes it; drizzle does not.', features: ['outdoor'] },
];
