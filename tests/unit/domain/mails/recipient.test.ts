import { expect, it } from 'vitest'
import { recipientOf } from '@/domain/mails/recipient'

const all = {
  ofPerson: '',
  ofAgencies: [{ agency: 1, email: 'one@a.be' }, { agency: 2, email: 'two@a.be' }],
  ofForm: 'form@a.be',
  agency: { id: 2, email: 'agency@a.be' },
  ofSite: 'site@a.be',
}

it.each([
  ['the person whom it is for', { ...all, ofPerson: 'an@a.be' }, 'an@a.be'],
  ['the agency of somebody without an address', { ...all, ofPerson: 'an', ofAgencies: [], ofForm: '' }, 'agency@a.be'],
  ['the one for its agency', all, 'two@a.be'],
  ['the one of the form', { ...all, ofAgencies: [] }, 'form@a.be'],
  ['the one of the form without an agency', { ...all, agency: null }, 'form@a.be'],
  ['the agency', { ...all, ofAgencies: [], ofForm: '' }, 'agency@a.be'],
  ['the network', { ...all, ofAgencies: [], ofForm: '', agency: null }, 'site@a.be'],
  ['the next where one is no address', { ...all, ofAgencies: [], ofForm: 'a@b.be, c@d.be' }, 'agency@a.be'],
  ['nobody', { ofPerson: '', ofAgencies: [], ofForm: '', agency: null, ofSite: 'x' }, null],
])('a request goes to %s', (_, recipients, expected) => expect(recipientOf(recipients)).toBe(expected))
