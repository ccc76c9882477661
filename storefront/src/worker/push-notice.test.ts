import { describe, expect, it } from '@jest/globals';
import { readNotice } from './push-notice';

const read = (sent: string | null) => readNotice(sent, 'https://farmgate.example');

describe('a message for this device', () => {
  it('is shown as it was sent', () => {
    const notice = { title: 'Peaches are in', text: 'At Pine Hill.', path: '/farms/7', tag: 'news-1' };
    expect(read(JSON.stringify(notice))).toEqual(notice);
  });

  it.each([null, '', 'tickle', 'null', '[]', '{"title":3}'])(
    'is shown as something, where it cannot be read: %s',
    (sent) => {
      expect(read(sent)).toEqual({
        title: 'News from what you follow',
        text: '',
        path: '/',
        tag: 'farmgate',
      });
    },
  );

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'opens no other site: %s',
    (path) => {
      expect(read(JSON.stringify({ title: 'a', path })).path).toBe('/');
    },
  );
});
