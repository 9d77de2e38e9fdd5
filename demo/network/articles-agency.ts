import type { DemoArticle } from './content-types'

/** The one article of the agency's own page. Spec §2 "L'agence". */
export const AGENCY_ARTICLES: readonly DemoArticle[] = [
  {
    originalPath: '',
    category: 'agency',
    name: {
      nl: 'Geen vage antwoorden',
      fr: 'Pas de réponses vagues',
      en: 'No vague answers',
      de: 'Keine vagen Antworten',
    },
    picture: 'desk',
    intro: {
      nl: 'U komt bij ons met een vraag over een huis. U vertrekt met een antwoord, en met de redenering erbij.',
      fr: 'Vous venez chez nous avec une question sur une maison. Vous repartez avec une réponse, et avec le raisonnement.',
      en: 'You come to us with a question about a home. You leave with an answer, and with the reasoning behind it.',
      de: 'Sie kommen mit einer Frage zu einem Haus. Sie gehen mit einer Antwort und mit der Begründung dazu.',
    },
    html: {
      nl: '<p>Orlinde is een netwerk van drie kantoren: Gent, Brussel en Namen. Elk kantoor is juridisch en financieel onafhankelijk en wordt geleid door een erkend vastgoedmakelaar.</p><h2>Hoe wij werken</h2><p>We beginnen met luisteren. Waarom verkoopt u, tegen wanneer, en wat komt erna? Pas daarna praten we over prijs en aanpak. Een opdracht nemen we alleen aan als we denken dat we ze goed kunnen uitvoeren.</p><h3>Wat u mag verwachten</h3><ul><li>een onderbouwde schatting, op papier</li><li>foto’s en plannen die tonen wat er is, niet meer en niet minder</li><li>na elk bezoek een verslag binnen twee werkdagen</li><li>een duidelijk ereloon, afgesproken voor we beginnen</li></ul><h2>Waar wij werken</h2><p>Van de kust tot de Oostkantons: onze makelaars spreken de taal van de streek en kennen de regels van hun gewest.</p><p>Wilt u kennismaken? Bekijk <a href="/team/">het team</a> of <a href="/contact/">neem contact op</a>.</p>',
      fr: '<p>Orlinde est un réseau de trois agences : Gand, Bruxelles et Namur. Chaque agence est juridiquement et financièrement indépendante et dirigée par un agent immobilier agréé.</p><h2>Notre façon de travailler</h2><p>Nous commençons par écouter. Pourquoi vendez-vous, pour quand, et que vient-il ensuite ? Ce n’est qu’après que nous parlons de prix et de méthode. Nous n’acceptons une mission que si nous pensons pouvoir la mener à bien.</p><h3>Ce que vous pouvez attendre</h3><ul><li>une estimation argumentée, par écrit</li><li>des photos et des plans qui montrent ce qui est, ni plus ni moins</li><li>après chaque visite, un compte rendu dans les deux jours ouvrables</li><li>des honoraires clairs, convenus avant de commencer</li></ul><h2>Où nous travaillons</h2><p>De la Côte aux cantons de l’Est : nos agents parlent la langue de la région et en connaissent les règles.</p><p>Vous souhaitez faire connaissance ? Découvrez <a href="/team/">l’équipe</a> ou <a href="/contact/">contactez-nous</a>.</p>',
      en: '<p>Orlinde is a network of three offices: Ghent, Brussels and Namur. Each office is legally and financially independent and run by a recognised estate agent.</p><h2>How we work</h2><p>We start by listening. Why are you selling, by when, and what comes next? Only then do we talk about price and approach. We take on an assignment only if we believe we can do it well.</p><h3>What you can expect</h3><ul><li>a reasoned valuation, in writing</li><li>photographs and plans that show what is there, no more and no less</li><li>a report within two working days of every visit</li><li>a clear fee, agreed before we start</li></ul><h2>Where we work</h2><p>From the coast to the German-speaking east: our agents speak the language of the area and know the rules of their region.</p><p>Would you like to meet us? Have a look at <a href="/team/">the team</a> or <a href="/contact/">get in touch</a>.</p>',
    },
  },
]
