import * as migration_20261121_081020_initial from './20261121_081020_initial';
import * as migration_20261121_191000_content from './20261121_191000_content';
import * as migration_20261121_191001_page_content from './20261121_191001_page_content';
import * as migration_20261121_191008_page_fields from './20261121_191008_page_fields';
import * as migration_20261121_204522_search_and_rates from './20261121_204522_search_and_rates';
import * as migration_20261122_131931_import_files from './20261122_131931_import_files';
import * as migration_20261122_200447_import_skipped from './20261122_200447_import_skipped';
import * as migration_20261122_201835_numbers_by_hand from './20261122_201835_numbers_by_hand';
import * as migration_20261122_202102_upload_owners from './20261122_202102_upload_owners';
import * as migration_20261122_202103_owners_of_uploads from './20261122_202103_owners_of_uploads';
import * as migration_20261123_023513_requests from './20261123_023513_requests';
import * as migration_20261123_025224_mail_attempts from './20261123_025224_mail_attempts';
import * as migration_20261123_071440_requests_followed from './20261123_071440_requests_followed';
import * as migration_20261123_073000_forms_on_first_pages from './20261123_073000_forms_on_first_pages';
import * as migration_20261123_080349_alerts_and_visits from './20261123_080349_alerts_and_visits';
import * as migration_20261123_130409_redirects from './20261123_130409_redirects';
import * as migration_20261123_143215_bin_and_versions_of_globals from './20261123_143215_bin_and_versions_of_globals';
import * as migration_20261123_143517_listings_of_feeds from './20261123_143517_listings_of_feeds';
import * as migration_20261123_164403_kinds_of_types from './20261123_164403_kinds_of_types';
import * as migration_20261123_171304_places_of_projects from './20261123_171304_places_of_projects';
import * as migration_20261123_175820_type_words from './20261123_175820_type_words';
import * as migration_20261123_201638_search_placeholder from './20261123_201638_search_placeholder';
import * as migration_20261124_143848_listing_days from './20261124_143848_listing_days';
import * as migration_20261124_153158_consent from './20261124_153158_consent';
import * as migration_20261125_193310_listing_events from './20261125_193310_listing_events';
import * as migration_20261125_195854_owners from './20261125_195854_owners';
import * as migration_20261125_200707_owner_documents_and_feedback from './20261125_200707_owner_documents_and_feedback';
import * as migration_20261125_204248_weekly_mail from './20261125_204248_weekly_mail';
import * as migration_20261126_110125_leases from './20261126_110125_leases';
import * as migration_20261127_184451_towns_of_feeds from './20261127_184451_towns_of_feeds';

export const migrations = [
  {
    up: migration_20261121_081020_initial.up,
    down: migration_20261121_081020_initial.down,
    name: '20261121_081020_initial',
  },
  {
    up: migration_20261121_191000_content.up,
    down: migration_20261121_191000_content.down,
    name: '20261121_191000_content',
  },
  {
    up: migration_20261121_191001_page_content.up,
    down: migration_20261121_191001_page_content.down,
    name: '20261121_191001_page_content',
  },
  {
    up: migration_20261121_191008_page_fields.up,
    down: migration_20261121_191008_page_fields.down,
    name: '20261121_191008_page_fields',
  },
  {
    up: migration_20261121_204522_search_and_rates.up,
    down: migration_20261121_204522_search_and_rates.down,
    name: '20261121_204522_search_and_rates',
  },
  {
    up: migration_20261122_131931_import_files.up,
    down: migration_20261122_131931_import_files.down,
    name: '20261122_131931_import_files',
  },
  {
    up: migration_20261122_200447_import_skipped.up,
    down: migration_20261122_200447_import_skipped.down,
    name: '20261122_200447_import_skipped',
  },
  {
    up: migration_20261122_201835_numbers_by_hand.up,
    down: migration_20261122_201835_numbers_by_hand.down,
    name: '20261122_201835_numbers_by_hand',
  },
  {
    up: migration_20261122_202102_upload_owners.up,
    down: migration_20261122_202102_upload_owners.down,
    name: '20261122_202102_upload_owners',
  },
  {
    up: migration_20261122_202103_owners_of_uploads.up,
    down: migration_20261122_202103_owners_of_uploads.down,
    name: '20261122_202103_owners_of_uploads',
  },
  {
    up: migration_20261123_023513_requests.up,
    down: migration_20261123_023513_requests.down,
    name: '20261123_023513_requests',
  },
  {
    up: migration_20261123_025224_mail_attempts.up,
    down: migration_20261123_025224_mail_attempts.down,
    name: '20261123_025224_mail_attempts',
  },
  {
    up: migration_20261123_071440_requests_followed.up,
    down: migration_20261123_071440_requests_followed.down,
    name: '20261123_071440_requests_followed',
  },
  {
    up: migration_20261123_073000_forms_on_first_pages.up,
    down: migration_20261123_073000_forms_on_first_pages.down,
    name: '20261123_073000_forms_on_first_pages',
  },
  {
    up: migration_20261123_080349_alerts_and_visits.up,
    down: migration_20261123_080349_alerts_and_visits.down,
    name: '20261123_080349_alerts_and_visits',
  },
  {
    up: migration_20261123_130409_redirects.up,
    down: migration_20261123_130409_redirects.down,
    name: '20261123_130409_redirects',
  },
  {
    up: migration_20261123_143215_bin_and_versions_of_globals.up,
    down: migration_20261123_143215_bin_and_versions_of_globals.down,
    name: '20261123_143215_bin_and_versions_of_globals',
  },
  {
    up: migration_20261123_143517_listings_of_feeds.up,
    down: migration_20261123_143517_listings_of_feeds.down,
    name: '20261123_143517_listings_of_feeds',
  },
  {
    up: migration_20261123_164403_kinds_of_types.up,
    down: migration_20261123_164403_kinds_of_types.down,
    name: '20261123_164403_kinds_of_types',
  },
  {
    up: migration_20261123_171304_places_of_projects.up,
    down: migration_20261123_171304_places_of_projects.down,
    name: '20261123_171304_places_of_projects',
  },
  {
    up: migration_20261123_175820_type_words.up,
    down: migration_20261123_175820_type_words.down,
    name: '20261123_175820_type_words',
  },
  {
    up: migration_20261123_201638_search_placeholder.up,
    down: migration_20261123_201638_search_placeholder.down,
    name: '20261123_201638_search_placeholder',
  },
  {
    up: migration_20261124_143848_listing_days.up,
    down: migration_20261124_143848_listing_days.down,
    name: '20261124_143848_listing_days',
  },
  {
    up: migration_20261124_153158_consent.up,
    down: migration_20261124_153158_consent.down,
    name: '20261124_153158_consent',
  },
  {
    up: migration_20261125_193310_listing_events.up,
    down: migration_20261125_193310_listing_events.down,
    name: '20261125_193310_listing_events',
  },
  {
    up: migration_20261125_195854_owners.up,
    down: migration_20261125_195854_owners.down,
    name: '20261125_195854_owners',
  },
  {
    up: migration_20261125_200707_owner_documents_and_feedback.up,
    down: migration_20261125_200707_owner_documents_and_feedback.down,
    name: '20261125_200707_owner_documents_and_feedback',
  },
  {
    up: migration_20261125_204248_weekly_mail.up,
    down: migration_20261125_204248_weekly_mail.down,
    name: '20261125_204248_weekly_mail',
  },
  {
    up: migration_20261126_110125_leases.up,
    down: migration_20261126_110125_leases.down,
    name: '20261126_110125_leases',
  },
  {
    up: migration_20261127_184451_towns_of_feeds.up,
    down: migration_20261127_184451_towns_of_feeds.down,
    name: '20261127_184451_towns_of_feeds'
  },
];
