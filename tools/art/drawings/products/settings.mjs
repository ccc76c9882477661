/** Where a product is set down for its picture: 400 × 300, the table from about y = 200 on. */
import { place, reusable, shadow, table } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as vessels from '../things/things-vessels.mjs';

/** @returns `thing` at each of "x,y,scale,turn", the first ones behind; scale and turn may be left out */
export function heap(thing, places) {
  const one = reusable(thing);
  return (
    one.defs +
    places
      .trim()
      .split(/\s+/)
      .map((spot) => one.put(...spot.split(',').map(Number)))
      .join('')
  );
}

export const inCrate = (content) =>
  table(212) + shadow(206, 270, 176, 16) + content + place(200, 270, vessels.crate(290, 84));

export const inBasket = (content) =>
  table(200) + shadow(204, 268, 150, 15) + content + place(198, 268, vessels.basket(278, 226, 76));

export const inBowl = (content, base = P.slate, shade = P.slateDark) =>
  table(210) +
  shadow(204, 274, 130, 13) +
  place(200, 274, vessels.bowlBack(140, 88, shade)) +
  content +
  place(200, 274, vessels.bowl(140, 88, base, shade));

export const onBoard = (content) =>
  table(180) + shadow(206, 262, 176, 16) + place(200, 236, vessels.board(340, 84)) + content;

export const onPlate = (content, rim = P.slate, color = P.cream, shade = P.creamDark) =>
  table(180) + shadow(204, 254, 182, 22) + place(200, 232, vessels.plate(178, color, shade, rim)) + content;

export const onTable = (content, y = 200) => table(y) + content;
