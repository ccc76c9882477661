import { expect, it } from '@jest/globals';
import { directionsAddress } from './directions-address';

it('searches the map for the address, or the name where there is none', () => {
  expect(directionsAddress('Elm Market', '12 Elm St & Oak, Dayton, OH')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Elm%20St%20%26%20Oak%2C%20Dayton%2C%20OH',
  );
  expect(directionsAddress('Elm Market', ' ')).toContain('query=Elm%20Market');
});
