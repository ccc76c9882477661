import { describe, expect, it } from '@jest/globals';
import { wordingFor } from '../answers/wording-for.rules.js';
import { readText } from '../grammar/read-text.rules.js';
import { resolve } from './resolve.rules.js';
import type { TextWorld } from './text-world.js';

const farm = (id: number, name: string, offers: string[] = []) => ({
  ...{ id, name, offers, timeZone: 'America/New_York', exceptions: [], isClosed: false },
  seasons: [{ from: null, to: null, hours: [{ day: 5 as const, opens: '08:00', closes: '17:00' }] }],
});

/** Friday, June 5, 2026, noon in New York. */
const world = (given: Partial<TextWorld> = {}): TextWorld => ({
  ...{ farms: [farm(1, 'Pine Hill')], products: [], days: [], markets: [] },
  now: new Date('2026-06-05T16:00:00Z'),
  ...given,
});

function resolved(text: string, given: Partial<TextWorld> = {}) {
  const reading = readText(text);
  const [action] = reading.kind === 'actions' ? reading.actions : [];
  if (!action) throw new Error(`"${text}" is not understood.`);
  const { choices, problem } = resolve(action, world(given), wordingFor(text));
  return problem ?? choices.map(({ label }) => label);
}

describe('what is said of a text in Spanish', () => {
  const fig = { ...farm(1, 'Rancho Sol', ['Figs']) };
  it.each([
    ['YA NO HAY FRESAS', 'Rancho Sol: fresas, ya no hay'],
    ['Fresas abiertas hasta 1:30', 'Rancho Sol: fresas, ya hay hasta la 1:30 p.m.'],
    ['HAY MUCHAS ZARZAMORAS', 'Rancho Sol: zarzamoras, hay bastante'],
    ['Quedan pocos blueberries', 'Rancho Sol: blueberries, hay poco'],
    ['CERRADO HOY', 'Rancho Sol: cerrado hoy'],
    ['Cerrado el sábado', 'Rancho Sol: cerrado el sab 6 jun'],
    ['ABIERTO HASTA LAS 3', 'Rancho Sol: abierto hoy, de las 8 a.m. a las 3 p.m.'],
  ])('%s', (text, said) => {
    expect(resolved(text, { farms: [fig] })).toEqual([said]);
  });

  it('is what products and markets are, and what cannot be', () => {
    const products = [{ id: 7, name: 'Farm eggs' }];
    expect(resolved('HUEVOS 12 $6', { products })).toEqual(['Farm eggs: quedan 12 a $6.00']);
    expect(resolved('HUEVOS AGOTADOS', { products })).toEqual(['Farm eggs: agotado']);
    expect(resolved('VELAS AGOTADAS')).toBe('Usted no vende nada que se llame "velas".');
    expect(resolved('SÁBADO NO VAMOS')).toBe('Usted no aparece en la lista de un mercado para esa fecha.');
    expect(resolved('ABIERTO HASTA MEDIODIA', { farms: [] })).toBe('Usted no tiene una granja en Farmgate.');
    expect(resolved('CERRADO HOY', { farms: [] })).toBe('Usted no tiene una granja en Farmgate.');
  });
});

describe('what a text is about', () => {
  it('is the farm that has the crop, or one to choose', () => {
    const farms = [farm(1, 'Pine Hill', ['U-pick strawberries']), farm(2, 'Oak Ridge', ['Figs'])];
    expect(resolved('STRAWBERRIES GOOD', { farms })).toEqual(['Pine Hill: strawberries good picking']);
    expect(resolved('PEACHES GOOD', { farms })).toHaveLength(2);
    expect(resolved('PEACHES GOOD', { farms: [] })).toBe("You don't have a farm on Farmgate.");
  });

  it('is a time that is still to come, from when the farm opens', () => {
    expect(resolved('OPEN TIL 3')).toEqual(['Pine Hill: open today, 8 AM to 3 PM']);
    expect(resolved('OPEN TIL NOON')).toBe('That time has already passed.');
    expect(resolved('PEACHES OPEN TIL 12')).toBe('That time has already passed.');
    expect(resolved('OPEN SAT TIL 3')).toBe('Please text both times, such as OPEN SAT 9 TO 3.');
    expect(resolved('CLOSED SAT')).toEqual(['Pine Hill: closed on Sat, Jun 6']);
  });

  it('is a product where there is one, and else the field', () => {
    const products = [{ id: 7, name: 'Farm eggs' }];
    expect(resolved('EGGS SOLD OUT', { products })).toEqual(['Farm eggs: sold out']);
    expect(resolved('STRAWBERRIES SOLD OUT', { products })).toEqual(['Pine Hill: strawberries picked out']);
    expect(resolved('CANDLES $9', { products })).toContain("You don't have a product");
  });
});

describe('what a text is about for those who manage markets', () => {
  const market = (id: number, name: string, hasBegun = false, canceled = '') => ({
    ...{ id, name, timeZone: 'America/New_York' },
    days: ['2026-06-05', '2026-06-06'].map((date) => ({
      ...{ date, hasBegun: hasBegun && date === '2026-06-05', isCanceled: date === canceled },
    })),
  });
  const river = { farms: [], markets: [market(5, 'River Market')] };

  it.each([
    ['CLOSED TODAY', 'River Market: market day canceled today'],
    ['SAT NO', 'River Market: market day canceled on Sat, Jun 6'],
    ['CLOSED SAT', 'River Market: market day canceled on Sat, Jun 6'],
    ['OPEN TIL 3', 'River Market: open until 3 PM'],
    ['OPEN 9 TO 3', 'River Market: open today, 9 AM to 3 PM'],
    ['OPEN', 'River Market: open'],
    ['PEACHES LIMITED', 'River Market: peaches limited'],
    ['MARKET CLOSED TODAY', 'River Market: market day canceled today'],
    ['The market is open til 3', 'River Market: open until 3 PM'],
    ['SÁBADO NO', 'River Market: mercado cancelado el sab 6 jun'],
  ])('%s', (text, said) => {
    expect(resolved(text, river)).toEqual([said]);
  });

  it('is the state alone of a market that has begun, or has no day', () => {
    expect(resolved('CLOSED TODAY', { farms: [], markets: [market(5, 'River Market', true)] })).toEqual([
      'River Market: closed today',
    ]);
    expect(resolved('CLOSED MON', river)).toContain("You don't have a market day then");
    expect(resolved('MON NO', river)).toContain("You don't have a market day then");
    expect(resolved('SAT YES', river)).toBe(
      'That market day is on. To cancel it, text the day and NO, such as SAT NO.',
    );
    expect(resolved('OPEN TIL NOON', river)).toBe('That time has already passed.');
    expect(resolved('OPEN SAT 9 TO 3', river)).toContain('on your dashboard');
  });

  it('is nothing of a day that is canceled: no text opens it again', () => {
    const off = { farms: [], markets: [market(5, 'River Market', false, '2026-06-05')] };
    for (const text of ['OPEN', 'OPEN TIL 3', 'CLOSED TODAY', 'FRI NO', 'FRI YES'])
      expect([text, resolved(text, off)]).toEqual([text, expect.stringContaining('is canceled')]);
    const both = { ...off, farms: [farm(1, 'Pine Hill')] };
    expect(resolved('OPEN TIL 3', both)).toHaveLength(1);
    expect(resolved('SAT NO', off)).toEqual(['River Market: market day canceled on Sat, Jun 6']);
  });

  it('is nothing of a farm, which stays open where its market is closed', () => {
    const farmer = { farms: [farm(1, 'Pine Hill')], markets: [] };
    expect(resolved('MARKET CLOSED TODAY', farmer)).toContain("You don't manage a market here");
    expect(resolved('EL MERCADO CERRADO HOY', farmer)).toContain('no administra un mercado');
  });

  it('is one to choose where there are several, or a farm as well', () => {
    const two = { farms: [], markets: [market(5, 'River Market'), market(6, 'Hill Market')] };
    for (const text of ['CLOSED TODAY', 'OPEN TIL 3', 'SAT NO', 'OPEN'])
      expect(resolved(text, two)).toHaveLength(2);
    const both = { farms: [farm(1, 'Pine Hill')], markets: river.markets };
    expect(resolved('CLOSED TODAY', both)).toEqual([
      'Pine Hill: closed today',
      'River Market: market day canceled today',
    ]);
    expect(resolved('MARKET CLOSED TODAY', both)).toEqual(['River Market: market day canceled today']);
    expect(resolved('MARKET IS OPEN', both)).toEqual(['River Market: open']);
    // These are said of fields.
    expect(resolved('PICKED OUT', both)).toEqual(['Pine Hill: picked out']);
    expect(resolved('PEACHES GOOD', both)).toEqual(['Pine Hill: peaches good picking']);
  });
});
