import { describe, expect, it } from 'vitest'
import { answerLines, withHoursAsAsked } from '@/domain/forms/answer-lines'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const linesOf = (form: FormName, answers: Answers): string[] =>
  answerLines(form, answers, nl.Forms, 'nl').map(({ label, value }) => `${label}: ${value}`)

describe('answerLines', () => {
  it('are in the words of a language, in the order of the form, however a database has kept them', () => {
    const answers = { zips: ['5000', '5100'], goal: 'rent', old: 'x', newsletter: true, types: ['1', '2'], maxPrice: 1250, minBedrooms: 2 }
    expect(answerLines('demand-register', answers, fr.Forms, 'fr').map(({ label, value }) => [label, value])).toEqual([
      ['Que cherchez-vous\u202F?', 'À louer'],
      ['Type de bien', 'Maison, Appartement'],
      ['Ou dans quels codes postaux\u202F?', '5000, 5100'],
      ['Prix jusqu’à', '€\u00a01.250'],
      ['Chambres, au minimum', '2'],
      ['Je souhaite aussi recevoir la newsletter', 'Oui'],
      ['old', 'x'],
    ])
  })

  it('say the hours that the visitor read, whoever reads them', () => {
    const words = withHoursAsAsked(nl.Forms, fr.Forms)
    const lines = answerLines('contact-me', { contactTime: 'afternoon' }, words, 'nl')
    expect(lines).toEqual([{ name: 'contactTime', label: nl.Forms.labels.contactTime, value: '14:00–16:00' }])
  })

  it('are of a visit in the order of its form, whatever is asked elsewhere', () => {
    const answers: Answers = {
      paymentsDue3: true, descriptionRead: true, maximumPersons: true, minimumIncome: true, newsletter: true,
      remark: 'Is er een lift?', phone: '0470 12 34 56', email: 'anouk@example.be', firstName: 'Anouk', persons: 2, wishedDate: '2026-12-01',
    }
    expect(answerLines('contact-appointment', answers, nl.Forms, 'nl').map(({ name }) => name)).toEqual([
      'wishedDate', 'persons', 'firstName', 'email', 'phone', 'remark', 'newsletter',
      'minimumIncome', 'maximumPersons', 'descriptionRead', 'paymentsDue3',
    ])
  })

  it('write amounts and counts with their groups, and the unit of an amount once; postcodes as they are', () => {
    expect(linesOf('contact-demand', { zip: '9000', surface: 1250.5, bedrooms: 1000 })).toEqual([
      'Postcode: 9000', 'Oppervlakte (m²): 1.250,5', 'Slaapkamers: 1.000',
    ])
    expect(linesOf('demand-register', { maxPrice: 1500.5 })).toEqual(['Prijs tot: €\u00a01.500,50'])
    const income = { netIncome: 2450, secondNetIncome: 1000 }
    for (const [language, { Forms }] of Object.entries({ fr, nl })) {
      const lines = answerLines('rent-application', income, Forms, language as 'fr' | 'nl')
      expect(lines.map(({ label }) => label)).toEqual([Forms.labels.netIncome, Forms.labels.secondNetIncome].map((label) => label.replace(/\s\(€\)$/, '')))
    }
  })

  it('write days out', () => {
    expect(linesOf('purchase-offer', { validFrom: '2026-11-23' })).toEqual(['Het bod geldt vanaf: 23 november 2026'])
  })

  it('say the share that was agreed to, where one was', () => {
    const offer = (advance: number | true) => linesOf('purchase-offer', { advance })
    const words = 'Ik betaal bij de ondertekening van de verkoopovereenkomst een voorschot'
    expect(offer(7.5)).toEqual([`${words} van 7,5\u00a0% van de verkoopprijs: Ja`])
    expect(offer(true)).toEqual([`${words} op de verkoopprijs: Ja`])
    expect(answerLines('purchase-offer', { advance: 10 }, fr.Forms, 'fr').map(({ label }) => label)).toEqual([
      'Je paie à la signature du compromis de vente un acompte de 10\u00a0% du prix de vente',
    ])
  })

  it('name documents as they are called', () => {
    expect(linesOf('document-request', { documents: ['EPC.pdf', 'Plan'] })).toEqual([
      'Welke documenten wilt u ontvangen?: EPC.pdf, Plan',
    ])
  })

  it('keep what the form asks no more, under its name and behind the rest', () => {
    const old = JSON.parse('{"fax":"no","constructor":"constructor","title":"constructor"}') as Answers
    expect(linesOf('contact-me', old)).toEqual(['Aanspreking: constructor', 'fax: no', 'constructor: constructor'])
  })
})
