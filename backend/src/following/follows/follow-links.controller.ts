import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  FollowByLink,
  FollowLink,
  FollowList,
  FollowPreferences,
  FollowView,
  PreferencesByLink,
  UnfollowByLink,
} from '../../contract/following/follows.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { FollowsService } from './follows.service.js';

const DONE: DoneView = { done: true };

/** The token stands for the login. It is in no address, and so in no log. */
@ApiTags('following')
@Controller('api/follow-links')
export class FollowLinksController {
  constructor(private readonly follows: FollowsService) {}

  @Post('read')
  @Access('public')
  @AtMost(300, 10)
  @Answers(FollowList, HttpStatus.OK)
  read(@Body({ schema: FollowLink }) { token }: FollowLink): Promise<FollowList> {
    return this.follows.ofLink(token);
  }

  @Post('follow')
  @Access('public')
  @AtMost(120, 10)
  @Answers(FollowView, HttpStatus.OK)
  follow(@Body({ schema: FollowByLink }) { token, ...request }: FollowByLink): Promise<FollowView> {
    return this.follows.addByLink(token, request);
  }

  @Post('unfollow')
  @Access('public')
  @AtMost(120, 10)
  @Answers(DoneView, HttpStatus.OK)
  async unfollow(@Body({ schema: UnfollowByLink }) { token, id }: UnfollowByLink): Promise<DoneView> {
    await this.follows.removeByLink(token, id);
    return DONE;
  }

  @Post('preferences')
  @Access('public')
  @AtMost(120, 10)
  @Answers(FollowPreferences, HttpStatus.OK)
  prefer(
    @Body({ schema: PreferencesByLink }) { token, ...preferences }: PreferencesByLink,
  ): Promise<FollowPreferences> {
    return this.follows.preferByLink(token, preferences);
  }

  @Post('erase')
  @Access('public')
  @AtMost(30, 10)
  @Answers(DoneView, HttpStatus.OK)
  async erase(@Body({ schema: FollowLink }) { token }: FollowLink): Promise<DoneView> {
    await this.follows.eraseByLink(token);
    return DONE;
  }
}
