import type { DemoSitePage } from './content-types'

/** Services, the agency, its team and the questions people ask. Spec §2 "Configured pages". */
export const AGENCY_PAGES: readonly DemoSitePage[] = [
  {
    originalPath: '/services/',
    kind: 'module',
    title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
    path: { nl: 'diensten', fr: 'services', en: 'services', de: 'leistungen' },
    description: {
      nl: 'Verkopen, kopen, verhuren, beheren: wat wij doen, hoe wij het doen en wat u ervan mag verwachten.',
      fr: 'Vendre, acheter, louer, gérer : ce que nous faisons, comment, et ce que vous pouvez en attendre.',
      en: 'Selling, buying, letting, managing: what we do, how we do it and what you can expect.',
      de: 'Verkaufen, kaufen, vermieten, verwalten: was wir tun, wie wir es tun und was Sie erwarten dürfen.',
    },
    html: {
      nl: '<p>Bij elke dienst leest u vooraf hoe ze verloopt, wie wat doet en wat er per gewest anders is. Weet u niet goed waar u moet beginnen? <a href="/contact/">Bel of mail ons</a> en vertel wat u bezighoudt; we wijzen u de weg, ook als die niet bij ons uitkomt.</p>',
      fr: '<p>Pour chaque service, vous lisez d’avance comment il se déroule, qui fait quoi et ce qui change selon la région. Vous ne savez pas par où commencer ? <a href="/contact/">Appelez-nous ou écrivez-nous</a> et dites-nous ce qui vous occupe ; nous vous montrerons le chemin, même s’il ne mène pas chez nous.</p>',
      en: '<p>For every service you can read beforehand how it unfolds, who does what and what differs per region. Not sure where to begin? <a href="/contact/">Ring or write to us</a> and tell us what is on your mind; we will show you the way, even if it does not lead to us.</p>',
    },
    seo: {
      title: {
        nl: 'Vastgoeddiensten: verkoop, verhuur en beheer | Orlinde',
        fr: 'Services immobiliers : vente, location, gestion | Orlinde',
        en: 'Property services: sales, lettings, management | Orlinde',
        de: 'Immobilien: Verkauf, Vermietung, Verwaltung | Orlinde',
      },
      description: {
        nl: 'Verkoop, aankoop, verhuur, rentmeesterschap, syndicus, lijfrente, Spanje en huizen leegmaken: duidelijk uitgelegd, met de regels per gewest.',
        fr: 'Vente, achat, location, gestion locative, syndic, viager, Espagne et vide-maison : expliqués clairement, avec les règles de chaque région.',
        en: 'Selling, buying, letting, rental and property management, life annuity, Spain and house clearance: clearly explained, with the rules per region.',
        de: 'Verkauf, Kauf, Vermietung, Mietverwaltung, Hausverwaltung, Leibrente, Spanien und Haushaltsauflösung: klar erklärt.',
      },
    },
  },
  {
    originalPath: "/L'agence/",
    kind: 'module',
    title: { nl: 'Over ons', fr: 'L’agence', en: 'The agency', de: 'Über uns' },
    path: { nl: 'over-ons', fr: 'l-agence', en: 'agency', de: 'ueber-uns' },
    description: {
      nl: 'Drie onafhankelijke kantoren in Gent, Brussel en Namen, met één manier van werken.',
      fr: 'Trois agences indépendantes à Gand, Bruxelles et Namur, avec une même manière de travailler.',
      en: 'Three independent offices in Ghent, Brussels and Namur, with one way of working.',
      de: 'Drei unabhängige Büros in Gent, Brüssel und Namur mit einer gemeinsamen Arbeitsweise.',
    },
    seo: {
      title: {
        nl: 'Over Orlinde: drie onafhankelijke vastgoedkantoren',
        fr: 'À propos d’Orlinde : trois agences indépendantes',
        en: 'About Orlinde: three independent estate agencies',
        de: 'Über Orlinde: drei unabhängige Immobilienbüros',
      },
      description: {
        nl: 'Wie wij zijn, hoe wij werken en wat u mag verwachten: een schatting op papier, een verslag na elk bezoek en een ereloon dat vooraf vastligt.',
        fr: 'Qui nous sommes, comment nous travaillons : estimation écrite, compte rendu après chaque visite, honoraires convenus d’avance.',
        en: 'Who we are and how we work: a valuation in writing, a report after every visit and a fee agreed before we start.',
        de: 'Wer wir sind und wie wir arbeiten: Schätzung auf Papier, Bericht nach jeder Besichtigung, vorab vereinbartes Honorar.',
      },
    },
  },
  {
    originalPath: '/team/',
    kind: 'module',
    parent: "/L'agence/",
    title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' },
    path: { nl: 'team', fr: 'equipe', en: 'team', de: 'team' },
    description: {
      nl: 'De mensen van onze drie kantoren, met hun functie en hun rechtstreekse nummer.',
      fr: 'Les personnes de nos trois agences, avec leur fonction et leur numéro direct.',
      en: 'The people of our three offices, with what they do and their direct numbers.',
      de: 'Die Menschen in unseren drei Büros, mit Aufgabe und direkter Nummer.',
    },
    html: {
      nl: '<p>U krijgt bij ons één aanspreekpunt. Hieronder ziet u wie dat kan zijn, per kantoor. Bel of mail gerust rechtstreeks: wie niet opneemt, is op bezoek en belt terug.</p>',
      fr: '<p>Chez nous, vous avez un seul interlocuteur. Voici qui cela peut être, agence par agence. Appelez ou écrivez directement : qui ne décroche pas est en visite et vous rappelle.</p>',
      en: '<p>With us you have one person to talk to. Here is who that can be, office by office. Do ring or write to them directly: whoever does not answer is out on a visit and will ring back.</p>',
    },
  },
  {
    originalPath: '/FAQ/',
    kind: 'module',
    title: {
      nl: 'Veelgestelde vragen',
      fr: 'Questions fréquentes',
      en: 'Frequently asked questions',
      de: 'Häufige Fragen',
    },
    path: { nl: 'faq', fr: 'faq', en: 'faq', de: 'faq' },
    description: {
      nl: 'Korte antwoorden over verkopen, huren en verhuren, rentmeesterschap en de syndicus.',
      fr: 'Des réponses brèves sur la vente, la location, la gestion locative et le syndic.',
      en: 'Short answers about selling, renting and letting, rental management and the syndic.',
      de: 'Kurze Antworten zu Verkauf, Miete, Mietverwaltung und Hausverwaltung.',
    },
    html: {
      nl: '<p>Kies een onderwerp en open een vraag. De regels over wonen verschillen per gewest; waar dat zo is, staat het erbij.</p>',
      fr: '<p>Choisissez un sujet et ouvrez une question. Les règles du logement varient selon la région ; quand c’est le cas, nous le précisons.</p>',
      en: '<p>Choose a subject and open a question. Housing rules differ from region to region; where they do, we say so.</p>',
    },
    seo: {
      title: {
        nl: 'Veelgestelde vragen over vastgoed | Orlinde',
        fr: 'Questions fréquentes sur l’immobilier | Orlinde',
        en: 'Property questions and answers | Orlinde',
        de: 'Häufige Fragen zu Immobilien | Orlinde',
      },
      description: {
        nl: 'Welke attesten, hoe hoog de huurwaarborg, wat een verhuurder mag vragen, hoe u van syndicus verandert: antwoorden per gewest.',
        fr: 'Quelles attestations, quelle garantie locative, que peut demander un bailleur, comment changer de syndic : des réponses région par région.',
        en: 'Which certificates, how much deposit, what a landlord may ask, how to change managers: answers for each region.',
        de: 'Welche Bescheinigungen, wie hoch die Kaution, was ein Vermieter fragen darf: Antworten für jede Region.',
      },
    },
  },
]
