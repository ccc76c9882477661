import { Controller, Get, Query } from '@nestjs/common';
import { ShelvesQuery, ShelvesView } from '../../../contract/marketplace/shelves.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { Shows } from '../../../platform/http/shows.js';
import { Shelves } from './shelves.service.js';

@ApiTags('marketplace')
@Controller('api/shelves')
export class ShelvesController {
  constructor(private readonly shelves: Shelves) {}

  @Get()
  @Access('public')
  @Answers(ShelvesView)
  @Shows(
    ...(['dated_stock', 'delivery_zones', 'farms', 'pickup_schedules', 'pickup_sites'] as const),
    ...(['pickup_windows', 'product_variants', 'products', 'vendors'] as const),
  )
  at(@Query({ schema: ShelvesQuery }) { zipCode }: ShelvesQuery): Promise<ShelvesView> {
    return this.shelves.at(zipCode);
  }
}
