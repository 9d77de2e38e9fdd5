import { describe, expect, it } from 'vitest'
import { CONSENT_TOGGLES, CONSENT_WORDS } from '@/domain/consent/words'
import { LANGUAGES } from '@/i18n/languages'

describe('the words of the cookie dialog', () => {
  it('agree and decline as is usual in Belgium', () => {
    expect(CONSENT_WORDS.agree).toEqual({ nl: 'Akkoord', fr: 'Accepter', en: 'Agree', de: 'Zustimmen' })
    expect(CONSENT_WORDS.agreeAll).toEqual({ nl: 'Akkoord met alles', fr: 'Tout accepter', en: 'Agree to all', de: 'Allen zustimmen' })
    expect(CONSENT_WORDS.decline).toEqual({ nl: 'Weigeren', fr: 'Refuser', en: 'Decline', de: 'Ablehnen' })
  })

  it('say in each language that the toggles are stored as they stand', () => {
    expect(CONSENT_WORDS.agreePartly).toEqual({
      nl: 'Mijn keuze bewaren',
      fr: 'Enregistrer mon choix',
      en: 'Save my choice',
      de: 'Auswahl speichern',
    })
  })

  it.each(LANGUAGES)('name in %s what the browser remembers, of a form no more than what was not sent', (language) => {
    const said = CONSENT_TOGGLES.necessary.description[language]
    for (const remembered of [
      { nl: 'wat u in een formulier begon in te vullen, tot u het verzendt', fr: 'ce que vous avez commencé à écrire dans un formulaire, jusqu’à l’envoi', en: 'what you began to fill in on a form, until you send it', de: 'was Sie in einem Formular begonnen haben, bis Sie es absenden' },
      { nl: 'onlangs bekeek', fr: 'vu récemment', en: 'looked at recently', de: 'zuletzt angesehen' },
      { nl: 'uw laatste zoekopdracht', fr: 'votre dernière recherche', en: 'your last search', de: 'Ihre letzte Suche' },
    ]) {
      expect(said).toContain(remembered[language])
    }
  })
})
