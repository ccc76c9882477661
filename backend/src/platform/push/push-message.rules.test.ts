import { describe, expect, it } from '@jest/globals';
import { boundedMessage, topicOf } from './push-message.rules.js';

const message = { title: 'Strawberries are in', text: 'At Pine Hill.', path: '/farms/7', tag: 'news-1' };

describe('a message for a device', () => {
  it('stays as it is where it is short', () => {
    expect(boundedMessage(message)).toEqual(message);
  });

  it('fits one record of RFC 8291, however long its texts are', () => {
    const long = {
      title: '🍓'.repeat(900),
      text: '\u0001🍓'.repeat(9_000),
      path: `/${'ü'.repeat(900)}`,
      tag: 't'.repeat(900),
    };
    const bounded = boundedMessage(long);
    expect(Buffer.byteLength(JSON.stringify(bounded))).toBeLessThan(3_993);
    expect(bounded.title).toMatch(/🍓…$/u);
    expect(bounded.path).toBe('/');
  });

  it('opens no other site', () => {
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '']) {
      expect(boundedMessage({ ...message, path }).path).toBe('/');
    }
  });

  it('has a topic of 32 letters', () => {
    expect(topicOf('news-1')).toMatch(/^[\w-]{32}$/);
    expect(topicOf('news-1')).not.toBe(topicOf('news-2'));
  });
});
