#!/usr/bin/env bash
# A county's map of farmers markets as KML, read by togeojson: which of them take SNAP?
#
# Guess, written down first: fields are what the file's Schema calls them, so a string keeps its leading zero and an int
# becomes a number; yes and no were not thought of as a risk.
# Seen (@tmcw/togeojson 7.1.3): 0 is true, as any text is that isn't empty, and "false" is true as well. So each market
# of such a file takes SNAP. And a field called "name" among the extended data takes the place of the <name>, here a
# contact's. ZIP codes keep their leading zero only where the Schema calls them a string; as an int, 02134 is 2134.
# For an import: read the file's Schema as a hint only, and take yes and no from the text itself.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > look.mjs <<'JS'
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const market = (snap) => `<Placemark><name>Elm Street Market</name><ExtendedData><SchemaData schemaUrl="#m">
  <SimpleData name="snap">${snap}</SimpleData><SimpleData name="zip">02134</SimpleData>
  <SimpleData name="zipNumber">02134</SimpleData></SchemaData></ExtendedData>
  <Point><coordinates>-71.13,42.35</coordinates></Point></Placemark>`;
const file = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Schema name="m" id="m">
  <SimpleField name="snap" type="bool"/><SimpleField name="zip" type="string"/>
  <SimpleField name="zipNumber" type="int"/></Schema>${market('1')}${market('0')}${market('false')}
  <Placemark><name>Oak Street Market</name><ExtendedData><Data name="name"><value>Contact person</value></Data>
  </ExtendedData><Point><coordinates>-71.1,42.3</coordinates></Point></Placemark></Document></kml>`;
for (const { properties } of kml(new DOMParser().parseFromString(file, 'text/xml')).features)
  console.log(JSON.stringify(properties));
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
{"name":"Elm Street Market","snap":true,"zip":"02134","zipNumber":2134}
{"name":"Elm Street Market","snap":true,"zip":"02134","zipNumber":2134}
{"name":"Elm Street Market","snap":true,"zip":"02134","zipNumber":2134}
{"name":"Contact person"}
TEXT
diff expected seen && echo 'As it was found.'
