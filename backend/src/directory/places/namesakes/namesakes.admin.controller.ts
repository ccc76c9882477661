import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Namesake, NamesakeQuery } from '../../../contract/directory/admin/namesakes.admin.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { Namesakes } from './namesakes.service.js';

@ApiTags('admin: places')
@Controller('api/admin/namesakes')
export class NamesakesAdminController {
  constructor(private readonly namesakes: Namesakes) {}

  @Get()
  @Access('admin')
  @Answers(z.array(Namesake))
  search(@Query({ schema: NamesakeQuery }) query: NamesakeQuery): Promise<Namesake[]> {
    return this.namesakes.search(query);
  }
}
