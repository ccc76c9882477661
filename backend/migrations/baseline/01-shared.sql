-- What all domains use.
--
-- Indexes of words have fastupdate = off: else PostgreSQL puts new rows on a list first, which every search
-- reads to its end.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TEXT SEARCH CONFIGURATION farmgate (COPY = english);
ALTER TEXT SEARCH CONFIGURATION farmgate ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- Names are found without accents and case. unaccent() counts as changeable, since its dictionary could be
-- another one; an index needs the word that it is not. Written as RETURN, the function is bound to this
-- unaccent(), whatever the search path is.
CREATE FUNCTION plain_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(unaccent(name));

-- Mercator's map, in degrees of longitude. Its edge is at 100° E, where the country has nothing: Guam and the
-- last Aleutians lie beyond the 180th meridian and stay beside Hawaii and Alaska.
CREATE FUNCTION map_point(latitude double precision, longitude double precision) RETURNS point
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN point(CASE WHEN longitude > 100 THEN longitude - 360 ELSE longitude END, degrees(asinh(tan(radians(latitude)))));

-- Tells servers which of the tables that pages show have changed: once per statement and, since PostgreSQL
-- leaves out what a transaction says twice, once per transaction. Telling makes commits wait for each other
-- for a moment. So tables that pages do not show have no such trigger, and columns that are written all the
-- time are left out of it: a new column of such a table has to be added to its trigger.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('farmgate_changes', TG_TABLE_NAME);
        RETURN NULL;
      END $$;
