import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../test/render-at';
import { CorrectedSearch, type CorrectedSearchProps } from './corrected-search';

const noteOf = (list: Partial<CorrectedSearchProps['list']>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CorrectedSearch
        search="rocket"
        list={{ items: [], corrected: null, ...list }}
        to={(search) => `/browse?search=${search}`}
      />
    </MemoryRouter>,
  );

describe('the note on how a search was understood', () => {
  it('says nothing where it was understood as it was typed', () => {
    expect(noteOf({ items: [1] })).toBe('');
  });

  it('says what a misspelled text was taken for', () => {
    expect(textOf(noteOf({ corrected: 'arugula' }))).toContain('Showing results for arugula .');
  });

  it('offers another food, and shows nothing of it by itself', () => {
    const note = noteOf({ missing: 'rocket', suggested: 'rockets' });
    expect(textOf(note)).toContain('No one lists rocket here right now.');
    expect(textOf(note)).toMatch(/Did you mean rockets ?\?/);
    expect(note).toContain('href="/browse?search=rockets"');
  });

  it('says that most of the words were found', () => {
    expect(textOf(noteOf({ items: [1], isMost: true }))).toContain('No exact match. Here’s the closest.');
    expect(noteOf({ isMost: true })).toBe('');
  });
});
