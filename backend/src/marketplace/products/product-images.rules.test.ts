import { describe, expect, it } from '@jest/globals';
import { orderImages } from './product-images.rules.js';

const A = { url: '/media/a/800.jpg', alt: 'Red' };
const B = { url: '/media/b/800.jpg', alt: 'Green' };

describe('orderImages', () => {
  it('leaves the pictures alone where the form says nothing of them, and puts new ones behind', () => {
    expect(orderImages(undefined, [A, B], ['/media/c/800.jpg'])).toEqual({
      images: [A, B, { url: '/media/c/800.jpg', alt: '' }],
    });
  });

  it('takes the order and the descriptions of the form, also for files that come with it', () => {
    const given = [
      { url: 'upload:1', alt: 'Blue' },
      { ...B, alt: 'Greener' },
    ];
    expect(orderImages(given, [A, B], ['/media/c/800.jpg', '/media/d/800.jpg'])).toEqual({
      images: [
        { url: '/media/d/800.jpg', alt: 'Blue' },
        { url: B.url, alt: 'Greener' },
        { url: '/media/c/800.jpg', alt: '' },
      ],
    });
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    '/media/x/800.jpg',
    'upload:0',
    'upload:-1',
    'javascript:alert(1)',
    '',
  ])('refuses a picture that is neither the product\'s nor came along: "%s"', (url) => {
    expect(orderImages([{ url, alt: '' }], [A], [])).toHaveProperty('message');
  });

  it('refuses the same picture twice, and more than eight', () => {
    expect(orderImages([A, A], [A], [])).toHaveProperty('message');
    const nine = Array.from({ length: 9 }, (_, index) => `/media/${index}/800.jpg`);
    expect(orderImages([], [], nine)).toEqual({ message: 'Please use at most 8 photos.' });
  });
});
