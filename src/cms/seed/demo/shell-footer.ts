import type { DemoFooter } from './shell-types'

const OFFICES =
  '<p><strong>Orlinde Gent</strong><br><a href="tel:092000147">092 00 01 47</a><br><a href="mailto:gent@orlinde.example">gent@orlinde.example</a></p><p><strong>Orlinde Bruxelles – Brussel</strong><br><a href="tel:022000258">022 00 02 58</a><br><a href="mailto:bruxelles@orlinde.example">bruxelles@orlinde.example</a></p><p><strong>Orlinde Namur</strong><br><a href="tel:081000369">081 00 03 69</a><br><a href="mailto:namur@orlinde.example">namur@orlinde.example</a></p>'

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
      col: { sm: 12, md: 6, lg: 2 },
    },
    {
      title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
      fullText: {
        nl: '<ul><li><a href="/services/vendre/">Verkopen</a></li><li><a href="/services/acheter/">Kopen</a></li><li><a href="/services/louer/">Verhuren</a></li><li><a href="/services/gestion-locative/">Rentmeesterschap</a></li><li><a href="/services/syndic/">Syndicus</a></li><li><a href="/contact-demand/">Gratis schatting</a></li><li><a href="/FAQ/">Veelgestelde vragen</a></li></ul>',
        fr: '<ul><li><a href="/services/vendre/">Vendre</a></li><li><a href="/services/acheter/">Acheter</a></li><li><a href="/services/louer/">Louer</a></li><li><a href="/services/gestion-locative/">Gestion locative</a></li><li><a href="/services/syndic/">Syndic</a></li><li><a href="/contact-demand/">Estimation gratuite</a></li><li><a href="/FAQ/">Questions fréquentes</a></li></ul>',
        en: '<ul><li><a href="/services/vendre/">Selling</a></li><li><a href="/services/acheter/">Buying</a></li><li><a href="/services/louer/">Letting</a></li><li><a href="/services/gestion-locative/">Rental management</a></li><li><a href="/services/syndic/">Property management</a></li><li><a href="/contact-demand/">Free valuation</a></li><li><a href="/FAQ/">Questions and answers</a></li></ul>',
        de: '<ul><li><a href="/services/vendre/">Verkaufen</a></li><li><a href="/services/acheter/">Kaufen</a></li><li><a href="/services/louer/">Vermieten</a></li><li><a href="/services/gestion-locative/">Mietverwaltung</a></li><li><a href="/services/syndic/">Hausverwaltung</a></li><li><a href="/contact-demand/">Kostenlose Schätzung</a></li><li><a href="/FAQ/">Häufige Fragen</a></li></ul>',
      },
      col: { sm: 12, md: 6, lg: 3 },
    },
    {
      title: { nl: 'Onze kantoren', fr: 'Nos agences', en: 'Our offices', de: 'Unsere Büros' },
      introText: {
        nl: 'Bel of mail het kantoor dat u het best uitkomt.',
        fr: 'Appelez l’agence de votre choix ou écrivez-lui.',
        en: 'Ring or write to whichever office suits you best.',
        de: 'Rufen Sie das Büro Ihrer Wahl an oder schreiben Sie ihm.',
      },
      fullText: { nl: OFFICES, fr: OFFICES, en: OFFICES, de: OFFICES },
      col: { sm: 12, md: 6, lg: 3 },
    },
  ],
  legalText: {
    nl: '<p>Orlinde is een netwerk van vastgoedkantoren. Elk kantoor is juridisch en financieel onafhankelijk; het ondernemings- en btw-nummer, het BIV-nummer en de beroepsverzekering van elk kantoor staan bij dat kantoor vermeld. Toezichthoudende autoriteit: Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel. Onze erkende makelaars volgen de <a href="https://www.biv.be/deontologie">plichtenleer van het BIV</a>.</p>',
    fr: '<p>Orlinde est un réseau d’agences immobilières. Chaque agence est juridiquement et financièrement indépendante ; ses numéros d’entreprise, de TVA et d’IPI ainsi que son assurance professionnelle figurent auprès de ses coordonnées. Autorité de surveillance : Institut professionnel des agents immobiliers, rue du Luxembourg 16 B, 1000 Bruxelles. Nos agents agréés suivent le <a href="https://www.ipi.be/deontologie">code de déontologie de l’IPI</a>.</p>',
    en: '<p>Orlinde is a network of estate agencies. Each office is legally and financially independent; its company and VAT numbers, its BIV/IPI number and its professional insurance are given with its details. Supervisory authority: Institute of Real Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels. Our recognised agents follow the <a href="https://www.biv.be/deontologie">BIV/IPI code of conduct</a>.</p>',
    de: '<p>Orlinde ist ein Netzwerk von Immobilienbüros. Jedes Büro ist rechtlich und finanziell unabhängig; Unternehmens-, MwSt.- und BIV/IPI-Nummer sowie Berufsversicherung stehen bei jedem Büro. Aufsichtsbehörde: Berufsinstitut für Immobilienmakler (BIV/IPI), Luxemburgstraat 16 B, 1000 Brüssel. Unsere anerkannten Makler befolgen die <a href="https://www.ipi.be/deontologie">Standesregeln des BIV/IPI</a>.</p>',
  },
}
