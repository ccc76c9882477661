import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  NearestZipQuery,
  SimilarZipCodes,
  ZipCodeParams,
  ZipCodeView,
} from '../../contract/directory/zip-codes.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';

/** Nobody lives further than this from the center of their ZIP code, except far out at sea. */
const MOST_MILES = 60;
const MOST_SIMILAR = 4;

@ApiTags('directory')
@Controller('api/zip-codes')
export class ZipCodesController {
  constructor(private readonly zipCodes: ZipCodes) {}

  /** The ZIP code nearest to a position; 404 outside of the United States. */
  @Get('nearest')
  @Access('public')
  @Answers(ZipCodeView)
  @Shows()
  async nearest(@Query({ schema: NearestZipQuery }) position: NearestZipQuery): Promise<ZipCodeView> {
    return found(await this.zipCodes.nearest(position, MOST_MILES));
  }

  @Get(':zipCode')
  @Access('public')
  @Answers(ZipCodeView)
  @Shows()
  async get(@Param({ schema: ZipCodeParams }) { zipCode }: ZipCodeParams): Promise<ZipCodeView> {
    return found(await this.zipCodes.find(zipCode));
  }

  /** What may have been meant by a ZIP code that does not exist; nothing for one that does. */
  @Get(':zipCode/similar')
  @Access('public')
  @Answers(SimilarZipCodes)
  @Shows()
  similar(@Param({ schema: ZipCodeParams }) { zipCode }: ZipCodeParams): Promise<SimilarZipCodes> {
    return this.zipCodes.similar(zipCode, MOST_SIMILAR);
  }
}

function found(row: ZipCodeView | null): ZipCodeView {
  if (!row) throw new DomainError('ZIP_NOT_FOUND');
  return row;
}
