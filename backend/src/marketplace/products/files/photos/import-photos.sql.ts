import { statement } from '../../../../platform/database/statement.js';

/** Products of a vendor that have photos, or wait for some of an import that stands. */
export const withOwnPhotos = statement<{ id: number }, [vendorId: number]>(`
  SELECT id FROM products WHERE vendor_id = $1 AND deleted_at IS NULL AND images <> '[]'
  UNION
  SELECT photo.product_id FROM product_imports AS import
  JOIN product_import_pictures AS photo ON photo.import_id = import.id
  WHERE import.vendor_id = $1 AND import.undone_at IS NULL AND photo.url IS NULL AND photo.failure IS NULL`);

/** Imports that stand and wait for photos. */
export const waitingImports = statement<{ id: number }, []>(`
  SELECT id FROM product_imports AS import WHERE undone_at IS NULL AND EXISTS (
    SELECT FROM product_import_pictures AS photo
    WHERE photo.import_id = import.id AND photo.url IS NULL AND photo.failure IS NULL)
  ORDER BY id`);

/** The next addresses of an import that stands, in the file's order; those last that were tried before. */
export const nextAddresses = statement<
  { address: string; userId: number },
  [importId: number, most: number]
>(`
  SELECT photo.address, vendor.user_id AS "userId"
  FROM product_imports AS import
  JOIN vendors AS vendor ON vendor.id = import.vendor_id
  JOIN product_import_pictures AS photo ON photo.import_id = import.id
  WHERE import.id = $1 AND import.undone_at IS NULL AND photo.url IS NULL AND photo.failure IS NULL
  GROUP BY photo.address, vendor.id ORDER BY max(photo.tries), min(photo.id) LIMIT $2`);

/** Before each try, as one may end the process. Answers nothing where the photo isn't wanted anymore. */
export const countTry = statement<{ tries: number }, [importId: number, address: string]>(`
  UPDATE product_import_pictures AS photo SET tries = photo.tries + 1 FROM product_imports AS import
  WHERE import.id = $1 AND photo.import_id = import.id AND photo.address = $2 AND import.undone_at IS NULL
    AND photo.url IS NULL AND photo.failure IS NULL
  RETURNING photo.tries`);

/** Locks the products that wait for what is at an address and have room for it, ascending. */
export const lockWaiting = statement<{ id: number }, [importId: number, address: string, most: number]>(`
  SELECT id FROM products WHERE deleted_at IS NULL AND jsonb_array_length(images) < $3 AND id IN (
    SELECT product_id FROM product_import_pictures
    WHERE import_id = $1 AND address = $2 AND url IS NULL AND failure IS NULL)
  ORDER BY id FOR UPDATE`);

/** Puts a photo where the file has it among those of its import. Any that were added since come after. */
export const addPhoto = statement<
  Record<string, never>,
  [productIds: readonly number[], url: string, importId: number]
>(`
  UPDATE products SET updated_at = now(), images = (
    SELECT jsonb_agg(jsonb_build_object('url', one.url, 'alt', one.alt) ORDER BY one.place, one.at)
    FROM (
      SELECT image ->> 'url' AS url, image ->> 'alt' AS alt, at, coalesce(photo.position, 1000) AS place
      FROM jsonb_array_elements(products.images) WITH ORDINALITY AS own (image, at)
      LEFT JOIN product_import_pictures AS photo
        ON photo.import_id = $3 AND photo.product_id = products.id AND photo.url = image ->> 'url'
      UNION ALL
      SELECT $2, '', 0, photo.position FROM product_import_pictures AS photo
      WHERE photo.import_id = $3 AND photo.product_id = products.id AND photo.url = $2
    ) AS one)
  WHERE id = ANY($1::int[])`);

/** How many photos of imports are coming, are there, and failed. */
export const photoCounts = statement<
  { importId: number; coming: number; added: number; failed: number },
  [importIds: readonly number[]]
>(`
  SELECT import_id AS "importId", count(*) FILTER (WHERE url IS NULL AND failure IS NULL)::int AS coming,
    count(url)::int AS added, count(failure)::int AS failed
  FROM product_import_pictures WHERE import_id = ANY($1::int[]) GROUP BY import_id`);

export const photoFailures = statement<
  { importId: number; product: string; address: string; why: string },
  [importIds: readonly number[], most: number]
>(`
  SELECT import_id AS "importId", product, address, why FROM (
    SELECT photo.import_id, product.name AS product, photo.address, photo.failure AS why, photo.id,
      row_number() OVER (PARTITION BY photo.import_id ORDER BY photo.id) AS at
    FROM product_import_pictures AS photo JOIN products AS product ON product.id = photo.product_id
    WHERE photo.import_id = ANY($1::int[]) AND photo.failure IS NOT NULL) AS failed
  WHERE at <= $2 ORDER BY import_id, id`);

/** Takes the photos of an import from those products again. Answers whose addresses these were. */
export const takePhotosBack = statement<{ url: string }, [importId: number, productIds: readonly number[]]>(`
  WITH gone AS (
    SELECT product_id, url FROM product_import_pictures
    WHERE import_id = $1 AND product_id = ANY($2::int[]) AND url IS NOT NULL),
  changed AS (
    UPDATE products SET images = (
      SELECT coalesce(jsonb_agg(image ORDER BY at), '[]') FROM jsonb_array_elements(images) WITH ORDINALITY AS own (image, at)
      WHERE NOT EXISTS (SELECT 1 FROM gone WHERE product_id = products.id AND url = image ->> 'url'))
    WHERE id IN (SELECT product_id FROM gone))
  SELECT DISTINCT url FROM gone`);
