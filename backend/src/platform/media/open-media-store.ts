import path from 'node:path';
import type { Config } from '../config/config.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

export const mediaFolder = (dataDir: string): string => path.join(dataDir, 'media');

/** A bucket, else a folder. */
export const openMediaStore = ({ media, dataDir }: Pick<Config, 'media' | 'dataDir'>): MediaStore =>
  media.s3 ? new S3Store(media.s3) : new DiskStore(mediaFolder(dataDir));
