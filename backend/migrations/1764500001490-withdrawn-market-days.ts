import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days that a market's hours do not have for now keep their answers. */
export class WithdrawnMarketDays1764500001490 implements MigrationInterface {
  name = 'WithdrawnMarketDays1764500001490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE withdrawn_market_days (
        id integer NOT NULL,
        place_id integer NOT NULL,
        date date NOT NULL,
        day jsonb NOT NULL,
        attendance jsonb NOT NULL,
        news jsonb NOT NULL,
        alerts jsonb NOT NULL,
        CONSTRAINT pk_withdrawn_market_days PRIMARY KEY (id),
        CONSTRAINT uq_withdrawn_market_days_date UNIQUE (place_id, date),
        CONSTRAINT fk_withdrawn_market_days_place FOREIGN KEY (place_id) REFERENCES places (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withdrawn_market_days');
  }
}
