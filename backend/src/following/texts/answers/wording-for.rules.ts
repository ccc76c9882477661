import { cropAsSaid } from '../grammar/crop-of.js';
import { languageOf } from '../grammar/language.rules.js';
import { ENGLISH } from './english.js';
import { DONE, fieldInSpanish, SPANISH } from './spanish.js';
import type { Wording } from './wording.js';

export const wordingOf = (answer: string | null): Wording => (answer?.startsWith(DONE) ? SPANISH : ENGLISH);

export const wordingFor = (body: string): Wording =>
  languageOf(body) === 'es'
    ? { ...SPANISH, field: fieldInSpanish((crop) => cropAsSaid(crop, body)) }
    : ENGLISH;
