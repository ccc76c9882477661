import type { PlaceKind } from '../../../contract/directory/place-kinds.js';

/** A last sentence about how one buys there. {days} needs hours that are known. */
export const KIND_CLOSERS: Record<PlaceKind, readonly string[]> = {
  farmers_market: [],
  on_farm_market: [
    'The farm store is open {days}.',
    'The shop is in the barn nearest the road; drive slowly, there are chickens.',
    'The store also carries a few things from neighbors.',
    'Park by the silo and follow the signs to the store.',
    'Ring the bell if nobody is at the counter.',
    'Come {days}, or call and we will try to meet you.',
  ],
  csa: [
    'Shares are picked up {days} at the wash shed.',
    'Full and half shares, with a box to swap what you do not like.',
    'Members pick up at the farm or at a drop-off in {city}.',
    'A sliding scale keeps a tenth of the shares affordable, and SNAP is welcome.',
    'Sign-up opens in winter and usually fills.',
    'One vacation hold per season, no questions asked.',
  ],
  food_hub: [
    'Order by Tuesday night, pick up {days}.',
    'Restaurants and schools buy here, and so can you.',
    'Ordering closes two days before each pickup.',
  ],
  agritourism: [
    'Visitors are welcome {days} in season.',
    'Group visits are by appointment.',
    'Wear shoes that can get muddy.',
    'Admission is by the carload, and the parking field is grass.',
    'Leashed dogs are fine on weekdays.',
  ],
  farm_stand: [
    'The stand is self-serve: price list on the wall, cash in the box.',
    'Open {days}, rain or shine.',
    'The stand is at the end of the lane, under the big tree.',
    'There is shade, a cooler and usually somebody to talk to.',
    'Cash is easiest; there is a code on the box for phones.',
    'Pull all the way off the road, please.',
  ],
  u_pick: [
    'Bring your own buckets or buy ours for a dollar.',
    'Picking {picking} is {days} while the field lasts.',
    'You pick the {picking}; we point you to the right row.',
    'Call the evening before for field conditions.',
    'Pay at the shed, cash or card.',
    'Please stay in the row you are given; it saves the next one for tomorrow.',
  ],
};

/** Food hubs: no farm of their own. {crop} and {crop2} are the state's. */
export const HUB_OPENERS: readonly string[] = [
  "A growers' cooperative of {count} farms that packs and delivers around {city}.",
  "{count} farms within a morning's drive bring {crop}, {crop2} and more to one loading dock.",
  'Founded by {count} growers in {year} to share a cooler, a truck and a phone.',
  'Weekly boxes and wholesale orders from {count} small farms, gathered at a warehouse in {city}.',
  'An online farmers market with one pickup point: {count} growers set their own prices.',
];
export const HUB_DETAILS: readonly string[] = [
  'Eighty cents of each dollar goes to the farm named on the label.',
  'The cooler is shared, the paperwork is shared, and so are the losses.',
  'Growers deliver in the morning and households pick up in the afternoon.',
  'Schools and a food pantry take a third of what moves through here.',
  'Every case is labeled with its farm and its harvest date.',
];
export const HUB_NOUNS = 'Food Hub, Growers Cooperative, Farm Collective, Harvest Hub, Food Exchange';
