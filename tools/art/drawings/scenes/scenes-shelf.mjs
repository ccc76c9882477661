/** Still lifes of what stands in jars and bottles: preserves, beverages. */
import {
  brush,
  closed,
  dots,
  fill,
  leaf,
  place,
  reusable,
  roundShape,
  shadow,
  stroke,
  table,
} from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const preserves = [
  () => {
    const berries = dots(
      '-26,-26 -6,-20 16,-28 -16,-44 8,-48 26,-46 -28,-60 -2,-66 20,-68',
      7,
      P.tomato,
      0.8,
    );
    return (
      table(212) +
      shadow(204, 268, 176, 13) +
      place(
        84,
        262,
        vessels.jar({ width: 88, height: 112, content: P.squash, contentShade: P.squashDark }) +
          vessels.clothLid(88, 112, P.leaf) +
          place(0, -44, vessels.label(54, 36)),
        1.12,
      ) +
      place(
        316,
        262,
        vessels.jar({ width: 92, height: 104, content: P.berry, contentShade: P.berryDark }) +
          vessels.clothLid(92, 104, P.clay) +
          place(0, -40, vessels.label(56, 34, P.cream, P.berry)),
        1.14,
      ) +
      place(
        200,
        270,
        vessels.jar({
          width: 104,
          height: 138,
          content: P.tomatoDark,
          contentShade: '#7d2a20',
          inside: berries,
        }) +
          vessels.clothLid(104, 138, P.tomato) +
          place(0, -52, vessels.label(66, 44)),
        1.18,
      )
    );
  },
  () => {
    const berry = reusable(produce.strawberry());
    return (
      table(196) +
      shadow(280, 264, 84, 11) +
      shadow(122, 270, 92, 10) +
      place(
        284,
        262,
        vessels.jar({ width: 104, height: 134, content: P.tomato, contentShade: P.tomatoDark }) +
          vessels.clothLid(104, 134, P.leaf) +
          place(0, -50, vessels.label(64, 42)),
        1.22,
      ) +
      place(118, 268, oven.slice(), 1.66, -5) +
      fill(closed('72,186 84,162 116,152 152,160 158,184 150,222 128,238 98,232 80,212'), P.tomato) +
      brush(86, 206, 54, -34, P.blush, { rows: 5, bend: 5 }) +
      fill(closed('118,160 150,166 152,192 142,220 132,206 136,180'), P.tomatoDark, 0.6) +
      berry.defs +
      berry.put(198, 280, 0.98, 22) +
      berry.put(36, 282, 0.9, -30)
    );
  },
];

export const beverages = [
  () =>
    table(204) +
    shadow(130, 266, 80, 10) +
    shadow(262, 268, 48, 8) +
    place(
      128,
      264,
      vessels.bottle({
        width: 112,
        height: 194,
        content: P.squash,
        contentShade: P.squashDark,
        cap: P.earth,
        fillTo: 0.82,
        label: place(0, -62, vessels.label(70, 54, P.cream, P.clay, place(0, 18, produce.apple(), 0.5))),
      }),
    ) +
    place(
      262,
      266,
      vessels.glass({ width: 72, height: 112, content: P.squash, contentShade: P.squashDark }),
    ) +
    shadow(342, 274, 40, 7) +
    place(342, 274, produce.apple(), 1.02, 8),
  () => {
    const slice = reusable(produce.lemonSlice(26));
    return (
      slice.defs +
      table(210) +
      shadow(158, 266, 84, 11) +
      shadow(302, 268, 50, 8) +
      stroke('M212 128q62-8 58 44q-6 44-56 46', P.slateLight, 10) +
      place(
        158,
        264,
        vessels.glass({
          width: 140,
          height: 180,
          content: P.butter,
          contentShade: P.sun,
          fillTo: 0.78,
          inside: slice.put(-22, -98, 1.1, 10) + slice.put(28, -62) + slice.put(-16, -32, 0.86, 20),
        }),
      ) +
      fill(closed('88,86! 76,76! 98,84!'), P.slateLight) +
      place(136, 90, leaf(52, 26), 1, -30) +
      place(146, 90, leaf(48, 24, P.leafLight, P.leaf, P.moss), 1, 18) +
      place(
        304,
        266,
        vessels.glass({
          width: 72,
          height: 108,
          content: P.butter,
          contentShade: P.sun,
          fillTo: 0.72,
          inside: slice.put(4, -48, 0.84),
        }),
      ) +
      stroke('M304 170l26-66', P.tomato, 5) +
      place(358, 282, produce.lemon(), 0.82, 6)
    );
  },
];

preserves.push(
  () =>
    table(206) +
    shadow(140, 268, 84, 11) +
    shadow(284, 268, 70, 9) +
    place(
      136,
      264,
      vessels.jar({
        width: 124,
        height: 172,
        content: P.moss,
        contentShade: P.leafLight,
        lid: P.sun,
        lidShade: P.sunDark,
        inside:
          [
            [-40, -8, -6],
            [-14, -4, 3],
            [16, -8, -3],
            [42, -4, 5],
          ]
            .map(([x, y, turn]) =>
              place(
                x,
                y,
                fill(roundShape(0, -52, 15, 52, 0.04), P.leaf) +
                  dots('-4,-80 4,-66 -3,-48 5,-34', 2, P.leafLight),
                1,
                turn,
              ),
            )
            .join('') + dots('-26,-116 4,-122 30,-112', 3, P.sunDark),
        label: '',
      }),
    ) +
    place(
      286,
      266,
      vessels.jar({
        width: 96,
        height: 116,
        content: P.tomato,
        contentShade: P.tomatoDark,
        lid: P.sun,
        lidShade: P.sunDark,
        label: place(0, -44, vessels.label(60, 42, P.cream, P.tomato, place(0, 17, produce.tomato(), 0.5))),
      }),
    ) +
    place(360, 276, produce.tomato(), 0.72, 6),
);
beverages.push(
  () =>
    table(208) +
    shadow(204, 268, 166, 12) +
    place(
      98,
      264,
      vessels.bottle({
        width: 82,
        height: 176,
        content: P.tomato,
        contentShade: P.tomatoDark,
        cap: P.sun,
        label: place(0, -54, vessels.label(56, 44, P.cream, P.tomato)),
      }),
    ) +
    place(
      300,
      264,
      vessels.bottle({
        width: 82,
        height: 176,
        content: P.leafLight,
        contentShade: P.leaf,
        cap: P.sun,
        label: place(0, -54, vessels.label(56, 44, P.cream, P.leaf)),
      }),
    ) +
    place(
      200,
      270,
      vessels.bottle({
        width: 92,
        height: 204,
        content: P.squash,
        contentShade: P.squashDark,
        cap: P.sun,
        label: place(0, -62, vessels.label(64, 50, P.cream, P.clay)),
      }),
    ),
);
