/** What is drawn for a product whose name says nothing that we drew: a label without words. */
import { closed, dots, fill, form, leaf, place, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as vessels from '../things/things-vessels.mjs';
import { onTable } from './settings.mjs';

const mark =
  place(0, 16, leaf(44, 24), 1, -24) + place(4, 16, leaf(38, 22, P.leafLight, P.leaf, P.moss), 1, 30);

export const labelTag = () =>
  onTable(
    stroke('M206 64q10-40 60-52', P.tanLight, 4) +
      place(
        196,
        150,
        form(closed('-76,106! -78,-62! -40,-102! 40,-104! 78,-60! 76,104! 0,108'), P.cream, P.creamDark, {
          dx: -9,
          dy: -3,
        }) +
          fill(roundShape(2, -80, 11, 11, 0.03), P.tan) +
          place(0, -14, mark, 1.5) +
          stroke('M-44 42h88M-44 64h88M-30 84h58', P.tan, 5),
        1,
        5,
      ),
    236,
  );
export const labelSign = () =>
  onTable(
    shadow(200, 272, 110, 11) +
      stroke('M130 90l-26 180M270 90l26 180', P.earth, 11) +
      fill(closed('88,56! 312,54! 314,214! 86,216!'), P.earth) +
      form(closed('102,70! 298,68! 300,200! 100,202!'), P.leafDark, '#255430', { dx: -6, dy: -4 }) +
      place(200, 112, mark, 1.35) +
      stroke('M144 152h112M144 172h112M164 190h70', P.cream, 4.4, 0.85),
    230,
  );
export const labelParcel = () =>
  onTable(
    shadow(200, 268, 126, 13) +
      fill(closed('86,132! 150,92! 330,96! 310,136!'), P.tanLight) +
      form(closed('86,132! 310,136! 306,262! 92,262!'), P.tan, P.earth, { dx: -14, dy: 0 }) +
      fill(closed('310,136! 330,96! 326,220! 306,262!'), P.earth) +
      stroke('M196 134v130M196 134l40-40M88 196q110 4 220 2', P.cream, 5) +
      place(146, 170, vessels.label(76, 52, P.cream, P.clay, place(0, 12, mark, 0.62))) +
      stroke('M196 132q-30-30-44-8q6 18 44 8q34-34 46-10q-8 18-46 10', P.cream, 5),
    212,
  );
export const labelBag = () =>
  onTable(
    shadow(200, 268, 96, 11) +
      form(closed('112,266! 108,100! 118,84! 284,82! 294,100! 290,266! 200,270'), P.tanLight, P.tan, {
        dx: -16,
        dy: 0,
        inside: stroke('M108 118q92 6 190 0', P.earth, 3, 0.7),
      }) +
      fill(closed('112,100! 120,78! 282,76! 290,100! 200,106'), P.tan) +
      dots('150,90 250,90', 4, P.earth) +
      place(
        200,
        184,
        vessels.label(112, 92, P.cream, P.clay, place(0, -4, mark, 1.05) + stroke('M-34 26h68', P.clay, 4)),
      ),
    212,
  );
