import type { DemoFooter } from './shell-types'

/** Four blocks of the footer and the legal text below them. Spec §1, §3 "Footer block". */
export const DEMO_FOOTER: DemoFooter = {
  blocks: [
    {
      title: { nl: 'Orlinde', fr: 'Orlinde', en: 'Orlinde', de: 'Orlinde' },
      introText: {
        nl: 'Thuiskomen begint met een goed gesprek.',
        fr: 'Bien habiter commence par une bonne conversation.',
        en: 'Coming home starts with a good conversation.',
        de: 'Ankommen beginnt mit einem guten Gespräch.',
      },
      fullText: {
        nl: '<p>Drie kantoren, in Gent, Brussel en Namen, die de straten kennen waarover ze spreken. Wij helpen u kopen, verkopen, huren en beheren, en leggen onderweg uit wat er gebeurt en waarom.</p><p><a href="/L\'agence/">Wie wij zijn</a></p>',
        fr: '<p>Trois agences, à Gand, à Bruxelles et à Namur, qui connaissent les rues dont elles parlent. Nous vous aidons à acheter, vendre, louer et gérer, en expliquant ce qui se passe et pourquoi.</p><p><a href="/L\'agence/">Qui nous sommes</a></p>',
        en: '<p>Three offices, in Ghent, Brussels and Namur, that know the streets they talk about. We help you buy, sell, rent and manage, and explain along the way what is happening and why.</p><p><a href="/L\'agence/">Who we are</a></p>',
        de: '<p>Drei Büros in Gent, Brüssel und Namur, die die Straßen kennen, von denen sie sprechen.</p><p><a href="/L\'agence/">Wer wir sind</a></p>',
      },
      col: { sm: 12, md: 6, lg: 4 },
    },
    {
      title: { nl: 'Aanbod', fr: 'Nos biens', en: 'Properties', de: 'Angebot' },
      fullText: {
        nl: '<ul><li><a href="/for-sale/">Te koop</a></li><li><a href="/for-rent/">Te huur</a></li><li><a href="/projects/">Nieuwbouwprojecten</a></li><li><a href="/demand-register/">Mijn zoekopdracht</a></li></ul>',
        fr: '<ul><li><a href="/for-sale/">À vendre</a></li><li><a href="/for-rent/">À louer</a></li><li><a href="/projects/">Projets neufs</a></li><li><a href="/demand-register/">Ma recherche</a></li></ul>',
        en: '<ul><li><a href="/for-sale/">For sale</a></li><li><a href="/for-rent/">For rent</a></li><li><a href="/projects/">New-build projects</a></li><li><a href="/demand-register/">My search</a></li></ul>',
        de: '<ul><li><a href="/for-sale/">Zu verkaufen</a></li><li><a href="/for-rent/">Zu vermieten</a></li><li><a href="/projects/">Neubauprojekte</a></li><li><a href="/demand-register/">Mein Suchauftrag</a></li></ul>',
      },
      col: { sm: 6, md: 6, lg: 2 },
    },
    {
      title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
      fullText: {
        nl: '<ul><li><a href="/services/vendre/">Verkopen</a></li><li><a href="/services/acheter/">Kopen</a></li><li><a href="/services/louer/">Verhuren</a></li><li><a href="/services/gestion-locative/">Rentmeesterschap</a></li><li><a href="/services/syndic/">Syndicus</a></li><li><a href="/contact-demand/">Gratis schatting</a></li></ul>',
        fr: '<ul><li><a href="/services/vendre/">Vendre</a></li><li><a href="/services/acheter/">Acheter</a></li><li><a href="/services/louer/">Louer</a></li><li><a href="/services/gestion-locative/">Gestion locative</a></li><li><a href="/services/syndic/">Syndic</a></li><li><a href="/contact-demand/">Estimation gratuite</a></li></ul>',
        en: '<ul><li><a href="/services/vendre/">Selling</a></li><li><a href="/services/acheter/">Buying</a></li><li><a href="/services/louer/">Letting</a></li><li><a href="/services/gestion-locative/">Rental management</a></li><li><a href="/services/syndic/">Property management</a></li><li><a href="/contact-demand/">Free valuation</a></li></ul>',
        de: '<ul><li><a href="/services/vendre/">Verkaufen</a></li><li><a href="/services/acheter/">Kaufen</a></li><li><a href="/services/louer/">Vermieten</a></li><li><a href="/services/gestion-locative/">Mietverwaltung</a></li><li><a href="/services/syndic/">Hausverwaltung</a></li><li><a href="/contact-demand/">Kostenlose Schätzung</a></li></ul>',
      },
      col: { sm: 6, md: 6, lg: 3 },
    },
    {
      title: { nl: 'Wegwijs', fr: 'S’y retrouver', en: 'Finding your way', de: 'Wegweiser' },
      fullText: {
        nl: '<ul><li><a href="/team/">Ons team</a></li><li><a href="/FAQ/">Veelgestelde vragen</a></li><li><a href="/contact/">Contact</a></li><li><a href="/login/">Eigenaarslogin</a></li></ul>',
        fr: '<ul><li><a href="/team/">Notre équipe</a></li><li><a href="/FAQ/">Questions fréquentes</a></li><li><a href="/contact/">Contact</a></li><li><a href="/login/">Connexion du propriétaire</a></li></ul>',
        en: '<ul><li><a href="/team/">Our team</a></li><li><a href="/FAQ/">Questions and answers</a></li><li><a href="/contact/">Contact</a></li><li><a href="/login/">Owner login</a></li></ul>',
        de: '<ul><li><a href="/team/">Unser Team</a></li><li><a href="/FAQ/">Häufige Fragen</a></li><li><a href="/contact/">Kontakt</a></li><li><a href="/login/">Eigentümer-Login</a></li></ul>',
      },
      col: { sm: 12, md: 6, lg: 3 },
    },
  ],
  legalText: {
    nl: '<p>Beschrijvingen, oppervlakten en plannen op deze site zijn met zorg gemaakt, maar vormen geen aanbod.</p>',
    fr: '<p>Les descriptions, superficies et plans de ce site sont établis avec soin, mais ne constituent pas une offre.</p>',
    en: '<p>Descriptions, floor areas and plans on this site are drawn up with care, but are not an offer.</p>',
    de: '<p>Beschreibungen, Flächen und Pläne auf dieser Website sind sorgfältig erstellt, stellen aber kein Angebot dar.</p>',
  },
}
