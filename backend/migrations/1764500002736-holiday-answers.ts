import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What businesses were asked about holidays, and said: each question is asked once. */
export class HolidayAnswers1764500002736 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE holiday_answers (
      user_id integer NOT NULL,
      day date NOT NULL,
      answer text,
      asked_at timestamptz,
      answered_at timestamptz,
      CONSTRAINT pk_holiday_answers PRIMARY KEY (user_id, day),
      CONSTRAINT fk_holiday_answers_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT ck_holiday_answers_answer CHECK (answer IN ('open', 'closed'))
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE holiday_answers');
  }
}
