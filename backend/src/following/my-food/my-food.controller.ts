import { Controller, Get } from '@nestjs/common';
import { MY_PICKUPS_SHOWN, MyPickupList } from '../../contract/following/my-food.js';
import { windowText } from '../../contract/marketplace/pickup/handover-words.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { pickupsOfBuyer } from './my-food.sql.js';

@ApiTags('following')
@Controller('api/my-food')
export class MyFoodController {
  constructor(private readonly database: Database) {}

  @Get('pickups')
  @Access('user')
  @Answers(MyPickupList)
  async pickups(@CurrentUser() { id }: SignedInUser): Promise<MyPickupList> {
    const rows = await fetchRows(this.database, pickupsOfBuyer, [id, MY_PICKUPS_SHOWN]);
    return rows.map(({ endsAt, timeZone, startsAt, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      when: windowText({ startsAt, endsAt, timeZone }),
    }));
  }
}
