import { describe, expect, it } from '@jest/globals';
import { readSocialLinks } from './social-links.rules.js';

const read = (row: Record<string, string>, website: string | null = null) => readSocialLinks(row, website);

describe('readSocialLinks', () => {
  it('reads the columns of the older export', () => {
    const row = {
      facebook: 'www.facebook.com/larkspur.market?ref=hl',
      twitter: 'https://twitter.com/LarkspurMkt',
      youtube: 'http://www.youtube.com/user/Larkspur ',
      othermedia: 'Instagram:  larkspurmkt',
    };
    expect(read(row)).toEqual({
      facebook: 'https://www.facebook.com/larkspur.market',
      x: 'https://x.com/LarkspurMkt',
      youtube: 'https://www.youtube.com/user/Larkspur',
      instagram: 'https://www.instagram.com/larkspurmkt',
    });
  });

  it('reads the columns of the API and the newer exports', () => {
    const row = {
      media_facebook: 'LarkspurFarm',
      media_instagram: '@larkspur_farm',
      media_twitter: '@LarkspurFarm',
      media_youtube: 'youtube.com/channel/UCzh97IIXhKoZvmJaDgtshdQ',
      media_pinterest: 'pinterest.com/larkspur',
      media_blog: 'larkspur.blogspot.com',
    };
    expect(Object.keys(read(row)).sort()).toEqual(
      ['facebook', 'instagram', 'other', 'pinterest', 'x', 'youtube'].sort(),
    );
  });

  it.each([
    ['facebook', '@larkspurmarket', { facebook: 'https://www.facebook.com/larkspurmarket' }],
    ['facebook', 'www. facebook.com/larkspur', { facebook: 'https://www.facebook.com/larkspur' }],
    ['facebook', 'www.facebook/larkspur', { facebook: 'https://www.facebook.com/larkspur' }],
    ['facebook', 'https://www.instagram.com/larkspur/', { instagram: 'https://www.instagram.com/larkspur' }],
    ['facebook', 'https://www.facebook.comLarkspur', { facebook: 'https://www.facebook.com/Larkspur' }],
    ['twitter', 'www.twitter.com@Larkspur', { x: 'https://x.com/Larkspur' }],
    ['othermedia', '@larkspur (Instagram)', { instagram: 'https://www.instagram.com/larkspur' }],
    ['twitter', 'Old Town Market @OldTownMkt', { x: 'https://x.com/OldTownMkt' }],
    ['othermedia', 'IG: larkspur', { instagram: 'https://www.instagram.com/larkspur' }],
    ['othermedia', 'Instagram @larkspur', { instagram: 'https://www.instagram.com/larkspur' }],
    ['othermedia', 'Instagram= @larkspur', { instagram: 'https://www.instagram.com/larkspur' }],
    ['othermedia', 'instagram - @larkspur', { instagram: 'https://www.instagram.com/larkspur' }],
    [
      'othermedia',
      'https://www.instagram.com/larkspur/, our app:  https://larkspur.example.org/join',
      { instagram: 'https://www.instagram.com/larkspur', other: 'https://larkspur.example.org/join' },
    ],
    [
      'facebook',
      'facebook.com/larkspur; facebook.com/larkspur.two, twitter.com/larkspur',
      { facebook: 'https://www.facebook.com/larkspur', x: 'https://x.com/larkspur' },
    ],
    [
      'othermedia',
      'Instagram: https://instagram.com/larkspur',
      { instagram: 'https://www.instagram.com/larkspur' },
    ],
  ])('of %s reads %j', (column, text, links) => {
    expect(read({ [column]: text })).toEqual(links);
  });

  it.each([
    ['facebook', 'Larkspur Farmers Market'],
    ['facebook', 'Larkspur'],
    ['facebook', 'no'],
    ['facebook', 'N/A'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'javascript:alert(1) @'],
    ['twitter', 'larkspur@example.org'],
    ['twitter', 'farmersmarket@LarkspurMkt'],
    ['othermedia', '@larkspur'],
    ['othermedia', 'Twitter , instagram'],
    ['othermedia', 'None'],
  ])('of %s leaves out %j', (column, text) => {
    expect(read({ [column]: text })).toEqual({});
  });

  it('does not name the website once more', () => {
    const website = 'http://www.facebook.com/larkspur/';
    expect(read({ facebook: 'https://www.facebook.com/larkspur' }, website)).toEqual({});
    expect(read({ othermedia: 'larkspur.example.org' }, 'http://larkspur.example.org/')).toEqual({});
  });
});
