#!/usr/bin/env bash
# Phone numbers that farms spell as words, in two libraries of one origin.
#
# Guess, written down first: libphonenumber-js is a port of Google's library, so "1-800-555-EGGS" is a number in both.
# Seen (libphonenumber-js 1.13.16, google-libphonenumber 3.2.44): Google's turns the letters into the keys they are on.
# The port doesn't know them and doesn't refuse them: it stops at the first letter and answers with the digits before
# it, a number object whose start looks right. Only isPossible() says no; who keeps the number of a list of farms
# after checking that there is one dials "+11800555".
# For importers: keep what isn't possible as text, and don't take an answer for a number.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16 google-libphonenumber@3.2.44
cat > look.mjs <<'JS'
import google from 'google-libphonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const util = google.PhoneNumberUtil.getInstance();
for (const text of ['1-800-555-EGGS', '(239) 555-CORN', '800-5-BERRIES', '239-555-0123']) {
  const port = parsePhoneNumberFromString(text, 'US');
  const own = util.parseAndKeepRawInput(text, 'US');
  const written = util.format(own, google.PhoneNumberFormat.E164);
  console.log(`${text}: port ${port?.number} possible ${port?.isPossible()}, Google's ${written}`);
}
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
1-800-555-EGGS: port +11800555 possible false, Google's +18005553447
(239) 555-CORN: port +1239555 possible false, Google's +12395552676
800-5-BERRIES: port +18005 possible false, Google's +180052377437
239-555-0123: port +12395550123 possible true, Google's +12395550123
TEXT
diff expected seen && echo 'As it was found.'
