#!/usr/bin/env bash
# A state's list of markets from its map server, made GeoJSON.
#
# Guess, written down first: GeoJSON is in degrees (RFC 7946), so a library that makes it of an ArcGIS answer turns the
# meters of Web Mercator, in which most map servers answer unless asked otherwise, into degrees, or refuses them.
# Seen (@terraformer/arcgis 2.2.2): it writes a line to the console and passes the meters on as longitude and latitude:
# a market in Tampa is at longitude -9180000. The result has no "crs" that would say so; the other way round, a market
# whose list is in degrees comes out the same with and without a reference. Asked for "outSR=4326" the server answers
# in degrees, but a saved file can't be asked.
# For importers: look at spatialReference.latestWkid and wkid before any conversion, and refuse what is neither.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @terraformer/arcgis@2.2.2
cat > look.mjs <<'JS'
import { arcgisToGeoJSON } from '@terraformer/arcgis';

console.warn = (text) => console.log(`a line on the console: ${text}`);
const market = (spatialReference, x, y) => ({
  geometryType: 'esriGeometryPoint',
  ...(spatialReference ? { spatialReference } : {}),
  features: [{ attributes: { OBJECTID: 7, NAME: 'Elm Market' }, geometry: { x, y } }],
});
for (const [what, answer] of [
  ['meters', market({ wkid: 102100, latestWkid: 3857 }, -9180000, 3240000)],
  ['degrees', market({ wkid: 4326, latestWkid: 4326 }, -82.46, 27.94)],
  ['nothing said', market(null, -82.46, 27.94)],
]) {
  const { features, crs } = arcgisToGeoJSON(answer);
  console.log(`${what}: ${features[0].geometry.coordinates.join(', ')}, crs ${JSON.stringify(crs)}`);
}
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
a line on the console: Object converted in non-standard crs - {"wkid":102100,"latestWkid":3857}
meters: -9180000, 3240000, crs undefined
degrees: -82.46, 27.94, crs undefined
nothing said: -82.46, 27.94, crs undefined
TEXT
diff expected seen && echo 'As it was found.'
