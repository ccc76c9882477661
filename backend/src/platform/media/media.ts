import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { imageIdOf, imageUrl, MAX_IMAGE_BYTES } from '../../contract/shared/images.js';
import { fetchRows } from '../database/statement.js';
import { DomainError } from '../http/errors/domain-error.js';
import { Jobs } from '../jobs/jobs.js';
import { IMAGE_FILES } from './image-files.js';
import { Image } from './image.entity.js';
import { makeVariants, type Variants } from './make-variants.js';
import { asDomainError, type MediaStore, StoreDown } from './media-store.js';
import * as sql from './media.sql.js';

export const MEDIA_STORE = Symbol('MEDIA_STORE');

/** For pictures that nothing may refer to anymore. */
export const DISCARD = 'media-discard';
/** Hours: its form may still be on the way. */
const KEEP_UNUSED_HOURS = 24;

export interface KeptImage {
  id: string;
  /** As `contract/shared/images.ts` makes it. */
  url: string;
  width: number;
  height: number;
}

/** Kept while an `image_id`, `image_url`, `images` or `content` column names it; else swept in a day. */
@Injectable()
export class Media {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  /**
   * Runs `write` with the picture kept, or with null where there is none. Fails `write`, or the transaction
   * it makes, nothing of the picture stays behind.
   * @throws IMAGE_TOO_LARGE, IMAGE_NOT_ACCEPTED, STORAGE_FULL, STORAGE_UNAVAILABLE; whatever `write` throws
   */
  async keeping<Result>(
    file: Buffer | null,
    userId: number,
    write: (image: KeptImage | null) => Promise<Result>,
  ): Promise<Result> {
    if (!file) return write(null);
    if (file.length > MAX_IMAGE_BYTES) throw new DomainError('IMAGE_TOO_LARGE');
    const variants = await makeVariants(file);
    const { width, height } = variants;
    const id = randomBytes(16).toString('base64url');
    // The row comes first: whatever happens from here on, the daily sweep knows of the files.
    await this.dataSource.getRepository(Image).insert({ id, userId, width, height });
    try {
      await this.putAll(id, variants);
      return await write({ id, url: imageUrl(id), width, height });
    } catch (error) {
      // A store that does not answer would let the person wait once more.
      if (!(error instanceof StoreDown)) await this.tryToRemove(id);
      throw asDomainError(error);
    }
  }

  /** In the caller's transaction. Takes any address; others' pictures are left. */
  async discard(tx: EntityManager, url: string | null): Promise<void> {
    const id = imageIdOf(url);
    if (id !== null) await this.jobs.enqueue(tx, DISCARD, { id }, id);
  }

  async sweep(): Promise<void> {
    const old = await fetchRows(this.dataSource, sql.oldImages, [KEEP_UNUSED_HOURS]);
    await this.removeUnused(old.map(({ id }) => id));
  }

  /** Keeps those that something refers to. */
  async removeUnused(ids: readonly string[]): Promise<void> {
    for (const id of await this.unused(ids)) await this.remove(id);
  }

  private async unused(ids: readonly string[]): Promise<string[]> {
    const columns = await fetchRows(this.dataSource, sql.imageColumns, []);
    const rows = await fetchRows(this.dataSource, sql.unusedImages(columns), [ids]);
    return rows.map(({ id }) => id);
  }

  private async putAll(id: string, { files }: Variants): Promise<void> {
    const puts = files.map(({ name, bytes, type }) => this.store.put(`${id}/${name}`, bytes, type));
    // All have ended before anything is removed again.
    const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  private async tryToRemove(id: string): Promise<void> {
    await this.remove(id).catch((failure: unknown) =>
      this.logger.warn(`Picture ${id} is left for the sweep: ${String(failure)}`),
    );
  }

  /** The row goes last: while it is there, the files are not forgotten. */
  private async remove(id: string): Promise<void> {
    for (const name of IMAGE_FILES) await this.store.delete(`${id}/${name}`);
    await this.dataSource.getRepository(Image).delete({ id });
  }
}
