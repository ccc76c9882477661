import type { Feature } from '../../../../contract/directory/place-kinds.js';
import type { UsdaDirectory } from '../../../tables/import-run.entity.js';
import {
  coordinatesOf,
  emptyRecord,
  fieldsOf,
  identify,
  withPlace,
  type Fields,
  type MappedRow,
} from '../mapped-row.js';
import { mendEmail, mendPhone } from '../normalize/contact/contacts.rules.js';
import { readSocialLinks } from '../normalize/contact/social-links.rules.js';
import { mendWebsite } from '../normalize/contact/websites.rules.js';
import { readOpening, readSeasons, seasonsOfMonths, type Opening } from '../normalize/hours/seasons.rules.js';
import { mendUpdateTime } from '../normalize/hours/update-times.rules.js';
import { mendAddress } from '../normalize/location/addresses.rules.js';
import {
  orderedFeatures,
  readAssistance,
  readIndoor,
  readOrdering,
  readPayments,
} from '../normalize/products/features.rules.js';
import { readProducts } from '../normalize/products/products.rules.js';
import { isYes, listItems, oneLine, oneLineOrNull, plainText } from '../normalize/text.rules.js';
import { KIND_OF_DIRECTORY } from './usda-directory.js';

/** Numbered flags stand beside each list; they are looked at where the list itself is empty or missing. */
const PAYMENT_FLAGS: ReadonlyArray<readonly [string, Feature]> = [
  ['acceptedpayment_1', 'barter'],
  ['acceptedpayment_2', 'volunteer'],
  ['acceptedpayment_3', 'cash'],
  ['acceptedpayment_4', 'checks'],
  ['acceptedpayment_5', 'checks'],
  ['acceptedpayment_6', 'cards'],
];
const ASSISTANCE_FLAGS: ReadonlyArray<readonly [string, Feature]> = [
  ['fnap_1', 'wic'],
  ['fnap_2', 'snap'],
  ['fnap_4', 'wic_fmnp'],
  ['fnap_5', 'senior_fmnp'],
];
/**
 * The list names these in the market's own words ("Market Bucks", "Venmo"), so that the flag is what tells.
 */
const FLAG_ONLY: ReadonlyArray<readonly [string, Feature]> = [
  ['acceptedpayment_7', 'mobile_pay'],
  ['fnap_3', 'snap_match'],
  ['snap_option_1', 'snap'],
  ['snap_option_2', 'snap'],
  ['saleschannel_deliverymethod_3', 'delivery'],
];

const flagged = (row: Fields, flags: ReadonlyArray<readonly [string, Feature]>) =>
  flags.flatMap(([column, feature]) => (isYes(row[column]) ? [feature] : []));

function featuresOf(row: Fields): Feature[] {
  const payments =
    oneLine(row.acceptedpayment) === '' ? flagged(row, PAYMENT_FLAGS) : readPayments(row.acceptedpayment);
  const assistance = oneLine(row.fnap) === '' ? flagged(row, ASSISTANCE_FLAGS) : readAssistance(row.fnap);
  const retail = listItems(row.saleschannel_retail).filter((item) => /^on-?line store$/i.test(item));
  return orderedFeatures([
    ...payments,
    ...assistance,
    ...flagged(row, FLAG_ONLY),
    ...readAssistance(row.snap_option),
    ...readIndoor(row.location_indoor),
    ...readOrdering(
      [row.saleschannel_onlineorder ?? '', ...retail].join(';'),
      [row.saleschannel_deliverymethod, row.deliverpickup_method].join(';'),
    ),
  ]);
}

/** "Organic (USDA Certified)" counts for single farms alone; others have vendors who may be it. */
function organicOf(row: Fields, directory: UsdaDirectory) {
  const methods = listItems(row.specialproductionmethods);
  const isOrganic =
    methods.length > 0
      ? methods.some((method) => /^organic \(USDA certified\)$/i.test(method))
      : isYes(row.specialproductionmethods_1);
  const isSingleFarm =
    directory !== 'farmersmarket' && directory !== 'foodhub' && !(Number(oneLine(row.num_supplyfarms)) > 1);
  return { organicCertified: isOrganic && isSingleFarm, organicOptions: isOrganic };
}

/**
 * "2021-05", a date that a spreadsheet made of it, or a month's name; the year is noise, and so is the day.
 */
const monthText = (text: string | undefined) => oneLine(text).replace(/^(\d{4}-\d{1,2})-.*$/, '$1');

function openingOf(row: Fields): Opening {
  if (oneLine(row.season_month) !== '') return readOpening(row.season_month);
  const months = Array.from({ length: 12 }, (_, index) => isYes(row[`season_month_${index + 1}`]));
  const seasons = seasonsOfMonths(months);
  if (seasons.length > 0) return { seasons, hoursNote: null };
  const [start, end] = [monthText(row.season_month_start), monthText(row.season_month_end)];
  return readSeasons([{ dates: start === '' && end === '' ? '' : `${start} to ${end}`, times: '' }]);
}

/** Activities of agritourism; the columns were not seen, so any list with such a name is taken. */
function activitiesOf(row: Fields): string[] {
  const columns = Object.entries(row).filter(([name]) =>
    /^(?:agri_?tourism_?)?activit(?:y|ies)[a-z]*$/.test(name),
  );
  const items = columns.flatMap(([, text]) => listItems(text)).filter((item) => /\p{L}/u.test(item));
  return [...new Set(items.map((item) => item.slice(0, 100)))].slice(0, 30);
}

function descriptionOf(row: Fields, remark: string | null): string | null {
  const parts = [plainText(row.listing_desc), plainText(row.location_desc), plainText(remark ?? '')];
  const distinct = [...new Set(parts.filter((part) => part !== null))];
  return distinct.length === 0 ? null : distinct.join('\n\n');
}

function addressOf(row: Fields) {
  const { line, remark, ...parts } = mendAddress(oneLineOrNull(row.location_address) ?? row.address);
  return { remark, parts: { ...parts, address: line } };
}

/** Columns that are missing are unknown. */
export function mapExportRow(values: Record<string, string>, directory: UsdaDirectory): MappedRow {
  const row = fieldsOf(values);
  const identity = identify('listing_id', 'listing_name', row);
  if (!identity.ok) return identity;
  const organic = organicOf(row, directory);
  const { parts, remark } = addressOf(row);
  const products = [row.products, row.products_otherdesc].join(';');
  const website = mendWebsite(row.media_website ?? row.website);
  return withPlace(
    {
      ...emptyRecord({
        source: 'usda_export',
        sourceId: `${directory}/${identity.id}`,
        kind: KIND_OF_DIRECTORY[directory],
        name: identity.name,
      }),
      updatedAt: mendUpdateTime(row.update_time),
      description: descriptionOf(row, remark),
      ...parts,
      ...coordinatesOf(row.location_x ?? row.longitude, row.location_y ?? row.latitude),
      website,
      socialLinks: readSocialLinks(row, website),
      phone: mendPhone(row.contact_phone),
      email: mendEmail(row.contact_email),
      productTypes: readProducts(products, organic.organicOptions),
      activities: activitiesOf(row),
      features: featuresOf(row),
      ...organic,
      ...openingOf(row),
    },
    values,
  );
}
