import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A picture that is kept. */
export interface KeptImage {
  id: string;
  /** As `contract/shared/images.ts` makes it. */
  url: string;
  width: number;
  height: number;
}

/** Keeps uploaded pictures: checked by content, turned upright, without EXIF, in three widths as WebP and JPEG. */
@Injectable()
export class Media {
  /**
   * Runs `write` with the picture kept, or with null where there is none. Fails `write`, or the transaction it makes, nothing of
   * the picture stays behind.
   * @throws IMAGE_TOO_LARGE, IMAGE_NOT_ACCEPTED, STORAGE_FULL; whatever `write` throws
   */
  async keeping<Result>(
    file: Buffer | null,
    userId: number,
    write: (image: KeptImage | null) => Promise<Result>,
  ): Promise<Result> {
    throw new Error(`not built: ${file?.length} ${userId} ${write.length}`);
  }

  /** Enqueues taking away a picture's files, in the transaction that lets go of it. Takes any address; others' pictures are left. */
  async discard(tx: EntityManager, url: string | null): Promise<void> {
    throw new Error(`not built: ${url} ${String(tx.dataSource.isInitialized)}`);
  }
}
