import { DataSource } from 'typeorm';
import { Address } from '../../../src/accounts/addresses/address.entity.js';
import { PasswordToken } from '../../../src/accounts/auth/passwords/password-token.entity.js';
import { KnownDevice } from '../../../src/accounts/auth/sign-in/known-device.entity.js';
import { SignInFailure } from '../../../src/accounts/auth/sign-in/sign-in-failure.entity.js';
import { BusinessEvent } from '../../../src/accounts/businesses/business-event.entity.js';
import { BusinessInvitation } from '../../../src/accounts/businesses/business-invitation.entity.js';
import { Business } from '../../../src/accounts/businesses/business.entity.js';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { EmailConfirmation } from '../../../src/accounts/email-confirmation/email-confirmation.entity.js';
import { RecoveryCode } from '../../../src/accounts/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../../../src/accounts/second-factor/second-factor.entity.js';
import { SessionRow } from '../../../src/accounts/sessions/session.entity.js';
import { User } from '../../../src/accounts/users/user.entity.js';
import { InboxItem } from '../../../src/backoffice/inbox/inbox-item.entity.js';
import { BlogPost } from '../../../src/content/blog/blog-post.entity.js';
import { ContentHubPage } from '../../../src/content/content-hubs/content-hub-page.entity.js';
import { GenerationItem } from '../../../src/content/generation/generation-item.entity.js';
import { GenerationRun } from '../../../src/content/generation/generation-run.entity.js';
import { GenerationSchedule } from '../../../src/content/generation/schedule/generation-schedule.entity.js';
import { Removal } from '../../../src/content/generation/targets/removal.entity.js';
import { LocationPage } from '../../../src/content/location-pages/location-page.entity.js';
import { TargetLocation } from '../../../src/content/location-pages/targets/target-location.entity.js';
import { MessageAnswer } from '../../../src/content/messages/message-answer.entity.js';
import { Message } from '../../../src/content/messages/message.entity.js';
import { SavedAnswer } from '../../../src/content/messages/saved-answer.entity.js';
import { StatePage } from '../../../src/content/state-pages/state-page.entity.js';
import { ClaimProof } from '../../../src/directory/tables/claim-proof.entity.js';
import { ConfirmationAsk } from '../../../src/directory/tables/confirmation-ask.entity.js';
import { Correction } from '../../../src/directory/tables/correction.entity.js';
import { Double } from '../../../src/directory/tables/double.entity.js';
import { FarmApplication } from '../../../src/directory/tables/farm-application.entity.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { FarmNewsReport } from '../../../src/directory/tables/farm-news-report.entity.js';
import { FarmNews } from '../../../src/directory/tables/farm-news.entity.js';
import { FarmPhoto } from '../../../src/directory/tables/farm-photo.entity.js';
import { FarmRedirect } from '../../../src/directory/tables/farm-redirect.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { FieldStatus } from '../../../src/directory/tables/field-status.entity.js';
import { ImportFile } from '../../../src/directory/tables/import-file.entity.js';
import { ImportPlace } from '../../../src/directory/tables/import-place.entity.js';
import { ImportReject } from '../../../src/directory/tables/import-reject.entity.js';
import { ImportRow } from '../../../src/directory/tables/import-row.entity.js';
import { ImportRun } from '../../../src/directory/tables/import-run.entity.js';
import { ListingViewCount } from '../../../src/directory/tables/listing-view-count.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketDayAlert } from '../../../src/directory/tables/market-day-alert.entity.js';
import { MarketDayNews } from '../../../src/directory/tables/market-day-news.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketFee } from '../../../src/directory/tables/market-fee.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMap } from '../../../src/directory/tables/market-map.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { PlaceList } from '../../../src/directory/tables/place-list.entity.js';
import { StoredPlaceRecord } from '../../../src/directory/tables/place-record.entity.js';
import { PlaceRedirect } from '../../../src/directory/tables/place-redirect.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { WeatherPoint } from '../../../src/directory/tables/weather-point.entity.js';
import { WithdrawnMarketDay } from '../../../src/directory/tables/withdrawn-market-day.entity.js';
import { FollowerRedirect } from '../../../src/following/followers/follower-redirect.entity.js';
import { Follower } from '../../../src/following/followers/follower.entity.js';
import { Follow } from '../../../src/following/follows/follow.entity.js';
import { Notice } from '../../../src/following/notices/notice.entity.js';
import { OrderDevice } from '../../../src/following/push/orders/order-device.entity.js';
import { PushMessageRow } from '../../../src/following/push/push-message.entity.js';
import { PushSubscription } from '../../../src/following/push/push-subscription.entity.js';
import { DailyQuestion } from '../../../src/following/texts/entities/daily-question.entity.js';
import { TextConsent } from '../../../src/following/texts/entities/text-consent.entity.js';
import { TextNumber } from '../../../src/following/texts/entities/text-number.entity.js';
import { Text } from '../../../src/following/texts/entities/text.entity.js';
import { WatchedProduct } from '../../../src/following/watch/watched-product.entity.js';
import { BoxDraw } from '../../../src/marketplace/tables/box-draw.entity.js';
import { BundlePart } from '../../../src/marketplace/tables/bundle-part.entity.js';
import { CartItem } from '../../../src/marketplace/tables/cart-item.entity.js';
import { Closure } from '../../../src/marketplace/tables/closure.entity.js';
import { CreditGift } from '../../../src/marketplace/tables/credit-gift.entity.js';
import { CreditPurchase } from '../../../src/marketplace/tables/credit-purchase.entity.js';
import { CustomerImport } from '../../../src/marketplace/tables/customer-import.entity.js';
import { CustomerMessage } from '../../../src/marketplace/tables/customer-message.entity.js';
import { DatedStock } from '../../../src/marketplace/tables/dated-stock.entity.js';
import { DeliveryZone } from '../../../src/marketplace/tables/delivery-zone.entity.js';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { DisputePart } from '../../../src/marketplace/tables/dispute-part.entity.js';
import { Dispute } from '../../../src/marketplace/tables/dispute.entity.js';
import { Favorite } from '../../../src/marketplace/tables/favorite.entity.js';
import { FileColumns } from '../../../src/marketplace/tables/file-columns.entity.js';
import { HandoverTick } from '../../../src/marketplace/tables/handover-tick.entity.js';
import { HolidayAnswer } from '../../../src/marketplace/tables/holiday-answer.entity.js';
import { ImportedCustomer } from '../../../src/marketplace/tables/imported-customer.entity.js';
import { KeptPlace } from '../../../src/marketplace/tables/kept-place.entity.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { MemberImport } from '../../../src/marketplace/tables/member-import.entity.js';
import { OrderItemPart } from '../../../src/marketplace/tables/order-item-part.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { OrderNote } from '../../../src/marketplace/tables/order-note.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PayeeAccount } from '../../../src/marketplace/tables/payee-account.entity.js';
import { PaymentEvent } from '../../../src/marketplace/tables/payment-event.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { PayoutReversal } from '../../../src/marketplace/tables/payout-reversal.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { PickupDayChange } from '../../../src/marketplace/tables/pickup-day-change.entity.js';
import { PickupNotice } from '../../../src/marketplace/tables/pickup-notice.entity.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { PlacingConfirmation } from '../../../src/marketplace/tables/placing-confirmation.entity.js';
import { ProductImportPicture } from '../../../src/marketplace/tables/product-import-picture.entity.js';
import { ProductImport } from '../../../src/marketplace/tables/product-import.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { ProductViewRow } from '../../../src/marketplace/tables/product-view-row.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { PromiseEvent } from '../../../src/marketplace/tables/promise-event.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { RefundItem } from '../../../src/marketplace/tables/refund-item.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { ReviewReport } from '../../../src/marketplace/tables/review-report.entity.js';
import { Review } from '../../../src/marketplace/tables/review.entity.js';
import { ShareContent } from '../../../src/marketplace/tables/share-content.entity.js';
import { ShareDate } from '../../../src/marketplace/tables/share-date.entity.js';
import { ShareHandover } from '../../../src/marketplace/tables/share-handover.entity.js';
import { ShareHours } from '../../../src/marketplace/tables/share-hours.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { SharePlan } from '../../../src/marketplace/tables/share-plan.entity.js';
import { SharePledge } from '../../../src/marketplace/tables/share-pledge.entity.js';
import { ShareRenewal } from '../../../src/marketplace/tables/share-renewal.entity.js';
import { ShareRound } from '../../../src/marketplace/tables/share-round.entity.js';
import { ShareSite } from '../../../src/marketplace/tables/share-site.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { ShareWait } from '../../../src/marketplace/tables/share-wait.entity.js';
import { ShareWork } from '../../../src/marketplace/tables/share-work.entity.js';
import { ShortCropPart } from '../../../src/marketplace/tables/short-crop-part.entity.js';
import { ShortCrop } from '../../../src/marketplace/tables/short-crop.entity.js';
import { ShortRow } from '../../../src/marketplace/tables/short-row.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import { VendorMessage } from '../../../src/marketplace/tables/vendor-message.entity.js';
import { VendorOrderEvent } from '../../../src/marketplace/tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Weighing } from '../../../src/marketplace/tables/weighing.entity.js';
import { Announcement } from '../../../src/platform/announcements/announcement.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { ImportStep } from '../../../src/platform/database/import-steps/import-step.entity.js';
import { City } from '../../../src/platform/geo/cities/city.entity.js';
import { ZipCode } from '../../../src/platform/geo/zip-code.entity.js';
import { MailAttempt } from '../../../src/platform/mail/mail-attempt.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { StaffNote } from '../../../src/platform/notes/staff-note.entity.js';
import { RateLimit } from '../../../src/platform/rate-limits/rate-limit.entity.js';
import { SearchDay } from '../../../src/platform/search-tallies/search-day.entity.js';
import { SearchMiss } from '../../../src/platform/search-tallies/search-miss.entity.js';
import { SearchTally } from '../../../src/platform/search-tallies/search-tally.entity.js';
import { SearchWord } from '../../../src/platform/search/search-word.entity.js';
import { AppSecret } from '../../../src/platform/secrets/app-secret.entity.js';
import { Setting } from '../../../src/platform/settings/setting.entity.js';

export const ENTITIES = [
  User,
  Business,
  Membership,
  BusinessInvitation,
  BusinessEvent,
  EmailConfirmation,
  PlacingConfirmation,
  ZipCode,
  City,
  TargetLocation,
  LocationPage,
  StatePage,
  ContentHubPage,
  GenerationRun,
  Removal,
  GenerationItem,
  GenerationSchedule,
  Place,
  ConfirmationAsk,
  MarketManager,
  MarketClaim,
  MarketMember,
  MarketDay,
  MarketDayAlert,
  WeatherPoint,
  MarketAttendance,
  MarketEvent,
  MarketFee,
  MarketMap,
  MarketDayNews,
  WithdrawnMarketDay,
  PickupSite,
  PickupSchedule,
  HandoverTick,
  DeliveryZone,
  PickupWindow,
  PickupNotice,
  PickupDayChange,
  SharePlan,
  ShareSize,
  ShareSite,
  ShareDate,
  ShareContent,
  Subscription,
  BoxPromise,
  PromiseEvent,
  BoxDraw,
  SharePayment,
  MemberEntry,
  Closure,
  CustomerMessage,
  HolidayAnswer,
  StoredPlaceRecord,
  ImportStep,
  Farm,
  Listing,
  RateLimit,
  SearchWord,
  SearchTally,
  SearchDay,
  SearchMiss,
  Setting,
  ImportRow,
  ImportRun,
  PlaceList,
  ImportFile,
  ImportPlace,
  ImportReject,
  FarmApplication,
  Correction,
  SessionRow,
  SecondFactor,
  RecoveryCode,
  PasswordToken,
  SignInFailure,
  KnownDevice,
  AppSecret,
  Mail,
  MailAttempt,
  AuditEntry,
  Image,
  FarmPhoto,
  FarmRedirect,
  PlaceRedirect,
  Double,
  ClaimProof,
  FarmClaim,
  InboxItem,
  ListingViewCount,
  Message,
  MessageAnswer,
  SavedAnswer,
  BlogPost,
  CartItem,
  Address,
  Favorite,
  LedgerEntry,
  Payout,
  PayoutReversal,
  PayeeAccount,
  Dispute,
  DisputePart,
  DiscountCode,
  VendorOrderEvent,
  VendorOrder,
  OrderItem,
  ShortCrop,
  ShortCropPart,
  ShortRow,
  Weighing,
  TaxRule,
  OrderNote,
  StaffNote,
  Order,
  PaymentEvent,
  Payment,
  Refund,
  RefundItem,
  ProductViewRow,
  Product,
  DatedStock,
  CustomerImport,
  MemberImport,
  CreditPurchase,
  CreditGift,
  ShareHandover,
  ShareWait,
  SharePledge,
  ShareRenewal,
  ShareRound,
  ShareWork,
  ShareHours,
  KeptPlace,
  FileColumns,
  ImportedCustomer,
  ProductImport,
  ProductImportPicture,
  ProductVariant,
  BundlePart,
  OrderItemPart,
  Review,
  ReviewReport,
  Vendor,
  VendorMessage,
  Announcement,
  FieldStatus,
  Follower,
  FollowerRedirect,
  Follow,
  Notice,
  OrderDevice,
  PushMessageRow,
  PushSubscription,
  FarmNews,
  FarmNewsReport,
  WatchedProduct,
  Text,
  TextNumber,
  TextConsent,
  DailyQuestion,
];

/** A connection with all of the product's entities, for making rows and looking at them. */
export const openDataSource = (url: string): Promise<DataSource> =>
  new DataSource({ ...dataSourceOptions(url, 4), entities: ENTITIES }).initialize();
