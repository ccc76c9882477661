import { describe, expect, it } from '@jest/globals';
import {
  begun,
  linked,
  marked,
  nextLine,
  pictured,
  type Selected,
  type TextEdit,
} from './markdown-edits.rules';

/** "a «b» c" is a text in which "b" is selected; "a ‸" has the cursor at its end. */
function read(shown: string): Selected {
  const cursor = shown.indexOf('‸');
  if (cursor >= 0) return { text: shown.replace('‸', ''), start: cursor, end: cursor };
  const start = shown.indexOf('«');
  const end = shown.indexOf('»') - 1;
  return { text: shown.replace(/[«»]/g, ''), start, end };
}

function after(shown: string, edit: (selected: Selected) => TextEdit | null): string {
  const selected = read(shown);
  const done = edit(selected);
  if (!done) return shown;
  const text = selected.text.slice(0, done.from) + done.insert + selected.text.slice(done.to);
  const [start, end] = done.select;
  if (start === end) return `${text.slice(0, start)}‸${text.slice(start)}`;
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
}

const bold = (selected: Selected) => marked(selected, '**', 'bold words');
const italic = (selected: Selected) => marked(selected, '*', 'words');

describe('marks around words', () => {
  it.each([
    ['Eat «peas» now', 'Eat **«peas»** now'],
    ['Eat **«peas»** now', 'Eat «peas» now'],
    ['Eat« peas »now', 'Eat **«peas»** now'],
    ['Eat ‸', 'Eat **«bold words»**'],
  ])('%s becomes %s', (before, then) => expect(after(before, bold)).toBe(then));

  it('are added inside bold words, and taken from words that are both', () => {
    expect(after('**«peas»**', italic)).toBe('***«peas»***');
    expect(after('***«peas»***', italic)).toBe('**«peas»**');
    expect(after('*«peas»*', italic)).toBe('«peas»');
  });
});

describe('signs at the beginning of lines', () => {
  it.each([
    ['One\nPe‸as\nThree', '## ', 'One\n## Peas‸\nThree'],
    ['## Pe‸as', '## ', 'Peas‸'],
    ['## Pe‸as', '> ', '> Peas‸'],
    ['«One\nTwo»\nThree', '- ', '«- One\n- Two»\nThree'],
    ['«- One\n\n- Two»', '- ', '«One\n\nTwo»'],
    ['«One\n»Two', '- ', '- One‸\nTwo'],
    ['‸', '- ', '- ‸'],
  ])('%j with %j becomes %j', (before, sign, then) =>
    expect(after(before, (selected) => begun(selected, sign))).toBe(then),
  );
});

describe('a link', () => {
  it.each([
    ['see «the list» there', 'see [the list](«https://») there'],
    ['see «https://farm.example/a» there', 'see [«words»](https://farm.example/a) there'],
    ['see «/browse»', 'see [«words»](/browse)'],
    ['‸', '[words](«https://»)'],
  ])('%s becomes %s', (before, then) => expect(after(before, linked)).toBe(then));
});

describe('a picture', () => {
  const insert = (selected: Selected) => pictured(selected, '/media/a/800.jpg', 'Peas [in a\nbowl]');
  it.each([
    ['One‸', 'One\n\n![Peas \\[in a bowl\\]](/media/a/800.jpg)\n\n‸'],
    ['One\n‸\nTwo', 'One\n\n![Peas \\[in a bowl\\]](/media/a/800.jpg)\n‸\nTwo'],
    ['‸', '![Peas \\[in a bowl\\]](/media/a/800.jpg)\n\n‸'],
  ])('in %j stands in a paragraph of its own', (before, then) => expect(after(before, insert)).toBe(then));
});

describe('Enter', () => {
  it.each([
    ['- One‸', '- One\n- ‸'],
    ['  2. Two‸', '  2. Two\n  3. ‸'],
    ['> One‸', '> One\n> ‸'],
    ['- One\n- ‸', '- One\n\n‸'],
    ['One‸', 'One‸'],
    ['- «One»', '- «One»'],
  ])('in %j leads to %j', (before, then) => expect(after(before, nextLine)).toBe(then));
});
