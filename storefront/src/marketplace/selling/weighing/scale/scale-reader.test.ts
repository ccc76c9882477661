import { describe, expect, it } from '@jest/globals';
import { onceEach, type Reading, scaleReader } from './scale-reader';

function readingsOf(...pieces: string[]): (string | null)[] {
  const readings: Reading[] = [];
  const reader = scaleReader((reading) => readings.push(reading));
  for (const piece of pieces) reader.take(piece);
  reader.idle();
  return readings.map((one) =>
    one.kind === 'stable' ? one.text : one.kind === 'moving' ? null : `? ${one.line}`,
  );
}

/** A device and a lamp byte, the eighth bit of which is gone. */
const CAS_22 = (mark: string) => `${mark},GS,\u0031\u0006,   1.00 lb\r\n`;

describe('what a scale says', () => {
  it.each<[string, string, (string | null)[]]>([
    ['A&D at rest', 'ST,GS,+  1.00 lb\r\n', ['1.00 lb']],
    ['A&D moving', 'US,GS,+  1.00 lb\r\n', [null]],
    ['A&D overloaded', 'OL,GS,+  9.99 lb\r\n', [null]],
    ['A&D empty', 'ST,GS,+  0.00 lb\r\n', [null]],
    ['A&D below zero', 'ST,GS,-  0.10 lb\r\n', [null]],
    ['A&D net', 'ST,NT,+00004.35lb\r\n', ['00004.35lb']],
    ['A&D in pounds and ounces', 'ST,GS,+ 4 lb 06.2 oz\r\n', ['4 lb 06.2 oz']],
    ['CAS with 18 bytes', 'ST,GS,    1.972 kg\r\n', ['1.972 kg']],
    ['CAS with 22 bytes', CAS_22('ST'), ['1.00 lb']],
    ['CAS with 22 bytes, moving', CAS_22('US'), [null]],
    ['one without a comma', 'ST,GS    20.7g\r\n', ['20.7g']],
    ['CAS between STX and ETX', '\u0002ST,GS,+  1.00 lb\u0003', ['1.00 lb']],
    ['NCI at rest', '\n   1.00LB\r\nS00\r\u0003', ['1.00LB']],
    ['NCI with its status bytes alone', '\n  1.00lb\r\n00\r\u0003', ['1.00lb']],
    ['NCI moving', '\n   1.00LB\r\nS10\r\u0003', [null]],
    ['NCI empty', '\n   0.00LB\r\nS20\r\u0003', [null]],
    ['NCI moving, without a figure', '\nS10\r\u0003', [null]],
    ['NCI in grams', '\n  1234g \r\n00\r\u0003', ['1234g']],
    ['Ohaus at rest', '     1.00 lb    G\r\n', ['1.00 lb']],
    ['Ohaus moving', '     1.00 lb  ? G\r\n', [null]],
    ['Ohaus net, in kilograms', '    0.454 kg    NET\r\n', ['0.454 kg']],
    ['MT-SICS at rest', 'S S       1.00 lb\r\n', ['1.00 lb']],
    ['MT-SICS moving', 'S D       1.00 lb\r\n', [null]],
    ['MT-SICS that can’t tell', 'S I\r\n', [null]],
    ['Toledo 8213', '\u0002001.00\r', ['001.00']],
    ['Toledo 8213, moving', '\u0002?A\r', [null]],
    ['a figure with its unit', '4.35 lb\r\n', ['4.35 lb']],
    ['another', 'HELLO 12\r\n', ['? HELLO 12']],
  ])('is read of %s', (_kind, sent, readings) => {
    expect(readingsOf(sent)).toEqual(readings);
  });

  it('is read however it is cut, and noise is left out', () => {
    expect(readingsOf('ST,GS,+  4.', '35 lb\r', '\nUS,GS,+ ', ' 1.20 lb\r\n')).toEqual(['4.35 lb', null]);
    expect(readingsOf('x'.repeat(500), '\nST,GS,+ 1 lb\n')).toEqual(['1 lb']);
    expect(readingsOf('half a line')).toEqual([]);
  });

  it('is not taken before it is known whether it moves', () => {
    const readings: Reading[] = [];
    const reader = scaleReader((reading) => readings.push(reading));
    reader.take('\n   1.00LB\r\n');
    expect(readings).toEqual([]);
    reader.take('S10\r\u0003\n   1.02LB\r\nS00\r\u0003');
    expect(readings).toEqual([{ kind: 'moving' }, { kind: 'stable', text: '1.02LB' }]);
  });

  it('is taken once, until something else is put on it', () => {
    const read: string[] = [];
    const scale = onceEach((text) => read.push(text));
    const reader = scaleReader(scale.reading);
    reader.take('US,GS,+ 2 lb\nST,GS,+ 4.35 lb\n');
    scale.saved();
    reader.take('ST,GS,+ 4.35 lb\n');
    expect(read).toEqual(['4.35 lb']);
    reader.take('ST,GS,+ 0.00 lb\nUS,GS,+ 1 lb\nST,GS,+ 3.9 lb\n');
    expect(read).toEqual(['4.35 lb', '3.9 lb']);
  });
});
