import { Body, Controller, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { MarketParams } from '../../../contract/directory/market-management.js';
import {
  StallMapAnswer,
  StallMapRequest,
  StallPictureFields,
} from '../../../contract/directory/stall-map.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { StallMaps } from './stall-maps.service.js';

@ApiTags('directory')
@Controller('api/markets/:id/stall-map')
export class StallMapController {
  constructor(private readonly maps: StallMaps) {}

  @Put()
  @Access('user')
  @Answers(StallMapAnswer)
  async set(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: StallMapRequest }) body: StallMapRequest,
  ): Promise<StallMapAnswer> {
    return { map: await this.maps.set(user.id, id, body) };
  }

  @Post('picture')
  @Access('user')
  @UploadsAtMost()
  @Answers(StallMapAnswer, HttpStatus.OK)
  async givePicture(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Multipart({ schema: StallPictureFields, file: 'image' }) { file }: FormWithFile<StallPictureFields>,
  ): Promise<StallMapAnswer> {
    return { map: await this.maps.givePicture(user.id, id, file) };
  }
}
