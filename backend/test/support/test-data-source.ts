import { DataSource } from 'typeorm';
import { User } from '../../src/accounts/users/user.entity.js';
import { TargetLocation } from '../../src/content/location-pages/target-location.entity.js';
import { Correction } from '../../src/directory/corrections/correction.entity.js';
import { FarmApplication } from '../../src/directory/farm-applications/farm-application.entity.js';
import { Farm } from '../../src/directory/farms/farm.entity.js';
import { Listing } from '../../src/directory/listings/listing.entity.js';
import { SearchWord } from '../../src/directory/listings/search-word.entity.js';
import { ImportStep } from '../../src/directory/places/import-step.entity.js';
import { StoredPlaceRecord } from '../../src/directory/places/place-record.entity.js';
import { Place } from '../../src/directory/places/place.entity.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { ZipCode } from '../../src/platform/geo/zip-code.entity.js';

export const ENTITIES = [
  User,
  ZipCode,
  TargetLocation,
  Place,
  StoredPlaceRecord,
  ImportStep,
  Farm,
  Listing,
  SearchWord,
  FarmApplication,
  Correction,
];

/** A connection with all of the product's entities, for making rows and looking at them. */
export const openDataSource = (url: string): Promise<DataSource> =>
  new DataSource({ ...dataSourceOptions(url, 4), migrations: [], entities: ENTITIES }).initialize();
