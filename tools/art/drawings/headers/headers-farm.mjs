/**
 * Header pictures of fields, pastures and orchards. Each is 1200 by 630, its subject in the middle 840 by
 * 470.
 */
import { closed, dots, fill, form, leaf, place, reusable, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import { hen } from '../things/things-kitchen.mjs';
import { barn } from '../things/things-landscape.mjs';
import { shareBox } from '../things/things-places.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** Straw that spills over an edge, around 0,0. */
const straw = (width) => {
  let lines = '';
  for (let index = 0; index < 22; index++) {
    const x = Math.round(-width / 2 + (index / 21) * width);
    lines += `M${x} ${(index * 7) % 12}l${((index * 13) % 30) - 15} ${index % 2 ? 24 : -20}`;
  }
  return (
    fill(
      closed(
        `${-width / 2},4 ${-width * 0.3},-16 0,-22 ${width * 0.3},-16 ${width / 2},4 ${width * 0.3},16 0,20 ${-width * 0.3},16`,
      ),
      P.sunDark,
    ) + stroke(lines, P.sun, 5)
  );
};

export const farmHeaders = {
  default: () =>
    g.wall(GROUND.dawn) +
    g.disk(812, 196, 76, P.sun) +
    g.hills(352, '#dbe0ba', '#bfd09a') +
    many(g.roundTree(P.leafLight, P.leaf), '330,402,0.74 392,400,0.54 880,398,0.86 948,402,0.64') +
    place(640, 398, barn(false), 1.3) +
    g.furrows('-9,416! 300,400 700,402 1209,412!', [640, 370], '#c79a63', '#93b56c') +
    g.land('-9,566! 300,544 700,560 1209,540!', P.leaf) +
    stroke('M20 510q120 6 300 8M20 544q120 4 300 6M880 512q150 4 300-6M880 546q150 2 300-8', P.tanLight, 10) +
    stroke('M50 494v76M190 498v76M320 496v82M880 494v84M1020 494v80M1150 490v76', P.tan, 13) +
    shadow(600, 582, 190, 12) +
    place(552, 512, produce.lettuce(), 0.84) +
    place(478, 520, produce.tomato(), 0.8, -8) +
    place(704, 526, produce.corn(), 0.76, 16) +
    place(640, 520, produce.tomato(P.squash, P.squashDark, P.butter), 0.84, 6) +
    place(596, 584, vessels.crate(290, 84)),
  'farm-fresh-eggs-guide': () => {
    const white = produce.egg();
    return (
      g.planks(0, 0, 1200, 630, 9, '#d9b083', '#bb8c5c') +
      g.box(0, 540, 1200, 90, '#e3c07a') +
      stroke(
        'M20 560l60-8M140 590l70 4M330 572l60-10M520 600l80-4M760 580l60 6M900 604l70-6M1060 566l80 6M640 560l50 4',
        P.sunDark,
        6,
      ) +
      fill(closed('180,142! 214,76! 748,76! 782,142!'), P.clay) +
      fill(closed('560,76! 748,76! 782,142! 600,142!'), P.clayDark) +
      g.box(206, 142, 550, 318, P.earth) +
      g.box(226, 160, 242, 282, P.earthDark) +
      g.box(494, 160, 242, 282, P.earthDark) +
      place(344, 456, hen(P.cream, P.creamDark, '#fff'), 1.5) +
      place(348, 412, straw(238)) +
      many(white, '566,418,1.1,-14 664,418,1.1,12') +
      place(614, 410, produce.egg(P.tanLight, P.tan, true), 1.2) +
      place(614, 418, straw(238)) +
      g.box(196, 430, 570, 34, P.tan) +
      g.box(196, 430, 570, 10, P.tanLight) +
      stroke('M240 464v80M722 464v80', P.earth, 18) +
      shadow(876, 578, 120, 15) +
      place(868, 582, hen(), 1.5)
    );
  },
  'soil-health-and-cover-crops': () => {
    const root = (x, y, depth) =>
      `M${x} ${y}q6 ${depth / 2} 0 ${depth}M${x} ${y + depth * 0.2}q-16 10-26 34M${x + 3} ${y + depth * 0.34}q18 8 26 34M${x + 2} ${y + depth * 0.56}q-12 8-18 28M${x + 2} ${y + depth * 0.66}q12 6 16 24`;
    return (
      g.wall(GROUND.sky) +
      g.disk(430, 130, 54, P.sun, 0.9) +
      g.hills(246, '#d3e0bd', '#bcd19c') +
      g.land('-9,300! 300,290 640,298 940,288 1209,296!', '#6d4a2f') +
      g.land('-9,400! 300,414 640,396 940,412 1209,398!', '#8b5f3d') +
      g.land('-9,510! 300,496 640,516 940,500 1209,514!', '#b98a5c') +
      dots('90,350 210,372 330,344 470,376 690,352 800,370 1010,346 1120,376 560,340', 5, '#553721') +
      dots('140,460 290,470 420,440 640,468 870,456 980,470 1110,446', 7, '#a9794f') +
      fill(roundShape(250, 566, 44, 22), '#d3ab7c') +
      fill(roundShape(520, 580, 34, 18), '#d3ab7c') +
      fill(roundShape(930, 564, 52, 24), '#d3ab7c') +
      fill(roundShape(740, 590, 28, 14), '#d3ab7c') +
      fill(roundShape(80, 560, 40, 22), '#d3ab7c') +
      fill(roundShape(1120, 584, 40, 20), '#d3ab7c') +
      stroke(
        root(286, 300, 150) +
          root(362, 300, 120) +
          root(744, 300, 126) +
          root(826, 300, 150) +
          root(908, 300, 116),
        '#e6cfa5',
        5,
      ) +
      many(field.wheat(150, P.leafLight, P.leaf), '260,304,1.08,-6 300,300,1.2,2 222,306,0.9,-10') +
      many(extra.clover(88), '352,304,1.2,-4 398,304,1.04,8 722,304,1.14,-8') +
      place(778, 304, extra.clover(92), 1.2, 6) +
      many(field.wheat(150, P.leafLight, P.leaf), '842,300,1.14,-4 886,304,1.26,4 932,304,1.02,9') +
      place(510, 300, leaf(120, 54), 1.2, -44) +
      place(610, 300, leaf(120, 54), 1.2, 44) +
      place(524, 300, leaf(150, 58, P.leafLight, P.leaf, P.moss), 1.1, -18) +
      place(596, 300, leaf(150, 58, P.leafLight, P.leaf, P.moss), 1.1, 18) +
      place(560, 300, leaf(160, 60), 1.14, 0) +
      place(
        560,
        300,
        form(
          closed('0,240! -12,190 -38,120 -56,50 -50,6 -24,-14 24,-14 50,6 56,50 38,120 12,190'),
          P.cream,
          P.creamDark,
          {
            dx: -14,
            dy: 0,
            inside:
              fill(closed('-70,-20! 70,-20! 70,30! 20,40 -30,28 -70,36!'), P.rose, 0.8) +
              stroke('M-44 70q24 8 36 4M40 104q-20 6-32 2M-20 146q12 5 20 2', P.creamDark, 4),
          },
        ),
      ) +
      stroke('M420 470q24-34 52-8t50-8', '#d98f86', 15) +
      stroke('M436 462l6 6M462 450l2 9M486 460l-3 8', P.rose, 3) +
      stroke('M660 446q30 26 56 0t52 6', '#d98f86', 14) +
      stroke('M682 456l4-8M706 450l-4-8M732 440l2 9', P.rose, 3)
    );
  },
  'pasture-raised-meat-explained': () =>
    g.wall('#dfeae0') +
    g.disk(318, 168, 60, P.sun, 0.9) +
    fill(closed('770,150 800,126 850,130 880,112 930,122 946,146 920,160 800,162'), '#fff', 0.8) +
    fill(closed('480,118 510,100 550,106 580,94 612,110 606,124 500,128'), '#fff', 0.7) +
    g.hills(330, '#c6d9ad', '#a8c684') +
    many(g.roundTree(P.leaf, P.leafDark), '930,392,1.24 1010,388,0.9 224,380,0.7') +
    g.land('-9,396! 300,378 700,392 1209,374!', '#8fb667') +
    stroke('M-9 420q300-24 620-8t600-14M-9 452q300-24 620-8t600-14', P.cream, 8) +
    stroke('M100 394v84M290 382v84M500 384v84M710 390v84M900 384v84M1090 374v84', P.cream, 12) +
    place(940, 470, extra.cow(P.clay, P.clayDark, P.blush), 0.74) +
    g.land('-9,508! 300,490 700,504 1209,484!', '#7aa657') +
    shadow(470, 560, 210, 18) +
    place(470, 562, extra.cow(P.cream, P.creamDark, P.earthDark, true), 1.86) +
    shadow(800, 578, 96, 10) +
    place(806, 580, extra.cow('#e9d3ae', '#cdb083', P.tan), -0.78) +
    g.grass('236,566 300,584 640,584 710,552 960,560 1010,590 150,590 560,596', P.leaf, 5) +
    many(field.blossom(17, '#fff', P.creamDark), '210,592 352,600 680,596 760,560,0.8 1040,560,0.8'),
  'what-certified-organic-means': () => {
    let scallops = '';
    for (let index = 0; index < 28; index++) {
      const angle = (index / 28) * Math.PI * 2;
      scallops += `${Math.round(Math.cos(angle) * 206)},${Math.round(Math.sin(angle) * 206)} `;
    }
    const clip = 'seal';
    return (
      g.wall(GROUND.moss) +
      g.tabletop(446) +
      place(
        600,
        290,
        fill(roundShape(6, 12, 216, 216, 0), P.shade, 0.14) +
          dots(scallops, 22, P.leafDark) +
          fill(roundShape(0, 0, 208, 208, 0), P.leafDark) +
          stroke(roundShape(0, 0, 188, 188, 0), P.cream, 7) +
          `<clipPath id="${clip}"><path d="${roundShape(0, 0, 166, 166, 0)}"/></clipPath><g clip-path="url(#${clip})">` +
          g.box(-180, -180, 360, 360, '#f8e9bf') +
          g.disk(66, -84, 34, P.sun) +
          fill(closed('-180,10! -90,-24 0,4 90,-30 180,-8! 180,180! -180,180!'), P.leafLight) +
          fill('M0 20L-210 190h70zM0 20L-80 190h56zM0 20L24 190h56zM0 20L140 190h70z', P.leaf) +
          fill(closed('-180,40! -120,24 0,18 120,24 180,40! 180,20! 0,-2 -180,14!'), P.leafLight) +
          '</g>' +
          stroke('M0 120q-12-70 0-150', P.leafDark, 14) +
          place(-2, 20, leaf(112, 64), 1, -58) +
          place(2, -4, leaf(120, 66), 1, 52) +
          place(0, -24, leaf(92, 50, P.leafLight, P.leaf, P.moss), 1, -8),
      ) +
      shadow(322, 566, 140, 16) +
      shadow(872, 566, 150, 16) +
      many(produce.carrot(), '246,560,1.42,16 308,566,1.5,2 372,560,1.42,-14') +
      stroke('M250 436q56 16 118-2', P.tanLight, 10) +
      place(884, 552, produce.lettuce(), 1.5) +
      place(764, 574, produce.beet(), 1.1, -10) +
      place(986, 576, produce.tomato(), 1.1, 6) +
      place(918, 486, extra.ladybug(), 0.66, 40)
    );
  },
};

export const farmGuides = {
  'farm-fresh-eggs': () =>
    g.wall(GROUND.butter) +
    g.disk(600, 330, 250, '#fbeec6') +
    g.hills(392, '#dcdda6', '#c2cf8d') +
    g.land('-9,466! 300,452 800,462 1209,448!', '#9dba6c') +
    place(938, 470, hen(P.cream, P.creamDark, '#fff'), 0.86) +
    place(272, 476, hen(), -0.74) +
    shadow(600, 572, 270, 26) +
    many(produce.egg(), '460,400,1.8,-24 640,366,1.9,8 566,430,1.9,-6') +
    many(produce.egg(P.tanLight, P.tan, true), '548,376,1.9,-8 734,400,1.8,24 480,446,1.84,-30') +
    many(produce.egg(P.slateLight, P.slate), '656,434,1.9,10 728,452,1.8,34') +
    place(598, 462, produce.egg(P.tan, P.earth), 1.8, 4) +
    place(600, 572, vessels.basket(400, 310, 150)) +
    g.grass('320,560 250,588 860,566 940,592 400,598 780,600', P.leaf, 5),
  'local-honey': () => {
    const flower = reusable(field.blossom(26, P.roseLight, P.rose, P.sun, 8));
    const daisy = reusable(field.blossom(24, '#fff', P.creamDark, P.sun, 9));
    return (
      g.wall(GROUND.butter, '#fff') +
      g.disk(330, 176, 84, '#f4cd6a') +
      g.hills(350, '#dfdda0', '#c3cd84') +
      many(g.roundTree(P.leafLight, P.leaf), '930,412,0.9 1000,414,0.66') +
      g.land('-9,420! 300,404 800,416 1209,402!', '#a3bc68') +
      many(extra.hive(), '300,496,0.92 452,484,0.8') +
      place(880, 486, extra.hive(P.roseLight, P.rose, P.cream), 0.8) +
      g.land('-9,510! 300,494 800,506 1209,492!', '#86a953') +
      stroke(
        'M222 590v-64M270 600v-92M340 596v-60M420 602v-70M930 594v-78M980 600v-104M1032 596v-62M880 602v-48M162 600v-80M1090 600v-70',
        P.leafDark,
        5,
      ) +
      flower.defs +
      daisy.defs +
      g.putAll(flower, '222,522 340,534 980,494,1.1 880,552,0.8 162,518') +
      g.putAll(daisy, '270,504,1.1 420,530,0.9 930,514 1032,532 1090,528') +
      shadow(650, 588, 150, 15) +
      place(
        640,
        588,
        vessels.jar({
          width: 168,
          height: 216,
          content: '#eaa235',
          contentShade: P.squashDark,
          lid: P.clay,
          lidShade: P.clayDark,
          label: place(0, -84, vessels.label(104, 84, P.cream, P.clay, place(0, 0, field.bee(), 1.5))),
        }),
        1.16,
      ) +
      place(486, 268, field.bee(), 1.3, 8) +
      place(830, 236, field.bee(), -1.4, -10) +
      place(566, 148, field.bee(), 0.9) +
      stroke('M520 280q30 40 60 8M800 246q-40 34-66 4', P.earth, 3, 0.5).replace(
        '<path ',
        '<path stroke-dasharray="2 12" ',
      )
    );
  },
  'csa-programs': () =>
    g.wall(GROUND.dawn) +
    g.disk(346, 206, 70, P.sun) +
    g.hills(300, '#dbdfb6', '#bfd097') +
    many(g.roundTree(P.leafLight, P.leaf), '800,344,0.7 750,346,0.5 1010,340,0.8') +
    place(896, 346, barn(false), 0.94) +
    g.furrows('-9,352! 400,342 800,348 1209,340!', [640, 312], '#b98a5c', '#8db267', 170) +
    many(produce.lettuce(), '236,432,0.46 330,392,0.3 940,434,0.46 866,394,0.3 180,500,0.66 1010,504,0.66') +
    shadow(600, 588, 250, 22) +
    place(
      600,
      582,
      shareBox(
        P.tan,
        P.earth,
        place(-66, -50, produce.leek(), 0.74, -14) +
          place(16, -54, produce.beet(), 0.94, 4) +
          place(74, -48, produce.corn(), 0.68, 20) +
          place(-28, -42, produce.lettuce(), 0.82) +
          place(46, -50, produce.tomato(), 0.76, 6) +
          place(-74, -52, more.pepper(), 0.62, -8),
      ),
      2.1,
    ),
};
