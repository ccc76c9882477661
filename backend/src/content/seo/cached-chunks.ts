import { Injectable } from '@nestjs/common';
import { type Chunk, IndexedPages } from '../../platform/site-map/indexed-pages.js';

/** Counting every table takes a second where there are millions of rows. */
const KEPT_MS = 60_000;

@Injectable()
export class KeptChunks {
  private counted: { at: number; chunks: Promise<Chunk[]> } | null = null;

  constructor(private readonly pages: IndexedPages) {}

  all(): Promise<Chunk[]> {
    const { counted } = this;
    if (counted && Date.now() - counted.at < KEPT_MS) return counted.chunks;
    const chunks = this.pages.chunks();
    this.counted = { at: Date.now(), chunks };
    // What failed is tried again by whoever asks next.
    chunks.catch(() => (this.counted = null));
    return chunks;
  }
}
