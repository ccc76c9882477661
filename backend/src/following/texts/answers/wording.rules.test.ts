import { describe, expect, it } from '@jest/globals';
import { languageOf, PHRASE_WORDS } from '../grammar/language.rules.js';
import { readText } from '../grammar/read-text.rules.js';
import { SPANISH_PHRASE_WORDS } from '../grammar/spanish-words.data.js';
import { ENGLISH } from './english.js';
import { codeText, WELCOME_TEXT } from './number-texts.js';
import { SPANISH } from './spanish.js';
import { wordingFor, wordingOf } from './wording-for.rules.js';
import type { Wording } from './wording.js';

describe('the language of a text', () => {
  it.each([
    ...[
      'STRAWBERRIES PICKED OUT',
      'SAT NO',
      'EGGS 12 $6',
      'CLOSED TODAY',
      'OPEN TIL 3',
      'CILANTRO $2',
      'NO',
      '2',
    ],
    ...['', 'Is there rain?', 'Manzanita candles 4', 'JALAPENOS PICKED OUT'],
  ])('is English: %s', (text) => {
    expect(languageOf(text)).toBe('en');
  });

  it.each([
    ...[
      'NO HAY FRESAS',
      'SÁBADO NO',
      'SABADO SI',
      'HUEVOS 12 $6',
      'CERRADO HOY',
      'ABIERTO HASTA 3',
      'AYUDA',
      'ALTO',
    ],
    ...['deshacer', 'Eggs agotado', 'Mañana no sé qué haya', '¿Cuándo abren?', 'Peaches casi no hay'],
  ])('is Spanish: %s', (text) => {
    expect(languageOf(text)).toBe('es');
  });

  it('is told by words that the grammar has', () => {
    expect([...SPANISH_PHRASE_WORDS].filter((word) => !PHRASE_WORDS.has(word))).toEqual([]);
  });
});

describe('answers', () => {
  const labels = ['Pine Hill: fresas, ya no hay'];
  const all = (wording: Wording): string[] => [
    ...Object.values(wording).filter((value) => typeof value === 'string'),
    wording.done(labels),
    wording.done(labels, { isHidden: true }),
    wording.done(labels, { isDraft: true }),
    wording.ask(labels),
    wording.notUnderstood('Hola'),
    wording.refused({ code: 'BUSINESS_ROLE_NOT_ALLOWED', message: 'No.' }),
    wording.undone(wording.done(labels)),
    wording.noSuchGoods('velas'),
    wording.noSuchProduct('velas'),
    ...(['open', 'good', 'limited', 'picked_out', 'closed'] as const).flatMap((state) => [
      wording.field(null, state, '15:00'),
      wording.field('figs', state, null),
    ]),
    wording.figures(0, null),
    wording.figures(1, 650),
    ...(['coming', 'not_coming', 'sold_out'] as const).map((answer) =>
      wording.market(answer, 'River Market', '2026-06-06'),
    ),
    wording.closed(null),
    wording.canceled('2026-06-06'),
    wording.hours('2026-06-06', '09:00', '13:00'),
  ];

  it.each([
    ['English', ENGLISH],
    ['Spanish', SPANISH],
  ])('in %s have only letters of which a message has room for 160', (_, wording) => {
    for (const answer of all(wording)) expect(answer).toMatch(/^[\x20-\x7E¿¡éñ]+$/);
  });

  it('to a new number are one message, in both languages', () => {
    for (const text of [WELCOME_TEXT, codeText('123456')]) {
      expect(text).toMatch(/^[\x20-\x5B\x5D_a-z]{1,160}$/);
      expect(text).toContain('STOP to stop/para parar');
    }
    const examples =
      /such as ([A-Z ]+)\. .* como ([A-Z ]+)\. (HELP)\/(AYUDA)/.exec(WELCOME_TEXT)?.slice(1) ?? [];
    expect(examples.map((text) => readText(text).kind)).toEqual(['actions', 'actions', 'help', 'help']);
    expect(examples.map(languageOf)).toEqual(['en', 'es', 'en', 'es']);
  });

  it('repeat in Spanish what was understood, and what was undone', () => {
    const wording = wordingFor('YA NO HAY FRESAS');
    const done = wording.done(labels);
    expect(done).toBe('Listo. Pine Hill: fresas, ya no hay. Responda NO antes de 10 minutos para deshacer.');
    expect(wordingOf(done).undone(done)).toBe('Se deshizo: Pine Hill: fresas, ya no hay.');
    expect(wordingOf(ENGLISH.done(labels))).toBe(ENGLISH);
    for (const one of [wording, ENGLISH])
      expect(one.undone(one.done(labels, { isHidden: true, isDraft: true }))).toBe(
        one.undone(one.done(labels)),
      );
    expect(wording.refused({ code: 'TOO_MANY_EXCEPTIONS', message: 'x' })).toBe(
      'Nada ha cambiado. Eso no se puede hacer ahora. Por favor vea su panel.',
    );
    expect(wordingFor('¿Cuándo abren?').notUnderstood('¿Cuándo abren?')).toContain('No entendimos');
  });
});
