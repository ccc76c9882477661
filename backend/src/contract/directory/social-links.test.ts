import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkOf, readSocialLink } from './read-social-link.js';
import { shownSocialLinks, SOCIAL_NETWORKS } from './social-links.js';

describe('readSocialLink', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/larkspurfarm', 'https://www.facebook.com/larkspurfarm'],
    ['facebook', 'Facebook.com/larkspurfarm/', 'https://www.facebook.com/larkspurfarm'],
    [
      'facebook',
      'http://m.facebook.com/larkspurfarm?ref=ts&fref=ts',
      'https://www.facebook.com/larkspurfarm',
    ],
    ['facebook', '@larkspurfarm', 'https://www.facebook.com/larkspurfarm'],
    ['facebook', 'larkspurfarm', 'https://www.facebook.com/larkspurfarm'],
    ['facebook', 'larkspur.farm.92', 'https://www.facebook.com/larkspur.farm.92'],
    [
      'facebook',
      'www.facebook.com/pages/Larkspur-Market/434286?ref=hl',
      'https://www.facebook.com/pages/Larkspur-Market/434286',
    ],
    ['facebook', 'facebook.com/profile.php?id=12345&x=1', 'https://www.facebook.com/profile.php?id=12345'],
    ['facebook', 'facebook.com/#!/larkspurfarm', 'https://www.facebook.com/larkspurfarm'],
    ['facebook', 'http:///https://facebook.com/larkspurfarm', 'https://www.facebook.com/larkspurfarm'],
    ['instagram', 'instagram.com/larkspur.farm/?hl=en', 'https://www.instagram.com/larkspur.farm'],
    ['instagram', '@larkspur_farm', 'https://www.instagram.com/larkspur_farm'],
    ['x', 'https://twitter.com/LarkspurFarm', 'https://x.com/LarkspurFarm'],
    ['x', 'twitter.com/#!/LarkspurFarm', 'https://x.com/LarkspurFarm'],
    ['x', 'x.com/@LarkspurFarm', 'https://x.com/LarkspurFarm'],
    ['x', '@LarkspurFarm', 'https://x.com/LarkspurFarm'],
    ['youtube', 'www.youtube.com/user/Larkspur', 'https://www.youtube.com/user/Larkspur'],
    ['youtube', 'http://youtube.com/watch?v=blS1wHiU-HM', 'https://www.youtube.com/watch?v=blS1wHiU-HM'],
    ['youtube', 'https://youtu.be/blS1wHiU-HM', 'https://youtu.be/blS1wHiU-HM'],
    ['youtube', '@larkspur', 'https://www.youtube.com/@larkspur'],
    ['tiktok', 'tiktok.com/@larkspur?lang=en', 'https://www.tiktok.com/@larkspur'],
    ['pinterest', 'http://www.pinterest.com/larkspur/', 'https://www.pinterest.com/larkspur'],
    ['other', 'larkspur.tumblr.com', 'https://larkspur.tumblr.com/'],
    ['other', 'http://larkspur.example.org/blog', 'http://larkspur.example.org/blog'],
  ] as const)('of %s reads %j as %j', (network, text, address) => {
    expect(readSocialLink(network, text)).toBe(address);
    expect(readSocialLink(network, address)).toBe(address);
  });

  it.each([
    ['facebook', ''],
    ['facebook', 'none'],
    ['facebook', 'N/A'],
    ['facebook', 'Larkspur Farmers Market'],
    ['facebook', 'https://www.facebook.com/'],
    ['facebook', 'https://www.facebook.com/search/top/?q=larkspur'],
    ['facebook', 'https://www.facebook.com/pages'],
    ['facebook', 'https://www.instagram.com/larkspur'],
    ['facebook', 'https://facebook.com.larkspur.example.org/larkspur'],
    ['facebook', 'https://facebook.com@larkspur.example.org/larkspur'],
    ['facebook', 'javascript:alert(1)//facebook.com/larkspur'],
    ['facebook', 'data:text/html,facebook.com/larkspur'],
    ['instagram', 'https://www.instagram.com/explore/tags/larkspur'],
    ['x', 'https://twitter.com/search?q=larkspur'],
    ['x', 'larkspur@example.org'],
    ['youtube', 'https://www.youtube.com/results?search_query=larkspur'],
    ['youtube', 'https://www.youtube.com/watch'],
    ['other', '@larkspur'],
    ['other', 'larkspur'],
    ['other', 'javascript:alert(1)'],
    ['other', 'ftp://larkspur.example.org'],
    ['other', 'http://127.0.0.1/'],
    ['other', `https://larkspur.example.org/${'x'.repeat(600)}`],
  ] as const)('of %s has no page in %j', (network, text) => {
    expect(readSocialLink(network, text)).toBeNull();
  });

  it('is null for an address that names nobody', () => {
    for (const network of SOCIAL_NETWORKS.filter((one) => one !== 'other'))
      for (const end of ['', '/', '/@', '/@/', '/#!/@'])
        expect(readSocialLink(network, `${network}.com${end}`)).toBeNull();
  });

  it('is null or an address of the web, whatever it is given, and reads its own result', () => {
    const parts = fc.constantFrom(
      'https://',
      'facebook.com',
      'x.com',
      '/',
      '@',
      '#!',
      '?',
      'javascript:',
      ' ',
      '.',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...SOCIAL_NETWORKS), texts, (network, text) => {
        const address = readSocialLink(network, text);
        if (address === null) return;
        const url = new URL(address);
        expect(['https:', 'http:']).toContain(url.protocol);
        expect(url.username).toBe('');
        expect(readSocialLink(network, address)).toBe(address);
        if (network !== 'other') expect(networkOf(address)).toBe(network);
      }),
    );
  });
});

it.each(['..', '@..', 'instagram.com/#!/..'])('takes %s for the name of nobody', (text) => {
  expect(readSocialLink('instagram', text)).toBeNull();
});

describe('shownSocialLinks', () => {
  it('has them in one order, another site by its name, and nothing that is no web address', () => {
    const links = {
      other: 'https://www.larkspur.example.org/blog',
      youtube: 'javascript:alert(1)',
      x: 'https://x.com/larkspur',
      facebook: 'https://www.facebook.com/larkspur',
    };
    expect(shownSocialLinks(links).map(({ label }) => label)).toEqual([
      'Facebook',
      'X',
      'larkspur.example.org',
    ]);
    expect(shownSocialLinks(undefined)).toEqual([]);
  });
});
