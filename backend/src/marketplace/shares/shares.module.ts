import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { SearchNearModule } from '../near/search-near.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BoxDraw } from '../tables/box-draw.entity.js';
import { CreditGift } from '../tables/credit-gift.entity.js';
import { CreditPurchase } from '../tables/credit-purchase.entity.js';
import { KeptPlace } from '../tables/kept-place.entity.js';
import { MemberEntry } from '../tables/member-entry.entity.js';
import { MemberImport } from '../tables/member-import.entity.js';
import { PromiseEvent } from '../tables/promise-event.entity.js';
import { BoxPromise } from '../tables/promise.entity.js';
import { ShareContent } from '../tables/share-content.entity.js';
import { ShareDate } from '../tables/share-date.entity.js';
import { ShareHandover } from '../tables/share-handover.entity.js';
import { ShareHours } from '../tables/share-hours.entity.js';
import { SharePayment } from '../tables/share-payment.entity.js';
import { SharePlan } from '../tables/share-plan.entity.js';
import { SharePledge } from '../tables/share-pledge.entity.js';
import { ShareRenewal } from '../tables/share-renewal.entity.js';
import { ShareRound } from '../tables/share-round.entity.js';
import { ShareSite } from '../tables/share-site.entity.js';
import { ShareSize } from '../tables/share-size.entity.js';
import { ShareWait } from '../tables/share-wait.entity.js';
import { ShareWork } from '../tables/share-work.entity.js';
import { ShortCropPart } from '../tables/short-crop-part.entity.js';
import { ShortCrop } from '../tables/short-crop.entity.js';
import { Subscription } from '../tables/subscription.entity.js';
import { VendorsModule } from '../vendors/vendors.module.js';
import { CancelSubscriptions } from './accounts/cancel-subscriptions.js';
import { AddOnsController, MemberAddOnsController } from './add-ons/add-ons.controller.js';
import { AddOns } from './add-ons/add-ons.service.js';
import { BoxesController, FarmBoxesController } from './boxes/boxes.controller.js';
import { Boxes } from './boxes/boxes.service.js';
import {
  ShareCalendarLinksController,
  ShareCalendarsController,
} from './calendar/share-calendars.controller.js';
import { ShareCalendars } from './calendar/share-calendars.service.js';
import { CardCharges } from './cards/card-charges.service.js';
import { CardMoney } from './cards/card-money.js';
import { CardPages } from './cards/card-pages.service.js';
import { CardJobs } from './cards/cards.job.js';
import { KeepMoney } from './cards/keep-money.job.js';
import { BoughtCredit } from './credits/bought-credit.js';
import { BuyCredit } from './credits/buy-credit.service.js';
import {
  CreditGiftsController,
  CreditsController,
  SoldCreditController,
} from './credits/credits.controller.js';
import { SoldCredit } from './credits/sold-credit.service.js';
import { TakeGift } from './credits/take-gift.service.js';
import { SettleCrops } from './crops/settle-crops.job.js';
import { ShortCropsController } from './crops/short-crops.controller.js';
import { ShortCrops } from './crops/short-crops.service.js';
import { CancelDayJob } from './days/cancel-day.job.js';
import { CancelDay } from './days/cancel-day.js';
import { ShareContents } from './days/contents.service.js';
import { NearShareDaysController, ShareDaysController } from './days/share-days.controller.js';
import { ShareDays } from './days/share-days.service.js';
import { HandoversController } from './handing-over/handovers.controller.js';
import { Handovers } from './handing-over/handovers.service.js';
import { GoOnController } from './joining/go-on.controller.js';
import { GoOn } from './joining/go-on.service.js';
import { JoinShare } from './joining/join-share.js';
import { PublicSharesController } from './joining/public-shares.controller.js';
import { PublicShares } from './joining/public-shares.service.js';
import { ShareIndex } from './joining/share-index.js';
import { TellJoined } from './joining/tell-joined.js';
import { Trials } from './joining/trials.job.js';
import { MemberRecords } from './member-records.js';
import { EndShare } from './members/end-share.service.js';
import { EndSuspended } from './members/end-suspended.job.js';
import { MemberFilesController } from './members/files/member-files.controller.js';
import { MemberFilesJobs } from './members/files/member-files.job.js';
import { MemberFiles } from './members/files/member-files.service.js';
import { OverSeasons } from './members/over-seasons.job.js';
import { ShareMembersController } from './members/share-members.controller.js';
import { ShareMembers } from './members/share-members.service.js';
import { ShareMoneyController } from './members/share-money.controller.js';
import { ShareMoney } from './members/share-money.service.js';
import { SubscriptionsController } from './members/subscriptions.controller.js';
import { Subscriptions } from './members/subscriptions.service.js';
import { BoxOrdersOfShares } from './packing/box-orders-of-shares.js';
import { PackBoxes } from './packing/pack-boxes.job.js';
import { DuePayments } from './payments/due-payments.job.js';
import { MemberCreditController, OwnCreditController } from './payments/share-credit.controller.js';
import { ShareCredit } from './payments/share-credit.service.js';
import { KeepAgain } from './places/keep-again.js';
import { PlaceLinks } from './places/place-links.js';
import { SharePlansController } from './plans/share-plans.controller.js';
import { SharePlans } from './plans/share-plans.service.js';
import { CloseRound } from './prices/close-round.js';
import { CloseRounds } from './prices/close-rounds.job.js';
import { Pledges } from './prices/pledges.service.js';
import { PledgesController, RoundsController } from './prices/rounds.controller.js';
import { Rounds } from './prices/rounds.service.js';
import { EnteredRenewals } from './renewals/entered-renewals.service.js';
import { RenewalsController, VendorRenewalsController } from './renewals/renewals.controller.js';
import { RenewalsJob } from './renewals/renewals.job.js';
import { Renewals } from './renewals/renewals.service.js';
import { Renewing } from './renewals/renewing.js';
import { ShareEndingsAdminController } from './staff/share-endings.admin.controller.js';
import { ShareMembersStaff } from './staff/share-members.staff.js';
import {
  creditPurchaseResource,
  memberEntryResource,
  shareRenewalResource,
  shareWaitResource,
  shareBoxResource,
  shareMemberResource,
  shareResource,
} from './staff/shares.admin.sql.js';
import {
  CreditPurchasesStaff,
  MemberEntriesStaff,
  ShareBoxesStaff,
  ShareRenewalsStaff,
  SharesStaff,
  ShareWaitsStaff,
} from './staff/shares.staff.js';
import { OfferPlaces } from './waits/offer-places.job.js';
import { WaitingLine } from './waits/waiting-line.js';
import { VendorWaitsController, WaitsController } from './waits/waits.controller.js';
import { Waits } from './waits/waits.service.js';
import { ShareWorksController } from './works/share-works.controller.js';
import { ShareWorks } from './works/share-works.service.js';

/** What staff see of it. */
const STAFF = [
  adminController(shareResource, SharesStaff),
  adminController(shareMemberResource, ShareMembersStaff),
  adminController(shareBoxResource, ShareBoxesStaff),
  adminController(memberEntryResource, MemberEntriesStaff),
  adminController(creditPurchaseResource, CreditPurchasesStaff),
  adminController(shareWaitResource, ShareWaitsStaff),
  adminController(shareRenewalResource, ShareRenewalsStaff),
];

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ...[SharePlan, ShareSize, ShareSite, ShareDate, ShareContent],
      ...[
        Subscription,
        BoxPromise,
        PromiseEvent,
        SharePayment,
        BoxDraw,
        MemberEntry,
        CreditPurchase,
        CreditGift,
        MemberImport,
        ShareHandover,
      ],
      ...[ShortCrop, ShortCropPart, KeptPlace, ShareWait, ShareRenewal],
      ...[ShareRound, SharePledge, ShareWork, ShareHours],
    ]),
    UsersModule,
    OrdersModule,
    PaymentsModule,
    SearchNearModule,
    VendorsModule,
  ],
  controllers: [
    ...STAFF,
    ShareEndingsAdminController,
    ...[ShareMoneyController, SharePlansController, MemberFilesController, ShareMembersController],
    ...[PublicSharesController, SubscriptionsController, GoOnController, HandoversController],
    ...[
      BoxesController,
      FarmBoxesController,
      ShareDaysController,
      NearShareDaysController,
      ShortCropsController,
    ],
    ...[WaitsController, VendorWaitsController, RenewalsController, VendorRenewalsController],
    ...[AddOnsController, MemberAddOnsController],
    ...[
      CreditsController,
      SoldCreditController,
      CreditGiftsController,
      OwnCreditController,
      MemberCreditController,
      ShareWorksController,
      PledgesController,
      RoundsController,
    ],
    ...[ShareCalendarLinksController, ShareCalendarsController],
  ],
  providers: [
    ...[
      SharesStaff,
      ShareMembersStaff,
      ShareBoxesStaff,
      MemberEntriesStaff,
      CreditPurchasesStaff,
      ShareWaitsStaff,
      ShareRenewalsStaff,
    ],
    ...[SharePlans, PublicShares, ShareIndex, JoinShare, GoOn, Trials, TellJoined],
    ...[Subscriptions, CancelSubscriptions],
    ...[ShareMembers, ShareMoney, ShareCredit, DuePayments, EndShare, EndSuspended, OverSeasons],
    ...[CardCharges, CardJobs, CardMoney, CardPages, KeepMoney],
    ...[KeepAgain, PlaceLinks, WaitingLine, Waits, OfferPlaces],
    ...[Renewing, Renewals, EnteredRenewals, RenewalsJob],
    ...[Rounds, CloseRound, CloseRounds, Pledges],
    ...[BoughtCredit, BuyCredit, SoldCredit, TakeGift],
    ...[AddOns, MemberRecords, MemberFiles, MemberFilesJobs, Handovers, ShareWorks],
    ...[
      Boxes,
      ShareDays,
      ShareContents,
      CancelDay,
      CancelDayJob,
      PackBoxes,
      BoxOrdersOfShares,
      ShareCalendars,
      ShortCrops,
      SettleCrops,
    ],
  ],
  exports: [CancelDay],
})
export class SharesModule {}
