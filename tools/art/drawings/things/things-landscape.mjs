/** What stands in the landscape of a season: barn, trees, gate and the front row. Each stands on 0,0. */
import { closed, dots, fill, form, leaf, place, reusable, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from './things-field.mjs';
import { pumpkin } from './things-produce.mjs';

/** The color of lit windows, which dusk leaves alone. */
export const LIT = '#ffd58a';

/** The barn, red with a hipped roof, and its silo; it stands on 0,0. */
export function barn(winter) {
  const roof = winter ? P.cream : P.earthDark;
  const roofShade = winter ? P.slateLight : '#553721';
  return (
    form(closed('70,0! 70,-118! 84,-138 96,-142 108,-138 122,-118! 122,0!'), P.slateLight, P.slate, {
      dx: -14,
      dy: 0,
      inside: stroke('M66-84h60M66-50h60M66-18h60', P.slate, 2.4),
    }) +
    fill(closed('68,-116! 78,-138 96,-147 114,-138 124,-116! 96,-120'), winter ? P.cream : P.clayDark) +
    fill(closed('-70,0! -70,-64! -50,-98! -10,-118! 30,-98! 50,-64! 50,0!'), P.clay) +
    fill(closed('50,0! 50,-64! 30,-98! 74,-98! 92,-64! 92,0!'), P.clayDark) +
    fill(
      closed('-80,-58! -56,-102! -10,-126! 36,-102! 58,-58! 48,-58! 28,-93! -10,-112! -48,-93! -68,-58!'),
      roof,
    ) +
    fill(closed('-10,-126! 36,-102! 58,-58! 102,-58! 80,-102! 40,-126!'), roofShade) +
    fill(closed('-10,-126! 40,-126! 80,-102! 36,-102!'), roof) +
    fill(closed('-30,0! -30,-48! 12,-48! 12,0!'), P.cream) +
    fill(closed('-26,0! -26,-44! 8,-44! 8,0!'), P.clayDark) +
    stroke('M-26 0l34-44M-26-44l34 44', P.cream, 3) +
    fill(closed('-20,-66! -20,-86! 2,-86! 2,-66!'), P.cream) +
    fill(closed('-17,-69! -17,-83! -1,-83! -1,-69!'), LIT) +
    fill(closed('64,-22! 64,-42! 80,-42! 80,-22!'), LIT) +
    stroke('M-58-8v-52M-46-8v-66M26-8v-72M38-8v-58', P.clayDark, 1.6, 0.7)
  );
}

/** A tree as it stands in this season, on 0,0. */
export function tree(season, colors) {
  const trunk = stroke(
    'M0 2q-3-30 0-62M0-34q-12-12-22-18M0-42q12-10 20-22',
    season === 'winter' ? P.earth : P.earthDark,
    6,
  );
  if (season === 'winter')
    return (
      trunk +
      stroke(
        'M-22-52l-10-22M-22-52l-20-4M-14-46l-2-26M0-60l-8-34M0-60l10-32M-4-76l-10-14M20-64l-2-26M20-64l18-12M12-54l20-2M10-78l8-10',
        P.earth,
        3,
      ) +
      stroke('M-22-54l-9-19M0-63l-7-29M20-66l-1-22', P.cream, 2)
    );
  const crown = closed('0,-34 -26,-30 -46,-44 -46,-72 -34,-98 -6,-112 22,-106 44,-84 46,-56 28,-34');
  const specks =
    season === 'spring'
      ? dots('-24,-84 -8,-96 10,-88 -30,-62 -12,-72 6,-66 22,-74 -18,-48 8,-46', 3.4, P.cream)
      : dots('-26,-82 -10,-96 -32,-64 -14,-74 4,-88 -20,-52', 3, '#fff', 0.22);
  return trunk + form(crown, colors.tree, colors.treeShade, { dx: -10, dy: -8, inside: specks });
}

/**
 * The gate of Farmgate: five bars, a brace and two posts, with a run of fence to each side; stands on 0,0.
 */
export function gate(winter) {
  const wood = P.tanLight;
  const post = (x, height) =>
    fill(
      closed(`${x - 7},4! ${x - 7},${-height}! ${x},${-height - 7} ${x + 7},${-height}! ${x + 7},4!`),
      P.earth,
    ) +
    (winter
      ? fill(closed(`${x - 8},${-height + 1}! ${x},${-height - 11} ${x + 8},${-height + 1}!`), P.cream)
      : '');
  return (
    stroke('M-250-38q70 6 148 0M-250-16q70 6 148 0M102-38q90 8 190-2M102-16q90 6 190-2', P.tan, 7) +
    [-236, -170, 168, 238].map((x) => post(x, 50)).join('') +
    stroke('M-88-62h176M-88-46h176M-88-30h176M-88-14h176', wood, 6) +
    stroke('M-84-10L0-62L84-10', P.tan, 6) +
    stroke('M-88-66v58M88-66v58M0-64v56', wood, 7) +
    post(-104, 82) +
    post(104, 82) +
    (winter ? stroke('M-86-66h172M-240-43q70 6 130 1M110-42q80 7 170-2', P.cream, 4) : '')
  );
}

/** What stands in the front row in this season. */
export function detail(season) {
  if (season === 'spring') {
    const flower = reusable(field.tulip(66, P.tomato, P.tomatoDark, P.blush));
    const pale = reusable(field.tulip(66, P.sun, P.sunDark, P.butter));
    return {
      defs: flower.defs + pale.defs,
      put: (x, y, s) =>
        pale.put(x - 34 * s, y, s * 0.8, -7) +
        flower.put(x, y, s, -2) +
        pale.put(x + 26 * s, y, s * 0.86, 5) +
        flower.put(x + 56 * s, y, s * 0.74, 9),
    };
  }
  if (season === 'summer') {
    const flower = reusable(
      stroke('M0 0q-4-40 0-80', P.leafDark, 6) +
        place(0, -24, leaf(40, 22), 1, -58) +
        place(0, -34, leaf(40, 22), 1, 62) +
        place(0, -86, field.sunflower(32)),
    );
    return {
      defs: flower.defs,
      put: (x, y, s) =>
        flower.put(x - 40 * s, y, s * 0.74, -6) +
        flower.put(x, y, s, 2) +
        flower.put(x + 44 * s, y, s * 0.82, 7),
    };
  }
  if (season === 'fall') {
    const big = reusable(pumpkin());
    const small = reusable(pumpkin('#d97a34', P.clay, P.squash));
    return {
      defs: big.defs + small.defs,
      put: (x, y, s) => small.put(x + 52 * s, y - 4, s * 0.44, 3) + big.put(x, y, s * 0.62, -2),
    };
  }
  const pine = reusable(
    stroke('M0 2v-14', P.earthDark, 8) +
      fill(
        closed(
          '0,-10 -40,-8! -22,-34! -32,-34! -15,-60! -23,-60! 0,-98! 23,-60! 15,-60! 32,-34! 22,-34! 40,-8!',
        ),
        P.slateDark,
      ) +
      fill(closed('0,-98! -13,-76 -4,-80 2,-72 9,-80 13,-76!'), P.cream) +
      stroke('M-28-36q8-6 18-2M8-40q8-2 16 4M-32-10q12-6 24-2M8-12q12-2 20 3', P.cream, 5),
  );
  return { defs: pine.defs, put: (x, y, s) => pine.put(x, y, s * 1.05) + pine.put(x + 48 * s, y, s * 0.7) };
}
