import { Body, Controller, Get, Headers, Post } from '@nestjs/common';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  PushDeviceMove,
  PushDeviceRemoval,
  PushDeviceRequest,
  PushKey,
} from '../../contract/following/push.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { MaybeUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { PushClient } from '../../platform/push/push-client.js';
import { PushDevices } from './push-devices.service.js';

/** A device needs no login for itself: only it knows its address. */
@ApiTags('following')
@Controller('api/push')
export class PushController {
  constructor(
    private readonly client: PushClient,
    private readonly devices: PushDevices,
  ) {}

  @Get('key')
  @Access('public')
  @Answers(PushKey)
  async key(): Promise<PushKey> {
    return { key: await this.client.publicKey() };
  }

  @Post('devices')
  @Access('public')
  @AtMost(30, 10)
  @Answers(DoneView)
  async add(
    @MaybeUser() user: SignedInUser | null,
    @Body({ schema: PushDeviceRequest }) request: PushDeviceRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DoneView> {
    await this.devices.add(user?.id ?? null, request, userAgent ?? null);
    return { done: true };
  }

  @Post('devices/move')
  @Access('public')
  @AtMost(30, 10)
  @Answers(DoneView)
  async move(@Body({ schema: PushDeviceMove }) request: PushDeviceMove): Promise<DoneView> {
    await this.devices.move(request);
    return { done: true };
  }

  @Post('devices/remove')
  @Access('public')
  @AtMost(30, 10)
  @Answers(DoneView)
  async remove(@Body({ schema: PushDeviceRemoval }) { endpoint }: PushDeviceRemoval): Promise<DoneView> {
    await this.devices.remove(endpoint);
    return { done: true };
  }
}
