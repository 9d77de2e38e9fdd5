import type { DemoSitePage } from './content-types'

/** Home, the two lists and the projects. Spec §2 "Configured pages". */
export const LIST_PAGES: readonly DemoSitePage[] = [
  {
    originalPath: '/',
    kind: 'home',
    title: {
      nl: 'Vind een thuis die bij u past',
      fr: 'Trouvez un chez-vous qui vous ressemble',
      en: 'Find a home that suits you',
      de: 'Finden Sie ein Zuhause, das zu Ihnen passt',
    },
    path: { nl: '', fr: '', en: '', de: '' },
    description: {
      nl: 'Kopen, verkopen, huren of laten beheren: drie kantoren in Gent, Brussel en Namen die de streek kennen.',
      fr: 'Acheter, vendre, louer ou faire gérer : trois agences à Gand, Bruxelles et Namur qui connaissent leur région.',
      en: 'Buying, selling, renting or management: three offices in Ghent, Brussels and Namur that know their area.',
      de: 'Kaufen, verkaufen, mieten oder verwalten lassen: drei Büros in Gent, Brüssel und Namur, die ihre Gegend kennen.',
    },
    seo: {
      title: {
        nl: 'Orlinde – vastgoedkantoren in Gent, Brussel en Namen',
        fr: 'Orlinde – agences immobilières à Gand, Bruxelles et Namur',
        en: 'Orlinde – estate agents in Ghent, Brussels and Namur',
        de: 'Orlinde – Immobilienbüros in Gent, Brüssel und Namur',
      },
      description: {
        nl: 'Huizen en appartementen te koop en te huur, nieuwbouw, gratis schatting en beheer. Drie onafhankelijke kantoren die rustig uitleggen hoe het zit.',
        fr: 'Maisons et appartements à vendre et à louer, projets neufs, estimation gratuite et gestion. Trois agences indépendantes qui expliquent calmement.',
        en: 'Houses and apartments for sale and for rent, new builds, free valuation and management. Three independent offices that explain things calmly.',
        de: 'Häuser und Wohnungen, Neubau, kostenlose Schätzung und Verwaltung. Drei unabhängige Büros, die alles in Ruhe erklären.',
      },
    },
  },
  {
    originalPath: '/for-sale/',
    kind: 'sale',
    title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
    path: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
    description: {
      nl: 'Huizen, appartementen, gronden en opbrengsteigendommen te koop, met energiecertificaat en stedenbouwkundige gegevens.',
      fr: 'Maisons, appartements, terrains et immeubles de rapport à vendre, avec certificat énergétique et données urbanistiques.',
      en: 'Houses, apartments, land and investment property for sale, with energy certificate and planning facts.',
      de: 'Häuser, Wohnungen, Grundstücke und Renditeobjekte, mit Energieausweis und städtebaulichen Angaben.',
    },
    html: {
      nl: '<p>Elk dossier is klaar vóór het eerste bezoek, zodat u weet waar u aan toe bent.</p>',
      fr: '<p>Chaque dossier est complet avant la première visite : vous savez à quoi vous en tenir.</p>',
      en: '<p>Every file is complete before the first visit, so you know where you stand.</p>',
      de: '<p>Die Unterlagen sind vor der ersten Besichtigung vollständig: Sie wissen, woran Sie sind.</p>',
    },
    seo: {
      title: {
        nl: 'Te koop: huizen, appartementen en gronden | Orlinde',
        fr: 'À vendre : maisons, appartements et terrains | Orlinde',
        en: 'For sale: houses, apartments and land | Orlinde',
        de: 'Zu verkaufen: Häuser, Wohnungen, Grundstücke | Orlinde',
      },
      description: {
        nl: 'Bekijk huizen, appartementen en gronden te koop in Vlaanderen, Brussel en Wallonië, elk met een dossier dat klaar is voor het eerste bezoek.',
        fr: 'Maisons, appartements et terrains à vendre en Wallonie, à Bruxelles et en Flandre, chacun avec un dossier prêt avant la première visite.',
        en: 'Houses, apartments and land for sale in Flanders, Brussels and Wallonia, each with a file that is ready before the first visit.',
        de: 'Häuser, Wohnungen und Grundstücke in Flandern, Brüssel und der Wallonie, mit vollständigen Unterlagen vor der ersten Besichtigung.',
      },
    },
  },
  {
    originalPath: '/for-rent/',
    kind: 'rent',
    title: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
    path: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
    description: {
      nl: 'Huizen, appartementen en studio’s te huur, telkens met de huurprijs én de kosten per maand.',
      fr: 'Maisons, appartements et studios à louer, toujours avec le loyer et les charges mensuelles.',
      en: 'Houses, apartments and studios for rent, always with both the rent and the monthly charges.',
      de: 'Häuser, Wohnungen und Studios zur Miete, immer mit Miete und monatlichen Nebenkosten.',
    },
    html: {
      nl: '<p>Een bezoek vraagt u aan op de pagina van het pand. In Brussel volstaan een naam en een telefoonnummer of e-mailadres.</p>',
      fr: '<p>Une visite se demande sur la page du bien. À Bruxelles, un nom et un moyen de contact suffisent.</p>',
      en: '<p>You ask for a visit on the property’s page. In Brussels, a name and a means of contact are enough.</p>',
      de: '<p>Eine Besichtigung fragen Sie auf der Seite der Immobilie an. In Brüssel genügen Name und Kontaktmöglichkeit.</p>',
    },
    seo: {
      title: {
        nl: 'Te huur: huizen, appartementen en studio’s | Orlinde',
        fr: 'À louer : maisons, appartements et studios | Orlinde',
        en: 'For rent: houses, apartments and studios | Orlinde',
        de: 'Zu vermieten: Häuser und Wohnungen | Orlinde',
      },
      description: {
        nl: 'Huizen, appartementen en studio’s te huur in Vlaanderen, Brussel en Wallonië. Huurprijs en kosten staan altijd samen in de advertentie.',
        fr: 'Maisons, appartements et studios à louer en Wallonie, à Bruxelles et en Flandre. Le loyer et les charges figurent toujours dans l’annonce.',
        en: 'Houses, apartments and studios for rent in Flanders, Brussels and Wallonia. Rent and charges always stand together in the advertisement.',
        de: 'Häuser, Wohnungen und Studios zur Miete in Flandern, Brüssel und der Wallonie. Miete und Nebenkosten stehen immer in der Anzeige.',
      },
    },
  },
  {
    originalPath: '/projects/',
    kind: 'projects',
    title: {
      nl: 'Nieuwbouwprojecten',
      fr: 'Projets neufs',
      en: 'New-build projects',
      de: 'Neubauprojekte',
    },
    path: { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' },
    description: {
      nl: 'Kleine nieuwbouwprojecten met prijslijst, stand van de werken en technische beschrijving.',
      fr: 'De petits projets neufs, avec liste des prix, avancement du chantier et description technique.',
      en: 'Small new-build projects with price list, progress of the works and technical description.',
      de: 'Kleine Neubauprojekte mit Preisliste, Baufortschritt und technischer Beschreibung.',
    },
    html: {
      nl: '<p>Kleine projecten op plekken waar wij zelf zouden willen wonen. Bij elk project vindt u de prijslijst, de stand van de werken en de technische beschrijving.</p>',
      fr: '<p>De petits projets, là où nous voudrions habiter nous-mêmes. Pour chacun : la liste des prix, l’avancement du chantier et la description technique.</p>',
      en: '<p>Small projects in places where we would like to live ourselves. For each one you will find the price list, the progress of the works and the technical description.</p>',
      de: '<p>Kleine Projekte an Orten, an denen wir selbst wohnen möchten, mit Preisliste, Baufortschritt und technischer Beschreibung.</p>',
    },
  },
]
