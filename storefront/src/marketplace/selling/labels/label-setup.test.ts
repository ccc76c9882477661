import { describe, expect, it } from '@jest/globals';
import { choiceOf, keepsDaysError, labelsHref, startError } from './label-setup';

describe('how labels look', () => {
  it('is what the device keeps, without what is unknown', () => {
    expect(choiceOf(null)).toMatchObject({ size: '62x40', format: 'pdf', code: 'upc', hasPrice: true });
    expect(choiceOf({ size: '4x6', code: 'code39', hasPrice: false, start: 3 })).toMatchObject({
      ...{ size: '4x6', code: 'upc', hasPrice: false, start: '1' },
    });
  });

  it('is in the address of the file', () => {
    const choice = choiceOf({ size: 'sheet30', keepsDays: ' 7 ', start: '4' });
    const href = labelsHref('orders/12', choice, '2026-11-30', { item: 3, package: 1 });
    expect(href).toBe(
      '/api/vendor/labels/orders/12?size=sheet30&format=pdf&code=upc&price=yes&handling=none&packedOn=2026-11-30&keepsDays=7&start=4&item=3&package=1',
    );
    expect(labelsHref('orders/12', { ...choice, size: '4x2', keepsDays: 'x' }, '2026-11-30')).not.toMatch(
      /start|keepsDays/,
    );
  });

  it('leaves safe handling out where it has no room, and keeps the choice', () => {
    const choice = choiceOf({ size: 'sheet30', handling: 'inspected' });
    expect(labelsHref('orders/12', choice, '2026-11-30')).toContain('handling=none');
    expect(labelsHref('orders/12', { ...choice, size: '4x2' }, '2026-11-30')).toContain('handling=inspected');
  });

  it('says which number it can’t use', () => {
    expect([keepsDaysError(''), keepsDaysError('7'), startError('30')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(keepsDaysError('soon')).toMatch(/whole number of days/);
    expect(startError('31')).toMatch(/from 1 to 30/);
  });
});
