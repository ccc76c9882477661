import { statement } from '../database/statement.js';

export const oldImages = statement<{ id: string }, [hours: number]>(
  `SELECT id FROM images WHERE created_at < now() - $1 * interval '1 hour'`,
);

export interface ImageColumn {
  table: string;
  column: string;
}

export const imageColumns = statement<ImageColumn>(
  `SELECT quote_ident(table_name) AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema = 'public'
    AND (column_name IN ('image_id', 'image_url') OR (column_name = 'images' AND data_type = 'jsonb')
      OR (column_name = 'content' AND data_type = 'text'))`,
);

export const unusedImages = (columns: readonly ImageColumn[]) =>
  statement<{ id: string }, [ids: readonly string[]]>(
    `SELECT id FROM unnest($1::text[]) AS given (id)
    WHERE NOT EXISTS (SELECT 1 FROM (${columns.map(usedIn).join(' UNION ALL ')}) AS used WHERE used.id = given.id)`,
  );

function usedIn({ table, column }: ImageColumn): string {
  if (column === 'image_id') return `SELECT image_id AS id FROM ${table}`;
  if (column === 'images') {
    return `SELECT substr(image ->> 'url', 8, 22) AS id FROM ${table}, jsonb_array_elements(images) AS image`;
  }
  if (column === 'content') {
    return `SELECT found[1] AS id FROM ${table}, regexp_matches(content, '/media/([A-Za-z0-9_-]{22})/', 'g') AS found
      WHERE content LIKE '%/media/%'`;
  }
  return `SELECT substr(image_url, 8, 22) AS id FROM ${table} WHERE image_url LIKE '/media/%'`;
}

export const imageIds = statement<{ id: string }>('SELECT id FROM images ORDER BY id');
