import { type Row, TOWNS, farm, listing, market } from '../rows/towns';

/** Sets `window.wasAttacked` wherever it is taken for more than text. */
const SCRIPT = '<script>window.wasAttacked = 1</script>';
const IMAGE = '<img src=x onerror="window.wasAttacked = 2">';
const ATTRIBUTE = `" onfocus="window.wasAttacked = 3" autofocus x='`;
const STATE = '</script><script>window.wasAttacked = 4</script><!--';
const RIGHT_TO_LEFT = '\u202Eevil\u202C مزرعة';
const REPLACEMENT = "$& $' $` {{7*7}} ${7*7} %s";
const EMOJI = '🥕👩‍🌾🇺🇸';

/** What each kind of row is called; nothing of it may be lost or run. */
export const HOSTILE_NAMES = {
  market: `Market ${SCRIPT} ${ATTRIBUTE} ${EMOJI}`,
  farm: `Farm ${IMAGE} ${RIGHT_TO_LEFT} ${EMOJI}`,
  listing: `Beets ${SCRIPT} ${IMAGE} ${EMOJI}`,
  plainListing: `Chard ${STATE} ${REPLACEMENT}`,
} as const;

export const HOSTILE_TEXT = `${STATE} ${IMAGE} ${ATTRIBUTE} ${RIGHT_TO_LEFT} ${REPLACEMENT} ${EMOJI} ${'unbroken'.repeat(30)}`;

export function hostileRows(): [string, Row][] {
  const { hostile } = TOWNS;
  const contacts = {
    phone: ATTRIBUTE,
    website: 'javascript:window.wasAttacked=5',
    image_url: 'javascript:window.wasAttacked=6',
  };
  return [
    market(hostile, HOSTILE_NAMES.market, 1, {
      ...contacts,
      description: HOSTILE_TEXT,
      address: `1 ${SCRIPT} ${ATTRIBUTE} Street`,
      hours_note: `Dawn ${SCRIPT}`,
      seasons: JSON.stringify([]),
      exceptions: JSON.stringify([
        {
          ...{ from: '2020-01-01', to: '2099-12-31', kind: 'moved', opens: '00:00', closes: '24:00' },
          ...{ address: `3 ${SCRIPT} ${ATTRIBUTE} Street`, reason: HOSTILE_TEXT },
        },
      ]),
      product_types: ['Honey', SCRIPT, IMAGE, ATTRIBUTE],
    }),
    farm(hostile, HOSTILE_NAMES.farm, 2, {
      ...contacts,
      description: HOSTILE_TEXT,
      address: `2 ${STATE} Road`,
      activities: [SCRIPT, IMAGE],
      product_types: [STATE],
      business_status: `OPEN ${IMAGE}`,
    }),
    listing(hostile, HOSTILE_NAMES.listing, {
      description: HOSTILE_TEXT,
      price: `5 ${IMAGE}`,
      farm_name: `Acre ${STATE} ${RIGHT_TO_LEFT}`,
      city: `Pago ${SCRIPT}`,
      email: `a${ATTRIBUTE}@farm.example`,
      phone: `${IMAGE}`,
      image_url: `/uploads/${ATTRIBUTE}.png`,
    }),
    listing(hostile, HOSTILE_NAMES.plainListing, { image_url: 'data:text/html,<script>alert(1)</script>' }),
  ];
}
