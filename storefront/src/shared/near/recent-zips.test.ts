import { describe, expect, it } from '@jest/globals';
import { parseRecentZips, withRecentZip } from './recent-zips';

describe('recent ZIP codes', () => {
  it('start with the latest, each once, five at most', () => {
    const list = ['33901', '10001', '60601', '78701', '94103', '33901'].reduce<readonly string[]>(
      withRecentZip,
      [],
    );
    expect(list).toEqual(['33901', '94103', '78701', '60601', '10001']);
    expect(withRecentZip(list, '02108')).toEqual(['02108', '33901', '94103', '78701', '60601']);
  });

  it('keep five digits of a ZIP+4 and ignore what is no ZIP code', () => {
    expect(withRecentZip([], ' 33901-1234 ')).toEqual(['33901']);
    expect(withRecentZip(['33901'], 'abc')).toEqual(['33901']);
  });

  it('survive whatever is stored on the device', () => {
    expect(parseRecentZips('["33901","33901","<b>",7,"10001"]')).toEqual(['33901', '10001']);
    for (const text of [null, '', '{', '"33901"', '{"a":1}']) expect(parseRecentZips(text)).toEqual([]);
  });
});
