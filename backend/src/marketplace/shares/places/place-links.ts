import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

type What = 'wait' | 'renewal';

/** Keys of links to a place that is kept: nobody makes them up, and they can be sent again. */
@Injectable()
export class PlaceLinks {
  constructor(private readonly db: DataSource) {}

  async tokenOf(what: What, id: number): Promise<string> {
    return `${id}-${signatureOf(`${what} ${id}`, await appSecret(this.db, 'share-places'))}`;
  }

  /** @returns the id; null of what isn't such a token */
  async idOf(what: What, token: string): Promise<number | null> {
    const id = Number(/^[1-9]\d{0,8}(?=-)/.exec(token)?.[0] ?? 0);
    return id > 0 && isSameSignature(token, await this.tokenOf(what, id)) ? id : null;
  }
}
