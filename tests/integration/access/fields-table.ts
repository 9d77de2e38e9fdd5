import { ACTORS, type ActorName } from './actors'
import { administrator, brokers, editors, none, staff } from './table'

export type FieldOperation = 'create' | 'read' | 'update'

interface RuledFields {
  who: readonly ActorName[]
  operations: FieldOperation[]
  /** Each with the collection or global it is in, between spaces. */
  fields: string
}

/** Who may do what with every field that has a rule of its own, in a document of somebody else. */
export const FIELDS: RuledFields[] = [
  {
    who: none,
    operations: ['create'],
    fields: `leads.agency`,
  },
  {
    who: none,
    operations: ['create', 'update'],
    fields: `
      agencies.deletedAt
      appointments.agency appointments.agent appointments.calendar appointments.end appointments.feedback appointments.lead
      appointments.mails appointments.property appointments.remindAt appointments.sequence appointments.slot
      appointments.start appointments.state appointments.uid
      articles.deletedAt
      categories.deletedAt
      cities.countRent cities.countSale cities.feedKeys
      display-conditions.deletedAt
      documents.deletedAt documents.sourceHash
      forms.consentVersion forms.form
      leads.answeredAt leads.answers leads.consentText leads.consentVersion leads.email leads.form leads.history
      leads.key leads.language leads.mails leads.name leads.person leads.phone leads.project leads.property
      leads.readAt
      media.deletedAt media.hash media.preview
      missing-addresses.address missing-addresses.count missing-addresses.firstAt missing-addresses.host
      missing-addresses.lastAt
      owners.invitedAt owners.mail owners.passwordAt owners.signedInAt owners.toldWeek
      pages.deletedAt
      projects.deletedAt projects.filesHash projects.importHash projects.lastImport projects.source
      projects.withdrawnAt
      properties.deletedAt properties.filesHash properties.importHash properties.lastImport
      properties.missingMentions properties.publicationOverride properties.source properties.withdrawnAt
      redirects.hits redirects.lastHitAt
      team-members.deletedAt
      testimonials.deletedAt testimonials.lead testimonials.submittedAt
      types.countRentProperty types.countSaleProperty
      users.hash users.lockUntil users.loginAttempts users.resetPasswordExpiration users.resetPasswordToken
      users.salt
      videos.deletedAt
      visiting-hours.busy visiting-hours.busyError visiting-hours.busyReadAt visiting-hours.busyTriedAt
      visiting-hours.feedKey visiting-hours.owner visiting-hours.title
    `,
  },
  {
    who: none,
    operations: ['read'],
    fields: `cities.feedKeys mails.html mails.text owners.mail owners.toldWeek`,
  },
  {
    who: none,
    operations: ['read', 'update'],
    fields: `users.sessions`,
  },
  {
    who: none,
    operations: ['update'],
    fields: `
      projects.listingId
      properties.listingId
    `,
  },
  {
    who: administrator,
    operations: ['create'],
    fields: `
      projects.listingId
      properties.listingId
    `,
  },
  {
    who: administrator,
    operations: ['create', 'read', 'update'],
    fields: `settings.captchaSecret`,
  },
  {
    who: administrator,
    operations: ['create', 'update'],
    fields: `
      forms.recipient forms.recipients forms.retentionDays
      properties.publishReason
      settings.adsId settings.analyticsId settings.captchaProvider settings.captchaSiteKey settings.defaultLanguage
      settings.languages settings.listingNumbersFrom settings.listingNumbersTo settings.mapOrigins settings.pixelId
      settings.streetViewKey settings.tagManagerId
      users.agency users.roles
    `,
  },
  {
    who: administrator,
    operations: ['read'],
    fields: `visiting-hours.busy visiting-hours.busyAddress visiting-hours.feedKey`,
  },
  {
    who: administrator,
    operations: ['update'],
    fields: `leads.agency`,
  },
  {
    who: brokers,
    operations: ['read'],
    fields: `
      appointments.agency appointments.agent appointments.calendar appointments.end appointments.feedback appointments.lead
      appointments.mails appointments.property appointments.remindAt appointments.sequence appointments.slot
      appointments.start appointments.state appointments.uid
    `,
  },
  {
    who: staff,
    operations: ['read'],
    fields: `
      cities.latitude cities.longitude
      users.agency users.roles
    `,
  },
  {
    who: editors,
    operations: ['create', 'update'],
    fields: `
      documents.agency
      media.agency
    `,
  },
  {
    // What a visitor wrote is closed by its document.
    who: ACTORS,
    operations: ['update'],
    fields: `testimonials.comment`,
  },
]
