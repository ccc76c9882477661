import { Controller, Get } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { FollowerCounts } from '../../contract/following/follows.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { FollowsService } from './follows.service.js';

@ApiTags('following')
@Controller('api/farmer/followers')
export class FollowerCountsController {
  constructor(private readonly follows: FollowsService) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(FollowerCounts)
  counts(@Acting() { id }: ActingUser): Promise<FollowerCounts> {
    return this.follows.countsOf(id);
  }
}
