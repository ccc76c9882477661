import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../platform/http/answers/encoding.rules.js';
import { weakTagOf } from '../../platform/http/answers/entity-tags.js';

const WORTH_COMPRESSING = 1_024;
const BROTLI_QUALITY = 4;
/** Not a part of what the page says. */
const RENDERED_AT = /"renderedAt":"[^"]*"/;

export interface Variant {
  encoding: Encoding;
  body: Buffer;
}

export class MadePage {
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly ready = new Map<Encoding, Variant>();
  private readonly making = new Map<Encoding, Promise<Variant>>();

  /** @param html empty for a redirect @param keepMs 0 where it may not be kept */
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    html: string,
    readonly keepMs: number,
  ) {
    this.plain = Buffer.from(html);
    this.tag = weakTagOf(html.replace(RENDERED_AT, ''));
    this.ready.set('identity', { encoding: 'identity', body: this.plain });
  }

  /** In bytes, roughly. */
  get size(): number {
    let size = 2_000;
    for (const { body } of this.ready.values()) size += body.length;
    return size;
  }

  inStock(encoding: Encoding): Variant | undefined {
    return this.ready.get(this.plain.length < WORTH_COMPRESSING ? 'identity' : encoding);
  }

  async in(encoding: Encoding): Promise<Variant> {
    const there = this.inStock(encoding);
    if (there) return there;
    let making = this.making.get(encoding);
    if (!making) {
      making = this.compress(encoding);
      this.making.set(encoding, making);
    }
    return making;
  }

  private async compress(encoding: Encoding): Promise<Variant> {
    const body = encoding === 'br' ? await brotli(this.plain) : await promisify(gzip)(this.plain);
    const variant = { encoding, body };
    this.ready.set(encoding, variant);
    this.making.delete(encoding);
    return variant;
  }
}

const brotli = (plain: Buffer) =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
