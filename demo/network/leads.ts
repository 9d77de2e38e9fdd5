import type { FormName } from '@/domain/forms/forms'
import type { LeadStatus } from '@/domain/forms/leads'
import type { Answers } from '@/domain/forms/fields'
import type { Language } from '@/i18n/languages'

interface DemoLead {
  form: FormName
  language: Language
  status: LeadStatus
  /** How long before the seed it was asked. */
  hoursAgo: number
  /** Whether it is about one of the properties, the how manieth of the demo. */
  property?: number
  answers: Answers & { firstName: string; lastName: string; email: string; phone?: string }
  notes?: string
  /** How far what it asks to be kept informed of is: confirmed, or waiting for that. */
  subscriptions?: 'confirmed' | 'waiting'
  /** What was answered, as the visitor got it. */
  answered?: { subject: string; text: string }
}

/** Invented visitors and what they ask, so that a developer finds an inbox as an agent would. */
export const DEMO_LEADS: readonly DemoLead[] = [
  {
    form: 'contact-me', language: 'nl', status: 'new', hoursAgo: 2, property: 3,
    answers: {
      remark: 'Is de garage in de prijs begrepen, en wanneer is het huis vrij? We zouden graag voor de zomer verhuizen.',
      title: 'ms', firstName: 'Hilde', lastName: 'Claessens', email: 'hilde.claessens@example.be',
      phone: '0476 21 34 55', contactPreference: 'phone', contactTime: 'evening',
    },
  },
  {
    form: 'contact-me', language: 'fr', status: 'new', hoursAgo: 31, property: 11,
    answers: {
      remark: 'Bonjour, pourrions-nous visiter samedi ?\n\nNous avons vendu notre appartement et nous sommes libres toute la journée.',
      title: 'mr', firstName: 'Benoît', lastName: 'Lefèvre', email: 'benoit.lefevre@example.be',
      phone: '0495 88 10 27', contactPreference: 'email',
    },
  },
  {
    form: 'demand-register', language: 'fr', status: 'new', hoursAgo: 20,
    answers: {
      goal: 'sale', types: ['1', '2'], regions: ['wallonia'], maxPrice: 400000, minBedrooms: 2,
      title: 'ms', firstName: 'Sophie', lastName: 'Marchal', email: 'sophie.marchal@example.be',
      phone: '0479 30 62 18', rhythm: 'immediate', newsletter: true,
    },
    subscriptions: 'confirmed',
  },
  {
    form: 'demand-register', language: 'nl', status: 'in-progress', hoursAgo: 44,
    answers: {
      goal: 'rent', types: ['2', '3'], regions: ['brussels', 'flanders'], maxPrice: 1200,
      title: 'mr', firstName: 'Pieter', lastName: 'De Smet', email: 'pieter.desmet@example.be', rhythm: 'daily',
    },
    subscriptions: 'waiting',
  },
  {
    form: 'site-contact', language: 'de', status: 'in-progress', hoursAgo: 53,
    answers: {
      remark: 'Wir ziehen im Frühjahr aus Aachen nach Eupen. Beraten Sie auch bei der Finanzierung?',
      title: 'mr', firstName: 'Jürgen', lastName: 'Hoffmann', email: 'j.hoffmann@example.de',
      phone: '+49 241 55 01 23', city: 'Aachen', contactPreference: 'email',
    },
    notes: 'Teruggebeld op maandag, stuurt zijn budget door.',
  },
  {
    form: 'site-contact', language: 'en', status: 'answered', hoursAgo: 98,
    answers: {
      remark: 'Do you manage rented flats for owners who live abroad?',
      title: 'ms', firstName: 'Emily', lastName: 'Carter', email: 'emily.carter@example.com',
      contactPreference: 'email', newsletter: true,
    },
    answered: {
      subject: 'Management of your flat',
      text: 'Dear Emily Carter,\n\nThank you for your request. Yes, we do: you would get a statement every quarter, wherever you live.\n\nKind regards,\nOrlinde',
    },
  },
  {
    form: 'contact-me', language: 'nl', status: 'closed', hoursAgo: 240, property: 3,
    answers: {
      remark: 'Mag er een hond mee?',
      firstName: 'Hilde', lastName: 'Claessens', email: 'hilde.claessens@example.be',
    },
  },
  {
    form: 'site-contact', language: 'en', status: 'spam', hoursAgo: 70,
    answers: {
      remark: 'First place in every search engine, guaranteed!',
      firstName: 'Growth', lastName: 'Team', email: 'growth@example.net',
    },
  },
]
