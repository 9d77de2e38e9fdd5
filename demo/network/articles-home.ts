import type { DemoArticle } from './content-types'

/** The two texts of the home page: who the agency is, and why to choose it. Spec §2 "home". */
export const HOME_ARTICLES: readonly DemoArticle[] = [
  {
    originalPath: '',
    category: 'home',
    name: {
      nl: 'Wie wij zijn',
      fr: 'Qui nous sommes',
      en: 'Who we are',
      de: 'Wer wir sind',
    },
    picture: 'none',
    intro: {
      nl: 'Van een studio in Leuven tot een hoeve in de Ardennen: onze drie kantoren kennen de straten waarover ze spreken.',
      fr: 'Du studio à Louvain à la ferme en Ardenne : nos trois agences connaissent les rues dont elles parlent.',
      en: 'From a studio in Leuven to a farmhouse in the Ardennes: our three offices know the streets they talk about.',
      de: 'Vom Studio in Leuven bis zum Bauernhaus in den Ardennen: Unsere drei Büros kennen die Straßen, von denen sie sprechen.',
    },
    html: {
      nl: '<h2>Eerst luisteren, dan rekenen</h2><p>Orlinde is een netwerk van drie onafhankelijke kantoren, in Gent, Brussel en Namen. We kennen de regels van het gewest waarin uw woning ligt.</p><p>We willen eerst weten wat er achter uw vraag zit. Groeit het gezin, is het huis te groot geworden, of zoekt u rust in uw papieren? Daarna krijgt u een prijs en een plan, allebei op papier. <a href="/L\'agence/">Lees hoe wij werken</a>.</p>',
      fr: '<h2>Écouter d’abord, calculer ensuite</h2><p>Orlinde est un réseau de trois agences indépendantes, à Gand, à Bruxelles et à Namur. Nous connaissons les règles de la région où se trouve votre bien.</p><p>Nous voulons d’abord savoir ce qui se cache derrière votre question. La famille s’agrandit, la maison est devenue trop grande, ou vous cherchez à voir clair dans vos papiers ? Ensuite, vous recevez un prix et un plan, tous deux par écrit. <a href="/L\'agence/">Lisez comment nous travaillons</a>.</p>',
      en: '<h2>Listening first, figures second</h2><p>Orlinde is a network of three independent offices, in Ghent, Brussels and Namur. We know the rules of the region your home lies in.</p><p>First we want to know what lies behind your question. Is the family growing, has the house become too large, or would you like some order in your papers? Then you receive a price and a plan, both in writing. <a href="/L\'agence/">Read how we work</a>.</p>',
      de: '<h2>Erst zuhören, dann rechnen</h2><p>Orlinde ist ein Netzwerk von drei unabhängigen Büros in Gent, Brüssel und Namur. Sehen Sie sich unser Angebot an oder sagen Sie uns, was Sie suchen. <a href="/L\'agence/">So arbeiten wir</a>.</p>',
    },
  },
  {
    originalPath: '',
    category: 'home',
    name: {
      nl: 'Waarom Orlinde',
      fr: 'Pourquoi Orlinde',
      en: 'Why Orlinde',
      de: 'Warum Orlinde',
    },
    picture: 'none',
    intro: {
      nl: 'Een huis kopen, verkopen of verhuren doet u niet elke dag. Wij wel, en daarom nemen we de tijd om het goed uit te leggen.',
      fr: 'Acheter, vendre ou louer une maison, cela ne se fait pas tous les jours. Nous, si, et c’est pourquoi nous prenons le temps de bien expliquer.',
      en: 'Buying, selling or letting a home is not something you do every day. We do, which is why we take the time to explain it properly.',
      de: 'Ein Haus kaufen, verkaufen oder vermieten Sie nicht jeden Tag. Wir schon, und darum nehmen wir uns Zeit, es gut zu erklären.',
    },
    html: {
      nl: '<h2>Waarom Orlinde</h2><p>Een huis kopen, verkopen of verhuren doet u niet elke dag. Wij wel, en daarom nemen we de tijd om het goed uit te leggen.</p><ul><li><strong>Eerlijke prijzen.</strong> Een schatting steunt op wat in uw straat echt verkocht werd, niet op wat u graag hoort.</li><li><strong>Een volledig dossier vanaf dag één.</strong> Attesten, plannen en stedenbouwkundige inlichtingen liggen klaar voor het eerste bezoek.</li><li><strong>Eén aanspreekpunt.</strong> U krijgt één makelaar, met een rechtstreeks nummer, van de eerste koffie tot bij de notaris.</li></ul><p><a href="/contact-demand/">Vraag een gratis schatting</a></p>',
      fr: '<h2>Pourquoi Orlinde</h2><p>Acheter, vendre ou louer une maison, cela ne se fait pas tous les jours. Nous, si, et c’est pourquoi nous prenons le temps de bien expliquer.</p><ul><li><strong>Des prix justes.</strong> Une estimation s’appuie sur ce qui s’est réellement vendu dans votre rue, pas sur ce que vous aimeriez entendre.</li><li><strong>Un dossier complet dès le premier jour.</strong> Attestations, plans et renseignements urbanistiques sont prêts avant la première visite.</li><li><strong>Un seul interlocuteur.</strong> Un agent vous accompagne, avec son numéro direct, du premier café jusque chez le notaire.</li></ul><p><a href="/contact-demand/">Demandez une estimation gratuite</a></p>',
      en: '<h2>Why Orlinde</h2><p>Buying, selling or letting a home is not something you do every day. We do, which is why we take the time to explain it properly.</p><ul><li><strong>Honest prices.</strong> A valuation rests on what has really been sold in your street, not on what you would like to hear.</li><li><strong>A complete file from day one.</strong> Certificates, plans and planning information are ready before the first visit.</li><li><strong>One person to talk to.</strong> You have one agent, with a direct number, from the first coffee to the notary’s office.</li></ul><p><a href="/contact-demand/">Ask for a free valuation</a></p>',
      de: '<h2>Warum Orlinde</h2><ul><li><strong>Ehrliche Preise.</strong> Eine Schätzung beruht auf dem, was in Ihrer Straße wirklich verkauft wurde.</li><li><strong>Vollständige Unterlagen vom ersten Tag an.</strong> Bescheinigungen und Pläne liegen vor der ersten Besichtigung bereit.</li><li><strong>Ein Ansprechpartner.</strong> Ein Makler begleitet Sie vom ersten Kaffee bis zum Notar.</li></ul><p><a href="/contact-demand/">Kostenlose Schätzung anfragen</a></p>',
    },
  },
]
