import pg from 'pg';

/**
 * The schema `public` of a database as text that people read and tests compare. TypeORM's own table is left
 * out.
 *
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function schemaText(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rows = async (statement) => (await client.query(statement)).rows;
    const parts = [...(await rows(OTHERS)), ...(await rows(FUNCTIONS))].map(({ text }) => text.trimEnd());
    const lines = await rows(LINES);
    for (const { name, text } of await rows(RELATIONS)) {
      const own = lines.filter(({ of }) => of === name).map(({ line }) => `  ${line}`);
      parts.push([text, ...own].join('\n'));
    }
    return `${parts.join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}

const IS_PUBLIC = `= 'public'::regnamespace`;
const IS_OURS = `NOT EXISTS (SELECT FROM pg_depend WHERE objid = own.oid AND deptype = 'e')`;
/** Tables and views. */
const RELATION = `own.relnamespace ${IS_PUBLIC} AND own.relkind IN ('r', 'p', 'v', 'm') AND own.relname <> 'migrations' AND ${IS_OURS}`;

const OTHERS = `
  SELECT 'extension ' || extname AS text FROM pg_extension WHERE extnamespace ${IS_PUBLIC}
  UNION ALL
  SELECT format(E'text search configuration %s\\n  %s', cfgname, string_agg(map, E'\\n  ' ORDER BY map))
  FROM (
    SELECT cfgname, concat(alias, ' ', string_agg(mapdict::regdictionary::text, ', ' ORDER BY mapseqno)) AS map
    FROM pg_ts_config AS own JOIN pg_ts_config_map ON mapcfg = own.oid JOIN ts_token_type(cfgparser) ON tokid = maptokentype
    WHERE cfgnamespace ${IS_PUBLIC} AND ${IS_OURS} GROUP BY cfgname, alias) AS maps
  GROUP BY cfgname ORDER BY 1`;

const FUNCTIONS = `SELECT pg_get_functiondef(oid) AS text FROM pg_proc AS own
  WHERE pronamespace ${IS_PUBLIC} AND ${IS_OURS} ORDER BY proname, oid::regprocedure::text`;

const RELATIONS = `
  SELECT relname AS name,
    concat_ws(' ', CASE relpersistence WHEN 'u' THEN 'unlogged' END,
      CASE WHEN relkind IN ('r', 'p') THEN 'table ' || relname ELSE format(E'view %s AS\\n%s', relname, pg_get_viewdef(oid, true)) END,
      reloptions::text, relacl::text) AS text
  FROM pg_class AS own WHERE ${RELATION} ORDER BY relkind IN ('v', 'm'), relname`;

// That a column is not null is said with it; newer versions of PostgreSQL count it as a constraint as well.
const LINES = `
  SELECT relname AS of, line FROM (
    SELECT own.relname, 1 AS kind, lpad(attnum::text, 5) AS place,
      concat_ws(' ', attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
        CASE WHEN attidentity <> '' THEN 'identity' END, CASE WHEN attgenerated <> '' THEN 'generated' END,
        'default ' || pg_get_expr(adbin, adrelid), CASE WHEN attstorage <> typstorage THEN 'storage ' || attstorage::text END,
        CASE WHEN attcollation <> typcollation THEN 'collate ' || attcollation::regcollation END, attacl::text) AS line
    FROM pg_class AS own JOIN pg_attribute ON attrelid = own.oid AND attnum > 0 AND NOT attisdropped
      JOIN pg_type ON pg_type.oid = atttypid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE ${RELATION} AND own.relkind IN ('r', 'p')
    UNION ALL
    SELECT own.relname, 2, position(contype::text IN 'pufcx') || conname, conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM pg_class AS own JOIN pg_constraint ON conrelid = own.oid AND contype IN ('p', 'u', 'f', 'c', 'x') WHERE ${RELATION}
    UNION ALL
    SELECT own.relname, 3, indexrelid::regclass::text, pg_get_indexdef(indexrelid) || CASE WHEN indisvalid THEN '' ELSE ' (invalid)' END
    FROM pg_class AS own JOIN pg_index ON indrelid = own.oid
    WHERE ${RELATION} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT own.relname, 4, tgname, pg_get_triggerdef(pg_trigger.oid) || CASE tgenabled WHEN 'O' THEN '' ELSE ' (disabled)' END
    FROM pg_class AS own JOIN pg_trigger ON tgrelid = own.oid AND NOT tgisinternal WHERE ${RELATION}
  ) AS lines ORDER BY relname, kind, place COLLATE "C"`;
