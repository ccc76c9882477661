import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = `'^/(media|art)(/[A-Za-z0-9_-]+)+[.](jpg|webp|png|svg)$'`;

/** Forgets the pictures of other sites: they would learn who visits. */
export class OwnPictures1764280000000 implements MigrationInterface {
  name = 'OwnPictures1764280000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['farms', 'places', 'listings', 'vendors', 'blog_posts']) {
      await runner.query(`UPDATE ${table} SET image_url = NULL WHERE image_url !~ ${OWN}`);
    }
    await runner.query(
      `UPDATE products SET images = coalesce(
         (SELECT jsonb_agg(image ORDER BY position)
          FROM jsonb_array_elements(images) WITH ORDINALITY AS given (image, position)
          WHERE image ->> 'url' ~ ${OWN}), '[]')
       WHERE EXISTS (SELECT FROM jsonb_array_elements(images) AS image WHERE (image ->> 'url' ~ ${OWN}) IS NOT TRUE)`,
    );
    // A place is made of its records again whenever one of them changes.
    await runner.query(
      `UPDATE place_records SET record = jsonb_set(record, '{imageUrl}', 'null')
       WHERE record ->> 'imageUrl' !~ ${OWN}`,
    );
  }

  /** Nothing to undo: the addresses are gone, and the version before does without them. */
  async down(): Promise<void> {}
}
