import { expect, it } from '@jest/globals';
import { pictureAddress } from './picture-address';

it('shows pictures of ours and of the web alone', () => {
  expect(pictureAddress('/media/a.webp')).toBe('/media/a.webp');
  expect(pictureAddress('https://farm.example/a.jpg')).toBe('https://farm.example/a.jpg');
  for (const address of [null, '', 'javascript:alert(1)', 'data:image/png;base64,AA']) {
    expect(pictureAddress(address)).toBeNull();
  }
});
