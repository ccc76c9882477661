import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture of a market, and where on it which stall is, in percent. */
export class MapsOfMarkets1764500002870 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE market_maps (
      place_id integer NOT NULL,
      image_id text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      marks jsonb NOT NULL DEFAULT '[]',
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_market_maps PRIMARY KEY (place_id),
      CONSTRAINT fk_market_maps_place FOREIGN KEY (place_id) REFERENCES places (id) ON DELETE CASCADE,
      CONSTRAINT fk_market_maps_image FOREIGN KEY (image_id) REFERENCES images (id),
      CONSTRAINT ck_market_maps_size CHECK (width > 0 AND height > 0)
    )`);
    await runner.query('CREATE INDEX ix_market_maps_image_id ON market_maps (image_id)');
    await runner.query(`CREATE TRIGGER market_maps_told
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON market_maps EXECUTE FUNCTION tell_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE market_maps');
  }
}
