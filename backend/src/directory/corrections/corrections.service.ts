import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository } from 'typeorm';
import type { CorrectionReceipt, CorrectionRequest } from '../../contract/directory/corrections.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Correction } from './correction.entity.js';

@Injectable()
export class CorrectionsService {
  constructor(@InjectRepository(Correction) private readonly corrections: Repository<Correction>) {}

  /**
   * Keeps what a visitor says is wrong with a place or a farm.
   * @throws PLACE_NOT_FOUND
   */
  async create({ placeId, message, email }: CorrectionRequest): Promise<CorrectionReceipt> {
    const [type, id] = placeId.split('-');
    const subject = type === 'farm' ? { farmId: Number(id) } : { placeId: Number(id) };
    try {
      const saved = await this.corrections.save(
        this.corrections.create({ ...subject, message, email: email ?? null }),
      );
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    } catch (error) {
      if (isMissingSubject(error)) throw new DomainError('PLACE_NOT_FOUND', undefined, { cause: error });
      throw error;
    }
  }
}

/** SQLSTATE 23503: what the foreign key points to does not exist. */
const isMissingSubject = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23503';
