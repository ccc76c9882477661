import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeVariants } from './make-variants.js';
import { readHeic } from './read-heic.js';

/** What hides in a file must be in none of those that are made of it. */
const HIDDEN = '<script>steal("26.6204,-81.8725")</script>';

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#557733' } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with chunks of its own behind the head. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const headEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)]);
}

const compressedText = (text: Buffer) =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]));

/** A JPEG with a segment behind its first two bytes. */
async function jpegWith(marker: number, data: string): Promise<Buffer> {
  const jpeg = await picture().jpeg().toBuffer();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(data), jpeg.subarray(2)]);
}

const withTail = async (file: Promise<Buffer>) => Buffer.concat([await file, Buffer.from(HIDDEN.repeat(50))]);

describe('a picture with something hidden in it', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG with a page behind its end', () => withTail(picture().jpeg().toBuffer())],
    ['a PNG with a page behind its end', () => withTail(picture().png().toBuffer())],
    ['a JPEG with a comment', () => jpegWith(0xfe, HIDDEN)],
    [
      'a JPEG with XMP',
      () => jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${HIDDEN}</x:xmpmeta>`),
    ],
    ['a JPEG with IPTC', () => jpegWith(0xed, `Photoshop 3.0\0${HIDDEN}`)],
    ['a JPEG with a segment of an application', () => jpegWith(0xef, HIDDEN)],
    ['a PNG with a text', () => pngWith(chunk('tEXt', Buffer.from(`Comment\0${HIDDEN}`)))],
    ['a PNG with a long packed text', () => pngWith(compressedText(Buffer.from(HIDDEN.repeat(1_000))))],
    ['a PNG with a chunk of its own', () => pngWith(chunk('evIl', Buffer.from(HIDDEN)))],
    ['a PNG with EXIF', () => pngWith(chunk('eXIf', Buffer.from(`MM\0*\0\0\0\b\0\0\0\0\0\0${HIDDEN}`)))],
    [
      'a JPEG that says where it was taken',
      () =>
        picture()
          .withExif({
            IFD0: { Copyright: HIDDEN },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 37/1 0/1' },
          })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a PNG that says where it was taken',
      () =>
        picture()
          .withExif({
            IFD0: { Copyright: HIDDEN },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 37/1 0/1' },
          })
          .png()
          .toBuffer(),
    ],
  ])('loses it in every width and format: %s', async (_what, make) => {
    const file = await make();
    const { files } = await makeVariants(file);
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['1600.jpg', '1600.webp', '400.jpg', '400.webp', '800.jpg', '800.webp'].sort(),
    );
    for (const { bytes } of files) {
      expect(bytes.includes('steal') || bytes.includes('26.6204')).toBe(false);
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
    }
  });
});

describe('a photograph as phones write it', () => {
  const heic = () => readFileSync(new URL('../../../test/fixtures/phone.heic', import.meta.url));

  it('is turned upright and says no more where it was taken', async () => {
    expect(heic().includes('26.6204')).toBe(true);
    const { files, width, height } = await makeVariants(heic());
    expect([width, height]).toEqual([64, 96]);
    for (const { bytes } of files) {
      expect(bytes.includes('26.6204')).toBe(false);
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const middleOf = (y: number) => [
        ...data.subarray((y * info.width + 32) * 3, (y * info.width + 33) * 3),
      ];
      const [red = 0, , notBlue = 0] = middleOf(10);
      const [notRed = 0, , blue = 0] = middleOf(85);
      expect(red - notBlue).toBeGreaterThan(100);
      expect(blue - notRed).toBeGreaterThan(100);
    }
  });

  it('is refused with words about HEIC where it is broken', async () => {
    for (const broken of [
      heic().subarray(0, 900),
      Buffer.concat([heic().subarray(0, 40), Buffer.alloc(900)]),
    ])
      await expect(makeVariants(broken)).rejects.toMatchObject({ code: 'HEIC_NOT_READ' });
  });

  it('is refused before it is unpacked where it has too many pixels', async () => {
    await expect(readHeic(heic(), 1_000, () => Promise.resolve(0))).rejects.toMatchObject({
      code: 'HEIC_NOT_READ',
    });
  });
});

describe('a file that is another kind beside, or far more than it weighs', () => {
  const refused: [string, () => Promise<Buffer> | Buffer][] = [
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\x01\0\x01\0\0\0*/=1;alert(1)//', 'latin1')],
    [
      'an SVG behind the mark of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg onload="alert(1)"/>')]),
    ],
    [
      'a page behind the mark of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(HIDDEN)]),
    ],
    ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['an archive', () => Buffer.from('504b0304', 'hex')],
    ['a JPEG of 65,000 by 65,000 pixels', async () => jpegOfSize(65_000, 65_000)],
    ['a PNG of two billion pixels a side', () => pngOfSize(0x7fffffff, 0x7fffffff)],
    ['a PNG without pixels', () => pngOfSize(0, 0)],
  ];

  it.each(refused)('is refused when it is %s', async (_what, make) => {
    await expect(makeVariants(await make())).rejects.toMatchObject({ code: 'IMAGE_NOT_ACCEPTED' });
  });

  it('costs no memory for a text that unpacks to gigabytes', async () => {
    const before = process.memoryUsage.rss();
    const file = await pngWith(compressedText(Buffer.alloc(200_000_000)));
    const packed = process.memoryUsage.rss();
    await makeVariants(file).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'IMAGE_NOT_ACCEPTED' }),
    );
    expect(process.memoryUsage.rss() - Math.max(before, packed)).toBeLessThan(150_000_000);
  });
});

function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small JPEG whose head claims another size. */
async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await picture().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
