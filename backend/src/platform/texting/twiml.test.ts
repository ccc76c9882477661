import { describe, expect, it } from '@jest/globals';
import { twiml } from './twiml.js';

const said = (answer: string) => /<Message>(.*)<\/Message>/s.exec(twiml(answer))?.[1];

describe('an answer to a text', () => {
  it('is XML, whatever it repeats', () => {
    expect(said(`A & B <"it's">`)).toBe('A &amp; B &lt;&quot;it&apos;s&quot;&gt;');
    expect(said('eggs\u0000\u0008\u001b\uffff\n\t12')).toBe('eggs\n\t12');
    expect(said('cut 🍓\ud83c')).toBe('cut 🍓');
    expect(twiml(null)).toMatch(/<Response><\/Response>$/);
  });
});
