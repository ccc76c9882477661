import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewKind } from '../../contract/content/sitemap.js';
import type { ErrorBody } from '../../contract/shared/errors.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { projectFolder } from '../../platform/config/project-folder.js';
import { boundedQueue } from '../../platform/http/bounded-queue.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { openPage } from '../../platform/http/in-process.js';
import { readFontWidths } from '../../platform/lettering/font-widths.js';
import { type FileAnswer, inProcessFetch } from '../in-process-fetch.js';
import { clientFolder, storefrontFolder } from '../storefront.js';
import { drawPreview, type PreviewFonts } from './draw-preview.js';
import { paintPreview } from './paint-preview.js';
import { DEFAULT_CARD, PREVIEW_SOURCES, type PreviewCard } from './preview-cards.js';
import { PreviewStore } from './preview-store.js';

/** Raise when the drawing changes. */
const EDITION = 1;
const FONTS = ['fraunces-560.ttf', 'figtree-500.ttf'].map((name) =>
  path.join(projectFolder(), 'backend/content/fonts', name),
);
/** Drawing takes a thread for some 40 ms and 10 MB. */
const inLine = boundedQueue({ atOnce: 2, longest: 60 });

export interface Preview {
  hash: string;
  png(): Promise<Buffer>;
}

@Injectable()
export class Previews {
  private readonly store: PreviewStore;
  private readonly artFolder: string;
  private fonts: Promise<PreviewFonts> | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) { dataDir, storefront }: Config,
  ) {
    this.store = new PreviewStore(path.join(dataDir, 'previews'));
    const files = storefront === 'vite' ? path.join(storefrontFolder, 'public') : clientFolder;
    this.artFolder = path.join(files, 'art');
  }

  default(): Promise<Preview> {
    return this.preview(DEFAULT_CARD);
  }

  /** @returns null where not everybody may see the page @throws the page's own server error */
  async of(kind: PreviewKind, key: string): Promise<Preview | null> {
    const source = PREVIEW_SOURCES[kind];
    const answer = await this.fetch(source.call(encodeURIComponent(key)));
    if (answer.ok) return this.preview(source.card(await answer.json()));
    // Whoever is told that there is no picture does not come again.
    if (answer.status >= 500) throw new DomainError(((await answer.json()) as ErrorBody).error);
    return null;
  }

  private async preview(card: PreviewCard): Promise<Preview> {
    const art = await this.readArt(card.picture.art);
    const shown = JSON.stringify([EDITION, card, art]);
    const hash = createHash('sha256').update(shown).digest('hex').slice(0, 40);
    return { hash, png: async () => (await this.store.get(hash)) ?? this.draw(hash, card, art) };
  }

  private draw(hash: string, card: PreviewCard, art: string): Promise<Buffer> {
    return inLine(async () => {
      const known = await this.store.get(hash);
      if (known) return known;
      const { photo } = card.picture;
      const bytes = photo === null ? null : await this.readPhoto(photo);
      const png = await paintPreview(drawPreview(card, await this.readFonts()), FONTS, {
        picture: bytes ?? Buffer.from(art),
        standing: bytes ? 'fills' : card.picture.standing,
      });
      // A photograph that could not be had now may be there the next time.
      if (photo === null || bytes) await this.store.put(hash, png);
      return png;
    });
  }

  private readFonts(): Promise<PreviewFonts> {
    this.fonts ??= Promise.all(FONTS.map((file) => readFile(file))).then(([fraunces, figtree]) => {
      if (!fraunces || !figtree) throw new Error('A font is missing.');
      return { fraunces: readFontWidths(fraunces), figtree: readFontWidths(figtree) };
    });
    return this.fonts;
  }

  /** A page of staff's has no drawing of its own; the landscape is always there. */
  private readArt(file: string): Promise<string> {
    return readFile(path.join(this.artFolder, file), 'utf8').catch(() =>
      readFile(path.join(this.artFolder, DEFAULT_CARD.picture.art), 'utf8'),
    );
  }

  private async readPhoto(address: string): Promise<Buffer | null> {
    const answer = await this.fetch(address);
    const isJpeg = answer.headers.get('content-type') === 'image/jpeg';
    return answer.ok && isJpeg ? Buffer.from(await answer.bytes()) : null;
  }

  private fetch(address: string): Promise<FileAnswer> {
    const { headers } = openPage();
    return inProcessFetch(this.host.httpAdapter.getInstance<FastifyInstance>(), headers)(address);
  }
}
