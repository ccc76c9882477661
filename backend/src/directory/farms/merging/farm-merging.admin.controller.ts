import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { FarmDouble, MergeBody } from '../../../contract/directory/admin/farms.admin.js';
import { FarmParams } from '../../../contract/directory/farms.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { FarmDoubles } from './duplicate-farms.js';
import { MergeFarms } from './merge-farms.js';

const MergedFarm = z.object({ id: z.number() });

@ApiTags('admin: farms')
@Controller('api/admin/farms')
export class FarmMergingAdminController {
  constructor(
    private readonly doubles: FarmDoubles,
    private readonly merging: MergeFarms,
  ) {}

  @Get(':id/doubles')
  @Access('admin')
  @Answers(z.array(FarmDouble))
  find(@Param({ schema: FarmParams }) { id }: FarmParams): Promise<FarmDouble[]> {
    return this.doubles.of(id);
  }

  @Post(':id/merge')
  @Access('admin')
  @Answers(MergedFarm)
  async merge(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: MergeBody }) body: MergeBody,
  ): Promise<z.infer<typeof MergedFarm>> {
    await this.merging.merge(actor, id, body);
    return { id };
  }
}
