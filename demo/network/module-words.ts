import type { PerLanguage } from './content-types'

/** Titles of the modules of the demo's pages. Spec §2, "Configured pages". */
export const MODULE_WORDS = {
  newest: {
    nl: 'Onze nieuwe panden',
    fr: 'Nos dernières offres',
    en: 'Our newest properties',
    de: 'Unsere neuesten Angebote',
  },
  services: {
    nl: 'Waar wij u bij helpen',
    fr: 'Ce que nous faisons pour vous',
    en: 'What we can do for you',
    de: 'Wobei wir Ihnen helfen',
  },
  projects: {
    nl: 'Nieuwbouw',
    fr: 'Projets neufs',
    en: 'New-build projects',
    de: 'Neubauprojekte',
  },
  contactForm: {
    nl: 'Stel ons uw vraag',
    fr: 'Posez-nous votre question',
    en: 'Ask us your question',
    de: 'Stellen Sie uns Ihre Frage',
  },
  agencies: {
    nl: 'Drie kantoren, drie streken',
    fr: 'Trois agences, trois régions',
    en: 'Three offices, three regions',
    de: 'Drei Büros, drei Regionen',
  },
  testimonials: {
    nl: 'Wat klanten vertellen',
    fr: 'Ce que disent nos clients',
    en: 'What clients tell us',
    de: 'Was Kunden erzählen',
  },
  contact: {
    nl: 'Bel of schrijf ons',
    fr: 'Appelez-nous ou écrivez-nous',
    en: 'Call or write to us',
    de: 'Rufen oder schreiben Sie uns',
  },
  invitation: {
    nl: 'Benieuwd wat uw woning waard is?',
    fr: 'Vous voulez connaître la valeur de votre bien ?',
    en: 'Curious what your home is worth?',
    de: 'Möchten Sie wissen, was Ihr Haus wert ist?',
  },
  invitationText: {
    nl: 'We komen kijken, rekenen het na en leggen het uit. Kosteloos en zonder verplichting.',
    fr: 'Nous passons voir, nous calculons et nous expliquons. Gratuitement et sans engagement.',
    en: 'We come and look, do the sums and explain them. Free of charge and without obligation.',
    de: 'Wir kommen vorbei, rechnen nach und erklären es Ihnen. Kostenlos und unverbindlich.',
  },
  film: {
    nl: 'Zo ziet de film van uw woning eruit',
    fr: 'Voici à quoi ressemble le film de votre bien',
    en: 'This is what the film of your home looks like',
    de: 'So sieht der Film Ihres Hauses aus',
  },
  filmText: {
    nl: 'Bij elke verkoop maken we een korte film: wie hem zag, weet of een bezoek de moeite is.',
    fr: 'Pour chaque vente, nous tournons un petit film : qui l’a vu sait si la visite en vaut la peine.',
    en: 'With every sale we make a short film: whoever has seen it knows whether a visit is worth the trip.',
    de: 'Zu jedem Verkauf drehen wir einen kurzen Film: Wer ihn gesehen hat, weiß, ob sich die Besichtigung lohnt.',
  },
  valuation: {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  },
  contactUs: {
    nl: 'Contact opnemen',
    fr: 'Nous contacter',
    en: 'Contact us',
    de: 'Kontakt aufnehmen',
  },
} satisfies Record<string, PerLanguage>
