import { expect, it } from '@jest/globals';
import { pictureAddress } from './picture-address';

it('shows pictures of ours alone', () => {
  expect(pictureAddress('/media/a.webp')).toBe('/media/a.webp');
  for (const address of [
    null,
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://farm.example/a.jpg',
    '//farm.example/a.jpg',
    '/\\farm.example/a.jpg',
    '/media/../a.jpg',
  ]) {
    expect(pictureAddress(address)).toBeNull();
  }
});
