import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`properties_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_documents_order_idx\` ON \`properties_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_documents_parent_id_idx\` ON \`properties_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_documents_file_idx\` ON \`properties_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`distance\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_order_idx\` ON \`properties_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_parent_id_idx\` ON \`properties_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_points_of_interest_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties_points_of_interest\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_points_of_interest_locales_locale_parent_id_uniqu\` ON \`properties_points_of_interest_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_locales_by_parent_idx\` ON \`properties_points_of_interest_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_mobility_scores\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category\` text,
  	\`score\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_mobility_scores_order_idx\` ON \`properties_mobility_scores\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_mobility_scores_parent_id_idx\` ON \`properties_mobility_scores\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_locked_fields_order_idx\` ON \`properties_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_locked_fields_parent_idx\` ON \`properties_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`admin_title\` text,
  	\`listing_id\` numeric,
  	\`agency_id\` integer,
  	\`contact_id\` integer,
  	\`project_id\` integer,
  	\`withdrawn_at\` text,
  	\`type_id\` integer,
  	\`goal\` text DEFAULT '0',
  	\`status\` text DEFAULT 'available',
  	\`marquee\` text DEFAULT '0',
  	\`record_file\` text,
  	\`create_date\` text,
  	\`modify_date\` text,
  	\`city_id\` integer,
  	\`publish_address\` integer DEFAULT true,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`zip\` text,
  	\`country_id\` text DEFAULT '10',
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`publish_price\` integer DEFAULT true,
  	\`price\` numeric,
  	\`price_unit\` numeric,
  	\`card_picture_id\` integer,
  	\`virtual_tour_url\` text,
  	\`surface_total\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`surface_terrace\` numeric,
  	\`surface_garden\` numeric,
  	\`surface_store\` numeric,
  	\`surface_constructed\` numeric,
  	\`surface_office\` numeric,
  	\`front_width\` numeric,
  	\`plot_width\` numeric,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`shower_rooms\` numeric,
  	\`toilets\` numeric,
  	\`garages\` numeric,
  	\`parkings\` numeric,
  	\`external_parkings\` numeric,
  	\`construction_year\` numeric,
  	\`renovation_year\` numeric,
  	\`floors\` numeric,
  	\`floor\` numeric,
  	\`facades\` text,
  	\`garden_orientation\` text,
  	\`terrace_orientation\` text,
  	\`epc_label_text\` text,
  	\`energy_performance\` numeric,
  	\`energy_total\` numeric,
  	\`co2_emission\` numeric,
  	\`e_level\` numeric,
  	\`epc_reference\` text,
  	\`epc_end_date\` text,
  	\`asbestos_date\` text,
  	\`permit\` text,
  	\`area_destination\` text,
  	\`summons\` text,
  	\`preemptive_right\` text,
  	\`allotment_permit\` text,
  	\`flood_p_score\` text,
  	\`flood_g_score\` text,
  	\`real_estate_tax\` numeric,
  	\`cadastral_income\` numeric,
  	\`charges_owner\` numeric,
  	\`notary_fees\` numeric,
  	\`registered_right\` numeric,
  	\`vat_value\` numeric,
  	\`agency_cost\` numeric,
  	\`garage_price\` numeric,
  	\`parking_price\` numeric,
  	\`available_from\` text,
  	\`charges_renter\` numeric,
  	\`deposit_amount\` numeric,
  	\`inventory_cost\` numeric,
  	\`individual_meters\` integer DEFAULT false,
  	\`annuity_indexed_rent\` numeric,
  	\`annuity_survivor_rent\` numeric,
  	\`source_id\` integer,
  	\`import_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_admin_title_idx\` ON \`properties\` (\`admin_title\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_listing_id_idx\` ON \`properties\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_agency_idx\` ON \`properties\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_contact_idx\` ON \`properties\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_project_idx\` ON \`properties\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_withdrawn_at_idx\` ON \`properties\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_type_idx\` ON \`properties\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_goal_idx\` ON \`properties\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`properties_status_idx\` ON \`properties\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`properties_city_idx\` ON \`properties\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_card_picture_idx\` ON \`properties\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_source_idx\` ON \`properties\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_updated_at_idx\` ON \`properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_created_at_idx\` ON \`properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`properties__status_idx\` ON \`properties\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`properties_locales\` (
  	\`live\` integer DEFAULT true,
  	\`type_description\` text,
  	\`description\` text,
  	\`marquee_name\` text,
  	\`street\` text,
  	\`price_unit_text\` text,
  	\`extra_rooms\` text,
  	\`heating\` text,
  	\`kitchen\` text,
  	\`interior_comfort\` text,
  	\`exterior_comfort\` text,
  	\`window_frame\` text,
  	\`window_glazing\` text,
  	\`roof_material\` text,
  	\`roof_condition\` text,
  	\`gas_certificate\` text,
  	\`electricity_certificate\` text,
  	\`ground_certificate\` text,
  	\`asbestos_type\` text,
  	\`planning_info\` text,
  	\`judicial_decision\` text,
  	\`flood_zone_name\` text,
  	\`vat_regime\` text,
  	\`availability\` text,
  	\`contract_type\` text,
  	\`annuity_ages\` text,
  	\`annuity_type\` text,
  	\`annuity_conditions\` text,
  	\`neighbourhoods\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_locales_locale_parent_id_unique\` ON \`properties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_locales_by_parent_idx\` ON \`properties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_texts_order_parent\` ON \`properties_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_texts_by_parent_idx\` ON \`properties_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`types_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`types_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_rels_order_idx\` ON \`properties_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_parent_idx\` ON \`properties_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_path_idx\` ON \`properties_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_types_id_idx\` ON \`properties_rels\` (\`types_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_rels_media_id_idx\` ON \`properties_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_documents_order_idx\` ON \`_properties_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_documents_parent_id_idx\` ON \`_properties_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_documents_file_idx\` ON \`_properties_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`distance\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_order_idx\` ON \`_properties_v_version_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_parent_id_idx\` ON \`_properties_v_version_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_points_of_interest_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v_version_points_of_interest\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_properties_v_version_points_of_interest_locales_locale_pare\` ON \`_properties_v_version_points_of_interest_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_locales_by_parent_idx\` ON \`_properties_v_version_points_of_interest_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_mobility_scores\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category\` text,
  	\`score\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_mobility_scores_order_idx\` ON \`_properties_v_version_mobility_scores\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_mobility_scores_parent_id_idx\` ON \`_properties_v_version_mobility_scores\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_locked_fields_order_idx\` ON \`_properties_v_version_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_locked_fields_parent_idx\` ON \`_properties_v_version_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_admin_title\` text,
  	\`version_listing_id\` numeric,
  	\`version_agency_id\` integer,
  	\`version_contact_id\` integer,
  	\`version_project_id\` integer,
  	\`version_withdrawn_at\` text,
  	\`version_type_id\` integer,
  	\`version_goal\` text DEFAULT '0',
  	\`version_status\` text DEFAULT 'available',
  	\`version_marquee\` text DEFAULT '0',
  	\`version_record_file\` text,
  	\`version_create_date\` text,
  	\`version_modify_date\` text,
  	\`version_city_id\` integer,
  	\`version_publish_address\` integer DEFAULT true,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_zip\` text,
  	\`version_country_id\` text DEFAULT '10',
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_publish_price\` integer DEFAULT true,
  	\`version_price\` numeric,
  	\`version_price_unit\` numeric,
  	\`version_card_picture_id\` integer,
  	\`version_virtual_tour_url\` text,
  	\`version_surface_total\` numeric,
  	\`version_surface_living\` numeric,
  	\`version_surface_ground\` numeric,
  	\`version_surface_terrace\` numeric,
  	\`version_surface_garden\` numeric,
  	\`version_surface_store\` numeric,
  	\`version_surface_constructed\` numeric,
  	\`version_surface_office\` numeric,
  	\`version_front_width\` numeric,
  	\`version_plot_width\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_shower_rooms\` numeric,
  	\`version_toilets\` numeric,
  	\`version_garages\` numeric,
  	\`version_parkings\` numeric,
  	\`version_external_parkings\` numeric,
  	\`version_construction_year\` numeric,
  	\`version_renovation_year\` numeric,
  	\`version_floors\` numeric,
  	\`version_floor\` numeric,
  	\`version_facades\` text,
  	\`version_garden_orientation\` text,
  	\`version_terrace_orientation\` text,
  	\`version_epc_label_text\` text,
  	\`version_energy_performance\` numeric,
  	\`version_energy_total\` numeric,
  	\`version_co2_emission\` numeric,
  	\`version_e_level\` numeric,
  	\`version_epc_reference\` text,
  	\`version_epc_end_date\` text,
  	\`version_asbestos_date\` text,
  	\`version_permit\` text,
  	\`version_area_destination\` text,
  	\`version_summons\` text,
  	\`version_preemptive_right\` text,
  	\`version_allotment_permit\` text,
  	\`version_flood_p_score\` text,
  	\`version_flood_g_score\` text,
  	\`version_real_estate_tax\` numeric,
  	\`version_cadastral_income\` numeric,
  	\`version_charges_owner\` numeric,
  	\`version_notary_fees\` numeric,
  	\`version_registered_right\` numeric,
  	\`version_vat_value\` numeric,
  	\`version_agency_cost\` numeric,
  	\`version_garage_price\` numeric,
  	\`version_parking_price\` numeric,
  	\`version_available_from\` text,
  	\`version_charges_renter\` numeric,
  	\`version_deposit_amount\` numeric,
  	\`version_inventory_cost\` numeric,
  	\`version_individual_meters\` integer DEFAULT false,
  	\`version_annuity_indexed_rent\` numeric,
  	\`version_annuity_survivor_rent\` numeric,
  	\`version_source_id\` integer,
  	\`version_import_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_parent_idx\` ON \`_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_admin_title_idx\` ON \`_properties_v\` (\`version_admin_title\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_listing_id_idx\` ON \`_properties_v\` (\`version_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_agency_idx\` ON \`_properties_v\` (\`version_agency_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_contact_idx\` ON \`_properties_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_project_idx\` ON \`_properties_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_withdrawn_at_idx\` ON \`_properties_v\` (\`version_withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_type_idx\` ON \`_properties_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_goal_idx\` ON \`_properties_v\` (\`version_goal\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_status_idx\` ON \`_properties_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_city_idx\` ON \`_properties_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_card_picture_idx\` ON \`_properties_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_source_idx\` ON \`_properties_v\` (\`version_source_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_updated_at_idx\` ON \`_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_created_at_idx\` ON \`_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version__status_idx\` ON \`_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_created_at_idx\` ON \`_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_updated_at_idx\` ON \`_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_snapshot_idx\` ON \`_properties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_published_locale_idx\` ON \`_properties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_latest_idx\` ON \`_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_locales\` (
  	\`version_live\` integer DEFAULT true,
  	\`version_type_description\` text,
  	\`version_description\` text,
  	\`version_marquee_name\` text,
  	\`version_street\` text,
  	\`version_price_unit_text\` text,
  	\`version_extra_rooms\` text,
  	\`version_heating\` text,
  	\`version_kitchen\` text,
  	\`version_interior_comfort\` text,
  	\`version_exterior_comfort\` text,
  	\`version_window_frame\` text,
  	\`version_window_glazing\` text,
  	\`version_roof_material\` text,
  	\`version_roof_condition\` text,
  	\`version_gas_certificate\` text,
  	\`version_electricity_certificate\` text,
  	\`version_ground_certificate\` text,
  	\`version_asbestos_type\` text,
  	\`version_planning_info\` text,
  	\`version_judicial_decision\` text,
  	\`version_flood_zone_name\` text,
  	\`version_vat_regime\` text,
  	\`version_availability\` text,
  	\`version_contract_type\` text,
  	\`version_annuity_ages\` text,
  	\`version_annuity_type\` text,
  	\`version_annuity_conditions\` text,
  	\`version_neighbourhoods\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_properties_v_locales_locale_parent_id_unique\` ON \`_properties_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_locales_by_parent_idx\` ON \`_properties_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_texts_order_parent\` ON \`_properties_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_texts_by_parent_idx\` ON \`_properties_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`types_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`types_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_order_idx\` ON \`_properties_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_parent_idx\` ON \`_properties_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_path_idx\` ON \`_properties_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_types_id_idx\` ON \`_properties_v_rels\` (\`types_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_rels_media_id_idx\` ON \`_properties_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_documents_order_idx\` ON \`projects_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_documents_parent_id_idx\` ON \`projects_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_documents_file_idx\` ON \`projects_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_constructions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`delivery\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_constructions_order_idx\` ON \`projects_constructions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_constructions_parent_id_idx\` ON \`projects_constructions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_constructions_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_constructions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_constructions_locales_locale_parent_id_unique\` ON \`projects_constructions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_constructions_locales_by_parent_idx\` ON \`projects_constructions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`listing_id\` numeric,
  	\`agency_id\` integer,
  	\`withdrawn_at\` text,
  	\`goal\` text DEFAULT '0',
  	\`status\` text DEFAULT 'available',
  	\`delivery\` text,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`type_id\` integer,
  	\`project_web_id\` numeric,
  	\`external_url\` text,
  	\`city_id\` integer,
  	\`publish_address\` integer DEFAULT true,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`zip\` text,
  	\`country_id\` text DEFAULT '10',
  	\`card_picture_id\` integer,
  	\`source_id\` integer,
  	\`import_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_listing_id_idx\` ON \`projects\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_agency_idx\` ON \`projects\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_type_idx\` ON \`projects\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_city_idx\` ON \`projects\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_card_picture_idx\` ON \`projects\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_source_idx\` ON \`projects\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`live\` integer DEFAULT true,
  	\`name\` text,
  	\`street\` text,
  	\`description\` text,
  	\`situation\` text,
  	\`technical\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_locales_by_parent_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_documents_order_idx\` ON \`_projects_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_documents_parent_id_idx\` ON \`_projects_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_documents_file_idx\` ON \`_projects_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_constructions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`delivery\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_constructions_order_idx\` ON \`_projects_v_version_constructions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_constructions_parent_id_idx\` ON \`_projects_v_version_constructions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_constructions_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_constructions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_constructions_locales_locale_parent_id_u\` ON \`_projects_v_version_constructions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_constructions_locales_by_parent_idx\` ON \`_projects_v_version_constructions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_listing_id\` numeric,
  	\`version_agency_id\` integer,
  	\`version_withdrawn_at\` text,
  	\`version_goal\` text DEFAULT '0',
  	\`version_status\` text DEFAULT 'available',
  	\`version_delivery\` text,
  	\`version_price_min\` numeric,
  	\`version_price_max\` numeric,
  	\`version_type_id\` integer,
  	\`version_project_web_id\` numeric,
  	\`version_external_url\` text,
  	\`version_city_id\` integer,
  	\`version_publish_address\` integer DEFAULT true,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_zip\` text,
  	\`version_country_id\` text DEFAULT '10',
  	\`version_card_picture_id\` integer,
  	\`version_source_id\` integer,
  	\`version_import_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_listing_id_idx\` ON \`_projects_v\` (\`version_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_agency_idx\` ON \`_projects_v\` (\`version_agency_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_type_idx\` ON \`_projects_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_city_idx\` ON \`_projects_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_card_picture_idx\` ON \`_projects_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_source_idx\` ON \`_projects_v\` (\`version_source_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_live\` integer DEFAULT true,
  	\`version_name\` text,
  	\`version_street\` text,
  	\`version_description\` text,
  	\`version_situation\` text,
  	\`version_technical\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_locales_by_parent_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type_id\` numeric NOT NULL,
  	\`web_id\` numeric NOT NULL,
  	\`icon_class\` numeric DEFAULT 2 NOT NULL,
  	\`show_order\` numeric DEFAULT 0,
  	\`sale\` integer DEFAULT true,
  	\`rent\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`types_type_id_idx\` ON \`types\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`types_updated_at_idx\` ON \`types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`types_created_at_idx\` ON \`types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`types_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`types_locales_locale_parent_id_unique\` ON \`types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`types_locales_by_parent_idx\` ON \`types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`zip\` text NOT NULL,
  	\`country_id\` text DEFAULT '10' NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`cities_zip_idx\` ON \`cities\` (\`zip\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cities_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_locales_by_parent_idx\` ON \`cities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'photo',
  	\`hash\` text,
  	\`preview\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_hash_idx\` ON \`media\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_by_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_source_hash_idx\` ON \`documents\` (\`source_hash\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`banner_id\` integer,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`original_path\` text NOT NULL,
  	\`in_menu\` text DEFAULT 'none',
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_banner_idx\` ON \`pages\` (\`banner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_original_path_idx\` ON \`pages\` (\`original_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text NOT NULL,
  	\`path\` text,
  	\`intro\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_by_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agencies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`agency_id\` numeric,
  	\`street\` text,
  	\`house_number\` text,
  	\`zip\` text,
  	\`city\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`photo_id\` integer,
  	\`legal_name\` text,
  	\`company_number\` text,
  	\`vat_number\` text,
  	\`institute_number\` text,
  	\`insurer\` text,
  	\`policy_number\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agencies_agency_id_idx\` ON \`agencies\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`agencies_photo_idx\` ON \`agencies\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`agencies_updated_at_idx\` ON \`agencies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agencies_created_at_idx\` ON \`agencies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`agencies_locales\` (
  	\`professional_title\` text,
  	\`recognition_country\` text,
  	\`supervisory_authority\` text,
  	\`code_of_conduct_url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agencies_locales_locale_parent_id_unique\` ON \`agencies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`agencies_locales_by_parent_idx\` ON \`agencies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`agency_id\` integer NOT NULL,
  	\`photo_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`institute_number\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_agency_idx\` ON \`team_members\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_photo_idx\` ON \`team_members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`team_members_locales\` (
  	\`function\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`team_members_locales_locale_parent_id_unique\` ON \`team_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_locales_by_parent_idx\` ON \`team_members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_sources\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`default_agency_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`default_agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`import_sources_name_idx\` ON \`import_sources\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_default_agency_idx\` ON \`import_sources\` (\`default_agency_id\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_updated_at_idx\` ON \`import_sources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_created_at_idx\` ON \`import_sources\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_sources_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`import_sources_texts_order_parent\` ON \`import_sources_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`import_sources_texts_by_parent_idx\` ON \`import_sources_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`import_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source_id\` integer,
  	\`file\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`finished_at\` text,
  	\`state\` text NOT NULL,
  	\`counts\` text,
  	\`warnings\` text,
  	\`problems\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`import_runs_source_idx\` ON \`import_runs\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_updated_at_idx\` ON \`import_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`import_runs_created_at_idx\` ON \`import_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`routes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`original_path\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`former_paths\` text,
  	\`external_url\` text,
  	\`gone\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_original_path_idx\` ON \`routes\` (\`original_path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_target_idx\` ON \`routes\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`routes_updated_at_idx\` ON \`routes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routes_created_at_idx\` ON \`routes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routes_locales\` (
  	\`path\` text,
  	\`breadcrumb\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_path_idx\` ON \`routes_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routes_locales_locale_parent_id_unique\` ON \`routes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routes_locales_by_parent_idx\` ON \`routes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`scopes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_changes_updated_at_idx\` ON \`content_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_changes_created_at_idx\` ON \`content_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	\`types_id\` integer,
  	\`cities_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`pages_id\` integer,
  	\`agencies_id\` integer,
  	\`team_members_id\` integer,
  	\`import_sources_id\` integer,
  	\`import_runs_id\` integer,
  	\`users_id\` integer,
  	\`routes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`types_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agencies_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_sources_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_runs_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_types_id_idx\` ON \`payload_locked_documents_rels\` (\`types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agencies_id_idx\` ON \`payload_locked_documents_rels\` (\`agencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`import_sources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`import_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settings_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_languages_order_idx\` ON \`settings_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_languages_parent_idx\` ON \`settings_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`default_language\` text DEFAULT 'nl' NOT NULL,
  	\`agency_name\` text DEFAULT 'Estate network' NOT NULL,
  	\`logo_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`brand_colour\` text DEFAULT '#1f4a43',
  	\`accent_colour\` text DEFAULT '#b4492a',
  	\`map_tiles_url\` text,
  	\`map_attribution\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_locales\` (
  	\`tagline\` text,
  	\`footer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_locales_locale_parent_id_unique\` ON \`settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_locales_by_parent_idx\` ON \`settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`properties_documents\`;`)
  await db.run(sql`DROP TABLE \`properties_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`properties_points_of_interest_locales\`;`)
  await db.run(sql`DROP TABLE \`properties_mobility_scores\`;`)
  await db.run(sql`DROP TABLE \`properties_locked_fields\`;`)
  await db.run(sql`DROP TABLE \`properties\`;`)
  await db.run(sql`DROP TABLE \`properties_locales\`;`)
  await db.run(sql`DROP TABLE \`properties_texts\`;`)
  await db.run(sql`DROP TABLE \`properties_rels\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_points_of_interest_locales\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_mobility_scores\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_locked_fields\`;`)
  await db.run(sql`DROP TABLE \`_properties_v\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_documents\`;`)
  await db.run(sql`DROP TABLE \`projects_constructions\`;`)
  await db.run(sql`DROP TABLE \`projects_constructions_locales\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_constructions\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_constructions_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`types\`;`)
  await db.run(sql`DROP TABLE \`types_locales\`;`)
  await db.run(sql`DROP TABLE \`cities\`;`)
  await db.run(sql`DROP TABLE \`cities_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`agencies\`;`)
  await db.run(sql`DROP TABLE \`agencies_locales\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`team_members_locales\`;`)
  await db.run(sql`DROP TABLE \`import_sources\`;`)
  await db.run(sql`DROP TABLE \`import_sources_texts\`;`)
  await db.run(sql`DROP TABLE \`import_runs\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`routes\`;`)
  await db.run(sql`DROP TABLE \`routes_locales\`;`)
  await db.run(sql`DROP TABLE \`content_changes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`settings_languages\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_locales\`;`)
}
