import { describe, expect, it } from '@jest/globals';
import { choosePicture } from './choose-picture';
import { MAX_EDGE, SMALL_ENOUGH_BYTES, jpegName, shrunkSize } from './shrink-picture';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const fileOf = (bytes: number, type: string, start = PNG) => {
  const content = new Uint8Array(bytes);
  content.set(start);
  return new File([content], 'carrots.png', { type });
};
const asItIs = (file: File) => Promise.resolve(file);
const MEGABYTE = 1024 * 1024;

describe('a chosen picture', () => {
  it('is taken when it is a JPEG or PNG of at most 5 MB', async () => {
    for (const type of ['image/jpeg', 'image/jpg', 'image/png']) {
      const file = fileOf(5 * MEGABYTE, type);
      expect(await choosePicture(file, asItIs)).toEqual({ file, message: null });
    }
  });

  it('is refused when it is no JPEG or PNG', async () => {
    for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', '']) {
      const { message } = await choosePicture(fileOf(10, type), asItIs);
      expect(message).toBe('Please select a valid image file (JPEG or PNG)');
    }
  });

  it('is taken as a phone writes it, even where the browser knows no type for it', async () => {
    const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
    for (const [name, type] of [
      ['a.heic', 'image/heic'],
      ['IMG_1.HEIC', ''],
      ['b.heif', 'image/heif'],
    ] as const) {
      const file = new File([new Uint8Array(heic)], name, { type });
      expect(await choosePicture(file, asItIs)).toEqual({ file, message: null });
    }
    const named = new File(['not a photo'], 'a.heic', { type: 'image/heic' });
    expect((await choosePicture(named, asItIs)).file).toBeNull();
  });

  it('is refused when it only says to be one', async () => {
    const start = [...new TextEncoder().encode('<svg')];
    const { message } = await choosePicture(fileOf(10, 'image/png', start), asItIs);
    expect(message).toBe('Please select a valid image file (JPEG or PNG)');
    const jpeg = fileOf(10, 'image/png', JPEG);
    expect(await choosePicture(jpeg, asItIs)).toEqual({ file: jpeg, message: null });
  });

  it('is refused when it is larger than 5 MB even after it was made smaller', async () => {
    const { file, message } = await choosePicture(fileOf(5 * MEGABYTE + 1, 'image/png'), asItIs);
    expect(file).toBeNull();
    expect(message).toBe('File size must be less than 5MB');
  });

  it('is taken when making it smaller brings it below 5 MB', async () => {
    const small = fileOf(1_000, 'image/jpeg');
    const choice = await choosePicture(fileOf(9 * MEGABYTE, 'image/jpeg'), () => Promise.resolve(small));
    expect(choice).toEqual({ file: small, message: null });
  });
});

describe('the size that a picture is sent in', () => {
  it('is its own for a small file', () => {
    expect(shrunkSize({ width: MAX_EDGE, height: 1_500 }, SMALL_ENOUGH_BYTES)).toBeNull();
  });

  it('has 2,000 pixels at its longer edge and keeps its shape', () => {
    expect(shrunkSize({ width: 4_000, height: 3_000 }, 1_000)).toEqual({ width: 2_000, height: 1_500 });
    expect(shrunkSize({ width: 3_000, height: 4_000 }, 1_000)).toEqual({ width: 1_500, height: 2_000 });
    expect(shrunkSize({ width: 90_000, height: 3 }, 1_000)).toEqual({ width: 2_000, height: 1 });
  });

  it('stays for a heavy file, which is only packed tighter', () => {
    expect(shrunkSize({ width: 1_800, height: 1_200 }, 3_000_000)).toEqual({ width: 1_800, height: 1_200 });
  });

  it('comes with a name that says JPEG', () => {
    expect(jpegName('barn.door.png')).toBe('barn.door.jpg');
    expect(jpegName('barn')).toBe('barn.jpg');
    expect(jpegName('.png')).toBe('picture.jpg');
  });
});
