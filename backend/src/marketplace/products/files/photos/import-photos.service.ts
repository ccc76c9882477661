import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { ProductImportView } from '../../../../contract/marketplace/product-files.js';
import { MAX_PRODUCT_IMAGES } from '../../../../contract/marketplace/shop.js';
import { MAX_IMAGE_BYTES } from '../../../../contract/shared/images.js';
import type { Config } from '../../../../platform/config/config.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import { changeRows, fetchRows } from '../../../../platform/database/statement.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { Media } from '../../../../platform/media/media.js';
import { DownloadFailed, downloadPublic } from '../../../../platform/outbound-http/download-public.js';
import { userAgentOf } from '../../../../platform/outbound-http/user-agent.js';
import { ProductImportPicture } from '../../../tables/product-import-picture.entity.js';
import { ProductImport } from '../../../tables/product-import.entity.js';
import { ProductVariant } from '../../../tables/product-variant.entity.js';
import type { OwnVendor } from '../../../vendors/current-vendor.js';
import * as sql from './import-photos.sql.js';

export const PHOTOS_QUEUE = 'product-import-photos';
export const PHOTOS_CATCH_UP = 'product-import-photos.catch-up';
export interface PhotosJob {
  importId: number;
}

const WITHIN_MS = 10_000;
/** Of one job, so that imports of others have their turn. */
const ADDRESSES_AT_ONCE = 20;
const ROWS_AT_ONCE = 1_000;
const MOST_FAILURES = 20;
/** Of one that never came to an end. */
const MOST_TRIES = 3;

const NO_PLACE = `The product was deleted, or has ${MAX_PRODUCT_IMAGES} photos now.`;
const NO_PHOTO = 'There is no photo at this address that we can read. Photos are JPEG, PNG, or HEIC.';
const NOT_STORED = 'We couldn’t store it. Import the file again to try once more.';

type Waiting = Awaited<ReturnType<typeof next>>[number];
const next = (db: DataSource, importId: number) =>
  fetchRows(db, sql.nextAddresses, [importId, ADDRESSES_AT_ONCE]);

/** Photos of imported products, by their addresses: fetched after the import, each address once. */
@Injectable()
export class ImportPhotos {
  private readonly logger = new Logger('ImportPhotos');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly media: Media,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns ids of the products that keep the photos they have, or wait for */
  async withOwn(tx: EntityManager, { id }: OwnVendor): Promise<Set<number>> {
    return new Set((await fetchRows(tx, sql.withOwnPhotos, [id])).map((one) => one.id));
  }

  /** In the transaction of the import. */
  async order(
    tx: EntityManager,
    importId: number,
    products: readonly { id: number | null; photos?: readonly string[] }[],
  ): Promise<void> {
    const rows = products.flatMap(({ id: productId, photos = [] }) =>
      photos.map((address, position) => ({ importId, productId: productId ?? 0, position, address })),
    );
    if (rows.length === 0) return;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx.insert(ProductImportPicture, rows.slice(at, at + ROWS_AT_ONCE));
    await this.enqueue(tx, importId);
  }

  /** The next few of an import; then another job goes on. */
  async fetch(importId: number): Promise<void> {
    const waiting = await next(this.db, importId);
    for (const one of waiting) await this.fetchOne(importId, one);
    if (waiting.length === ADDRESSES_AT_ONCE) await this.db.transaction((tx) => this.enqueue(tx, importId));
  }

  /** Goes on with imports whose job was lost. */
  async goOn(): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const { id } of await fetchRows(tx, sql.waitingImports, [])) await this.enqueue(tx, id);
    });
  }

  /** @returns by the import's id: how many come, are there, and failed, with the first failures */
  async told(importIds: readonly number[]): Promise<Map<number, ProductImportView['photos']>> {
    const counts = await fetchRows(this.db, sql.photoCounts, [importIds]);
    const failures = await fetchRows(this.db, sql.photoFailures, [importIds, MOST_FAILURES]);
    return new Map(
      counts.map(({ importId, ...own }) => [
        importId,
        {
          ...own,
          failures: failures.flatMap(({ importId: of, ...one }) => (of === importId ? [one] : [])),
        },
      ]),
    );
  }

  /** In the transaction of the undoing. */
  async takeBack(tx: EntityManager, importId: number, productIds: readonly number[]): Promise<void> {
    const gone = (await fetchRows(tx, sql.takePhotosBack, [importId, productIds])).map(({ url }) => url);
    if (gone.length === 0) return;
    await tx.update(
      ProductVariant,
      { imageUrl: In(gone), productId: In([...productIds]) },
      { imageUrl: null },
    );
    for (const url of gone) await this.media.discard(tx, url);
  }

  private enqueue(tx: EntityManager, importId: number): Promise<void> {
    return this.jobs.enqueue(tx, PHOTOS_QUEUE, { importId } satisfies PhotosJob, String(importId));
  }

  private async fetchOne(importId: number, { address, userId }: Waiting): Promise<void> {
    const [found] = await fetchRows(this.db, sql.countTry, [importId, address]);
    if (!found) return;
    if (found.tries > MOST_TRIES) return this.giveUp(importId, address, NOT_STORED);
    try {
      const { body } = await downloadPublic(address, {
        ...{ mostBytes: MAX_IMAGE_BYTES, withinMs: WITHIN_MS, baseUrl: this.config.downloads.baseUrl },
        userAgent: userAgentOf(this.config),
      });
      await this.media.keeping(body, userId, (image) => this.add(importId, address, image?.url ?? ''));
    } catch (error) {
      await this.giveUp(importId, address, this.failureOf(error));
    }
  }

  private async giveUp(importId: number, address: string, failure: string): Promise<void> {
    const waiting = { importId, address, url: IsNull(), failure: IsNull() };
    await this.db.manager.update(ProductImportPicture, waiting, { failure });
  }

  /** To all of the import's products that wait for what is at this address. */
  private add(importId: number, address: string, url: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_read' } as const;
      const found = await tx.findOne(ProductImport, { where: { id: importId, undoneAt: IsNull() }, lock });
      const rows = found ? await fetchRows(tx, sql.lockWaiting, [importId, address, MAX_PRODUCT_IMAGES]) : [];
      const ids = rows.map(({ id }) => id);
      const waiting = { importId, address, url: IsNull(), failure: IsNull() };
      if (ids.length === 0) await this.media.discard(tx, url);
      else {
        await tx.update(ProductImportPicture, { ...waiting, productId: In(ids) }, { url });
        await changeRows(tx, sql.addPhoto, [ids, url, importId]);
      }
      await tx.update(ProductImportPicture, waiting, { failure: NO_PLACE });
    });
  }

  /** Anything else than a bad address or file is ours to look at; the others go on. */
  private failureOf(error: unknown): string {
    if (error instanceof DownloadFailed) return error.message;
    if (
      error instanceof DomainError &&
      (error.code === 'IMAGE_NOT_ACCEPTED' || error.code === 'HEIC_NOT_READ')
    )
      return NO_PHOTO;
    this.logger.warn(`A photo of an import could not be stored: ${String(error)}`);
    return NOT_STORED;
  }
}
