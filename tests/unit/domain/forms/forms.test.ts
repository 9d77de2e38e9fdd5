import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
import { definitionOf } from '@/domain/forms/definitions'
import { consentMessage, FORMS, type FormName } from '@/domain/forms/forms'
import { LANGUAGES, type Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const MESSAGES = { nl, fr, en, de }

const saidBelow = (form: FormName, language: Language): string => MESSAGES[language].FormPage[consentMessage(form)]

describe('what is said about privacy below a form', () => {
  it.each<[Language, string]>([
    ['nl', 'Na onze goedkeuring zetten we uw tekst, uw naam, wat u over uzelf zegt en uw website op de site. Uw e-mailadres tonen we nooit.'],
    ['fr', 'Après relecture, nous publions votre texte, votre nom, ce que vous dites de vous et votre site. Votre adresse e-mail n’est jamais affichée.'],
    ['en', 'Once we have read it, we publish your text, your name, what you say about yourself and your website. Your e-mail address is never shown.'],
    ['de', 'Nach Prüfung veröffentlichen wir Ihren Text, Ihren Namen, was Sie über sich sagen, und Ihre Website. Ihre E-Mail-Adresse zeigen wir nie.'],
  ])('of a testimonial is in %s that it is published, and the address is not', (language, said) => {
    expect(saidBelow('testimonial', language)).toBe(said)
  })

  it.each<[Language, Record<string, string>]>([
    ['nl', { comment: 'uw tekst', name: 'uw naam', about: 'wat u over uzelf zegt', website: 'uw website' }],
    ['fr', { comment: 'votre texte', name: 'votre nom', about: 'ce que vous dites de vous', website: 'votre site' }],
    ['en', { comment: 'your text', name: 'your name', about: 'what you say about yourself', website: 'your website' }],
    ['de', { comment: 'Ihren Text', name: 'Ihren Namen', about: 'was Sie über sich sagen', website: 'Ihre Website' }],
  ])('of a testimonial names in %s every field that is published', (language, named) => {
    const asked = fieldsOf(definitionOf('testimonial')!, { region: null, goal: null, today: '2026-01-01' }).map(({ name }) => name)
    expect(asked.filter((name) => name !== 'email')).toEqual(Object.keys(named))
    for (const words of Object.values(named)) expect(saidBelow('testimonial', language)).toContain(words)
  })

  it.each<[Language, string]>([
    ['nl', 'om uw aanvraag te behandelen'],
    ['fr', 'pour traiter votre demande'],
    ['en', 'to deal with your request'],
    ['de', 'um Ihre Anfrage zu bearbeiten'],
  ])('of an offer, which goes to the owner, and of a page for a friend is in %s: %s', (language, purpose) => {
    for (const form of ['purchase-offer', 'send-to-friend', 'contact-me'] as const) {
      expect(saidBelow(form, language)).toContain(purpose)
    }
  })

  it.each(LANGUAGES)('is in %s nowhere that the answer is all', (language) => {
    const said = FORMS.map((form) => saidBelow(form, language))
    for (const words of said) expect(words).not.toMatch(/alleen om u te antwoorden|uniquement pour vous répondre|only to answer|nur, um Ihnen zu antworten/)
  })
})
