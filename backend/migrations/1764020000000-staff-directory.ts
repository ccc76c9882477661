import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff decide about farms, claims, listings and places, and the indexes of their lists. */
export class StaffDirectory1764020000000 implements MigrationInterface {
  name = 'StaffDirectory1764020000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...farms, ...letters, ...listings, ...places]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE farm_redirects');
    await runner.query(`DROP INDEX ${INDEXES.join(', ')}`);
    await runner.query(
      'ALTER TABLE farms DROP CONSTRAINT ck_farms_rejection, DROP COLUMN rejected_at, DROP COLUMN rejected_reason',
    );
    await runner.query('ALTER TABLE farm_claims DROP COLUMN decided_at, DROP COLUMN reason');
    await runner.query(
      `ALTER TABLE listings DROP CONSTRAINT ck_listings_removed,
        DROP COLUMN removed_at, DROP COLUMN removed_reason, DROP COLUMN was_available`,
    );
    await runner.query('ALTER TABLE places DROP COLUMN hidden_at');
  }
}

const INDEXES = [
  ...[
    'verification',
    'name',
    'state',
    'updated_at',
    'is_claimed',
    'is_demonstration',
    'zip_code',
    'kind',
  ].map((column) => `ix_farms_${column}`),
  ...['ix_farms_phone_digits', 'ix_farms_email'],
  ...[
    'ix_farm_claims_status',
    'ix_farm_claims_created_at',
    'ix_corrections_status',
    'ix_corrections_created_at',
  ],
  ...['ix_listings_created_at', 'ix_listings_product_name', 'ix_listings_unavailable'],
  ...['ix_listings_unavailable_search', 'ix_listings_removed_at'],
  ...[
    'ix_places_name',
    'ix_places_state',
    'ix_places_kind',
    'ix_places_last_confirmed',
    'ix_places_hidden_at',
  ],
  'ix_places_any_name_similar',
];

const farms = [
  `ALTER TABLE farms ADD COLUMN rejected_at timestamptz, ADD COLUMN rejected_reason text,
    ADD CONSTRAINT ck_farms_rejection CHECK (
      (rejected_at IS NULL) = (rejected_reason IS NULL) AND (rejected_at IS NULL OR NOT is_verified))`,
  // The expression is that of the list's filter, letter for letter, or the filter could not use it.
  `CREATE INDEX ix_farms_verification ON farms ((CASE WHEN is_verified THEN 'verified' WHEN rejected_at IS NOT NULL THEN 'rejected'
    WHEN is_claimed THEN 'waiting' ELSE 'unclaimed' END), created_at, id)`,
  'CREATE INDEX ix_farms_name ON farms (name, id)',
  'CREATE INDEX ix_farms_kind ON farms (kind, id)',
  'CREATE INDEX ix_farms_state ON farms (state, id)',
  'CREATE INDEX ix_farms_updated_at ON farms (updated_at, id)',
  'CREATE INDEX ix_farms_is_claimed ON farms (is_claimed, id)',
  'CREATE INDEX ix_farms_is_demonstration ON farms (is_demonstration, id)',
  'CREATE INDEX ix_farms_zip_code ON farms (zip_code, id)',
  // Doubles are found by these two, however somebody writes a number.
  `CREATE INDEX ix_farms_phone_digits ON farms (right(regexp_replace(phone, '\\D', '', 'g'), 10)) WHERE phone IS NOT NULL`,
  'CREATE INDEX ix_farms_email ON farms (lower(email)) WHERE email IS NOT NULL',
  // A farm that was merged into another one goes on being found at its old address.
  `CREATE TABLE farm_redirects (
    id integer CONSTRAINT pk_farm_redirects PRIMARY KEY,
    farm_id integer NOT NULL CONSTRAINT fk_farm_redirects_farm REFERENCES farms ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX ix_farm_redirects_farm_id ON farm_redirects (farm_id)',
];

const letters = [
  'ALTER TABLE farm_claims ADD COLUMN decided_at timestamptz, ADD COLUMN reason text',
  'CREATE INDEX ix_farm_claims_status ON farm_claims (status, created_at, id)',
  'CREATE INDEX ix_farm_claims_created_at ON farm_claims (created_at, id)',
  'CREATE INDEX ix_corrections_status ON corrections (status, created_at, id)',
  'CREATE INDEX ix_corrections_created_at ON corrections (created_at, id)',
];

const listings = [
  // Everything public asks for is_available alone, so that a listing which staff took down can be shown by no
  // query, now or later.
  `ALTER TABLE listings ADD COLUMN removed_at timestamptz, ADD COLUMN removed_reason text, ADD COLUMN was_available boolean,
    ADD CONSTRAINT ck_listings_removed CHECK (
      num_nulls(removed_at, removed_reason, was_available) IN (0, 3) AND (removed_at IS NULL OR NOT is_available))`,
  'CREATE INDEX ix_listings_created_at ON listings (created_at, id)',
  'CREATE INDEX ix_listings_product_name ON listings (product_name, id)',
  // With those of what is available, these cover all listings.
  'CREATE INDEX ix_listings_unavailable ON listings (category, created_at, id) WHERE NOT is_available',
  'CREATE INDEX ix_listings_unavailable_search ON listings USING gin (search) WHERE NOT is_available',
  'CREATE INDEX ix_listings_removed_at ON listings (removed_at, id) WHERE removed_at IS NOT NULL',
];

const places = [
  'ALTER TABLE places ADD COLUMN hidden_at timestamptz',
  'CREATE INDEX ix_places_name ON places (name, id)',
  'CREATE INDEX ix_places_state ON places (state, id)',
  'CREATE INDEX ix_places_kind ON places (kind, id)',
  'CREATE INDEX ix_places_last_confirmed ON places (last_confirmed, id)',
  'CREATE INDEX ix_places_hidden_at ON places (hidden_at, id) WHERE hidden_at IS NOT NULL',
  // Beside ix_places_name_similar, which holds what can be claimed.
  'CREATE INDEX ix_places_any_name_similar ON places USING gin (plain_name(name) gin_trgm_ops)',
];
