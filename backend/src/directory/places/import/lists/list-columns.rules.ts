import type { ChosenListColumn, ListColumn } from '../../../../contract/directory/place-lists.js';
import { type ColumnWords, guessColumns, plainHead } from '../../../../platform/csv/column-words.rules.js';
import { LATITUDE, LONGITUDE } from '../formats/features.js';

/** The key of OpenStreetMap, whose values have a grammar of their own. */
const OSM_HOURS = 'opening_hours';
export const isOsmHours = (head: string): boolean => plainHead(head) === plainHead(OSM_HOURS);

/** OpenStreetMap's, too: it is read in front of the street. */
export const isHouseNumber = (head: string): boolean => plainHead(head) === 'addrhousenumber';

/** Heads that cities and states give their columns. */
const WORDS: ColumnWords<ListColumn> = {
  words: {
    name: [
      'name',
      'marketname',
      'market',
      'farmname',
      'farm',
      'standname',
      'title',
      'sitename',
      'business',
      'location',
      'site',
    ],
    id: ['id', 'objectid', 'globalid', 'fid', 'marketid', 'recordid', 'uniqueid', 'number'],
    address: ['address', 'fulladdress', 'locationaddress', 'marketaddress', 'location1', 'location', 'place'],
    street: ['street', 'streetaddress', 'address1', 'addressline1', 'addr', 'addrstreet'],
    city: ['city', 'town', 'municipality', 'municipali', 'borough', 'locality', 'addrcity'],
    state: ['state', 'st', 'province', 'addrstate'],
    zip: ['zip', 'zipcode', 'postalcode', 'zip5', 'postcode', 'postal', 'addrpostcode'],
    latitude: [plainHead(LATITUDE), 'latitude', 'lat', 'y', 'ycoord', 'point_y', 'pointy'],
    longitude: [plainHead(LONGITUDE), 'longitude', 'lng', 'lon', 'long', 'x', 'xcoord', 'pointx'],
    point: [
      'thegeom',
      'geom',
      'georeference',
      'geolocation',
      'latlong',
      'coordinates',
      'geocodedcolumn',
      'point',
    ],
    season: [
      'season',
      'dates',
      'seasons',
      'season1date',
      'operatingseason',
      'operationseason',
      'monthsopen',
      'operatingmonths',
      'openmonths',
      'months',
    ],
    seasonStart: ['startdate', 'opendate', 'seasonstart', 'opening', 'begins', 'datestart', 'opens'],
    seasonEnd: ['enddate', 'closedate', 'seasonend', 'closing', 'ends', 'dateend', 'closes'],
    days: [
      'day',
      'days',
      'dayofweek',
      'daysopen',
      'operatingdays',
      'marketdays',
      'marketday',
      'weekday',
      'openon',
      'opendays',
    ],
    hours: [
      plainHead(OSM_HOURS),
      'hours',
      'time',
      'times',
      'operatinghours',
      'hoursofoperation',
      'operationhours',
      'markethours',
      'alltime',
      'fromto',
      'schedule',
    ],
    opens: ['starttime', 'opentime', 'openingtime', 'timestart', 'timeopen'],
    closes: ['endtime', 'closetime', 'closingtime', 'timeend', 'timeclose'],
    description: ['description', 'notes', 'comments', 'about', 'details', 'additionalinformation'],
    website: ['website', 'url', 'web', 'link', 'webpage', 'weblink', 'homepage', 'site'],
    phone: ['phone', 'phonenumber', 'telephone', 'contactphone', 'tel'],
    email: ['email', 'emailaddress', 'contactemail', 'mail'],
    products: ['products', 'crops', 'goods', 'productssold', 'items'],
    snap: ['snap', 'ebt', 'acceptssnap', 'acceptsebt', 'snapebt', 'snapaccepted'],
    wic: ['wic', 'acceptswic', 'wicaccepted', 'fmnp', 'wicfmnp'],
    updated: ['updated', 'lastupdated', 'updatedat', 'editdate', 'lastediteddate', 'modified', 'dateupdated'],
  },
  parts: {
    ...{ name: 'name', address: 'address', zip: 'zip', latitude: 'latitude', longitude: 'longitude' },
    ...{ days: 'day', hours: 'hours', website: 'web', phone: 'phone', email: 'email', season: 'season' },
  },
};

/** @returns what the columns of a list probably are, by their heads */
export const guessListColumns = (heads: readonly string[]): ChosenListColumn[] =>
  guessColumns(heads.map(plainHead), WORDS).map((column, at) =>
    column === '' && isHouseNumber(heads[at] ?? '') ? 'street' : column,
  );
