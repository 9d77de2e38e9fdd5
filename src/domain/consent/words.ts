import type { Purpose } from './choice'
import type { Localized } from '@/i18n/languages'

/** What the dialog calls its parts, until staff write something else. Spec §4, "Cookie consent". */
export const CONSENT_WORDS = {
  title: { nl: 'Mogen wij cookies gebruiken?', fr: 'Acceptez-vous nos cookies ?', en: 'May we use cookies?', de: 'Dürfen wir Cookies verwenden?' },
  agree: { nl: 'Akkoord', fr: 'Accepter', en: 'Agree', de: 'Zustimmen' },
  decline: { nl: 'Weigeren', fr: 'Refuser', en: 'Decline', de: 'Ablehnen' },
  change: { nl: 'Instellingen wijzigen', fr: 'Modifier les paramètres', en: 'Change settings', de: 'Einstellungen ändern' },
  settingsTitle: { nl: 'Cookie-instellingen', fr: 'Paramètres des cookies', en: 'Cookie settings', de: 'Cookie-Einstellungen' },
  alwaysOn: { nl: 'Altijd aan', fr: 'Toujours actif', en: 'Always on', de: 'Immer aktiv' },
  agreePartly: { nl: 'Mijn keuze bewaren', fr: 'Enregistrer mon choix', en: 'Save my choice', de: 'Auswahl speichern' },
  agreeAll: { nl: 'Akkoord met alles', fr: 'Tout accepter', en: 'Agree to all', de: 'Allen zustimmen' },
} satisfies Record<string, Localized<string>>

/** What is said above its buttons; staff may leave it away. Spec §4, "Cookie consent". */
export const CONSENT_DESCRIPTION: Localized<string> = {
  nl: 'Wat nodig is om de site te laten werken, staat altijd aan. Met uw toestemming meten we ook het bezoek en tonen we advertenties die bij u passen. U kunt uw keuze onderaan elke pagina wijzigen.',
  fr: 'Ce qui est nécessaire au fonctionnement du site reste actif. Avec votre accord, nous mesurons aussi les visites et affichons des annonces qui vous correspondent. Vous pouvez changer d’avis au bas de chaque page.',
  en: 'What the site needs to work is always on. With your consent we also measure visits and show advertisements that suit you. You can change your choice at the bottom of every page.',
  de: 'Was die Website zum Funktionieren braucht, ist immer aktiv. Mit Ihrer Zustimmung messen wir auch die Besuche und zeigen Anzeigen, die zu Ihnen passen. Ihre Wahl können Sie am Ende jeder Seite ändern.',
}

interface ToggleWords {
  title: Localized<string>
  description: Localized<string>
}

/** The toggles of the settings. Spec §4, "Cookie consent". */
export const CONSENT_TOGGLES: Record<'necessary' | Purpose, ToggleWords> = {
  necessary: {
    title: { nl: 'Noodzakelijk', fr: 'Nécessaires', en: 'Necessary', de: 'Notwendig' },
    description: {
      nl: 'Uw keuze hier, uw favorieten, wat u vergelijkt en onlangs bekeek, uw laatste zoekopdracht en wat u in een formulier begon in te vullen, tot u het verzendt. Dit wordt alleen in uw browser bewaard.',
      fr: 'Votre choix ici, vos favoris, ce que vous comparez et avez vu récemment, votre dernière recherche et ce que vous avez commencé à écrire dans un formulaire, jusqu’à l’envoi. Tout cela n’est gardé que dans votre navigateur.',
      en: 'Your choice here, your favourites, what you compare and looked at recently, your last search and what you began to fill in on a form, until you send it. This is kept in your browser only.',
      de: 'Ihre Wahl hier, Ihre Merkliste, was Sie vergleichen und zuletzt angesehen haben, Ihre letzte Suche und was Sie in einem Formular begonnen haben, bis Sie es absenden. Das wird nur in Ihrem Browser gespeichert.',
    },
  },
  analyticsStorage: {
    title: { nl: 'Statistieken', fr: 'Statistiques', en: 'Statistics', de: 'Statistik' },
    description: {
      nl: 'Welke pagina’s bezocht worden en hoe bezoekers ons vinden, zodat we de site kunnen verbeteren.',
      fr: 'Quelles pages sont visitées et comment les visiteurs nous trouvent, pour améliorer le site.',
      en: 'Which pages are visited and how visitors find us, so that we can improve the site.',
      de: 'Welche Seiten besucht werden und wie Besucher uns finden, damit wir die Website verbessern können.',
    },
  },
  adStorage: {
    title: { nl: 'Advertentiecookies', fr: 'Cookies publicitaires', en: 'Advertising cookies', de: 'Werbe-Cookies' },
    description: {
      nl: 'Cookies waarmee we zien of een advertentie u tot bij ons bracht.',
      fr: 'Des cookies qui nous disent si une annonce vous a amené chez nous.',
      en: 'Cookies that tell us whether an advertisement brought you to us.',
      de: 'Cookies, die uns sagen, ob eine Anzeige Sie zu uns geführt hat.',
    },
  },
  adUserData: {
    title: { nl: 'Gegevens voor advertenties', fr: 'Données pour la publicité', en: 'Data for advertising', de: 'Daten für Werbung' },
    description: {
      nl: 'Gegevens over uw bezoek delen met diensten die advertenties tonen.',
      fr: 'Partager des données sur votre visite avec des régies publicitaires.',
      en: 'Sharing data about your visit with services that show advertisements.',
      de: 'Daten über Ihren Besuch an Werbedienste weitergeben.',
    },
  },
  adPersonalization: {
    title: { nl: 'Advertenties op maat', fr: 'Publicité personnalisée', en: 'Personalised advertising', de: 'Personalisierte Werbung' },
    description: {
      nl: 'Advertenties die aansluiten bij wat u hier bekeek.',
      fr: 'Des annonces en rapport avec ce que vous avez consulté ici.',
      en: 'Advertisements that fit what you looked at here.',
      de: 'Anzeigen, die zu dem passen, was Sie sich hier angesehen haben.',
    },
  },
}
