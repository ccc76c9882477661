-- What the other files here have made. A restore that failed leaves an empty database by it.

DROP VIEW account_names, users_in_directory, public_vendors, vendor_accounts, vendor_products,
  farms_selling_online, users_in_marketplace;
DROP TABLE daily_questions, texts, text_consents, text_numbers, watched_products, push_messages,
  push_subscriptions, notices, follows, follower_redirects, followers, message_answers, messages, blog_posts,
  removals, generation_schedule, generation_items, generation_runs, content_hub_pages, state_pages,
  location_pages, target_locations, ledger_entries, dispute_parts, disputes, payout_reversals, payouts,
  refund_items, refunds, payment_events, payments, review_reports, reviews, handover_ticks, pickup_notices,
  placing_confirmations, order_notes, weighings, short_rows, order_item_parts, order_items, fulfilment_events,
  fulfilments, orders, favorites, cart_items, pickup_day_changes, pickup_windows, pickup_schedules,
  delivery_zones, pickup_sites, product_views, bundle_parts, dated_stock, product_variants, products,
  tax_rules, discount_codes, payee_accounts, vendor_messages, vendors, market_events, weather_points,
  market_day_alerts, market_day_news, market_attendance, withdrawn_market_days, market_days, market_members,
  market_claims, market_managers, import_rejects, import_files, import_runs, confirmation_asks,
  field_statuses, listing_views, listings, corrections, place_records, places, farm_applications,
  farm_news_reports, farm_news, farm_redirects, farm_photos, farm_claims, farms, search_misses, search_days,
  search_tallies, search_words, import_steps, rate_limits, app_secrets, settings, audit_log, announcements,
  mail_attempts, mails, images, cities, zip_codes, business_events, business_invitations, memberships,
  businesses, addresses, recovery_codes, second_factors, email_confirmations, known_devices, sign_in_failures,
  password_tokens, sessions, users;
DROP FUNCTION blog_posts_edited(), bundle_stock(integer,date), bundle_stock_now(integer),
  bundle_week(integer,date), closed_by(integer,integer,date), file_under_business(), follow_parts(),
  hold_dated_stock(), listings_search(), listings_words(), map_point(double precision,double precision),
  note_product_removal(), note_removal(), place_search(text,text[],text,double precision,double precision),
  plain_name(text), products_search(), products_words(), sum_product_variants(), tell_change(),
  vendors_products();
DROP TEXT SEARCH CONFIGURATION farmgate;

-- Extensions that a superuser made for the owner stay.
DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT extname
      FROM unnest(ARRAY['btree_gist', 'btree_gin', 'citext', 'unaccent', 'pg_trgm', 'earthdistance', 'cube'])
        WITH ORDINALITY AS made (extname, place) JOIN pg_extension USING (extname)
      WHERE pg_has_role(extowner, 'USAGE') ORDER BY place
    LOOP EXECUTE format('DROP EXTENSION %I', name); END LOOP;
  END $$;
