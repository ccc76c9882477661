import { Body, Controller, Headers, HttpStatus, Post } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness, MaybeActing } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import { OrderDeviceRequest, PushDeviceRemoval, PushDeviceState } from '../../../contract/following/push.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { OrderDevices } from './order-devices.service.js';

@ApiTags('following')
@Controller('api/push')
export class OrderDevicesController {
  constructor(private readonly devices: OrderDevices) {}

  @Post('devices/state')
  @Access('public')
  @ForBusiness('refund', { orForOneself: true })
  @AtMost(60, 10)
  @Answers(PushDeviceState, HttpStatus.OK)
  state(
    @MaybeActing() user: ActingUser | null,
    @Body({ schema: PushDeviceRemoval }) { endpoint }: PushDeviceRemoval,
  ): Promise<PushDeviceState> {
    return this.devices.state(user, endpoint);
  }

  @Post('orders')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(DoneView, HttpStatus.OK)
  async add(
    @Acting() user: ActingUser,
    @Body({ schema: OrderDeviceRequest }) request: OrderDeviceRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DoneView> {
    await this.devices.add(user, request, userAgent ?? null);
    return { done: true };
  }

  @Post('orders/remove')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(DoneView, HttpStatus.OK)
  async remove(
    @Acting() user: ActingUser,
    @Body({ schema: PushDeviceRemoval }) { endpoint }: PushDeviceRemoval,
  ): Promise<DoneView> {
    await this.devices.remove(user, endpoint);
    return { done: true };
  }
}
