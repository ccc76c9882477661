import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendAddress, splitAtCity, splitAtTown } from './addresses.rules.js';

/** Street, city, state and ZIP code with bars between them. */
function brief(text: string): string {
  const { street, city, state, zipCode } = mendAddress(text);
  return [street, city, state, zipCode].map((part) => part ?? '-').join(' | ');
}

describe('mendAddress', () => {
  it.each([
    [
      '10 Pine Creek Road, Colorado Springs, Colorado 80919',
      '10 Pine Creek Road | Colorado Springs | CO | 80919',
    ],
    [
      '10 Pine Creek Road, Colorado Springs, CO 80919, USA',
      '10 Pine Creek Road | Colorado Springs | CO | 80919',
    ],
    ['10 Pine Creek Road, Colorado Springs, CO, USA', '10 Pine Creek Road | Colorado Springs | CO | -'],
    ['10 Elm St , Parkton, Maryland', '10 Elm St | Parkton | MD | -'],
    ['Lot B, 10 Elm St, Clarence, New York 14031-1234', 'Lot B, 10 Elm St | Clarence | NY | 14031'],
    ['10 Elm St, Norwalk, CT, 06851', '10 Elm St | Norwalk | CT | 06851'],
    ['10 Elm St, Warner NH 3278', '10 Elm St | Warner | NH | 03278'],
    ['10 Elm St, Herman\u00a0MN\u00a056248', '10 Elm St | Herman | MN | 56248'],
    ['10 Elm St, Rochester New York 14604', '10 Elm St | Rochester | NY | 14604'],
    ['10 Elm St; Warrensburg, MO 64093', '10 Elm St | Warrensburg | MO | 64093'],
    ['10 Elm St\nWarrensburg, MO 64093', '10 Elm St | Warrensburg | MO | 64093'],
    ['10 Elm St, Gainesville, FL, USA 32601', '10 Elm St | Gainesville | FL | 32601'],
    ['10 ELM ST. WEST, GLENCOE, Alabama 35905', '10 Elm St. West | Glencoe | AL | 35905'],
    ['10 Elm St, Canton, Massachussetts 02021', '10 Elm St | Canton | MA | 02021'],
    ['10 Elm St, Charleston, West Virginia 25301', '10 Elm St | Charleston | WV | 25301'],
    [
      '10 Elm St, Washington, DC 20008, Washington, District of Columbia 20008',
      '10 Elm St | Washington | DC | 20008',
    ],
    [', Palominas / Hereford, Arizona 85615', '- | Palominas / Hereford | AZ | 85615'],
    ['Mesa AZ 85201, US', '- | Mesa | AZ | 85201'],
    ['Keyser, WV', '- | Keyser | WV | -'],
    ['Stanton , Nebraska', '- | Stanton | NE | -'],
    ['10 Elm St Anna, IL 629062032', '- | - | IL | 62906'],
    ['10 Elm St Kent OH 44240', '- | - | OH | 44240'],
    ['10 Elm St, Ventnor City, NJ 082406', '10 Elm St | Ventnor City | NJ | -'],
    ['10 Elm St, Fontana', '- | - | - | -'],
    ['Lake Washington', '- | - | - | -'],
    ['Hwy 101 and Angle Street', '- | - | - | -'],
    ['', '- | - | - | -'],
  ])('%j is %s', (text, parts) => {
    expect(brief(text)).toBe(parts);
  });

  it('takes directions off that follow the address', () => {
    expect(mendAddress('10 Pearl Rd Medina, OH 44256 Located at the VFW Post, IN the back')).toEqual({
      street: null,
      city: null,
      state: 'OH',
      zipCode: '44256',
      line: '10 Pearl Rd Medina, OH 44256',
      remark: 'Located at the VFW Post, IN the back',
    });
  });

  it('does not take a state and a ZIP code together that lie apart', () => {
    expect(mendAddress('Meet at 10 Elm, IN 90210 feet of wood')).toMatchObject({
      state: null,
      zipCode: null,
    });
  });

  it('always keeps the whole line', () => {
    expect(mendAddress(' ,, Hwy 101  and Angle Street, ').line).toBe('Hwy 101 and Angle Street');
    expect(mendAddress(' , ').line).toBeNull();
  });

  it('reads back what a tidy source writes', () => {
    const city = fc.constantFrom('Ames', 'St. Louis', "Coeur d'Alene", 'West St. Paul', 'Winston-Salem');
    const end = fc.constantFrom(
      ['IA', '50010'],
      ['MO', '63101'],
      ['ID', '83814'],
      ['PR', '00901'],
      ['MA', '02108'],
    );
    const street = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('Elm St', 'Route 9 North', 'W Oak Blvd.'),
    );
    fc.assert(
      fc.property(street, city, end, ([number, name], town, [state, zip]) => {
        expect(brief(`${number} ${name}, ${town}, ${state} ${zip}`)).toBe(
          `${number} ${name} | ${town} | ${state} | ${zip}`,
        );
      }),
    );
  });

  it('is quick on any text', () => {
    // Of the processor: others may keep it from this test.
    const before = process.cpuUsage();
    for (const text of [', '.repeat(5_000), 'A '.repeat(9_000), ' CA 9'.repeat(4_000), 'x,'.repeat(9_000)])
      mendAddress(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});

describe('splitAtTown', () => {
  const towns = ['lakemoor, IL', 'forest, IL', 'lake forest, IL', 'oro valley, AZ', 'lincoln, IL'];
  const isTown = (name: string, state: string) => towns.includes(`${name.toLowerCase()}, ${state}`);

  it.each([
    ['500 Elm Street Lakemoor, IL 60051', '500 Elm Street', 'Lakemoor'],
    ['12 W Deerpath Rd. Lake Forest IL 60045', '12 W Deerpath Rd.', 'Lake Forest'],
    ['12000 N Oracle Rd ORO VALLEY, AZ 85737', '12000 N Oracle Rd', 'Oro Valley'],
  ])('finds the town at the end of %j', (line, street, city) => {
    expect(splitAtTown(line, isTown)).toEqual({ street, city });
  });

  it.each([
    'Corner of 1st and Lincoln, IL 62656',
    'Near Lincoln, IL 62656',
    '500 Elm Street Nowhere, IL 60051',
    'IL 60051',
  ])('leaves %j as it is', (line) => {
    expect(splitAtTown(line, isTown)).toBeNull();
  });
});

describe('splitAtCity', () => {
  it.each([
    [
      '1135 Chorro Street San Luis Obispo, CA 93401',
      'San Luis Obispo',
      'CA',
      '1135 Chorro Street',
      'San Luis Obispo',
    ],
    ['10 Clayton Ave St. Louis, MO 63117', 'Saint Louis', 'MO', '10 Clayton Ave', 'St. Louis'],
    [
      '10 E. Third Street Winston-Salem, NC 27101',
      'Winston Salem',
      'NC',
      '10 E. Third Street',
      'Winston-Salem',
    ],
    ['10 PAGOSA ST PAGOSA SPGS, CO 81147', 'Pagosa Springs', 'CO', '10 Pagosa St', 'Pagosa Spgs'],
  ])('%j has its city before the state', (line, city, state, street, written) => {
    expect(splitAtCity(line, { city, state })).toEqual({ street, city: written });
  });

  it('does not when another city stands there', () => {
    expect(
      splitAtCity('9480 S. Eastern Ave. Paradise, NV 89123', { city: 'Las Vegas', state: 'NV' }),
    ).toBeNull();
    expect(splitAtCity('10 Elm St Newark, NJ 07101', { city: 'Ark', state: 'NJ' })).toBeNull();
  });
});
