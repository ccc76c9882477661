import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.js';
import { counted, goods, miles, plain } from './words.js';

describe('numbers and lists', () => {
  it('are said as people say them', () => {
    expect([counted(0, 'farm'), counted(1, 'farm'), counted(12, 'farm'), counted(1_204, 'farm')]).toEqual([
      'no farms',
      '1 farm',
      '12 farms',
      '1,204 farms',
    ]);
    expect([miles(0.3), miles(1), miles(7.2), miles(17.6)]).toEqual([
      'under a mile',
      'a mile',
      '7.2 miles',
      '18 miles',
    ]);
  });

  it('name goods in lower case', () => {
    expect(['Fresh Vegetables', 'Coffee & Tea', 'Organic Vegetables'].map(goods)).toEqual([
      'vegetables',
      'coffee and tea',
      'organic vegetables',
    ]);
  });
});

describe('plain', () => {
  it.each([
    'Smith & Sons *Farm*',
    '<b>Farm</b> [x](/y) `z`',
    '# 1 Farm_of_us_',
    'A \\ B &lt; C',
    'Peña’s \n## Farm',
  ])('shows %s as it is written, whatever it means in Markdown', (name) => {
    const shown = renderMarkdown(plain(name)).html.trim();
    expect(shown).toBe(`<p>${escaped(name.replace(/\s+/g, ' '))}</p>`);
  });
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
