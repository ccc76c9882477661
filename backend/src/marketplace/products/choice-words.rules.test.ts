import { expect, it } from '@jest/globals';
import { choiceText } from './choice-words.rules.js';

it.each([
  [['8 oz jar', '1 lb jar', '3 lb jar'], '8 oz, 1 lb, 3 lb'],
  [['5 lb bag', '10 lb box', '20 lb box', '40 lb crate'], '5 lb, 10 lb, 20 lb, 40 lb'],
  [['Half dozen', 'Dozen'], 'Half dozen, Dozen'],
  [['Half dozen', 'Dozen', 'Flat of 30'], '3 sizes'],
  [['half peck', 'peck', 'half bushel', 'bushel'], '4 sizes'],
  [['12 inches', '18 inches', '24 inches'], '3 sizes'],
  [['small', 'medium', 'large'], 'small, medium, large'],
  [['Whole', 'Breast'], '2 options'],
  [['8 oz jar', '8 oz jar with salt'], '2 options'],
  [['medium, one dozen', 'large, one dozen'], '2 options'],
  [['Quarter, about 35 lb', 'Half, about 70 lb'], '2 options'],
])('says what there is to choose among %j', (names, text) => expect(choiceText(names)).toBe(text));
