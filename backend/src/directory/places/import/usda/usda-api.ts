import type { UsdaDirectory } from '../../../tables/import-run.entity.js';
import {
  addressLine,
  coordinatesOf,
  emptyRecord,
  fieldsOf,
  identify,
  rejected,
  withPlace,
  type Fields,
  type MappedRow,
} from '../mapped-row.js';
import { mendEmail, mendPhone } from '../normalize/contact/contacts.rules.js';
import { readSocialLinks } from '../normalize/contact/social-links.rules.js';
import { mendWebsite } from '../normalize/contact/websites.rules.js';
import { readOpening } from '../normalize/hours/seasons.rules.js';
import { mendUpdateTime } from '../normalize/hours/update-times.rules.js';
import { mendAddress } from '../normalize/location/addresses.rules.js';
import { mendCity } from '../normalize/location/cities.rules.js';
import { stateCode } from '../normalize/location/states.rules.js';
import { mendZip } from '../normalize/location/zip.rules.js';
import { mendStreet } from '../normalize/names.rules.js';
import { readProducts } from '../normalize/products/products.rules.js';
import { decodeEntities, listItems, oneLine, plainText } from '../normalize/text.rules.js';
import { directoryOfId, directoryOfName, KIND_OF_DIRECTORY } from './usda-directory.js';

interface Brief {
  open: string;
  products: string;
  activities: string;
}

const LABEL = /(Open|Available Products|Products|(?:Available |Farm )?Activit(?:y|ies))\s*:/gi;

/** "Open: April to July; <br>Available Products: Eggs;Honey;". Either half may be missing. */
export function readBrief(text: string | undefined): Brief {
  const plain = decodeEntities((text ?? '').slice(0, 20_000).replace(/<[^<>]*>/g, '; '));
  const brief: Brief = { open: '', products: '', activities: '' };
  const labels = [...plain.matchAll(LABEL)];
  labels.forEach((label, index) => {
    const body = plain.slice(label.index + label[0].length, labels[index + 1]?.index);
    const name = label[0].toLowerCase();
    if (name.startsWith('open')) brief.open += `;${body}`;
    else if (name.includes('activit')) brief.activities += `;${body}`;
    else brief.products += `;${body}`;
  });
  return brief;
}

function addressOf(row: Fields) {
  const whole = mendAddress(row.location_address);
  const mended = mendCity(row.location_city);
  const stated = stateCode(row.location_state);
  // The one-line address was typed by a person; the column was chosen from a list, where the next line is one
  // slip away.
  const cityState = mended.state ?? whole.state;
  const state = stated ?? cityState;
  const street = mendStreet(row.location_street) ?? whole.street;
  const city = mended.city ?? whole.city;
  const zipCode =
    mendZip(row.location_zipcode, cityState === null || cityState === state ? state : null) ?? whole.zipCode;
  const isWhole = city !== null && state !== null;
  const line =
    whole.line ??
    addressLine(street ?? '', oneLine(row.location_city), oneLine(row.location_state), zipCode ?? '');
  return { cityState, street, city, state, zipCode, address: isWhole ? null : line };
}

/** @param asked the row's own word goes before it */
export function mapApiRow(values: Record<string, string>, asked: UsdaDirectory | null): MappedRow {
  const row = fieldsOf(values);
  const identity = identify('listing_id', 'listing_name', row);
  if (!identity.ok) return identity;
  const directory =
    directoryOfName(row.directory_type) ??
    directoryOfName(row.directory_name) ??
    asked ??
    directoryOfId(identity.id);
  if (directory === null) return rejected('The row has no directory_type, so its kind is not known.');
  const brief = readBrief(row.brief_desc);
  const website = mendWebsite(row.media_website);
  const { cityState, ...address } = addressOf(row);
  return withPlace(
    {
      ...emptyRecord({
        source: 'usda_api',
        sourceId: `${directory}/${identity.id}`,
        kind: KIND_OF_DIRECTORY[directory],
        name: identity.name,
      }),
      updatedAt: mendUpdateTime(row.updatetime),
      description: plainText(row.listing_desc),
      ...address,
      ...coordinatesOf(row.location_x, row.location_y),
      website,
      socialLinks: readSocialLinks(row, website),
      phone: mendPhone(row.contact_phone),
      email: mendEmail(row.contact_email),
      productTypes: readProducts(brief.products, false),
      activities: [...new Set(listItems(brief.activities))].slice(0, 30),
      ...readOpening(brief.open),
    },
    values,
    cityState,
  );
}
