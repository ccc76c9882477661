import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type {
  FarmApplicationReceipt,
  FarmApplicationRequest,
} from '../../contract/directory/farm-applications.js';
import { FarmApplication } from './farm-application.entity.js';

@Injectable()
export class FarmApplicationsService {
  constructor(
    @InjectRepository(FarmApplication) private readonly applications: Repository<FarmApplication>,
  ) {}

  /** Keeps an application for a seller account, with status new. */
  async create(request: FarmApplicationRequest): Promise<FarmApplicationReceipt> {
    const saved = await this.applications.save({
      ...request,
      certifications: request.certifications || null,
    });
    return { id: saved.id, status: saved.status, createdAt: saved.createdAt.toISOString() };
  }
}
