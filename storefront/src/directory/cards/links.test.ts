import { expect, it } from '@jest/globals';
import { directionsAddress, pictureAddress } from './links';

it('searches the map for the address, or the name where there is none', () => {
  expect(directionsAddress('Elm Market', '12 Elm St & Oak, Dayton, OH')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Elm%20St%20%26%20Oak%2C%20Dayton%2C%20OH',
  );
  expect(directionsAddress('Elm Market', ' ')).toContain('query=Elm%20Market');
});

it('shows pictures of ours and of the web alone', () => {
  expect(pictureAddress('/media/a.webp')).toBe('/media/a.webp');
  expect(pictureAddress('https://farm.example/a.jpg')).toBe('https://farm.example/a.jpg');
  for (const address of [null, '', 'javascript:alert(1)', 'data:image/png;base64,AA']) {
    expect(pictureAddress(address)).toBeNull();
  }
});
