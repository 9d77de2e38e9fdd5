import type { DemoPage } from './page-type'

/** Home, the two lists and the projects: a title and an introduction each. Spec §2. */
export const LIST_PAGES: readonly DemoPage[] = [
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
    html: {
      nl: '<p>Van een studio in Leuven tot een hoeve in de Ardennen: onze drie kantoren kennen de straten waarover ze spreken. Bekijk het aanbod, of vertel ons wat u zoekt.</p><h2>Waarom Orlinde</h2><p>Een huis kopen, verkopen of verhuren doet u niet elke dag. Wij wel, en daarom nemen we de tijd om het goed uit te leggen.</p><ul><li><strong>Eerlijke prijzen.</strong> Een schatting steunt op wat in uw straat echt verkocht werd, niet op wat u graag hoort.</li><li><strong>Een volledig dossier vanaf dag één.</strong> Attesten, plannen en stedenbouwkundige inlichtingen liggen klaar voor het eerste bezoek.</li><li><strong>Eén aanspreekpunt.</strong> U krijgt één makelaar, met een rechtstreeks nummer, van de eerste koffie tot bij de notaris.</li></ul>',
      fr: '<p>Du studio à Louvain à la ferme en Ardenne : nos trois agences connaissent les rues dont elles parlent. Parcourez nos biens, ou dites-nous ce que vous cherchez.</p><h2>Pourquoi Orlinde</h2><p>Acheter, vendre ou louer une maison, cela ne se fait pas tous les jours. Nous, si, et c’est pourquoi nous prenons le temps de bien expliquer.</p><ul><li><strong>Des prix justes.</strong> Une estimation s’appuie sur ce qui s’est réellement vendu dans votre rue, pas sur ce que vous aimeriez entendre.</li><li><strong>Un dossier complet dès le premier jour.</strong> Attestations, plans et renseignements urbanistiques sont prêts avant la première visite.</li><li><strong>Un seul interlocuteur.</strong> Un agent vous accompagne, avec son numéro direct, du premier café jusque chez le notaire.</li></ul>',
      en: '<p>From a studio in Leuven to a farmhouse in the Ardennes: our three offices know the streets they talk about. Browse our properties, or tell us what you are looking for.</p><h2>Why Orlinde</h2><p>Buying, selling or letting a home is not something you do every day. We do, which is why we take the time to explain it properly.</p><ul><li><strong>Honest prices.</strong> A valuation rests on what has really been sold in your street, not on what you would like to hear.</li><li><strong>A complete file from day one.</strong> Certificates, plans and planning information are ready before the first viewing.</li><li><strong>One person to talk to.</strong> You have one agent, with a direct number, from the first coffee to the notary’s office.</li></ul>',
      de: '<p>Vom Studio in Löwen bis zum Bauernhaus in den Ardennen: Unsere drei Büros kennen die Straßen, von denen sie sprechen. Sehen Sie sich unser Angebot an oder sagen Sie uns, was Sie suchen.</p><h2>Warum Orlinde</h2><ul><li><strong>Ehrliche Preise.</strong> Eine Schätzung beruht auf dem, was in Ihrer Straße wirklich verkauft wurde.</li><li><strong>Vollständige Unterlagen vom ersten Tag an.</strong> Bescheinigungen und Pläne liegen vor der ersten Besichtigung bereit.</li><li><strong>Ein Ansprechpartner.</strong> Ein Makler begleitet Sie vom ersten Kaffee bis zum Notar.</li></ul>',
    },
  },
  {
    originalPath: '/for-sale/',
    kind: 'sale',
    title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
    path: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
    html: {
      nl: '<p>Huizen, appartementen, gronden en panden om in te investeren. Elk dossier bevat het energiecertificaat en de stedenbouwkundige gegevens, zodat u weet waar u aan toe bent.</p>',
      fr: '<p>Maisons, appartements, terrains et immeubles de rapport. Chaque dossier comprend le certificat énergétique et les données urbanistiques : vous savez à quoi vous en tenir.</p>',
      en: '<p>Houses, apartments, land and investment property. Every file includes the energy certificate and the planning facts, so you know where you stand.</p>',
      de: '<p>Häuser, Wohnungen, Grundstücke und Renditeobjekte. Zu jedem Angebot gehören Energieausweis und städtebauliche Angaben.</p>',
    },
  },
  {
    originalPath: '/for-rent/',
    kind: 'rent',
    title: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
    path: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
    html: {
      nl: '<p>Woningen, appartementen en studio’s om te huren, telkens met de huurprijs én de kosten per maand. Voor een bezoek volstaan een naam en een telefoonnummer of e-mailadres.</p>',
      fr: '<p>Maisons, appartements et studios à louer, toujours avec le loyer et les charges mensuelles. Pour une visite, un nom et un moyen de contact suffisent.</p>',
      en: '<p>Houses, apartments and studios to rent, always with both the rent and the monthly charges. For a viewing, a name and a means of contact are enough.</p>',
      de: '<p>Häuser, Wohnungen und Studios zur Miete, immer mit Miete und monatlichen Nebenkosten. Für eine Besichtigung genügen Name und Kontaktmöglichkeit.</p>',
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
    html: {
      nl: '<p>Kleine projecten op plekken waar wij zelf zouden willen wonen. Bij elk project vindt u de prijslijst, de stand van de werken en de technische beschrijving.</p>',
      fr: '<p>De petits projets, là où nous voudrions habiter nous-mêmes. Pour chacun : la liste des prix, l’avancement du chantier et la description technique.</p>',
      en: '<p>Small projects in places where we would like to live ourselves. For each one you will find the price list, the progress of the works and the technical description.</p>',
      de: '<p>Kleine Projekte an Orten, an denen wir selbst wohnen möchten, mit Preisliste, Baufortschritt und technischer Beschreibung.</p>',
    },
  },
]
