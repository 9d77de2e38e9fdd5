import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import type { Sql } from '../../src/cms/database/sql'
import { seedDisplayConditions } from '../../src/cms/first-content/seed-display-conditions'
import { seedForms } from '../../src/cms/first-content/seed-forms'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_leads_form" AS ENUM('contact-me', 'contact-appointment', 'contact-construction', 'contact-demand', 'demand-register', 'send-to-friend', 'site-contact', 'sign-newsletter', 'testimonial', 'document-request', 'purchase-offer', 'rent-application');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'in-progress', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_leads_mails" AS ENUM('to-write', 'written');
  CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('demand', 'newsletter');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('waiting', 'confirmed', 'paused', 'ended');
  CREATE TYPE "public"."enum_subscriptions_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_subscriptions_rhythm" AS ENUM('daily', 'immediate');
  CREATE TYPE "public"."enum_subscriptions_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_subscriptions_opt_in" AS ENUM('to-write', 'written');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'moved', 'cancelled');
  CREATE TYPE "public"."enum_appointments_mails" AS ENUM('to-write', 'written');
  CREATE TYPE "public"."enum_visiting_hours_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_visiting_hours_busy_error" AS ENUM('private', 'unanswered', 'refused', 'tooLarge', 'noCalendar');
  CREATE TYPE "public"."enum_owners_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_owners_mail" AS ENUM('invitation', 'reset');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sending', 'failed', 'sent', 'dead', 'kept');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('notification', 'confirmation', 'friend', 'visit', 'reminder', 'answer', 'account', 'opt-in', 'alert', 'weekly');
  CREATE TYPE "public"."enum_mails_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_forms_form" AS ENUM('contact-me', 'contact-appointment', 'contact-construction', 'contact-demand', 'demand-register', 'send-to-friend', 'site-contact', 'sign-newsletter', 'testimonial', 'document-request', 'purchase-offer', 'rent-application');
  CREATE TYPE "public"."enum_properties_publication_override_missing" AS ENUM('region', 'type', 'goal', 'price', 'rent', 'charges', 'epc', 'epcValue', 'epcCertificate', 'epcClass', 'epcPending', 'energyTotal', 'epcReference', 'co2Emission', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'floodPScore', 'floodGScore', 'zoning', 'individualMeters');
  CREATE TYPE "public"."enum_properties_missing_mentions" AS ENUM('region', 'type', 'goal', 'price', 'rent', 'charges', 'epc', 'epcValue', 'epcCertificate', 'epcClass', 'epcPending', 'energyTotal', 'epcReference', 'co2Emission', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'floodPScore', 'floodGScore', 'zoning', 'individualMeters');
  CREATE TYPE "public"."enum_properties_documents_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_properties_locked_fields" AS ENUM('agency', 'project', 'type', 'city', 'goal', 'status', 'typeDescription', 'typeDescription.nl', 'typeDescription.fr', 'typeDescription.en', 'typeDescription.de', 'description', 'description.nl', 'description.fr', 'description.en', 'description.de', 'marquee', 'marqueeName', 'marqueeName.nl', 'marqueeName.fr', 'marqueeName.en', 'marqueeName.de', 'recordFile', 'createDate', 'modifyDate', 'publishAddress', 'street', 'street.nl', 'street.fr', 'street.en', 'street.de', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'priceUnitText.nl', 'priceUnitText.fr', 'priceUnitText.en', 'priceUnitText.de', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'extraRooms.nl', 'extraRooms.fr', 'extraRooms.en', 'extraRooms.de', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'heating.nl', 'heating.fr', 'heating.en', 'heating.de', 'kitchen', 'kitchen.nl', 'kitchen.fr', 'kitchen.en', 'kitchen.de', 'interiorComfort', 'interiorComfort.nl', 'interiorComfort.fr', 'interiorComfort.en', 'interiorComfort.de', 'exteriorComfort', 'exteriorComfort.nl', 'exteriorComfort.fr', 'exteriorComfort.en', 'exteriorComfort.de', 'windowFrame', 'windowFrame.nl', 'windowFrame.fr', 'windowFrame.en', 'windowFrame.de', 'windowGlazing', 'windowGlazing.nl', 'windowGlazing.fr', 'windowGlazing.en', 'windowGlazing.de', 'roofMaterial', 'roofMaterial.nl', 'roofMaterial.fr', 'roofMaterial.en', 'roofMaterial.de', 'roofCondition', 'roofCondition.nl', 'roofCondition.fr', 'roofCondition.en', 'roofCondition.de', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'gasCertificate.nl', 'gasCertificate.fr', 'gasCertificate.en', 'gasCertificate.de', 'electricityCertificate', 'electricityCertificate.nl', 'electricityCertificate.fr', 'electricityCertificate.en', 'electricityCertificate.de', 'groundCertificate', 'groundCertificate.nl', 'groundCertificate.fr', 'groundCertificate.en', 'groundCertificate.de', 'asbestosType', 'asbestosType.nl', 'asbestosType.fr', 'asbestosType.en', 'asbestosType.de', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningInfo.nl', 'planningInfo.fr', 'planningInfo.en', 'planningInfo.de', 'planningUrl', 'judicialDecision', 'judicialDecision.nl', 'judicialDecision.fr', 'judicialDecision.en', 'judicialDecision.de', 'floodZoneName', 'floodZoneName.nl', 'floodZoneName.fr', 'floodZoneName.en', 'floodZoneName.de', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatRegime.nl', 'vatRegime.fr', 'vatRegime.en', 'vatRegime.de', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'availability.nl', 'availability.fr', 'availability.en', 'availability.de', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'contractType.nl', 'contractType.fr', 'contractType.en', 'contractType.de', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityAges.nl', 'annuityAges.fr', 'annuityAges.en', 'annuityAges.de', 'annuityType', 'annuityType.nl', 'annuityType.fr', 'annuityType.en', 'annuityType.de', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'annuityConditions.nl', 'annuityConditions.fr', 'annuityConditions.en', 'annuityConditions.de', 'neighbourhoods', 'neighbourhoods.nl', 'neighbourhoods.fr', 'neighbourhoods.en', 'neighbourhoods.de', 'pictures', 'videos', 'virtualTourUrl', 'documents', 'pointsOfInterest', 'mobilityScores');
  CREATE TYPE "public"."enum_properties_goal" AS ENUM('0', '1');
  CREATE TYPE "public"."enum_properties_offer" AS ENUM('available', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum_properties_marquee" AS ENUM('0', '2', '3');
  CREATE TYPE "public"."enum_properties_country_id" AS ENUM('10', '50');
  CREATE TYPE "public"."enum_properties_facades" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum_properties_garden_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum_properties_terrace_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum_properties_permit" AS ENUM('Vg', 'Gvg');
  CREATE TYPE "public"."enum_properties_area_destination" AS ENUM('Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr', 'Ag', 'Lwag', 'Bg', 'Ng', 'Nr', 'Pg');
  CREATE TYPE "public"."enum_properties_summons" AS ENUM('Dv', 'Ho', 'Bo', 'Lod', 'Ms', 'Gmo');
  CREATE TYPE "public"."enum_properties_preemptive_right" AS ENUM('Vkr', 'Gvkr');
  CREATE TYPE "public"."enum_properties_allotment_permit" AS ENUM('Vv', 'Gvv');
  CREATE TYPE "public"."enum_properties_flood_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_flood_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_individual_meters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_version_publication_override_missing" AS ENUM('region', 'type', 'goal', 'price', 'rent', 'charges', 'epc', 'epcValue', 'epcCertificate', 'epcClass', 'epcPending', 'energyTotal', 'epcReference', 'co2Emission', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'floodPScore', 'floodGScore', 'zoning', 'individualMeters');
  CREATE TYPE "public"."enum__properties_v_version_missing_mentions" AS ENUM('region', 'type', 'goal', 'price', 'rent', 'charges', 'epc', 'epcValue', 'epcCertificate', 'epcClass', 'epcPending', 'energyTotal', 'epcReference', 'co2Emission', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'floodPScore', 'floodGScore', 'zoning', 'individualMeters');
  CREATE TYPE "public"."enum__properties_v_version_documents_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__properties_v_version_locked_fields" AS ENUM('agency', 'project', 'type', 'city', 'goal', 'status', 'typeDescription', 'typeDescription.nl', 'typeDescription.fr', 'typeDescription.en', 'typeDescription.de', 'description', 'description.nl', 'description.fr', 'description.en', 'description.de', 'marquee', 'marqueeName', 'marqueeName.nl', 'marqueeName.fr', 'marqueeName.en', 'marqueeName.de', 'recordFile', 'createDate', 'modifyDate', 'publishAddress', 'street', 'street.nl', 'street.fr', 'street.en', 'street.de', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'priceUnitText.nl', 'priceUnitText.fr', 'priceUnitText.en', 'priceUnitText.de', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'extraRooms.nl', 'extraRooms.fr', 'extraRooms.en', 'extraRooms.de', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'heating.nl', 'heating.fr', 'heating.en', 'heating.de', 'kitchen', 'kitchen.nl', 'kitchen.fr', 'kitchen.en', 'kitchen.de', 'interiorComfort', 'interiorComfort.nl', 'interiorComfort.fr', 'interiorComfort.en', 'interiorComfort.de', 'exteriorComfort', 'exteriorComfort.nl', 'exteriorComfort.fr', 'exteriorComfort.en', 'exteriorComfort.de', 'windowFrame', 'windowFrame.nl', 'windowFrame.fr', 'windowFrame.en', 'windowFrame.de', 'windowGlazing', 'windowGlazing.nl', 'windowGlazing.fr', 'windowGlazing.en', 'windowGlazing.de', 'roofMaterial', 'roofMaterial.nl', 'roofMaterial.fr', 'roofMaterial.en', 'roofMaterial.de', 'roofCondition', 'roofCondition.nl', 'roofCondition.fr', 'roofCondition.en', 'roofCondition.de', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'gasCertificate.nl', 'gasCertificate.fr', 'gasCertificate.en', 'gasCertificate.de', 'electricityCertificate', 'electricityCertificate.nl', 'electricityCertificate.fr', 'electricityCertificate.en', 'electricityCertificate.de', 'groundCertificate', 'groundCertificate.nl', 'groundCertificate.fr', 'groundCertificate.en', 'groundCertificate.de', 'asbestosType', 'asbestosType.nl', 'asbestosType.fr', 'asbestosType.en', 'asbestosType.de', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningInfo.nl', 'planningInfo.fr', 'planningInfo.en', 'planningInfo.de', 'planningUrl', 'judicialDecision', 'judicialDecision.nl', 'judicialDecision.fr', 'judicialDecision.en', 'judicialDecision.de', 'floodZoneName', 'floodZoneName.nl', 'floodZoneName.fr', 'floodZoneName.en', 'floodZoneName.de', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatRegime.nl', 'vatRegime.fr', 'vatRegime.en', 'vatRegime.de', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'availability.nl', 'availability.fr', 'availability.en', 'availability.de', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'contractType.nl', 'contractType.fr', 'contractType.en', 'contractType.de', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityAges.nl', 'annuityAges.fr', 'annuityAges.en', 'annuityAges.de', 'annuityType', 'annuityType.nl', 'annuityType.fr', 'annuityType.en', 'annuityType.de', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'annuityConditions.nl', 'annuityConditions.fr', 'annuityConditions.en', 'annuityConditions.de', 'neighbourhoods', 'neighbourhoods.nl', 'neighbourhoods.fr', 'neighbourhoods.en', 'neighbourhoods.de', 'pictures', 'videos', 'virtualTourUrl', 'documents', 'pointsOfInterest', 'mobilityScores');
  CREATE TYPE "public"."enum__properties_v_version_goal" AS ENUM('0', '1');
  CREATE TYPE "public"."enum__properties_v_version_offer" AS ENUM('available', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum__properties_v_version_marquee" AS ENUM('0', '2', '3');
  CREATE TYPE "public"."enum__properties_v_version_country_id" AS ENUM('10', '50');
  CREATE TYPE "public"."enum__properties_v_version_facades" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum__properties_v_version_garden_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum__properties_v_version_terrace_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum__properties_v_version_permit" AS ENUM('Vg', 'Gvg');
  CREATE TYPE "public"."enum__properties_v_version_area_destination" AS ENUM('Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr', 'Ag', 'Lwag', 'Bg', 'Ng', 'Nr', 'Pg');
  CREATE TYPE "public"."enum__properties_v_version_summons" AS ENUM('Dv', 'Ho', 'Bo', 'Lod', 'Ms', 'Gmo');
  CREATE TYPE "public"."enum__properties_v_version_preemptive_right" AS ENUM('Vkr', 'Gvkr');
  CREATE TYPE "public"."enum__properties_v_version_allotment_permit" AS ENUM('Vv', 'Gvv');
  CREATE TYPE "public"."enum__properties_v_version_flood_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_flood_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_individual_meters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_documents_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_locked_fields" AS ENUM('agency', 'name', 'name.nl', 'name.fr', 'name.en', 'name.de', 'goal', 'status', 'delivery', 'priceMin', 'priceMax', 'type', 'projectWebId', 'externalUrl', 'city', 'publishAddress', 'street', 'street.nl', 'street.fr', 'street.en', 'street.de', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude', 'description', 'description.nl', 'description.fr', 'description.en', 'description.de', 'situation', 'situation.nl', 'situation.fr', 'situation.en', 'situation.de', 'technical', 'technical.nl', 'technical.fr', 'technical.en', 'technical.de', 'pictures', 'documents', 'constructions');
  CREATE TYPE "public"."enum_projects_goal" AS ENUM('0', '1');
  CREATE TYPE "public"."enum_projects_offer" AS ENUM('available', 'sold-out');
  CREATE TYPE "public"."enum_projects_country_id" AS ENUM('10', '50');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_documents_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__projects_v_version_locked_fields" AS ENUM('agency', 'name', 'name.nl', 'name.fr', 'name.en', 'name.de', 'goal', 'status', 'delivery', 'priceMin', 'priceMax', 'type', 'projectWebId', 'externalUrl', 'city', 'publishAddress', 'street', 'street.nl', 'street.fr', 'street.en', 'street.de', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude', 'description', 'description.nl', 'description.fr', 'description.en', 'description.de', 'situation', 'situation.nl', 'situation.fr', 'situation.en', 'situation.de', 'technical', 'technical.nl', 'technical.fr', 'technical.en', 'technical.de', 'pictures', 'documents', 'constructions');
  CREATE TYPE "public"."enum__projects_v_version_goal" AS ENUM('0', '1');
  CREATE TYPE "public"."enum__projects_v_version_offer" AS ENUM('available', 'sold-out');
  CREATE TYPE "public"."enum__projects_v_version_country_id" AS ENUM('10', '50');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_types_kind" AS ENUM('house', 'apartment', 'land', 'garage', 'investment', 'commercial', 'industrial', 'other');
  CREATE TYPE "public"."enum_cities_country_id" AS ENUM('10', '50');
  CREATE TYPE "public"."enum_display_conditions_shows" AS ENUM('surfaces', 'rooms', 'building', 'rental', 'finance', 'energy', 'certificates', 'planning', 'lifeAnnuity', 'surroundings', 'energyNotice', 'flood', 'pointsOfInterest', 'mobilityScores', 'map', 'videos', 'virtualTour', 'documents', 'calculators', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'kitchen', 'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial', 'roofCondition', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'electricityCertificate', 'groundCertificate', 'asbestosType', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningUrl', 'judicialDecision', 'floodZoneName', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityType', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'neighbourhoods');
  CREATE TYPE "public"."enum_display_conditions_advanced_condition_join" AS ENUM('and', 'or');
  CREATE TYPE "public"."enum_display_conditions_advanced_condition_field" AS ENUM('type', 'agency', 'project', 'region', 'goal', 'status', 'typeDescription', 'marquee', 'marqueeName', 'createDate', 'modifyDate', 'publishAddress', 'zip', 'countryId', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'kitchen', 'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial', 'roofCondition', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'electricityCertificate', 'groundCertificate', 'asbestosType', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningUrl', 'judicialDecision', 'floodZoneName', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityType', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'neighbourhoods');
  CREATE TYPE "public"."enum_display_conditions_advanced_condition_logic" AS ENUM('equals', 'differs', 'greater', 'less', 'in', 'empty', 'not-empty');
  CREATE TYPE "public"."enum_display_conditions_advanced_condition_compare_with_field" AS ENUM('type', 'agency', 'project', 'region', 'goal', 'status', 'typeDescription', 'marquee', 'marqueeName', 'createDate', 'modifyDate', 'publishAddress', 'zip', 'countryId', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'kitchen', 'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial', 'roofCondition', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'electricityCertificate', 'groundCertificate', 'asbestosType', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningUrl', 'judicialDecision', 'floodZoneName', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityType', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'neighbourhoods');
  CREATE TYPE "public"."enum_display_conditions_field" AS ENUM('type', 'agency', 'project', 'region', 'goal', 'status', 'typeDescription', 'marquee', 'marqueeName', 'createDate', 'modifyDate', 'publishAddress', 'zip', 'countryId', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'kitchen', 'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial', 'roofCondition', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'electricityCertificate', 'groundCertificate', 'asbestosType', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningUrl', 'judicialDecision', 'floodZoneName', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityType', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'neighbourhoods');
  CREATE TYPE "public"."enum_display_conditions_logic" AS ENUM('equals', 'differs', 'greater', 'less', 'in', 'empty', 'not-empty');
  CREATE TYPE "public"."enum_display_conditions_compare_with_field" AS ENUM('type', 'agency', 'project', 'region', 'goal', 'status', 'typeDescription', 'marquee', 'marqueeName', 'createDate', 'modifyDate', 'publishAddress', 'zip', 'countryId', 'publishPrice', 'price', 'priceUnit', 'priceUnitText', 'surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfaceTerrace', 'surfaceGarden', 'surfaceStore', 'surfaceConstructed', 'surfaceOffice', 'frontWidth', 'plotWidth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'extraRooms', 'constructionYear', 'renovationYear', 'floors', 'floor', 'facades', 'heating', 'kitchen', 'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial', 'roofCondition', 'gardenOrientation', 'terraceOrientation', 'epcLabelText', 'energyPerformance', 'energyTotal', 'co2Emission', 'eLevel', 'epcReference', 'epcEndDate', 'gasCertificate', 'electricityCertificate', 'groundCertificate', 'asbestosType', 'asbestosDate', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'planningInfo', 'planningUrl', 'judicialDecision', 'floodZoneName', 'floodPScore', 'floodGScore', 'realEstateTax', 'cadastralIncome', 'chargesOwner', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue', 'agencyCost', 'garagePrice', 'parkingPrice', 'availableFrom', 'availability', 'chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears', 'individualMeters', 'annuityAges', 'annuityType', 'annuityIndexedRent', 'annuitySurvivorRent', 'annuityConditions', 'neighbourhoods');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('photo', 'floor-plan', 'portrait', 'banner');
  CREATE TYPE "public"."enum_pages_banner_type" AS ENUM('image', 'gallery', 'video', 'properties');
  CREATE TYPE "public"."enum_pages_redirect" AS ENUM('none', 'internal', 'external');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'sale', 'rent', 'projects', 'favourites', 'compare', 'module', 'feedback', 'login', 'personal');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_seo_open_graph_type" AS ENUM('website', 'article', 'profile');
  CREATE TYPE "public"."enum__pages_v_version_banner_type" AS ENUM('image', 'gallery', 'video', 'properties');
  CREATE TYPE "public"."enum__pages_v_version_redirect" AS ENUM('none', 'internal', 'external');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'sale', 'rent', 'projects', 'favourites', 'compare', 'module', 'feedback', 'login', 'personal');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__pages_v_version_seo_open_graph_type" AS ENUM('website', 'article', 'profile');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_seo_open_graph_type" AS ENUM('website', 'article', 'profile');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__articles_v_version_seo_open_graph_type" AS ENUM('website', 'article', 'profile');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('pending', 'published', 'hidden');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('permanent', 'temporary');
  CREATE TYPE "public"."enum_import_runs_state" AS ENUM('running', 'done', 'partial', 'refused', 'interrupted');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'agent');
  CREATE TYPE "public"."enum_users_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_routes_type" AS ENUM('page', 'article', 'feedback', 'login', 'personal', 'property', 'project');
  CREATE TYPE "public"."enum_owner_keys_kind" AS ENUM('invitation', 'reset', 'session');
  CREATE TYPE "public"."enum_listing_events_kind" AS ENUM('published', 'withdrawn', 'price', 'annuityRent', 'status');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_header_menu_child_menus_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_header_menu_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_header_buttons_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_header_left_icon" AS ENUM('none', 'phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart');
  CREATE TYPE "public"."enum_header_left_color" AS ENUM('plain', 'brand', 'accent');
  CREATE TYPE "public"."enum_header_left_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_header_right_icon" AS ENUM('none', 'phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart');
  CREATE TYPE "public"."enum_header_right_color" AS ENUM('plain', 'brand', 'accent');
  CREATE TYPE "public"."enum_header_right_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum__header_v_version_menu_child_menus_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum__header_v_version_menu_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum__header_v_version_buttons_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum__header_v_version_left_icon" AS ENUM('none', 'phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart');
  CREATE TYPE "public"."enum__header_v_version_left_color" AS ENUM('plain', 'brand', 'accent');
  CREATE TYPE "public"."enum__header_v_version_left_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum__header_v_version_right_icon" AS ENUM('none', 'phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart');
  CREATE TYPE "public"."enum__header_v_version_right_color" AS ENUM('plain', 'brand', 'accent');
  CREATE TYPE "public"."enum__header_v_version_right_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_popup_is_published" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__popup_v_version_is_published" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_settings_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_default_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_map_type" AS ENUM('prices', 'pins', 'area');
  CREATE TYPE "public"."enum_settings_captcha_provider" AS ENUM('altcha', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum__settings_v_version_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_default_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_map_type" AS ENUM('prices', 'pins', 'area');
  CREATE TYPE "public"."enum__settings_v_version_captcha_provider" AS ENUM('altcha', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum_rates_registration_duties_region" AS ENUM('flanders', 'wallonia', 'brussels');
  CREATE TYPE "public"."enum_rates_rent_deposits_region" AS ENUM('flanders', 'wallonia', 'brussels');
  CREATE TYPE "public"."enum_rates_renovation_terms_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__rates_v_version_registration_duties_region" AS ENUM('flanders', 'wallonia', 'brussels');
  CREATE TYPE "public"."enum__rates_v_version_rent_deposits_region" AS ENUM('flanders', 'wallonia', 'brussels');
  CREATE TYPE "public"."enum__rates_v_version_renovation_terms_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"form" "enum_leads_form" NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"language" "enum_leads_language" NOT NULL,
  	"property_id" integer,
  	"project_id" integer,
  	"person_id" integer,
  	"answers" jsonb NOT NULL,
  	"consent_text" varchar,
  	"consent_version" numeric,
  	"read_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"history" jsonb,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"agency_id" integer,
  	"notes" varchar,
  	"key" varchar NOT NULL,
  	"mails" "enum_leads_mails" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"kind" "enum_subscriptions_kind" NOT NULL,
  	"state" "enum_subscriptions_state" NOT NULL,
  	"name" varchar,
  	"language" "enum_subscriptions_language" NOT NULL,
  	"rhythm" "enum_subscriptions_rhythm",
  	"lead_id" integer,
  	"goal" "enum_subscriptions_goal",
  	"criteria" jsonb,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"consent_version" numeric,
  	"key" varchar NOT NULL,
  	"opt_in" "enum_subscriptions_opt_in" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"property_id" integer,
  	"agency_id" integer,
  	"calendar_id" integer,
  	"agent_id" integer,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"state" "enum_appointments_state" NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"slot" varchar,
  	"mails" "enum_appointments_mails" NOT NULL,
  	"remind_at" timestamp(3) with time zone,
  	"feedback" varchar,
  	"uid" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visiting_hours_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_visiting_hours_hours_weekday" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "visiting_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"from" varchar,
  	"to" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "visiting_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"agency_id" integer,
  	"agent_id" integer,
  	"visit_minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 21 NOT NULL,
  	"on_holidays" boolean DEFAULT false,
  	"busy_address" varchar,
  	"owner" varchar NOT NULL,
  	"feed_key" varchar NOT NULL,
  	"busy" jsonb,
  	"busy_read_at" timestamp(3) with time zone,
  	"busy_tried_at" timestamp(3) with time zone,
  	"busy_error" "enum_visiting_hours_busy_error",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_owners_language" NOT NULL,
  	"agency_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"weekly_mail" boolean DEFAULT true,
  	"invited_at" timestamp(3) with time zone,
  	"password_at" timestamp(3) with time zone,
  	"signed_in_at" timestamp(3) with time zone,
  	"told_week" varchar,
  	"mail" "enum_owners_mail",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "owners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"properties_id" integer
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"lead_id" integer,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"language" "enum_mails_language" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"attachments" jsonb,
  	"headers" jsonb,
  	"error" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"leased_until" timestamp(3) with time zone,
  	"try_until" timestamp(3) with time zone,
  	"interrupted_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"message_id" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"agency_id" integer NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_forms_form" NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"recipient" varchar,
  	"consent_version" numeric DEFAULT 1,
  	"retention_days" numeric DEFAULT 730,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"intro" varchar,
  	"consent" varchar,
  	"mail_subject" varchar,
  	"mail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "properties_publication_override_missing" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_properties_publication_override_missing",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "properties_missing_mentions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_properties_missing_mentions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "properties_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" "enum_properties_documents_language",
  	"file_id" integer
  );
  
  CREATE TABLE "properties_points_of_interest" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"distance" numeric
  );
  
  CREATE TABLE "properties_points_of_interest_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "properties_mobility_scores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" varchar,
  	"score" numeric
  );
  
  CREATE TABLE "properties_locked_fields" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_properties_locked_fields",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "properties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"admin_title" varchar,
  	"listing_id" numeric,
  	"agency_id" integer,
  	"contact_id" integer,
  	"project_id" integer,
  	"withdrawn_at" timestamp(3) with time zone,
  	"publication_override_reason" varchar,
  	"publication_override_by" varchar,
  	"publication_override_at" timestamp(3) with time zone,
  	"type_id" integer,
  	"goal" "enum_properties_goal" DEFAULT '0',
  	"status" "enum_properties_offer" DEFAULT 'available',
  	"marquee" "enum_properties_marquee" DEFAULT '0',
  	"record_file" varchar,
  	"create_date" timestamp(3) with time zone,
  	"modify_date" timestamp(3) with time zone,
  	"city_id" integer,
  	"publish_address" boolean DEFAULT true,
  	"house_number" varchar,
  	"box_nr" varchar,
  	"zip" varchar,
  	"country_id" "enum_properties_country_id" DEFAULT '10',
  	"latitude" numeric,
  	"longitude" numeric,
  	"publish_price" boolean DEFAULT true,
  	"price" numeric,
  	"price_unit" numeric,
  	"card_picture_id" integer,
  	"virtual_tour_url" varchar,
  	"surface_total" numeric,
  	"surface_living" numeric,
  	"surface_ground" numeric,
  	"surface_terrace" numeric,
  	"surface_garden" numeric,
  	"surface_store" numeric,
  	"surface_constructed" numeric,
  	"surface_office" numeric,
  	"front_width" numeric,
  	"plot_width" numeric,
  	"bedrooms" numeric,
  	"bathrooms" numeric,
  	"shower_rooms" numeric,
  	"toilets" numeric,
  	"garages" numeric,
  	"parkings" numeric,
  	"external_parkings" numeric,
  	"construction_year" numeric,
  	"renovation_year" numeric,
  	"floors" numeric,
  	"floor" numeric,
  	"facades" "enum_properties_facades",
  	"garden_orientation" "enum_properties_garden_orientation",
  	"terrace_orientation" "enum_properties_terrace_orientation",
  	"epc_label_text" varchar,
  	"energy_performance" numeric,
  	"energy_total" numeric,
  	"co2_emission" numeric,
  	"e_level" numeric,
  	"epc_reference" varchar,
  	"epc_end_date" timestamp(3) with time zone,
  	"asbestos_date" timestamp(3) with time zone,
  	"asbestos_end_date" timestamp(3) with time zone,
  	"ground_end_date" timestamp(3) with time zone,
  	"electricity_end_date" timestamp(3) with time zone,
  	"permit" "enum_properties_permit",
  	"area_destination" "enum_properties_area_destination",
  	"summons" "enum_properties_summons",
  	"preemptive_right" "enum_properties_preemptive_right",
  	"allotment_permit" "enum_properties_allotment_permit",
  	"planning_url" varchar,
  	"flood_p_score" "enum_properties_flood_p_score",
  	"flood_g_score" "enum_properties_flood_g_score",
  	"real_estate_tax" numeric,
  	"cadastral_income" numeric,
  	"charges_owner" numeric,
  	"notary_fees" numeric,
  	"registered_right" numeric,
  	"vat_value" numeric,
  	"agency_cost" numeric,
  	"garage_price" numeric,
  	"parking_price" numeric,
  	"available_from" timestamp(3) with time zone,
  	"charges_renter" numeric,
  	"deposit_amount" numeric,
  	"inventory_cost" numeric,
  	"lease_years" numeric,
  	"individual_meters" "enum_properties_individual_meters",
  	"annuity_indexed_rent" numeric,
  	"annuity_survivor_rent" numeric,
  	"source_id" integer,
  	"last_import" jsonb,
  	"import_hash" varchar,
  	"files_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_properties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "properties_locales" (
  	"live" boolean DEFAULT true,
  	"type_description" varchar,
  	"description" jsonb,
  	"marquee_name" varchar,
  	"street" varchar,
  	"price_unit_text" varchar,
  	"extra_rooms" varchar,
  	"heating" varchar,
  	"kitchen" varchar,
  	"interior_comfort" varchar,
  	"exterior_comfort" varchar,
  	"window_frame" varchar,
  	"window_glazing" varchar,
  	"roof_material" varchar,
  	"roof_condition" varchar,
  	"gas_certificate" varchar,
  	"electricity_certificate" varchar,
  	"ground_certificate" varchar,
  	"asbestos_type" varchar,
  	"planning_info" varchar,
  	"judicial_decision" varchar,
  	"flood_zone_name" varchar,
  	"vat_regime" varchar,
  	"availability" varchar,
  	"contract_type" varchar,
  	"annuity_ages" varchar,
  	"annuity_type" varchar,
  	"annuity_conditions" varchar,
  	"neighbourhoods" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "properties_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "properties_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"types_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_properties_v_version_publication_override_missing" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__properties_v_version_publication_override_missing",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_properties_v_version_missing_mentions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__properties_v_version_missing_mentions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_properties_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" "enum__properties_v_version_documents_language",
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_properties_v_version_points_of_interest" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"distance" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_properties_v_version_points_of_interest_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_properties_v_version_mobility_scores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" varchar,
  	"score" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_properties_v_version_locked_fields" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__properties_v_version_locked_fields",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_properties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_admin_title" varchar,
  	"version_listing_id" numeric,
  	"version_agency_id" integer,
  	"version_contact_id" integer,
  	"version_project_id" integer,
  	"version_withdrawn_at" timestamp(3) with time zone,
  	"version_publication_override_reason" varchar,
  	"version_publication_override_by" varchar,
  	"version_publication_override_at" timestamp(3) with time zone,
  	"version_type_id" integer,
  	"version_goal" "enum__properties_v_version_goal" DEFAULT '0',
  	"version_status" "enum__properties_v_version_offer" DEFAULT 'available',
  	"version_marquee" "enum__properties_v_version_marquee" DEFAULT '0',
  	"version_record_file" varchar,
  	"version_create_date" timestamp(3) with time zone,
  	"version_modify_date" timestamp(3) with time zone,
  	"version_city_id" integer,
  	"version_publish_address" boolean DEFAULT true,
  	"version_house_number" varchar,
  	"version_box_nr" varchar,
  	"version_zip" varchar,
  	"version_country_id" "enum__properties_v_version_country_id" DEFAULT '10',
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_publish_price" boolean DEFAULT true,
  	"version_price" numeric,
  	"version_price_unit" numeric,
  	"version_card_picture_id" integer,
  	"version_virtual_tour_url" varchar,
  	"version_surface_total" numeric,
  	"version_surface_living" numeric,
  	"version_surface_ground" numeric,
  	"version_surface_terrace" numeric,
  	"version_surface_garden" numeric,
  	"version_surface_store" numeric,
  	"version_surface_constructed" numeric,
  	"version_surface_office" numeric,
  	"version_front_width" numeric,
  	"version_plot_width" numeric,
  	"version_bedrooms" numeric,
  	"version_bathrooms" numeric,
  	"version_shower_rooms" numeric,
  	"version_toilets" numeric,
  	"version_garages" numeric,
  	"version_parkings" numeric,
  	"version_external_parkings" numeric,
  	"version_construction_year" numeric,
  	"version_renovation_year" numeric,
  	"version_floors" numeric,
  	"version_floor" numeric,
  	"version_facades" "enum__properties_v_version_facades",
  	"version_garden_orientation" "enum__properties_v_version_garden_orientation",
  	"version_terrace_orientation" "enum__properties_v_version_terrace_orientation",
  	"version_epc_label_text" varchar,
  	"version_energy_performance" numeric,
  	"version_energy_total" numeric,
  	"version_co2_emission" numeric,
  	"version_e_level" numeric,
  	"version_epc_reference" varchar,
  	"version_epc_end_date" timestamp(3) with time zone,
  	"version_asbestos_date" timestamp(3) with time zone,
  	"version_asbestos_end_date" timestamp(3) with time zone,
  	"version_ground_end_date" timestamp(3) with time zone,
  	"version_electricity_end_date" timestamp(3) with time zone,
  	"version_permit" "enum__properties_v_version_permit",
  	"version_area_destination" "enum__properties_v_version_area_destination",
  	"version_summons" "enum__properties_v_version_summons",
  	"version_preemptive_right" "enum__properties_v_version_preemptive_right",
  	"version_allotment_permit" "enum__properties_v_version_allotment_permit",
  	"version_planning_url" varchar,
  	"version_flood_p_score" "enum__properties_v_version_flood_p_score",
  	"version_flood_g_score" "enum__properties_v_version_flood_g_score",
  	"version_real_estate_tax" numeric,
  	"version_cadastral_income" numeric,
  	"version_charges_owner" numeric,
  	"version_notary_fees" numeric,
  	"version_registered_right" numeric,
  	"version_vat_value" numeric,
  	"version_agency_cost" numeric,
  	"version_garage_price" numeric,
  	"version_parking_price" numeric,
  	"version_available_from" timestamp(3) with time zone,
  	"version_charges_renter" numeric,
  	"version_deposit_amount" numeric,
  	"version_inventory_cost" numeric,
  	"version_lease_years" numeric,
  	"version_individual_meters" "enum__properties_v_version_individual_meters",
  	"version_annuity_indexed_rent" numeric,
  	"version_annuity_survivor_rent" numeric,
  	"version_source_id" integer,
  	"version_last_import" jsonb,
  	"version_import_hash" varchar,
  	"version_files_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__properties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__properties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_properties_v_locales" (
  	"version_live" boolean DEFAULT true,
  	"version_type_description" varchar,
  	"version_description" jsonb,
  	"version_marquee_name" varchar,
  	"version_street" varchar,
  	"version_price_unit_text" varchar,
  	"version_extra_rooms" varchar,
  	"version_heating" varchar,
  	"version_kitchen" varchar,
  	"version_interior_comfort" varchar,
  	"version_exterior_comfort" varchar,
  	"version_window_frame" varchar,
  	"version_window_glazing" varchar,
  	"version_roof_material" varchar,
  	"version_roof_condition" varchar,
  	"version_gas_certificate" varchar,
  	"version_electricity_certificate" varchar,
  	"version_ground_certificate" varchar,
  	"version_asbestos_type" varchar,
  	"version_planning_info" varchar,
  	"version_judicial_decision" varchar,
  	"version_flood_zone_name" varchar,
  	"version_vat_regime" varchar,
  	"version_availability" varchar,
  	"version_contract_type" varchar,
  	"version_annuity_ages" varchar,
  	"version_annuity_type" varchar,
  	"version_annuity_conditions" varchar,
  	"version_neighbourhoods" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_properties_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_properties_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"types_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "projects_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" "enum_projects_documents_language",
  	"file_id" integer
  );
  
  CREATE TABLE "projects_constructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"delivery" varchar
  );
  
  CREATE TABLE "projects_constructions_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_locked_fields" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_locked_fields",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"listing_id" numeric,
  	"agency_id" integer,
  	"withdrawn_at" timestamp(3) with time zone,
  	"goal" "enum_projects_goal" DEFAULT '0',
  	"status" "enum_projects_offer" DEFAULT 'available',
  	"delivery" varchar,
  	"price_min" numeric,
  	"price_max" numeric,
  	"type_id" integer,
  	"external_url" varchar,
  	"city_id" integer,
  	"publish_address" boolean DEFAULT true,
  	"house_number" varchar,
  	"box_nr" varchar,
  	"zip" varchar,
  	"country_id" "enum_projects_country_id" DEFAULT '10',
  	"latitude" numeric,
  	"longitude" numeric,
  	"card_picture_id" integer,
  	"project_web_id" numeric,
  	"source_id" integer,
  	"last_import" jsonb,
  	"import_hash" varchar,
  	"files_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"live" boolean DEFAULT true,
  	"name" varchar,
  	"street" varchar,
  	"description" jsonb,
  	"situation" jsonb,
  	"technical" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_projects_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" "enum__projects_v_version_documents_language",
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_constructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"delivery" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_constructions_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_locked_fields" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_locked_fields",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_listing_id" numeric,
  	"version_agency_id" integer,
  	"version_withdrawn_at" timestamp(3) with time zone,
  	"version_goal" "enum__projects_v_version_goal" DEFAULT '0',
  	"version_status" "enum__projects_v_version_offer" DEFAULT 'available',
  	"version_delivery" varchar,
  	"version_price_min" numeric,
  	"version_price_max" numeric,
  	"version_type_id" integer,
  	"version_external_url" varchar,
  	"version_city_id" integer,
  	"version_publish_address" boolean DEFAULT true,
  	"version_house_number" varchar,
  	"version_box_nr" varchar,
  	"version_zip" varchar,
  	"version_country_id" "enum__projects_v_version_country_id" DEFAULT '10',
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_card_picture_id" integer,
  	"version_project_web_id" numeric,
  	"version_source_id" integer,
  	"version_last_import" jsonb,
  	"version_import_hash" varchar,
  	"version_files_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_live" boolean DEFAULT true,
  	"version_name" varchar,
  	"version_street" varchar,
  	"version_description" jsonb,
  	"version_situation" jsonb,
  	"version_technical" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type_id" numeric NOT NULL,
  	"web_id" numeric NOT NULL,
  	"kind" "enum_types_kind" DEFAULT 'other' NOT NULL,
  	"icon_class" numeric DEFAULT 2 NOT NULL,
  	"show_order" numeric DEFAULT 0,
  	"sale" boolean DEFAULT true,
  	"rent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "types_locales" (
  	"name" varchar,
  	"also_called" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL,
  	"country_id" "enum_cities_country_id" DEFAULT '10' NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "display_conditions_shows" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_display_conditions_shows",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "display_conditions_advanced_condition" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"join" "enum_display_conditions_advanced_condition_join" DEFAULT 'and' NOT NULL,
  	"field" "enum_display_conditions_advanced_condition_field" NOT NULL,
  	"logic" "enum_display_conditions_advanced_condition_logic" DEFAULT 'equals' NOT NULL,
  	"compare_with_value" varchar,
  	"compare_with_field" "enum_display_conditions_advanced_condition_compare_with_field"
  );
  
  CREATE TABLE "display_conditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"active" boolean DEFAULT true,
  	"field" "enum_display_conditions_field" NOT NULL,
  	"logic" "enum_display_conditions_logic" DEFAULT 'equals' NOT NULL,
  	"compare_with_value" varchar,
  	"compare_with_field" "enum_display_conditions_compare_with_field",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "display_conditions_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"kind" "enum_media_kind" DEFAULT 'photo',
  	"agency_id" integer,
  	"hash" varchar,
  	"preview" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"agency_id" integer,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"modules" jsonb,
  	"show_page_banner" boolean DEFAULT false,
  	"banner_type" "enum_pages_banner_type" DEFAULT 'image',
  	"banner_image_id" integer,
  	"banner_video_id" integer,
  	"show_logo" boolean DEFAULT false,
  	"redirect" "enum_pages_redirect" DEFAULT 'none',
  	"redirect_url" varchar,
  	"show_bread_crumb" boolean DEFAULT true,
  	"is_have_sub_menu" boolean DEFAULT false,
  	"show_fixed_menu" boolean DEFAULT false,
  	"css" varchar,
  	"parent_id" integer,
  	"sort" numeric DEFAULT 0,
  	"kind" "enum_pages_kind" DEFAULT 'module',
  	"original_path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"banner_title" varchar,
  	"banner_description" varchar,
  	"path" varchar,
  	"seo_is_active_s_e_o" boolean DEFAULT true,
  	"seo_page_title" varchar,
  	"seo_metadata_title" varchar,
  	"seo_metadata_description" varchar,
  	"seo_open_graph_title" varchar,
  	"seo_open_graph_type" "enum_pages_seo_open_graph_type",
  	"seo_open_graph_url" varchar,
  	"seo_open_graph_image_id" integer,
  	"seo_open_graph_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_site" varchar,
  	"seo_twitter_image_id" integer,
  	"seo_twitter_description" varchar,
  	"live" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_modules" jsonb,
  	"version_show_page_banner" boolean DEFAULT false,
  	"version_banner_type" "enum__pages_v_version_banner_type" DEFAULT 'image',
  	"version_banner_image_id" integer,
  	"version_banner_video_id" integer,
  	"version_show_logo" boolean DEFAULT false,
  	"version_redirect" "enum__pages_v_version_redirect" DEFAULT 'none',
  	"version_redirect_url" varchar,
  	"version_show_bread_crumb" boolean DEFAULT true,
  	"version_is_have_sub_menu" boolean DEFAULT false,
  	"version_show_fixed_menu" boolean DEFAULT false,
  	"version_css" varchar,
  	"version_parent_id" integer,
  	"version_sort" numeric DEFAULT 0,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'module',
  	"version_original_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_content" jsonb,
  	"version_banner_title" varchar,
  	"version_banner_description" varchar,
  	"version_path" varchar,
  	"version_seo_is_active_s_e_o" boolean DEFAULT true,
  	"version_seo_page_title" varchar,
  	"version_seo_metadata_title" varchar,
  	"version_seo_metadata_description" varchar,
  	"version_seo_open_graph_title" varchar,
  	"version_seo_open_graph_type" "enum__pages_v_version_seo_open_graph_type",
  	"version_seo_open_graph_url" varchar,
  	"version_seo_open_graph_image_id" integer,
  	"version_seo_open_graph_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_site" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_seo_twitter_description" varchar,
  	"version_live" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "articles_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "articles_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"image_id" integer,
  	"category_id" integer,
  	"sort" numeric DEFAULT 0,
  	"original_path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"name" varchar,
  	"intro" varchar,
  	"content" jsonb,
  	"path" varchar,
  	"seo_is_active_s_e_o" boolean DEFAULT true,
  	"seo_page_title" varchar,
  	"seo_metadata_title" varchar,
  	"seo_metadata_description" varchar,
  	"seo_open_graph_title" varchar,
  	"seo_open_graph_type" "enum_articles_seo_open_graph_type",
  	"seo_open_graph_url" varchar,
  	"seo_open_graph_image_id" integer,
  	"seo_open_graph_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_site" varchar,
  	"seo_twitter_image_id" integer,
  	"seo_twitter_description" varchar,
  	"live" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_category_id" integer,
  	"version_sort" numeric DEFAULT 0,
  	"version_original_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_name" varchar,
  	"version_intro" varchar,
  	"version_content" jsonb,
  	"version_path" varchar,
  	"version_seo_is_active_s_e_o" boolean DEFAULT true,
  	"version_seo_page_title" varchar,
  	"version_seo_metadata_title" varchar,
  	"version_seo_metadata_description" varchar,
  	"version_seo_open_graph_title" varchar,
  	"version_seo_open_graph_type" "enum__articles_v_version_seo_open_graph_type",
  	"version_seo_open_graph_url" varchar,
  	"version_seo_open_graph_image_id" integer,
  	"version_seo_open_graph_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_site" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_seo_twitter_description" varchar,
  	"version_live" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"parent_id" integer,
  	"page_id" integer,
  	"has_pages" boolean DEFAULT true,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"website" varchar,
  	"image_id" integer,
  	"status" "enum_testimonials_status" DEFAULT 'hidden',
  	"sort" numeric DEFAULT 0,
  	"submitted_at" timestamp(3) with time zone,
  	"lead_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"about_you" varchar,
  	"comment" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "agencies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"agency_id" numeric,
  	"street" varchar,
  	"house_number" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"documents_by_hand" boolean DEFAULT false,
  	"latitude" numeric,
  	"longitude" numeric,
  	"photo_id" integer,
  	"legal_name" varchar,
  	"company_number" varchar,
  	"vat_number" varchar,
  	"institute_number" varchar,
  	"insurer" varchar,
  	"policy_number" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "agencies_locales" (
  	"professional_title" varchar,
  	"recognition_country" varchar,
  	"supervisory_authority" varchar,
  	"code_of_conduct_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"agency_id" integer NOT NULL,
  	"photo_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"institute_number" varchar,
  	"sort" numeric DEFAULT 0,
  	"original_path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_members_locales" (
  	"function" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"url" varchar,
  	"kind" "enum_redirects_kind" DEFAULT 'permanent' NOT NULL,
  	"note" varchar,
  	"active" boolean DEFAULT true,
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"host" varchar,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"ignored" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"default_agency_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_sources_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "import_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source_id" integer,
  	"file" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"state" "enum_import_runs_state" NOT NULL,
  	"counts" jsonb,
  	"warnings" jsonb,
  	"skipped" jsonb,
  	"problems" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source_id" integer,
  	"address" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"etag" varchar,
  	"last_modified" varchar,
  	"fetched_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"agency_id" integer,
  	"language" "enum_users_language",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "routes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_path" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"type" "enum_routes_type" NOT NULL,
  	"former_paths" jsonb,
  	"external_url" varchar,
  	"redirect" varchar,
  	"gone" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routes_locales" (
  	"path" varchar,
  	"breadcrumb" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scopes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "known_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"shown" numeric NOT NULL,
  	"price" numeric NOT NULL
  );
  
  CREATE TABLE "told_listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"listing" numeric NOT NULL,
  	"price" numeric NOT NULL,
  	"before" numeric NOT NULL,
  	"subscription_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "listing_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"impressions" numeric DEFAULT 0 NOT NULL,
  	"favourites" numeric DEFAULT 0 NOT NULL,
  	"brochures" numeric DEFAULT 0 NOT NULL,
  	"maps" numeric DEFAULT 0 NOT NULL,
  	"requests" numeric DEFAULT 0 NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"from_search" numeric DEFAULT 0 NOT NULL,
  	"from_sites" numeric DEFAULT 0 NOT NULL,
  	"from_social" numeric DEFAULT 0 NOT NULL,
  	"from_email" numeric DEFAULT 0 NOT NULL,
  	"from_nowhere" numeric DEFAULT 0 NOT NULL,
  	"from_here" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "owner_passwords" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"hash" varchar NOT NULL,
  	"salt" varchar NOT NULL
  );
  
  CREATE TABLE "owner_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"kind" "enum_owner_keys_kind" NOT NULL,
  	"hash" varchar NOT NULL,
  	"made_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "listing_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property" numeric NOT NULL,
  	"at" varchar NOT NULL,
  	"kind" "enum_listing_events_kind" NOT NULL,
  	"value_before" varchar,
  	"value_after" varchar
  );
  
  CREATE TABLE "leases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"holder" varchar,
  	"beat" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"appointments_id" integer,
  	"visiting_hours_id" integer,
  	"owners_id" integer,
  	"mails_id" integer,
  	"forms_id" integer,
  	"properties_id" integer,
  	"projects_id" integer,
  	"types_id" integer,
  	"cities_id" integer,
  	"display_conditions_id" integer,
  	"media_id" integer,
  	"documents_id" integer,
  	"pages_id" integer,
  	"articles_id" integer,
  	"categories_id" integer,
  	"testimonials_id" integer,
  	"videos_id" integer,
  	"agencies_id" integer,
  	"team_members_id" integer,
  	"redirects_id" integer,
  	"import_sources_id" integer,
  	"import_runs_id" integer,
  	"users_id" integer,
  	"routes_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_menu_child_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum_header_menu_child_menus_status" DEFAULT 'published'
  );
  
  CREATE TABLE "header_menu_child_menus_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum_header_menu_status" DEFAULT 'published'
  );
  
  CREATE TABLE "header_menu_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum_header_buttons_status" DEFAULT 'published'
  );
  
  CREATE TABLE "header_buttons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum_header_left_icon" DEFAULT 'none',
  	"color" "enum_header_left_color" DEFAULT 'plain',
  	"status" "enum_header_left_status" DEFAULT 'published'
  );
  
  CREATE TABLE "header_left_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum_header_right_icon" DEFAULT 'none',
  	"color" "enum_header_right_color" DEFAULT 'plain',
  	"status" "enum_header_right_status" DEFAULT 'published'
  );
  
  CREATE TABLE "header_right_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"top_bar_show" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_header_v_version_menu_child_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum__header_v_version_menu_child_menus_status" DEFAULT 'published',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_child_menus_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum__header_v_version_menu_status" DEFAULT 'published',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"status" "enum__header_v_version_buttons_status" DEFAULT 'published',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_buttons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum__header_v_version_left_icon" DEFAULT 'none',
  	"color" "enum__header_v_version_left_color" DEFAULT 'plain',
  	"status" "enum__header_v_version_left_status" DEFAULT 'published',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_left_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"icon" "enum__header_v_version_right_icon" DEFAULT 'none',
  	"color" "enum__header_v_version_right_color" DEFAULT 'plain',
  	"status" "enum__header_v_version_right_status" DEFAULT 'published',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_right_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_top_bar_show" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "footer_blocks_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer_blocks_links_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_public" boolean DEFAULT true,
  	"intro_text_public" boolean DEFAULT true,
  	"full_text_public" boolean DEFAULT true,
  	"sm" numeric DEFAULT 12,
  	"md" numeric DEFAULT 6,
  	"lg" numeric DEFAULT 3
  );
  
  CREATE TABLE "footer_blocks_locales" (
  	"title" varchar,
  	"intro_text" varchar,
  	"full_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer_legal_links_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"show_agencies" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"legal_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_footer_v_version_blocks_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_blocks_links_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_public" boolean DEFAULT true,
  	"intro_text_public" boolean DEFAULT true,
  	"full_text_public" boolean DEFAULT true,
  	"sm" numeric DEFAULT 12,
  	"md" numeric DEFAULT 6,
  	"lg" numeric DEFAULT 3,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_blocks_locales" (
  	"title" varchar,
  	"intro_text" varchar,
  	"full_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal_links_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_show_agencies" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_legal_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "popup" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_published" "enum_popup_is_published" DEFAULT 'no',
  	"delay" numeric DEFAULT 0,
  	"url" varchar,
  	"media_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "popup_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "popup_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_popup_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_published" "enum__popup_v_version_is_published" DEFAULT 'no',
  	"version_delay" numeric DEFAULT 0,
  	"version_url" varchar,
  	"version_media_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_popup_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popup_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"team_members_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "consent" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"days" numeric DEFAULT 180 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_locales" (
  	"title" varchar,
  	"description" varchar,
  	"agree" varchar,
  	"decline" varchar,
  	"change" varchar,
  	"settings_title" varchar,
  	"always_on" varchar,
  	"necessary_title" varchar,
  	"necessary_description" varchar,
  	"analytics_storage_title" varchar,
  	"analytics_storage_description" varchar,
  	"ad_storage_title" varchar,
  	"ad_storage_description" varchar,
  	"ad_user_data_title" varchar,
  	"ad_user_data_description" varchar,
  	"ad_personalization_title" varchar,
  	"ad_personalization_description" varchar,
  	"agree_partly" varchar,
  	"agree_all" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_consent_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_version" numeric DEFAULT 1 NOT NULL,
  	"version_days" numeric DEFAULT 180 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_consent_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_agree" varchar,
  	"version_decline" varchar,
  	"version_change" varchar,
  	"version_settings_title" varchar,
  	"version_always_on" varchar,
  	"version_necessary_title" varchar,
  	"version_necessary_description" varchar,
  	"version_analytics_storage_title" varchar,
  	"version_analytics_storage_description" varchar,
  	"version_ad_storage_title" varchar,
  	"version_ad_storage_description" varchar,
  	"version_ad_user_data_title" varchar,
  	"version_ad_user_data_description" varchar,
  	"version_ad_personalization_title" varchar,
  	"version_ad_personalization_description" varchar,
  	"version_agree_partly" varchar,
  	"version_agree_all" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_language" "enum_settings_default_language" DEFAULT 'nl' NOT NULL,
  	"agency_name" varchar DEFAULT 'Estate network' NOT NULL,
  	"logo_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"show_counts" boolean DEFAULT true,
  	"banner_id" integer,
  	"banner_interval" numeric DEFAULT 6,
  	"show_free_valuation" boolean DEFAULT true,
  	"brand_colour" varchar DEFAULT '#1f4a43',
  	"accent_colour" varchar DEFAULT '#b4492a',
  	"map_tiles_url" varchar,
  	"map_attribution" varchar,
  	"map_type" "enum_settings_map_type" DEFAULT 'prices',
  	"map_marker_colour" varchar,
  	"street_view_key" varchar,
  	"listing_numbers_from" numeric DEFAULT 9000000,
  	"listing_numbers_to" numeric DEFAULT 9999999,
  	"captcha_provider" "enum_settings_captcha_provider" DEFAULT 'altcha',
  	"captcha_site_key" varchar,
  	"captcha_secret" varchar,
  	"analytics_id" varchar,
  	"ads_id" varchar,
  	"tag_manager_id" varchar,
  	"pixel_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"tagline" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_description2" varchar,
  	"search_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_default_language" "enum__settings_v_version_default_language" DEFAULT 'nl' NOT NULL,
  	"version_agency_name" varchar DEFAULT 'Estate network' NOT NULL,
  	"version_logo_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_show_counts" boolean DEFAULT true,
  	"version_banner_id" integer,
  	"version_banner_interval" numeric DEFAULT 6,
  	"version_show_free_valuation" boolean DEFAULT true,
  	"version_brand_colour" varchar DEFAULT '#1f4a43',
  	"version_accent_colour" varchar DEFAULT '#b4492a',
  	"version_map_tiles_url" varchar,
  	"version_map_attribution" varchar,
  	"version_map_type" "enum__settings_v_version_map_type" DEFAULT 'prices',
  	"version_map_marker_colour" varchar,
  	"version_street_view_key" varchar,
  	"version_listing_numbers_from" numeric DEFAULT 9000000,
  	"version_listing_numbers_to" numeric DEFAULT 9999999,
  	"version_captcha_provider" "enum__settings_v_version_captcha_provider" DEFAULT 'altcha',
  	"version_captcha_site_key" varchar,
  	"version_captcha_secret" varchar,
  	"version_analytics_id" varchar,
  	"version_ads_id" varchar,
  	"version_tag_manager_id" varchar,
  	"version_pixel_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_description2" varchar,
  	"version_search_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "rates_registration_duties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"region" "enum_rates_registration_duties_region" NOT NULL,
  	"normal_percent" numeric NOT NULL,
  	"reduced_percent" numeric,
  	"reduced_on_land" boolean DEFAULT false,
  	"exemption" numeric,
  	"exemption_ceiling" numeric,
  	"land_exemption" numeric,
  	"land_ceiling" numeric,
  	"class_bonus" numeric,
  	"least_classes" numeric,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_registration_duties_locales" (
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rates_vat" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_notary_fees_brackets" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"percent" numeric NOT NULL
  );
  
  CREATE TABLE "rates_notary_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fixed_costs" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_advances" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_mortgages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"yearly_percent" numeric NOT NULL,
  	"years" numeric NOT NULL,
  	"own_funds_percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_rent_deposits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"region" "enum_rates_rent_deposits_region" NOT NULL,
  	"months" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates_renovation_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_rates_renovation_terms_language" NOT NULL,
  	"years" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_rates_v_version_registration_duties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum__rates_v_version_registration_duties_region" NOT NULL,
  	"normal_percent" numeric NOT NULL,
  	"reduced_percent" numeric,
  	"reduced_on_land" boolean DEFAULT false,
  	"exemption" numeric,
  	"exemption_ceiling" numeric,
  	"land_exemption" numeric,
  	"land_ceiling" numeric,
  	"class_bonus" numeric,
  	"least_classes" numeric,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_registration_duties_locales" (
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rates_v_version_vat" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_notary_fees_brackets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"percent" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_notary_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"fixed_costs" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_advances" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_mortgages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"yearly_percent" numeric NOT NULL,
  	"years" numeric NOT NULL,
  	"own_funds_percent" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_rent_deposits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum__rates_v_version_rent_deposits_region" NOT NULL,
  	"months" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v_version_renovation_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__rates_v_version_renovation_terms_language" NOT NULL,
  	"years" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_team_members_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_calendar_id_visiting_hours_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."visiting_hours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visiting_hours_hours" ADD CONSTRAINT "visiting_hours_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visiting_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visiting_hours_exceptions" ADD CONSTRAINT "visiting_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visiting_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visiting_hours" ADD CONSTRAINT "visiting_hours_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visiting_hours" ADD CONSTRAINT "visiting_hours_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owners" ADD CONSTRAINT "owners_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owners_rels" ADD CONSTRAINT "owners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_rels" ADD CONSTRAINT "owners_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_recipients" ADD CONSTRAINT "forms_recipients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_recipients" ADD CONSTRAINT "forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_publication_override_missing" ADD CONSTRAINT "properties_publication_override_missing_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_missing_mentions" ADD CONSTRAINT "properties_missing_mentions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_documents" ADD CONSTRAINT "properties_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_documents" ADD CONSTRAINT "properties_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_points_of_interest" ADD CONSTRAINT "properties_points_of_interest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_points_of_interest_locales" ADD CONSTRAINT "properties_points_of_interest_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties_points_of_interest"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_mobility_scores" ADD CONSTRAINT "properties_mobility_scores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_locked_fields" ADD CONSTRAINT "properties_locked_fields_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_contact_id_team_members_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_texts" ADD CONSTRAINT "properties_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_types_fk" FOREIGN KEY ("types_id") REFERENCES "public"."types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_publication_override_missing" ADD CONSTRAINT "_properties_v_version_publication_override_missing_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_missing_mentions" ADD CONSTRAINT "_properties_v_version_missing_mentions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_documents" ADD CONSTRAINT "_properties_v_version_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_version_documents" ADD CONSTRAINT "_properties_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_points_of_interest" ADD CONSTRAINT "_properties_v_version_points_of_interest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_points_of_interest_locales" ADD CONSTRAINT "_properties_v_version_points_of_interest_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v_version_points_of_interest"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_mobility_scores" ADD CONSTRAINT "_properties_v_version_mobility_scores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_locked_fields" ADD CONSTRAINT "_properties_v_version_locked_fields_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_parent_id_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_agency_id_agencies_id_fk" FOREIGN KEY ("version_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_contact_id_team_members_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_type_id_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_source_id_import_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_texts" ADD CONSTRAINT "_properties_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_types_fk" FOREIGN KEY ("types_id") REFERENCES "public"."types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_documents" ADD CONSTRAINT "projects_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_documents" ADD CONSTRAINT "projects_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_constructions" ADD CONSTRAINT "projects_constructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_constructions_locales" ADD CONSTRAINT "projects_constructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_constructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_locked_fields" ADD CONSTRAINT "projects_locked_fields_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_documents" ADD CONSTRAINT "_projects_v_version_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_documents" ADD CONSTRAINT "_projects_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_constructions" ADD CONSTRAINT "_projects_v_version_constructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_constructions_locales" ADD CONSTRAINT "_projects_v_version_constructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_constructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_locked_fields" ADD CONSTRAINT "_projects_v_version_locked_fields_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_agency_id_agencies_id_fk" FOREIGN KEY ("version_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_type_id_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_source_id_import_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "types_locales" ADD CONSTRAINT "types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "display_conditions_shows" ADD CONSTRAINT "display_conditions_shows_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."display_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "display_conditions_advanced_condition" ADD CONSTRAINT "display_conditions_advanced_condition_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."display_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "display_conditions_locales" ADD CONSTRAINT "display_conditions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."display_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_video_id_videos_id_fk" FOREIGN KEY ("banner_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_video_id_videos_id_fk" FOREIGN KEY ("version_banner_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("version_seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_questions" ADD CONSTRAINT "articles_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_questions_locales" ADD CONSTRAINT "articles_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_questions" ADD CONSTRAINT "_articles_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_questions_locales" ADD CONSTRAINT "_articles_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("version_seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agencies" ADD CONSTRAINT "agencies_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agencies_locales" ADD CONSTRAINT "agencies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_default_agency_id_agencies_id_fk" FOREIGN KEY ("default_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_sources_texts" ADD CONSTRAINT "import_sources_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_files" ADD CONSTRAINT "feed_files_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routes_locales" ADD CONSTRAINT "routes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "told_listings" ADD CONSTRAINT "told_listings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_passwords" ADD CONSTRAINT "owner_passwords_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_keys" ADD CONSTRAINT "owner_keys_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visiting_hours_fk" FOREIGN KEY ("visiting_hours_id") REFERENCES "public"."visiting_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_types_fk" FOREIGN KEY ("types_id") REFERENCES "public"."types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_display_conditions_fk" FOREIGN KEY ("display_conditions_id") REFERENCES "public"."display_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agencies_fk" FOREIGN KEY ("agencies_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_sources_fk" FOREIGN KEY ("import_sources_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_runs_fk" FOREIGN KEY ("import_runs_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routes_fk" FOREIGN KEY ("routes_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_child_menus" ADD CONSTRAINT "header_menu_child_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_child_menus_locales" ADD CONSTRAINT "header_menu_child_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu_child_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_buttons" ADD CONSTRAINT "header_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_buttons_locales" ADD CONSTRAINT "header_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_left" ADD CONSTRAINT "header_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_left_locales" ADD CONSTRAINT "header_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_right" ADD CONSTRAINT "header_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_right_locales" ADD CONSTRAINT "header_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_child_menus" ADD CONSTRAINT "_header_v_version_menu_child_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_child_menus_locales" ADD CONSTRAINT "_header_v_version_menu_child_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu_child_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_locales" ADD CONSTRAINT "_header_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_buttons" ADD CONSTRAINT "_header_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_buttons_locales" ADD CONSTRAINT "_header_v_version_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_left" ADD CONSTRAINT "_header_v_version_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_left_locales" ADD CONSTRAINT "_header_v_version_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_right" ADD CONSTRAINT "_header_v_version_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_right_locales" ADD CONSTRAINT "_header_v_version_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_blocks_links" ADD CONSTRAINT "footer_blocks_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_blocks_links_locales" ADD CONSTRAINT "footer_blocks_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_blocks_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_blocks" ADD CONSTRAINT "footer_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_blocks_locales" ADD CONSTRAINT "footer_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links_locales" ADD CONSTRAINT "footer_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_blocks_links" ADD CONSTRAINT "_footer_v_version_blocks_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_blocks_links_locales" ADD CONSTRAINT "_footer_v_version_blocks_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_blocks_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_blocks" ADD CONSTRAINT "_footer_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_blocks_locales" ADD CONSTRAINT "_footer_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links_locales" ADD CONSTRAINT "_footer_v_version_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup" ADD CONSTRAINT "popup_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popup_locales" ADD CONSTRAINT "popup_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup_rels" ADD CONSTRAINT "popup_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v" ADD CONSTRAINT "_popup_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popup_v_locales" ADD CONSTRAINT "_popup_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popup_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popup_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v_rels" ADD CONSTRAINT "_popup_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_locales" ADD CONSTRAINT "consent_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consent_v_locales" ADD CONSTRAINT "_consent_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_languages" ADD CONSTRAINT "settings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_languages" ADD CONSTRAINT "_settings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_registration_duties" ADD CONSTRAINT "rates_registration_duties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_registration_duties_locales" ADD CONSTRAINT "rates_registration_duties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates_registration_duties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_vat" ADD CONSTRAINT "rates_vat_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_notary_fees_brackets" ADD CONSTRAINT "rates_notary_fees_brackets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates_notary_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_notary_fees" ADD CONSTRAINT "rates_notary_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_advances" ADD CONSTRAINT "rates_advances_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_mortgages" ADD CONSTRAINT "rates_mortgages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_rent_deposits" ADD CONSTRAINT "rates_rent_deposits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rates_renovation_terms" ADD CONSTRAINT "rates_renovation_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_registration_duties" ADD CONSTRAINT "_rates_v_version_registration_duties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_registration_duties_locales" ADD CONSTRAINT "_rates_v_version_registration_duties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v_version_registration_duties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_vat" ADD CONSTRAINT "_rates_v_version_vat_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_notary_fees_brackets" ADD CONSTRAINT "_rates_v_version_notary_fees_brackets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v_version_notary_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_notary_fees" ADD CONSTRAINT "_rates_v_version_notary_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_advances" ADD CONSTRAINT "_rates_v_version_advances_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_mortgages" ADD CONSTRAINT "_rates_v_version_mortgages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_rent_deposits" ADD CONSTRAINT "_rates_v_version_rent_deposits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rates_v_version_renovation_terms" ADD CONSTRAINT "_rates_v_version_renovation_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_property_idx" ON "leads" USING btree ("property_id");
  CREATE INDEX "leads_project_idx" ON "leads" USING btree ("project_id");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_agency_idx" ON "leads" USING btree ("agency_id");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_mails_idx" ON "leads" USING btree ("mails");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "subscriptions_email_idx" ON "subscriptions" USING btree ("email");
  CREATE INDEX "subscriptions_kind_idx" ON "subscriptions" USING btree ("kind");
  CREATE INDEX "subscriptions_state_idx" ON "subscriptions" USING btree ("state");
  CREATE INDEX "subscriptions_lead_idx" ON "subscriptions" USING btree ("lead_id");
  CREATE INDEX "subscriptions_goal_idx" ON "subscriptions" USING btree ("goal");
  CREATE UNIQUE INDEX "subscriptions_key_idx" ON "subscriptions" USING btree ("key");
  CREATE INDEX "subscriptions_opt_in_idx" ON "subscriptions" USING btree ("opt_in");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
  CREATE INDEX "appointments_property_idx" ON "appointments" USING btree ("property_id");
  CREATE INDEX "appointments_agency_idx" ON "appointments" USING btree ("agency_id");
  CREATE INDEX "appointments_calendar_idx" ON "appointments" USING btree ("calendar_id");
  CREATE INDEX "appointments_agent_idx" ON "appointments" USING btree ("agent_id");
  CREATE INDEX "appointments_start_idx" ON "appointments" USING btree ("start");
  CREATE UNIQUE INDEX "appointments_slot_idx" ON "appointments" USING btree ("slot");
  CREATE INDEX "appointments_mails_idx" ON "appointments" USING btree ("mails");
  CREATE INDEX "appointments_remind_at_idx" ON "appointments" USING btree ("remind_at");
  CREATE UNIQUE INDEX "appointments_uid_idx" ON "appointments" USING btree ("uid");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "visiting_hours_hours_order_idx" ON "visiting_hours_hours" USING btree ("_order");
  CREATE INDEX "visiting_hours_hours_parent_id_idx" ON "visiting_hours_hours" USING btree ("_parent_id");
  CREATE INDEX "visiting_hours_exceptions_order_idx" ON "visiting_hours_exceptions" USING btree ("_order");
  CREATE INDEX "visiting_hours_exceptions_parent_id_idx" ON "visiting_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "visiting_hours_agency_idx" ON "visiting_hours" USING btree ("agency_id");
  CREATE INDEX "visiting_hours_agent_idx" ON "visiting_hours" USING btree ("agent_id");
  CREATE UNIQUE INDEX "visiting_hours_owner_idx" ON "visiting_hours" USING btree ("owner");
  CREATE UNIQUE INDEX "visiting_hours_feed_key_idx" ON "visiting_hours" USING btree ("feed_key");
  CREATE INDEX "visiting_hours_updated_at_idx" ON "visiting_hours" USING btree ("updated_at");
  CREATE INDEX "visiting_hours_created_at_idx" ON "visiting_hours" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_email_idx" ON "owners" USING btree ("email");
  CREATE INDEX "owners_agency_idx" ON "owners" USING btree ("agency_id");
  CREATE INDEX "owners_mail_idx" ON "owners" USING btree ("mail");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE INDEX "owners_rels_order_idx" ON "owners_rels" USING btree ("order");
  CREATE INDEX "owners_rels_parent_idx" ON "owners_rels" USING btree ("parent_id");
  CREATE INDEX "owners_rels_path_idx" ON "owners_rels" USING btree ("path");
  CREATE INDEX "owners_rels_properties_id_idx" ON "owners_rels" USING btree ("properties_id");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_lead_idx" ON "mails" USING btree ("lead_id");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_due_at_idx" ON "mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "forms_recipients_order_idx" ON "forms_recipients" USING btree ("_order");
  CREATE INDEX "forms_recipients_parent_id_idx" ON "forms_recipients" USING btree ("_parent_id");
  CREATE INDEX "forms_recipients_agency_idx" ON "forms_recipients" USING btree ("agency_id");
  CREATE UNIQUE INDEX "forms_form_idx" ON "forms" USING btree ("form");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_by_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "properties_publication_override_missing_order_idx" ON "properties_publication_override_missing" USING btree ("order");
  CREATE INDEX "properties_publication_override_missing_parent_idx" ON "properties_publication_override_missing" USING btree ("parent_id");
  CREATE INDEX "properties_missing_mentions_order_idx" ON "properties_missing_mentions" USING btree ("order");
  CREATE INDEX "properties_missing_mentions_parent_idx" ON "properties_missing_mentions" USING btree ("parent_id");
  CREATE INDEX "properties_documents_order_idx" ON "properties_documents" USING btree ("_order");
  CREATE INDEX "properties_documents_parent_id_idx" ON "properties_documents" USING btree ("_parent_id");
  CREATE INDEX "properties_documents_file_idx" ON "properties_documents" USING btree ("file_id");
  CREATE INDEX "properties_points_of_interest_order_idx" ON "properties_points_of_interest" USING btree ("_order");
  CREATE INDEX "properties_points_of_interest_parent_id_idx" ON "properties_points_of_interest" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "properties_points_of_interest_locales_locale_parent_id_uniqu" ON "properties_points_of_interest_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_points_of_interest_locales_by_parent_idx" ON "properties_points_of_interest_locales" USING btree ("_parent_id");
  CREATE INDEX "properties_mobility_scores_order_idx" ON "properties_mobility_scores" USING btree ("_order");
  CREATE INDEX "properties_mobility_scores_parent_id_idx" ON "properties_mobility_scores" USING btree ("_parent_id");
  CREATE INDEX "properties_locked_fields_order_idx" ON "properties_locked_fields" USING btree ("order");
  CREATE INDEX "properties_locked_fields_parent_idx" ON "properties_locked_fields" USING btree ("parent_id");
  CREATE INDEX "properties_deleted_at_idx" ON "properties" USING btree ("deleted_at");
  CREATE INDEX "properties_admin_title_idx" ON "properties" USING btree ("admin_title");
  CREATE UNIQUE INDEX "properties_listing_id_idx" ON "properties" USING btree ("listing_id");
  CREATE INDEX "properties_agency_idx" ON "properties" USING btree ("agency_id");
  CREATE INDEX "properties_contact_idx" ON "properties" USING btree ("contact_id");
  CREATE INDEX "properties_project_idx" ON "properties" USING btree ("project_id");
  CREATE INDEX "properties_withdrawn_at_idx" ON "properties" USING btree ("withdrawn_at");
  CREATE INDEX "properties_type_idx" ON "properties" USING btree ("type_id");
  CREATE INDEX "properties_goal_idx" ON "properties" USING btree ("goal");
  CREATE INDEX "properties_status_idx" ON "properties" USING btree ("status");
  CREATE INDEX "properties_city_idx" ON "properties" USING btree ("city_id");
  CREATE INDEX "properties_card_picture_idx" ON "properties" USING btree ("card_picture_id");
  CREATE INDEX "properties_source_idx" ON "properties" USING btree ("source_id");
  CREATE INDEX "properties_updated_at_idx" ON "properties" USING btree ("updated_at");
  CREATE INDEX "properties_created_at_idx" ON "properties" USING btree ("created_at");
  CREATE INDEX "properties__status_idx" ON "properties" USING btree ("_status");
  CREATE UNIQUE INDEX "properties_locales_locale_parent_id_unique" ON "properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_locales_by_parent_idx" ON "properties_locales" USING btree ("_parent_id");
  CREATE INDEX "properties_texts_order_parent" ON "properties_texts" USING btree ("order","parent_id");
  CREATE INDEX "properties_texts_by_parent_idx" ON "properties_texts" USING btree ("parent_id");
  CREATE INDEX "properties_rels_order_idx" ON "properties_rels" USING btree ("order");
  CREATE INDEX "properties_rels_parent_idx" ON "properties_rels" USING btree ("parent_id");
  CREATE INDEX "properties_rels_path_idx" ON "properties_rels" USING btree ("path");
  CREATE INDEX "properties_rels_types_id_idx" ON "properties_rels" USING btree ("types_id");
  CREATE INDEX "properties_rels_media_id_idx" ON "properties_rels" USING btree ("media_id");
  CREATE INDEX "_properties_v_version_publication_override_missing_order_idx" ON "_properties_v_version_publication_override_missing" USING btree ("order");
  CREATE INDEX "_properties_v_version_publication_override_missing_parent_idx" ON "_properties_v_version_publication_override_missing" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_missing_mentions_order_idx" ON "_properties_v_version_missing_mentions" USING btree ("order");
  CREATE INDEX "_properties_v_version_missing_mentions_parent_idx" ON "_properties_v_version_missing_mentions" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_documents_order_idx" ON "_properties_v_version_documents" USING btree ("_order");
  CREATE INDEX "_properties_v_version_documents_parent_id_idx" ON "_properties_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_version_documents_file_idx" ON "_properties_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_properties_v_version_points_of_interest_order_idx" ON "_properties_v_version_points_of_interest" USING btree ("_order");
  CREATE INDEX "_properties_v_version_points_of_interest_parent_id_idx" ON "_properties_v_version_points_of_interest" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_properties_v_version_points_of_interest_locales_locale_pare" ON "_properties_v_version_points_of_interest_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_version_points_of_interest_locales_by_parent_idx" ON "_properties_v_version_points_of_interest_locales" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_version_mobility_scores_order_idx" ON "_properties_v_version_mobility_scores" USING btree ("_order");
  CREATE INDEX "_properties_v_version_mobility_scores_parent_id_idx" ON "_properties_v_version_mobility_scores" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_version_locked_fields_order_idx" ON "_properties_v_version_locked_fields" USING btree ("order");
  CREATE INDEX "_properties_v_version_locked_fields_parent_idx" ON "_properties_v_version_locked_fields" USING btree ("parent_id");
  CREATE INDEX "_properties_v_parent_idx" ON "_properties_v" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_version_deleted_at_idx" ON "_properties_v" USING btree ("version_deleted_at");
  CREATE INDEX "_properties_v_version_version_admin_title_idx" ON "_properties_v" USING btree ("version_admin_title");
  CREATE INDEX "_properties_v_version_version_listing_id_idx" ON "_properties_v" USING btree ("version_listing_id");
  CREATE INDEX "_properties_v_version_version_agency_idx" ON "_properties_v" USING btree ("version_agency_id");
  CREATE INDEX "_properties_v_version_version_contact_idx" ON "_properties_v" USING btree ("version_contact_id");
  CREATE INDEX "_properties_v_version_version_project_idx" ON "_properties_v" USING btree ("version_project_id");
  CREATE INDEX "_properties_v_version_version_withdrawn_at_idx" ON "_properties_v" USING btree ("version_withdrawn_at");
  CREATE INDEX "_properties_v_version_version_type_idx" ON "_properties_v" USING btree ("version_type_id");
  CREATE INDEX "_properties_v_version_version_goal_idx" ON "_properties_v" USING btree ("version_goal");
  CREATE INDEX "_properties_v_version_version_status_idx" ON "_properties_v" USING btree ("version_status");
  CREATE INDEX "_properties_v_version_version_city_idx" ON "_properties_v" USING btree ("version_city_id");
  CREATE INDEX "_properties_v_version_version_card_picture_idx" ON "_properties_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_properties_v_version_version_source_idx" ON "_properties_v" USING btree ("version_source_id");
  CREATE INDEX "_properties_v_version_version_updated_at_idx" ON "_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_properties_v_version_version_created_at_idx" ON "_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_properties_v_version_version__status_idx" ON "_properties_v" USING btree ("version__status");
  CREATE INDEX "_properties_v_created_at_idx" ON "_properties_v" USING btree ("created_at");
  CREATE INDEX "_properties_v_updated_at_idx" ON "_properties_v" USING btree ("updated_at");
  CREATE INDEX "_properties_v_snapshot_idx" ON "_properties_v" USING btree ("snapshot");
  CREATE INDEX "_properties_v_published_locale_idx" ON "_properties_v" USING btree ("published_locale");
  CREATE INDEX "_properties_v_latest_idx" ON "_properties_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_properties_v_locales_locale_parent_id_unique" ON "_properties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_locales_by_parent_idx" ON "_properties_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_texts_order_parent" ON "_properties_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_properties_v_texts_by_parent_idx" ON "_properties_v_texts" USING btree ("parent_id");
  CREATE INDEX "_properties_v_rels_order_idx" ON "_properties_v_rels" USING btree ("order");
  CREATE INDEX "_properties_v_rels_parent_idx" ON "_properties_v_rels" USING btree ("parent_id");
  CREATE INDEX "_properties_v_rels_path_idx" ON "_properties_v_rels" USING btree ("path");
  CREATE INDEX "_properties_v_rels_types_id_idx" ON "_properties_v_rels" USING btree ("types_id");
  CREATE INDEX "_properties_v_rels_media_id_idx" ON "_properties_v_rels" USING btree ("media_id");
  CREATE INDEX "projects_documents_order_idx" ON "projects_documents" USING btree ("_order");
  CREATE INDEX "projects_documents_parent_id_idx" ON "projects_documents" USING btree ("_parent_id");
  CREATE INDEX "projects_documents_file_idx" ON "projects_documents" USING btree ("file_id");
  CREATE INDEX "projects_constructions_order_idx" ON "projects_constructions" USING btree ("_order");
  CREATE INDEX "projects_constructions_parent_id_idx" ON "projects_constructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_constructions_locales_locale_parent_id_unique" ON "projects_constructions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_constructions_locales_by_parent_idx" ON "projects_constructions_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_locked_fields_order_idx" ON "projects_locked_fields" USING btree ("order");
  CREATE INDEX "projects_locked_fields_parent_idx" ON "projects_locked_fields" USING btree ("parent_id");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "projects_listing_id_idx" ON "projects" USING btree ("listing_id");
  CREATE INDEX "projects_agency_idx" ON "projects" USING btree ("agency_id");
  CREATE INDEX "projects_type_idx" ON "projects" USING btree ("type_id");
  CREATE INDEX "projects_city_idx" ON "projects" USING btree ("city_id");
  CREATE INDEX "projects_card_picture_idx" ON "projects" USING btree ("card_picture_id");
  CREATE INDEX "projects_source_idx" ON "projects" USING btree ("source_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_by_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_version_documents_order_idx" ON "_projects_v_version_documents" USING btree ("_order");
  CREATE INDEX "_projects_v_version_documents_parent_id_idx" ON "_projects_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_documents_file_idx" ON "_projects_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_projects_v_version_constructions_order_idx" ON "_projects_v_version_constructions" USING btree ("_order");
  CREATE INDEX "_projects_v_version_constructions_parent_id_idx" ON "_projects_v_version_constructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_constructions_locales_locale_parent_id_u" ON "_projects_v_version_constructions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_constructions_locales_by_parent_idx" ON "_projects_v_version_constructions_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_locked_fields_order_idx" ON "_projects_v_version_locked_fields" USING btree ("order");
  CREATE INDEX "_projects_v_version_locked_fields_parent_idx" ON "_projects_v_version_locked_fields" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version_listing_id_idx" ON "_projects_v" USING btree ("version_listing_id");
  CREATE INDEX "_projects_v_version_version_agency_idx" ON "_projects_v" USING btree ("version_agency_id");
  CREATE INDEX "_projects_v_version_version_type_idx" ON "_projects_v" USING btree ("version_type_id");
  CREATE INDEX "_projects_v_version_version_city_idx" ON "_projects_v" USING btree ("version_city_id");
  CREATE INDEX "_projects_v_version_version_card_picture_idx" ON "_projects_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_projects_v_version_version_source_idx" ON "_projects_v" USING btree ("version_source_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_by_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "types_type_id_idx" ON "types" USING btree ("type_id");
  CREATE INDEX "types_updated_at_idx" ON "types" USING btree ("updated_at");
  CREATE INDEX "types_created_at_idx" ON "types" USING btree ("created_at");
  CREATE UNIQUE INDEX "types_locales_locale_parent_id_unique" ON "types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "types_locales_by_parent_idx" ON "types_locales" USING btree ("_parent_id");
  CREATE INDEX "cities_zip_idx" ON "cities" USING btree ("zip");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cities_locales_by_parent_idx" ON "cities_locales" USING btree ("_parent_id");
  CREATE INDEX "display_conditions_shows_order_idx" ON "display_conditions_shows" USING btree ("order");
  CREATE INDEX "display_conditions_shows_parent_idx" ON "display_conditions_shows" USING btree ("parent_id");
  CREATE INDEX "display_conditions_advanced_condition_order_idx" ON "display_conditions_advanced_condition" USING btree ("_order");
  CREATE INDEX "display_conditions_advanced_condition_parent_id_idx" ON "display_conditions_advanced_condition" USING btree ("_parent_id");
  CREATE INDEX "display_conditions_deleted_at_idx" ON "display_conditions" USING btree ("deleted_at");
  CREATE INDEX "display_conditions_updated_at_idx" ON "display_conditions" USING btree ("updated_at");
  CREATE INDEX "display_conditions_created_at_idx" ON "display_conditions" USING btree ("created_at");
  CREATE UNIQUE INDEX "display_conditions_locales_locale_parent_id_unique" ON "display_conditions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "display_conditions_locales_by_parent_idx" ON "display_conditions_locales" USING btree ("_parent_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media_agency_idx" ON "media" USING btree ("agency_id");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_by_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "documents_agency_idx" ON "documents" USING btree ("agency_id");
  CREATE INDEX "documents_source_hash_idx" ON "documents" USING btree ("source_hash");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages_banner_image_idx" ON "pages" USING btree ("banner_image_id");
  CREATE INDEX "pages_banner_video_idx" ON "pages" USING btree ("banner_video_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_original_path_idx" ON "pages" USING btree ("original_path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_seo_seo_open_graph_image_idx" ON "pages_locales" USING btree ("seo_open_graph_image_id","_locale");
  CREATE INDEX "pages_seo_seo_twitter_image_idx" ON "pages_locales" USING btree ("seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_by_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_articles_id_idx" ON "pages_rels" USING btree ("articles_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version_banner_image_idx" ON "_pages_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_pages_v_version_version_banner_video_idx" ON "_pages_v" USING btree ("version_banner_video_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_original_path_idx" ON "_pages_v" USING btree ("version_original_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_seo_version_seo_open_graph_image_idx" ON "_pages_v_locales" USING btree ("version_seo_open_graph_image_id","_locale");
  CREATE INDEX "_pages_v_version_seo_version_seo_twitter_image_idx" ON "_pages_v_locales" USING btree ("version_seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_by_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_articles_id_idx" ON "_pages_v_rels" USING btree ("articles_id");
  CREATE INDEX "articles_questions_order_idx" ON "articles_questions" USING btree ("_order");
  CREATE INDEX "articles_questions_parent_id_idx" ON "articles_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_questions_locales_locale_parent_id_unique" ON "articles_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_questions_locales_by_parent_idx" ON "articles_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE UNIQUE INDEX "articles_original_path_idx" ON "articles" USING btree ("original_path");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_seo_seo_open_graph_image_idx" ON "articles_locales" USING btree ("seo_open_graph_image_id","_locale");
  CREATE INDEX "articles_seo_seo_twitter_image_idx" ON "articles_locales" USING btree ("seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_locales_by_parent_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_media_id_idx" ON "articles_rels" USING btree ("media_id");
  CREATE INDEX "articles_rels_pages_id_idx" ON "articles_rels" USING btree ("pages_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_questions_order_idx" ON "_articles_v_version_questions" USING btree ("_order");
  CREATE INDEX "_articles_v_version_questions_parent_id_idx" ON "_articles_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_questions_locales_locale_parent_id_uniqu" ON "_articles_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_version_questions_locales_by_parent_idx" ON "_articles_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_original_path_idx" ON "_articles_v" USING btree ("version_original_path");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_version_seo_version_seo_open_graph_image_idx" ON "_articles_v_locales" USING btree ("version_seo_open_graph_image_id","_locale");
  CREATE INDEX "_articles_v_version_seo_version_seo_twitter_image_idx" ON "_articles_v_locales" USING btree ("version_seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_locales_by_parent_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_media_id_idx" ON "_articles_v_rels" USING btree ("media_id");
  CREATE INDEX "_articles_v_rels_pages_id_idx" ON "_articles_v_rels" USING btree ("pages_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_page_idx" ON "categories" USING btree ("page_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_by_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE UNIQUE INDEX "testimonials_lead_idx" ON "testimonials" USING btree ("lead_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_by_parent_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_locales_by_parent_idx" ON "videos_locales" USING btree ("_parent_id");
  CREATE INDEX "agencies_deleted_at_idx" ON "agencies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "agencies_agency_id_idx" ON "agencies" USING btree ("agency_id");
  CREATE INDEX "agencies_photo_idx" ON "agencies" USING btree ("photo_id");
  CREATE INDEX "agencies_updated_at_idx" ON "agencies" USING btree ("updated_at");
  CREATE INDEX "agencies_created_at_idx" ON "agencies" USING btree ("created_at");
  CREATE UNIQUE INDEX "agencies_locales_locale_parent_id_unique" ON "agencies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "agencies_locales_by_parent_idx" ON "agencies_locales" USING btree ("_parent_id");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "team_members_agency_idx" ON "team_members" USING btree ("agency_id");
  CREATE INDEX "team_members_photo_idx" ON "team_members" USING btree ("photo_id");
  CREATE UNIQUE INDEX "team_members_original_path_idx" ON "team_members" USING btree ("original_path");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_locales_by_parent_idx" ON "team_members_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_team_members_id_idx" ON "redirects_rels" USING btree ("team_members_id");
  CREATE INDEX "redirects_rels_properties_id_idx" ON "redirects_rels" USING btree ("properties_id");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE UNIQUE INDEX "missing_addresses_address_idx" ON "missing_addresses" USING btree ("address");
  CREATE INDEX "missing_addresses_last_at_idx" ON "missing_addresses" USING btree ("last_at");
  CREATE INDEX "missing_addresses_ignored_idx" ON "missing_addresses" USING btree ("ignored");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "import_sources_name_idx" ON "import_sources" USING btree ("name");
  CREATE INDEX "import_sources_default_agency_idx" ON "import_sources" USING btree ("default_agency_id");
  CREATE INDEX "import_sources_updated_at_idx" ON "import_sources" USING btree ("updated_at");
  CREATE INDEX "import_sources_created_at_idx" ON "import_sources" USING btree ("created_at");
  CREATE INDEX "import_sources_texts_order_parent" ON "import_sources_texts" USING btree ("order","parent_id");
  CREATE INDEX "import_sources_texts_by_parent_idx" ON "import_sources_texts" USING btree ("parent_id");
  CREATE INDEX "import_runs_source_idx" ON "import_runs" USING btree ("source_id");
  CREATE INDEX "import_runs_updated_at_idx" ON "import_runs" USING btree ("updated_at");
  CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");
  CREATE INDEX "feed_files_source_idx" ON "feed_files" USING btree ("source_id");
  CREATE UNIQUE INDEX "source_address_idx" ON "feed_files" USING btree ("source_id","address");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_agency_idx" ON "users" USING btree ("agency_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "routes_original_path_idx" ON "routes" USING btree ("original_path");
  CREATE UNIQUE INDEX "routes_target_idx" ON "routes" USING btree ("target");
  CREATE INDEX "routes_updated_at_idx" ON "routes" USING btree ("updated_at");
  CREATE INDEX "routes_created_at_idx" ON "routes" USING btree ("created_at");
  CREATE UNIQUE INDEX "routes_path_idx" ON "routes_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "routes_locales_locale_parent_id_unique" ON "routes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "routes_locales_by_parent_idx" ON "routes_locales" USING btree ("_parent_id");
  CREATE INDEX "content_changes_updated_at_idx" ON "content_changes" USING btree ("updated_at");
  CREATE INDEX "content_changes_created_at_idx" ON "content_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "known_offers_listing_idx" ON "known_offers" USING btree ("listing");
  CREATE INDEX "told_listings_subscription_idx" ON "told_listings" USING btree ("subscription_id");
  CREATE INDEX "told_listings_due_at_idx" ON "told_listings" USING btree ("due_at");
  CREATE UNIQUE INDEX "email_listing_price_idx" ON "told_listings" USING btree ("email","listing","price");
  CREATE INDEX "listing_days_day_idx" ON "listing_days" USING btree ("day");
  CREATE UNIQUE INDEX "property_day_idx" ON "listing_days" USING btree ("property","day");
  CREATE UNIQUE INDEX "owner_passwords_owner_idx" ON "owner_passwords" USING btree ("owner_id");
  CREATE INDEX "owner_keys_owner_idx" ON "owner_keys" USING btree ("owner_id");
  CREATE UNIQUE INDEX "owner_keys_hash_idx" ON "owner_keys" USING btree ("hash");
  CREATE INDEX "owner_keys_expires_at_idx" ON "owner_keys" USING btree ("expires_at");
  CREATE INDEX "property_at_idx" ON "listing_events" USING btree ("property","at");
  CREATE UNIQUE INDEX "leases_name_idx" ON "leases" USING btree ("name");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_locked_documents_rels_visiting_hours_id_idx" ON "payload_locked_documents_rels" USING btree ("visiting_hours_id");
  CREATE INDEX "payload_locked_documents_rels_owners_id_idx" ON "payload_locked_documents_rels" USING btree ("owners_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("properties_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_types_id_idx" ON "payload_locked_documents_rels" USING btree ("types_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_display_conditions_id_idx" ON "payload_locked_documents_rels" USING btree ("display_conditions_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_agencies_id_idx" ON "payload_locked_documents_rels" USING btree ("agencies_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_import_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("import_sources_id");
  CREATE INDEX "payload_locked_documents_rels_import_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("import_runs_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("routes_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_menu_child_menus_order_idx" ON "header_menu_child_menus" USING btree ("_order");
  CREATE INDEX "header_menu_child_menus_parent_id_idx" ON "header_menu_child_menus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_child_menus_locales_locale_parent_id_unique" ON "header_menu_child_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_child_menus_locales_by_parent_idx" ON "header_menu_child_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "header_menu_order_idx" ON "header_menu" USING btree ("_order");
  CREATE INDEX "header_menu_parent_id_idx" ON "header_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_locales_by_parent_idx" ON "header_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "header_buttons_order_idx" ON "header_buttons" USING btree ("_order");
  CREATE INDEX "header_buttons_parent_id_idx" ON "header_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_buttons_locales_locale_parent_id_unique" ON "header_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_buttons_locales_by_parent_idx" ON "header_buttons_locales" USING btree ("_parent_id");
  CREATE INDEX "header_left_order_idx" ON "header_left" USING btree ("_order");
  CREATE INDEX "header_left_parent_id_idx" ON "header_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_left_locales_locale_parent_id_unique" ON "header_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_left_locales_by_parent_idx" ON "header_left_locales" USING btree ("_parent_id");
  CREATE INDEX "header_right_order_idx" ON "header_right" USING btree ("_order");
  CREATE INDEX "header_right_parent_id_idx" ON "header_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_right_locales_locale_parent_id_unique" ON "header_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_right_locales_by_parent_idx" ON "header_right_locales" USING btree ("_parent_id");
  CREATE INDEX "header_rels_order_idx" ON "header_rels" USING btree ("order");
  CREATE INDEX "header_rels_parent_idx" ON "header_rels" USING btree ("parent_id");
  CREATE INDEX "header_rels_path_idx" ON "header_rels" USING btree ("path");
  CREATE INDEX "header_rels_pages_id_idx" ON "header_rels" USING btree ("pages_id");
  CREATE INDEX "header_rels_articles_id_idx" ON "header_rels" USING btree ("articles_id");
  CREATE INDEX "header_rels_team_members_id_idx" ON "header_rels" USING btree ("team_members_id");
  CREATE INDEX "header_rels_properties_id_idx" ON "header_rels" USING btree ("properties_id");
  CREATE INDEX "header_rels_projects_id_idx" ON "header_rels" USING btree ("projects_id");
  CREATE INDEX "_header_v_version_menu_child_menus_order_idx" ON "_header_v_version_menu_child_menus" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_child_menus_parent_id_idx" ON "_header_v_version_menu_child_menus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_child_menus_locales_locale_parent_id_" ON "_header_v_version_menu_child_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_menu_child_menus_locales_by_parent_idx" ON "_header_v_version_menu_child_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_menu_order_idx" ON "_header_v_version_menu" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_parent_id_idx" ON "_header_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_locales_locale_parent_id_unique" ON "_header_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_menu_locales_by_parent_idx" ON "_header_v_version_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_buttons_order_idx" ON "_header_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_header_v_version_buttons_parent_id_idx" ON "_header_v_version_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_buttons_locales_locale_parent_id_unique" ON "_header_v_version_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_buttons_locales_by_parent_idx" ON "_header_v_version_buttons_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_left_order_idx" ON "_header_v_version_left" USING btree ("_order");
  CREATE INDEX "_header_v_version_left_parent_id_idx" ON "_header_v_version_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_left_locales_locale_parent_id_unique" ON "_header_v_version_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_left_locales_by_parent_idx" ON "_header_v_version_left_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_right_order_idx" ON "_header_v_version_right" USING btree ("_order");
  CREATE INDEX "_header_v_version_right_parent_id_idx" ON "_header_v_version_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_right_locales_locale_parent_id_unique" ON "_header_v_version_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_right_locales_by_parent_idx" ON "_header_v_version_right_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_rels_order_idx" ON "_header_v_rels" USING btree ("order");
  CREATE INDEX "_header_v_rels_parent_idx" ON "_header_v_rels" USING btree ("parent_id");
  CREATE INDEX "_header_v_rels_path_idx" ON "_header_v_rels" USING btree ("path");
  CREATE INDEX "_header_v_rels_pages_id_idx" ON "_header_v_rels" USING btree ("pages_id");
  CREATE INDEX "_header_v_rels_articles_id_idx" ON "_header_v_rels" USING btree ("articles_id");
  CREATE INDEX "_header_v_rels_team_members_id_idx" ON "_header_v_rels" USING btree ("team_members_id");
  CREATE INDEX "_header_v_rels_properties_id_idx" ON "_header_v_rels" USING btree ("properties_id");
  CREATE INDEX "_header_v_rels_projects_id_idx" ON "_header_v_rels" USING btree ("projects_id");
  CREATE INDEX "footer_blocks_links_order_idx" ON "footer_blocks_links" USING btree ("_order");
  CREATE INDEX "footer_blocks_links_parent_id_idx" ON "footer_blocks_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_blocks_links_locales_locale_parent_id_unique" ON "footer_blocks_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_blocks_links_locales_by_parent_idx" ON "footer_blocks_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_blocks_order_idx" ON "footer_blocks" USING btree ("_order");
  CREATE INDEX "footer_blocks_parent_id_idx" ON "footer_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_blocks_locales_locale_parent_id_unique" ON "footer_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_blocks_locales_by_parent_idx" ON "footer_blocks_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "footer_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_legal_links_locales_locale_parent_id_unique" ON "footer_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_links_locales_by_parent_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_by_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_articles_id_idx" ON "footer_rels" USING btree ("articles_id");
  CREATE INDEX "footer_rels_team_members_id_idx" ON "footer_rels" USING btree ("team_members_id");
  CREATE INDEX "footer_rels_properties_id_idx" ON "footer_rels" USING btree ("properties_id");
  CREATE INDEX "footer_rels_projects_id_idx" ON "footer_rels" USING btree ("projects_id");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id");
  CREATE INDEX "_footer_v_version_blocks_links_order_idx" ON "_footer_v_version_blocks_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_blocks_links_parent_id_idx" ON "_footer_v_version_blocks_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_blocks_links_locales_locale_parent_id_uniq" ON "_footer_v_version_blocks_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_blocks_links_locales_by_parent_idx" ON "_footer_v_version_blocks_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_blocks_order_idx" ON "_footer_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_footer_v_version_blocks_parent_id_idx" ON "_footer_v_version_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_blocks_locales_locale_parent_id_unique" ON "_footer_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_blocks_locales_by_parent_idx" ON "_footer_v_version_blocks_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "_footer_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "_footer_v_version_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_legal_links_locales_locale_parent_id_uniqu" ON "_footer_v_version_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_locales_by_parent_idx" ON "_footer_v_version_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_by_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id");
  CREATE INDEX "_footer_v_rels_articles_id_idx" ON "_footer_v_rels" USING btree ("articles_id");
  CREATE INDEX "_footer_v_rels_team_members_id_idx" ON "_footer_v_rels" USING btree ("team_members_id");
  CREATE INDEX "_footer_v_rels_properties_id_idx" ON "_footer_v_rels" USING btree ("properties_id");
  CREATE INDEX "_footer_v_rels_projects_id_idx" ON "_footer_v_rels" USING btree ("projects_id");
  CREATE INDEX "_footer_v_rels_media_id_idx" ON "_footer_v_rels" USING btree ("media_id");
  CREATE INDEX "popup_media_idx" ON "popup" USING btree ("media_id");
  CREATE UNIQUE INDEX "popup_locales_locale_parent_id_unique" ON "popup_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "popup_locales_by_parent_idx" ON "popup_locales" USING btree ("_parent_id");
  CREATE INDEX "popup_rels_order_idx" ON "popup_rels" USING btree ("order");
  CREATE INDEX "popup_rels_parent_idx" ON "popup_rels" USING btree ("parent_id");
  CREATE INDEX "popup_rels_path_idx" ON "popup_rels" USING btree ("path");
  CREATE INDEX "popup_rels_pages_id_idx" ON "popup_rels" USING btree ("pages_id");
  CREATE INDEX "popup_rels_articles_id_idx" ON "popup_rels" USING btree ("articles_id");
  CREATE INDEX "popup_rels_team_members_id_idx" ON "popup_rels" USING btree ("team_members_id");
  CREATE INDEX "popup_rels_properties_id_idx" ON "popup_rels" USING btree ("properties_id");
  CREATE INDEX "popup_rels_projects_id_idx" ON "popup_rels" USING btree ("projects_id");
  CREATE INDEX "_popup_v_version_version_media_idx" ON "_popup_v" USING btree ("version_media_id");
  CREATE INDEX "_popup_v_created_at_idx" ON "_popup_v" USING btree ("created_at");
  CREATE INDEX "_popup_v_updated_at_idx" ON "_popup_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_popup_v_locales_locale_parent_id_unique" ON "_popup_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popup_v_locales_by_parent_idx" ON "_popup_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_popup_v_rels_order_idx" ON "_popup_v_rels" USING btree ("order");
  CREATE INDEX "_popup_v_rels_parent_idx" ON "_popup_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popup_v_rels_path_idx" ON "_popup_v_rels" USING btree ("path");
  CREATE INDEX "_popup_v_rels_pages_id_idx" ON "_popup_v_rels" USING btree ("pages_id");
  CREATE INDEX "_popup_v_rels_articles_id_idx" ON "_popup_v_rels" USING btree ("articles_id");
  CREATE INDEX "_popup_v_rels_team_members_id_idx" ON "_popup_v_rels" USING btree ("team_members_id");
  CREATE INDEX "_popup_v_rels_properties_id_idx" ON "_popup_v_rels" USING btree ("properties_id");
  CREATE INDEX "_popup_v_rels_projects_id_idx" ON "_popup_v_rels" USING btree ("projects_id");
  CREATE UNIQUE INDEX "consent_locales_locale_parent_id_unique" ON "consent_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_locales_by_parent_idx" ON "consent_locales" USING btree ("_parent_id");
  CREATE INDEX "_consent_v_created_at_idx" ON "_consent_v" USING btree ("created_at");
  CREATE INDEX "_consent_v_updated_at_idx" ON "_consent_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_consent_v_locales_locale_parent_id_unique" ON "_consent_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consent_v_locales_by_parent_idx" ON "_consent_v_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_languages_order_idx" ON "settings_languages" USING btree ("order");
  CREATE INDEX "settings_languages_parent_idx" ON "settings_languages" USING btree ("parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_banner_idx" ON "settings" USING btree ("banner_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_by_parent_idx" ON "settings_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "settings_texts_by_parent_idx" ON "settings_texts" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_languages_order_idx" ON "_settings_v_version_languages" USING btree ("order");
  CREATE INDEX "_settings_v_version_languages_parent_idx" ON "_settings_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_version_banner_idx" ON "_settings_v" USING btree ("version_banner_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_locales_by_parent_idx" ON "_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_texts_by_parent_idx" ON "_settings_v_texts" USING btree ("parent_id");
  CREATE INDEX "rates_registration_duties_order_idx" ON "rates_registration_duties" USING btree ("_order");
  CREATE INDEX "rates_registration_duties_parent_id_idx" ON "rates_registration_duties" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rates_registration_duties_locales_locale_parent_id_unique" ON "rates_registration_duties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rates_registration_duties_locales_by_parent_idx" ON "rates_registration_duties_locales" USING btree ("_parent_id");
  CREATE INDEX "rates_vat_order_idx" ON "rates_vat" USING btree ("_order");
  CREATE INDEX "rates_vat_parent_id_idx" ON "rates_vat" USING btree ("_parent_id");
  CREATE INDEX "rates_notary_fees_brackets_order_idx" ON "rates_notary_fees_brackets" USING btree ("_order");
  CREATE INDEX "rates_notary_fees_brackets_parent_id_idx" ON "rates_notary_fees_brackets" USING btree ("_parent_id");
  CREATE INDEX "rates_notary_fees_order_idx" ON "rates_notary_fees" USING btree ("_order");
  CREATE INDEX "rates_notary_fees_parent_id_idx" ON "rates_notary_fees" USING btree ("_parent_id");
  CREATE INDEX "rates_advances_order_idx" ON "rates_advances" USING btree ("_order");
  CREATE INDEX "rates_advances_parent_id_idx" ON "rates_advances" USING btree ("_parent_id");
  CREATE INDEX "rates_mortgages_order_idx" ON "rates_mortgages" USING btree ("_order");
  CREATE INDEX "rates_mortgages_parent_id_idx" ON "rates_mortgages" USING btree ("_parent_id");
  CREATE INDEX "rates_rent_deposits_order_idx" ON "rates_rent_deposits" USING btree ("_order");
  CREATE INDEX "rates_rent_deposits_parent_id_idx" ON "rates_rent_deposits" USING btree ("_parent_id");
  CREATE INDEX "rates_renovation_terms_order_idx" ON "rates_renovation_terms" USING btree ("_order");
  CREATE INDEX "rates_renovation_terms_parent_id_idx" ON "rates_renovation_terms" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_registration_duties_order_idx" ON "_rates_v_version_registration_duties" USING btree ("_order");
  CREATE INDEX "_rates_v_version_registration_duties_parent_id_idx" ON "_rates_v_version_registration_duties" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rates_v_version_registration_duties_locales_locale_parent_i" ON "_rates_v_version_registration_duties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rates_v_version_registration_duties_locales_by_parent_idx" ON "_rates_v_version_registration_duties_locales" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_vat_order_idx" ON "_rates_v_version_vat" USING btree ("_order");
  CREATE INDEX "_rates_v_version_vat_parent_id_idx" ON "_rates_v_version_vat" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_notary_fees_brackets_order_idx" ON "_rates_v_version_notary_fees_brackets" USING btree ("_order");
  CREATE INDEX "_rates_v_version_notary_fees_brackets_parent_id_idx" ON "_rates_v_version_notary_fees_brackets" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_notary_fees_order_idx" ON "_rates_v_version_notary_fees" USING btree ("_order");
  CREATE INDEX "_rates_v_version_notary_fees_parent_id_idx" ON "_rates_v_version_notary_fees" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_advances_order_idx" ON "_rates_v_version_advances" USING btree ("_order");
  CREATE INDEX "_rates_v_version_advances_parent_id_idx" ON "_rates_v_version_advances" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_mortgages_order_idx" ON "_rates_v_version_mortgages" USING btree ("_order");
  CREATE INDEX "_rates_v_version_mortgages_parent_id_idx" ON "_rates_v_version_mortgages" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_rent_deposits_order_idx" ON "_rates_v_version_rent_deposits" USING btree ("_order");
  CREATE INDEX "_rates_v_version_rent_deposits_parent_id_idx" ON "_rates_v_version_rent_deposits" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_version_renovation_terms_order_idx" ON "_rates_v_version_renovation_terms" USING btree ("_order");
  CREATE INDEX "_rates_v_version_renovation_terms_parent_id_idx" ON "_rates_v_version_renovation_terms" USING btree ("_parent_id");
  CREATE INDEX "_rates_v_created_at_idx" ON "_rates_v" USING btree ("created_at");
  CREATE INDEX "_rates_v_updated_at_idx" ON "_rates_v" USING btree ("updated_at");`)
  // What the migrations of the other database inserted. The runner hands over a connection of ours.
  const ours = db as unknown as Sql
  await seedDisplayConditions(ours)
  await seedForms(ours)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "visiting_hours_hours" CASCADE;
  DROP TABLE "visiting_hours_exceptions" CASCADE;
  DROP TABLE "visiting_hours" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "owners_rels" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "forms_recipients" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "properties_publication_override_missing" CASCADE;
  DROP TABLE "properties_missing_mentions" CASCADE;
  DROP TABLE "properties_documents" CASCADE;
  DROP TABLE "properties_points_of_interest" CASCADE;
  DROP TABLE "properties_points_of_interest_locales" CASCADE;
  DROP TABLE "properties_mobility_scores" CASCADE;
  DROP TABLE "properties_locked_fields" CASCADE;
  DROP TABLE "properties" CASCADE;
  DROP TABLE "properties_locales" CASCADE;
  DROP TABLE "properties_texts" CASCADE;
  DROP TABLE "properties_rels" CASCADE;
  DROP TABLE "_properties_v_version_publication_override_missing" CASCADE;
  DROP TABLE "_properties_v_version_missing_mentions" CASCADE;
  DROP TABLE "_properties_v_version_documents" CASCADE;
  DROP TABLE "_properties_v_version_points_of_interest" CASCADE;
  DROP TABLE "_properties_v_version_points_of_interest_locales" CASCADE;
  DROP TABLE "_properties_v_version_mobility_scores" CASCADE;
  DROP TABLE "_properties_v_version_locked_fields" CASCADE;
  DROP TABLE "_properties_v" CASCADE;
  DROP TABLE "_properties_v_locales" CASCADE;
  DROP TABLE "_properties_v_texts" CASCADE;
  DROP TABLE "_properties_v_rels" CASCADE;
  DROP TABLE "projects_documents" CASCADE;
  DROP TABLE "projects_constructions" CASCADE;
  DROP TABLE "projects_constructions_locales" CASCADE;
  DROP TABLE "projects_locked_fields" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_documents" CASCADE;
  DROP TABLE "_projects_v_version_constructions" CASCADE;
  DROP TABLE "_projects_v_version_constructions_locales" CASCADE;
  DROP TABLE "_projects_v_version_locked_fields" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "types" CASCADE;
  DROP TABLE "types_locales" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "display_conditions_shows" CASCADE;
  DROP TABLE "display_conditions_advanced_condition" CASCADE;
  DROP TABLE "display_conditions" CASCADE;
  DROP TABLE "display_conditions_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "articles_questions" CASCADE;
  DROP TABLE "articles_questions_locales" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_questions" CASCADE;
  DROP TABLE "_articles_v_version_questions_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "agencies" CASCADE;
  DROP TABLE "agencies_locales" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "import_sources" CASCADE;
  DROP TABLE "import_sources_texts" CASCADE;
  DROP TABLE "import_runs" CASCADE;
  DROP TABLE "feed_files" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "routes" CASCADE;
  DROP TABLE "routes_locales" CASCADE;
  DROP TABLE "content_changes" CASCADE;
  DROP TABLE "known_offers" CASCADE;
  DROP TABLE "told_listings" CASCADE;
  DROP TABLE "listing_days" CASCADE;
  DROP TABLE "owner_passwords" CASCADE;
  DROP TABLE "owner_keys" CASCADE;
  DROP TABLE "listing_events" CASCADE;
  DROP TABLE "leases" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_menu_child_menus" CASCADE;
  DROP TABLE "header_menu_child_menus_locales" CASCADE;
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header_menu_locales" CASCADE;
  DROP TABLE "header_buttons" CASCADE;
  DROP TABLE "header_buttons_locales" CASCADE;
  DROP TABLE "header_left" CASCADE;
  DROP TABLE "header_left_locales" CASCADE;
  DROP TABLE "header_right" CASCADE;
  DROP TABLE "header_right_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_rels" CASCADE;
  DROP TABLE "_header_v_version_menu_child_menus" CASCADE;
  DROP TABLE "_header_v_version_menu_child_menus_locales" CASCADE;
  DROP TABLE "_header_v_version_menu" CASCADE;
  DROP TABLE "_header_v_version_menu_locales" CASCADE;
  DROP TABLE "_header_v_version_buttons" CASCADE;
  DROP TABLE "_header_v_version_buttons_locales" CASCADE;
  DROP TABLE "_header_v_version_left" CASCADE;
  DROP TABLE "_header_v_version_left_locales" CASCADE;
  DROP TABLE "_header_v_version_right" CASCADE;
  DROP TABLE "_header_v_version_right_locales" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_rels" CASCADE;
  DROP TABLE "footer_blocks_links" CASCADE;
  DROP TABLE "footer_blocks_links_locales" CASCADE;
  DROP TABLE "footer_blocks" CASCADE;
  DROP TABLE "footer_blocks_locales" CASCADE;
  DROP TABLE "footer_legal_links" CASCADE;
  DROP TABLE "footer_legal_links_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "_footer_v_version_blocks_links" CASCADE;
  DROP TABLE "_footer_v_version_blocks_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_blocks" CASCADE;
  DROP TABLE "_footer_v_version_blocks_locales" CASCADE;
  DROP TABLE "_footer_v_version_legal_links" CASCADE;
  DROP TABLE "_footer_v_version_legal_links_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "popup" CASCADE;
  DROP TABLE "popup_locales" CASCADE;
  DROP TABLE "popup_rels" CASCADE;
  DROP TABLE "_popup_v" CASCADE;
  DROP TABLE "_popup_v_locales" CASCADE;
  DROP TABLE "_popup_v_rels" CASCADE;
  DROP TABLE "consent" CASCADE;
  DROP TABLE "consent_locales" CASCADE;
  DROP TABLE "_consent_v" CASCADE;
  DROP TABLE "_consent_v_locales" CASCADE;
  DROP TABLE "settings_languages" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "_settings_v_version_languages" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "rates_registration_duties" CASCADE;
  DROP TABLE "rates_registration_duties_locales" CASCADE;
  DROP TABLE "rates_vat" CASCADE;
  DROP TABLE "rates_notary_fees_brackets" CASCADE;
  DROP TABLE "rates_notary_fees" CASCADE;
  DROP TABLE "rates_advances" CASCADE;
  DROP TABLE "rates_mortgages" CASCADE;
  DROP TABLE "rates_rent_deposits" CASCADE;
  DROP TABLE "rates_renovation_terms" CASCADE;
  DROP TABLE "rates" CASCADE;
  DROP TABLE "_rates_v_version_registration_duties" CASCADE;
  DROP TABLE "_rates_v_version_registration_duties_locales" CASCADE;
  DROP TABLE "_rates_v_version_vat" CASCADE;
  DROP TABLE "_rates_v_version_notary_fees_brackets" CASCADE;
  DROP TABLE "_rates_v_version_notary_fees" CASCADE;
  DROP TABLE "_rates_v_version_advances" CASCADE;
  DROP TABLE "_rates_v_version_mortgages" CASCADE;
  DROP TABLE "_rates_v_version_rent_deposits" CASCADE;
  DROP TABLE "_rates_v_version_renovation_terms" CASCADE;
  DROP TABLE "_rates_v" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_leads_form";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_mails";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_subscriptions_language";
  DROP TYPE "public"."enum_subscriptions_rhythm";
  DROP TYPE "public"."enum_subscriptions_goal";
  DROP TYPE "public"."enum_subscriptions_opt_in";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_appointments_mails";
  DROP TYPE "public"."enum_visiting_hours_hours_weekday";
  DROP TYPE "public"."enum_visiting_hours_busy_error";
  DROP TYPE "public"."enum_owners_language";
  DROP TYPE "public"."enum_owners_mail";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_language";
  DROP TYPE "public"."enum_forms_form";
  DROP TYPE "public"."enum_properties_publication_override_missing";
  DROP TYPE "public"."enum_properties_missing_mentions";
  DROP TYPE "public"."enum_properties_documents_language";
  DROP TYPE "public"."enum_properties_locked_fields";
  DROP TYPE "public"."enum_properties_goal";
  DROP TYPE "public"."enum_properties_offer";
  DROP TYPE "public"."enum_properties_marquee";
  DROP TYPE "public"."enum_properties_country_id";
  DROP TYPE "public"."enum_properties_facades";
  DROP TYPE "public"."enum_properties_garden_orientation";
  DROP TYPE "public"."enum_properties_terrace_orientation";
  DROP TYPE "public"."enum_properties_permit";
  DROP TYPE "public"."enum_properties_area_destination";
  DROP TYPE "public"."enum_properties_summons";
  DROP TYPE "public"."enum_properties_preemptive_right";
  DROP TYPE "public"."enum_properties_allotment_permit";
  DROP TYPE "public"."enum_properties_flood_p_score";
  DROP TYPE "public"."enum_properties_flood_g_score";
  DROP TYPE "public"."enum_properties_individual_meters";
  DROP TYPE "public"."enum_properties_status";
  DROP TYPE "public"."enum__properties_v_version_publication_override_missing";
  DROP TYPE "public"."enum__properties_v_version_missing_mentions";
  DROP TYPE "public"."enum__properties_v_version_documents_language";
  DROP TYPE "public"."enum__properties_v_version_locked_fields";
  DROP TYPE "public"."enum__properties_v_version_goal";
  DROP TYPE "public"."enum__properties_v_version_offer";
  DROP TYPE "public"."enum__properties_v_version_marquee";
  DROP TYPE "public"."enum__properties_v_version_country_id";
  DROP TYPE "public"."enum__properties_v_version_facades";
  DROP TYPE "public"."enum__properties_v_version_garden_orientation";
  DROP TYPE "public"."enum__properties_v_version_terrace_orientation";
  DROP TYPE "public"."enum__properties_v_version_permit";
  DROP TYPE "public"."enum__properties_v_version_area_destination";
  DROP TYPE "public"."enum__properties_v_version_summons";
  DROP TYPE "public"."enum__properties_v_version_preemptive_right";
  DROP TYPE "public"."enum__properties_v_version_allotment_permit";
  DROP TYPE "public"."enum__properties_v_version_flood_p_score";
  DROP TYPE "public"."enum__properties_v_version_flood_g_score";
  DROP TYPE "public"."enum__properties_v_version_individual_meters";
  DROP TYPE "public"."enum__properties_v_version_status";
  DROP TYPE "public"."enum__properties_v_published_locale";
  DROP TYPE "public"."enum_projects_documents_language";
  DROP TYPE "public"."enum_projects_locked_fields";
  DROP TYPE "public"."enum_projects_goal";
  DROP TYPE "public"."enum_projects_offer";
  DROP TYPE "public"."enum_projects_country_id";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_documents_language";
  DROP TYPE "public"."enum__projects_v_version_locked_fields";
  DROP TYPE "public"."enum__projects_v_version_goal";
  DROP TYPE "public"."enum__projects_v_version_offer";
  DROP TYPE "public"."enum__projects_v_version_country_id";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_types_kind";
  DROP TYPE "public"."enum_cities_country_id";
  DROP TYPE "public"."enum_display_conditions_shows";
  DROP TYPE "public"."enum_display_conditions_advanced_condition_join";
  DROP TYPE "public"."enum_display_conditions_advanced_condition_field";
  DROP TYPE "public"."enum_display_conditions_advanced_condition_logic";
  DROP TYPE "public"."enum_display_conditions_advanced_condition_compare_with_field";
  DROP TYPE "public"."enum_display_conditions_field";
  DROP TYPE "public"."enum_display_conditions_logic";
  DROP TYPE "public"."enum_display_conditions_compare_with_field";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_pages_banner_type";
  DROP TYPE "public"."enum_pages_redirect";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum_pages_seo_open_graph_type";
  DROP TYPE "public"."enum__pages_v_version_banner_type";
  DROP TYPE "public"."enum__pages_v_version_redirect";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_seo_open_graph_type";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum_articles_seo_open_graph_type";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum__articles_v_version_seo_open_graph_type";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_import_runs_state";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_routes_type";
  DROP TYPE "public"."enum_owner_keys_kind";
  DROP TYPE "public"."enum_listing_events_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_header_menu_child_menus_status";
  DROP TYPE "public"."enum_header_menu_status";
  DROP TYPE "public"."enum_header_buttons_status";
  DROP TYPE "public"."enum_header_left_icon";
  DROP TYPE "public"."enum_header_left_color";
  DROP TYPE "public"."enum_header_left_status";
  DROP TYPE "public"."enum_header_right_icon";
  DROP TYPE "public"."enum_header_right_color";
  DROP TYPE "public"."enum_header_right_status";
  DROP TYPE "public"."enum__header_v_version_menu_child_menus_status";
  DROP TYPE "public"."enum__header_v_version_menu_status";
  DROP TYPE "public"."enum__header_v_version_buttons_status";
  DROP TYPE "public"."enum__header_v_version_left_icon";
  DROP TYPE "public"."enum__header_v_version_left_color";
  DROP TYPE "public"."enum__header_v_version_left_status";
  DROP TYPE "public"."enum__header_v_version_right_icon";
  DROP TYPE "public"."enum__header_v_version_right_color";
  DROP TYPE "public"."enum__header_v_version_right_status";
  DROP TYPE "public"."enum_popup_is_published";
  DROP TYPE "public"."enum__popup_v_version_is_published";
  DROP TYPE "public"."enum_settings_languages";
  DROP TYPE "public"."enum_settings_default_language";
  DROP TYPE "public"."enum_settings_map_type";
  DROP TYPE "public"."enum_settings_captcha_provider";
  DROP TYPE "public"."enum__settings_v_version_languages";
  DROP TYPE "public"."enum__settings_v_version_default_language";
  DROP TYPE "public"."enum__settings_v_version_map_type";
  DROP TYPE "public"."enum__settings_v_version_captcha_provider";
  DROP TYPE "public"."enum_rates_registration_duties_region";
  DROP TYPE "public"."enum_rates_rent_deposits_region";
  DROP TYPE "public"."enum_rates_renovation_terms_language";
  DROP TYPE "public"."enum__rates_v_version_registration_duties_region";
  DROP TYPE "public"."enum__rates_v_version_rent_deposits_region";
  DROP TYPE "public"."enum__rates_v_version_renovation_terms_language";`)
}
