import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readText, type TextAction } from './read-text.rules.js';

const field = (crop: string | null, state: string, until: number | null = null) => ({
  ...{ kind: 'field', crop, state, until },
});
const ofMarket = (action: object) => ({ kind: 'of-market', action });
const actions = (text: string) => {
  const reading = readText(text);
  return reading.kind === 'actions' ? reading.actions : reading.kind;
};

const UNDERSTOOD: readonly (readonly [string, ...object[]])[] = [
  ['STRAWBERRIES PICKED OUT', field('strawberries', 'picked_out')],
  ['Strawberries are picked out!', field('strawberries', 'picked_out')],
  ['No hay fresas', field('strawberries', 'picked_out')],
  ['Fresas: no'],
  ['Fresas: ya no hay', field('strawberries', 'picked_out')],
  ['FRESAS AGOTADAS', { kind: 'sold-out', words: ['fresas'], crop: 'strawberries' }],
  ['ya hay duraznos', field('peaches', 'open')],
  ['Blueberries good', field('blueberries', 'good')],
  ['arándanos quedan pocos', field('blueberries', 'limited')],
  ['Blueberries and figs limited', field('blueberries', 'limited'), field('figs', 'limited')],
  ['peaches open til 3', field('peaches', 'open', 900)],
  [
    'STRAWBERRIES PICKED OUT, BLUEBERRIES GOOD',
    field('strawberries', 'picked_out'),
    field('blueberries', 'good'),
  ],
  ['Strawberries are all picked out for today', field('strawberries', 'picked_out')],
  ['peaches done for the day', field('peaches', 'picked_out')],
  ['Plenty of blueberries', field('blueberries', 'good')],
  ['running low on figs', field('figs', 'limited')],
  ['SOLD OUT OF EGGS', { kind: 'sold-out', words: ['eggs'], crop: 'eggs' }],
  ['we are out of eggs', { kind: 'sold-out', words: ['eggs'], crop: 'eggs' }],
  ['Picked out', field(null, 'picked_out')],
  ['U-PICK'],
  ['U-pick is closed', field(null, 'closed')],
  ['u-pick strawberries open', field('strawberries', 'open')],
  ['open', field(null, 'open')],
  ['Abierto', field(null, 'open')],
  ['SAT NO', { kind: 'market', day: 6, answer: 'not_coming' }],
  ["Saturday we're not coming", { kind: 'market', day: 6, answer: 'not_coming' }],
  ["can't make it Sunday", { kind: 'market', day: 0, answer: 'not_coming' }],
  ['SÁBADO NO', { kind: 'market', day: 6, answer: 'not_coming' }],
  ['el sábado no vamos', { kind: 'market', day: 6, answer: 'not_coming' }],
  ['Sat yes', { kind: 'market', day: 6, answer: 'coming' }],
  ['sold out today', { kind: 'market', day: 'today', answer: 'sold_out' }],
  ['not coming tomorrow', { kind: 'market', day: 'tomorrow', answer: 'not_coming' }],
  ['EGGS 12 $6', { kind: 'product', words: ['eggs'], crop: 'eggs', count: 12, cents: 600 }],
  ['12 eggs at $6.50', { kind: 'product', words: ['eggs'], crop: 'eggs', count: 12, cents: 650 }],
  ['Huevos 12', { kind: 'product', words: ['huevos'], crop: 'eggs', count: 12, cents: null }],
  [
    'Wildflower honey $12',
    { kind: 'product', words: ['wildflower', 'honey'], crop: null, count: null, cents: 1_200 },
  ],
  ['eggs 4 dozen $ 6', { kind: 'product', words: ['eggs'], crop: 'eggs', count: 4, cents: 600 }],
  ['eggs sold out', { kind: 'sold-out', words: ['eggs'], crop: 'eggs' }],
  ['CLOSED TODAY', { kind: 'closed', day: 'today' }],
  ['We are closed tomorrow', { kind: 'closed', day: 'tomorrow' }],
  ['Closed', { kind: 'closed', day: 'today' }],
  ['CERRADO HOY', { kind: 'closed', day: 'today' }],
  ['cerrado el lunes', { kind: 'closed', day: 1 }],
  ['MARKET CLOSED TODAY', ofMarket({ kind: 'closed', day: 'today' })],
  ['The market is closed Saturday', ofMarket({ kind: 'closed', day: 6 })],
  ['Our farmers market is open', ofMarket(field(null, 'open'))],
  ['market open til 2', ofMarket({ kind: 'hours', day: 'today', opens: null, closes: 840 })],
  ['El mercado está cerrado hoy', ofMarket({ kind: 'closed', day: 'today' })],
  ['OPEN TIL 3', { kind: 'hours', day: 'today', opens: null, closes: 900 }],
  ['open until 3:30 p.m.', { kind: 'hours', day: 'today', opens: null, closes: 930 }],
  ['Abierto hasta las 3', { kind: 'hours', day: 'today', opens: null, closes: 900 }],
  ['open sat 9-3', { kind: 'hours', day: 6, opens: 540, closes: 900 }],
  ['Abierto de 9 a 3', { kind: 'hours', day: 'today', opens: 540, closes: 900 }],
  ['closing at noon', { kind: 'hours', day: 'today', opens: null, closes: 720 }],
  ['cerramos a las 5', { kind: 'hours', day: 'today', opens: null, closes: 1_020 }],
];

const UNCLEAR = [
  ...['', ' ', '?', '🍓', 'hi', 'hello there', 'Strawberries', 'Strawberries picked out?', 'not picked out'],
  ...['strawberries not picked out', 'almost picked out strawberries maybe', 'unicorns picked out'],
  ...[
    'are you open',
    'market picked out',
    'our market stand is closed today',
    'mercado puesto cerrado hoy',
    'peaches at the market closed',
    'market market closed',
    'open til',
    'open til 25',
    'open til 3 or 4',
    'today no',
    'hoy no',
    'sat sun no',
    'sat',
  ],
  ...[
    'eggs',
    'eggs 12 13',
    'eggs 12 6.50',
    'eggs -12',
    'eggs $0',
    'eggs 12 milk',
    'corn 12 for $6',
    '3 for $5 tomatoes',
    'eggs $6 for 12',
    'maíz 12 por $6',
    'not out of eggs',
    'almost sold out of eggs',
    'eggs 1e5',
    'eggs 100%',
    'low',
  ],
  ...[
    'Strawberries picked out, call me',
    'CLOSED TODAY, how are you',
    '$6',
    '12 $6',
    'eggs 1,200',
    'eggs $1.2.3',
  ],
  ...['open 3 to 9am', 'x'.repeat(400), 'eggs 12\neggs 12\neggs 12\neggs 12\neggs 12\neggs 12', '12', '0'],
];

describe('reading a text', () => {
  it.each(UNDERSTOOD.filter(([, ...wanted]) => wanted.length > 0))('understands %j', (text, ...wanted) => {
    expect(actions(text)).toEqual(wanted);
  });

  it.each([...UNCLEAR, ...UNDERSTOOD.filter(([, ...wanted]) => wanted.length === 0).map(([text]) => text)])(
    'does nothing for %j',
    (text) => {
      expect(readText(text)).toEqual({ kind: 'unclear' });
    },
  );

  it.each([
    ['stop', ['STOP', 'stop.', 'Unsubscribe', 'CANCEL', 'Alto']],
    ['start', ['START', 'Unstop']],
    ['help', ['HELP', 'Info', 'Ayuda']],
    ['undo', ['NO', 'no!', 'undo', 'Deshacer']],
  ])('knows %s by itself', (kind, texts) => {
    for (const text of texts) expect(readText(text)).toEqual({ kind });
  });

  it('takes one digit for a choice', () => {
    expect(readText(' 2 ')).toEqual({ kind: 'choice', number: 2 });
  });
});

const known = UNDERSTOOD.filter(([, ...wanted]) => wanted.length > 0);
const anyKnown = fc.constantFrom(...known);

describe('whatever is texted', () => {
  it('never throws, and answers the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(readText(text)).toEqual(readText(text));
      }),
      { numRuns: 500 },
    );
  });

  it('is read alike in any case', () => {
    fc.assert(
      fc.property(anyKnown, fc.infiniteStream(fc.boolean()), ([text], cases) => {
        const mixed = [...text].map((letter) =>
          cases.next().value ? letter.toUpperCase() : letter.toLowerCase(),
        );
        expect(readText(mixed.join(''))).toEqual(readText(text));
      }),
    );
  });

  it('does nothing once a word is in it that is in no table', () => {
    const strange = fc.stringMatching(/^[bcdfghjkqvwxz]{3,9}$/);
    fc.assert(
      fc.property(anyKnown, strange, fc.nat(), ([text], word, at) => {
        const words = text.split(' ');
        words.splice(at % (words.length + 1), 0, word);
        const reading = readText(words.join(' '));
        // What is said of a product goes by its name: another name is another product.
        const isNamed = (action: TextAction) => 'words' in action && action.words.includes(word);
        if (reading.kind === 'actions') expect(reading.actions.some(isNamed)).toBe(true);
        else expect(reading).toEqual({ kind: 'unclear' });
      }),
      { numRuns: 500 },
    );
  });

  it('does nothing when it is denied, doubted or asked', () => {
    const doubt = fc.constantFrom('not', 'never', 'maybe', 'if', 'unless', 'soon', 'quizas', 'nunca', '?');
    fc.assert(
      fc.property(anyKnown, doubt, fc.nat(), ([text], word, at) => {
        const words = text.split(' ');
        words.splice(at % (words.length + 1), 0, word);
        const reading = readText(words.join(' '));
        if (reading.kind !== 'actions') return;
        // "not coming" was "coming" before; every other denial is part of no phrase.
        const isSafe = (action: TextAction) =>
          ('words' in action && action.words.includes(word)) ||
          (action.kind === 'market' && action.answer === 'not_coming');
        expect(reading.actions.some(isSafe)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('says the same with harmless signs around it', () => {
    fc.assert(
      fc.property(anyKnown, fc.constantFrom('.', '!', ' 🍓', '  ', '\n'), ([text], sign) => {
        expect(readText(`${sign.replace('.', '')}${text}${sign}`)).toEqual(readText(text));
      }),
    );
  });
});
