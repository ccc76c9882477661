import { describe, expect, it } from '@jest/globals';
import { readPhotos } from './photo-cells.rules.js';

const AT = 'https://pictures.example.com';

describe('a cell with photos', () => {
  it.each([
    ['', []],
    [`${AT}/a.jpg, ${AT}/b.jpg`, [`${AT}/a.jpg`, `${AT}/b.jpg`]],
    [`${AT}/a.jpg,${AT}/b,c.jpg;\n${AT}/d.jpg`, [`${AT}/a.jpg`, `${AT}/b,c.jpg`, `${AT}/d.jpg`]],
    [`http://pictures.example.com/a.jpg ${AT}/a.jpg#top`, [`${AT}/a.jpg`]],
  ])('names addresses, each once: %j', (cell, addresses) => {
    expect(readPhotos(cell)).toEqual({ addresses, refused: [] });
  });

  it('has no more than a product takes', () => {
    const cell = Array.from({ length: 12 }, (_, at) => `${AT}/${at}.jpg`).join(' ');
    expect(readPhotos(cell).addresses.length).toBe(8);
  });

  it('may name what nobody can fetch', () => {
    expect(readPhotos('beets.jpg https://localhost/a.jpg').refused).toEqual([
      'beets.jpg',
      'https://localhost/a.jpg',
    ]);
  });
});
