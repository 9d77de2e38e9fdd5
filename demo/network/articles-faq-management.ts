import type { DemoArticle } from './content-types'

/** What landlords ask about leaving the management to the agency. Spec §2. */
export const FAQ_MANAGEMENT: DemoArticle = {
  originalPath: '/faq/gestion-locative/',
  category: 'faq',
  name: {
    nl: 'Rentmeesterschap',
    fr: 'Gestion locative',
    en: 'Rental management',
    de: 'Mietverwaltung',
  },
  picture: 'desk',
  intro: {
    nl: 'Over wat wij overnemen, wat het kost en hoe u er weer mee stopt.',
    fr: 'Sur ce dont nous nous chargeons, ce que cela coûte et comment y mettre fin.',
    en: 'About what we take over, what it costs and how you can stop.',
    de: 'Darüber, was wir übernehmen, was es kostet und wie Sie wieder aufhören.',
  },
  html: {
    nl: '<p>Een overzicht van het werk en van wie wat beslist, vindt u bij <a href="/services/gestion-locative/">rentmeesterschap</a>.</p>',
    fr: '<p>Un aperçu du travail et de qui décide de quoi se trouve sous <a href="/services/gestion-locative/">gestion locative</a>.</p>',
    en: '<p>An overview of the work and of who decides what can be found under <a href="/services/gestion-locative/">rental management</a>.</p>',
  },
  questions: [
    {
      question: {
        nl: 'Wat neemt u over als u mijn pand beheert?',
        fr: 'De quoi vous chargez-vous si vous gérez mon bien ?',
        en: 'What do you take care of when you manage my property?',
      },
      answer: {
        nl: '<p>We innen de huur, volgen de indexering en de verzekeringen op, regelen herstellingen en maken elk jaar de afrekening van de kosten. U krijgt elk kwartaal een overzicht.</p>',
        fr: '<p>Nous encaissons les loyers, suivons l’indexation et les assurances, organisons les réparations et établissons chaque année le décompte des charges. Vous recevez un relevé chaque trimestre.</p>',
        en: '<p>We collect the rent, keep track of indexation and insurance, arrange repairs and draw up the annual statement of charges. You receive an overview every quarter.</p>',
      },
    },
    {
      question: {
        nl: 'Wat kost het beheer?',
        fr: 'Combien coûte la gestion ?',
        en: 'What does the management cost?',
      },
      answer: {
        nl: '<p>We spreken één beheerloon af, berekend op de geïnde huur. Wat daar niet in zit, zoals een plaatsbeschrijving of het toezicht op grote werken, staat met een prijs in dezelfde overeenkomst.</p>',
        fr: '<p>Nous convenons d’honoraires uniques, calculés sur les loyers encaissés. Ce qui n’y est pas compris, comme un état des lieux ou le suivi de gros travaux, figure avec un prix dans la même convention.</p>',
        en: '<p>We agree on a single fee, calculated on the rent collected. What it does not include, such as an inventory of condition or the supervision of major works, is listed with a price in the same agreement.</p>',
      },
    },
    {
      question: {
        nl: 'Wie kiest de huurder?',
        fr: 'Qui choisit le locataire ?',
        en: 'Who chooses the tenant?',
      },
      answer: {
        nl: '<p>U. Wij stellen kandidaten voor en leggen uit wat we van elk weten, binnen wat het gewest toelaat. In Brussel en Wallonië is vastgelegd welke gegevens we mogen vragen; een keuze op grond van afkomst, geloof, gezinsvorm of een andere beschermde eigenschap voeren we nergens uit.</p>',
        fr: '<p>Vous. Nous présentons des candidats et expliquons ce que nous savons de chacun, dans les limites de la région. À Bruxelles et en Wallonie, les données que nous pouvons demander sont fixées ; nulle part nous n’exécutons un choix fondé sur l’origine, la religion, la forme du ménage ou un autre critère protégé.</p>',
        en: '<p>You do. We introduce candidates and explain what we know of each, within what the region allows. In Brussels and Wallonia it is laid down which details we may ask for; nowhere do we carry out a choice based on origin, religion, family form or another protected ground.</p>',
      },
    },
    {
      question: {
        nl: 'Wat gebeurt er als de huurder niet betaalt?',
        fr: 'Que se passe-t-il si le locataire ne paie pas ?',
        en: 'What happens if the tenant does not pay?',
      },
      answer: {
        nl: '<p>We bellen na enkele dagen en schrijven daarna aangetekend. Vaak helpt een afbetalingsplan. Komt er geen oplossing, dan leggen we u de volgende stap voor, met de kosten, en gaat u al of niet naar de vrederechter. U beslist.</p>',
        fr: '<p>Nous appelons après quelques jours, puis écrivons par recommandé. Souvent, un plan de paiement suffit. À défaut de solution, nous vous exposons l’étape suivante et son coût, et vous saisissez ou non le juge de paix. La décision vous appartient.</p>',
        en: '<p>We ring after a few days and then write by registered post. A payment plan often helps. If there is no solution, we set out the next step and its cost, and you go to the justice of the peace or not. The decision is yours.</p>',
      },
    },
    {
      question: {
        nl: 'Beslist u zelf over herstellingen?',
        fr: 'Décidez-vous vous-mêmes des réparations ?',
        en: 'Do you decide on repairs yourselves?',
      },
      answer: {
        nl: '<p>Tot het bedrag dat u in de overeenkomst bepaalt, ja. Daarboven vragen we offertes en kiest u. Bij een lek of een defecte verwarming grijpen we meteen in en hoort u het dezelfde dag.</p>',
        fr: '<p>Jusqu’au montant que vous fixez dans la convention, oui. Au-delà, nous demandons des devis et vous choisissez. En cas de fuite ou de panne de chauffage, nous intervenons aussitôt et vous l’apprenez le jour même.</p>',
        en: '<p>Up to the amount you set in the agreement, yes. Above it we ask for quotations and you choose. When there is a leak or the heating fails, we step in at once and you hear about it the same day.</p>',
      },
    },
    {
      question: {
        nl: 'Kan ik het beheer op elk moment stopzetten?',
        fr: 'Puis-je mettre fin à la gestion à tout moment ?',
        en: 'Can I end the management at any time?',
      },
      answer: {
        nl: '<p>Ja, met de opzegtermijn die in onze overeenkomst staat. U krijgt het volledige dossier terug: huurovereenkomst, plaatsbeschrijving, afrekeningen en briefwisseling.</p>',
        fr: '<p>Oui, moyennant le préavis prévu dans notre convention. Vous récupérez le dossier complet : bail, état des lieux, décomptes et correspondance.</p>',
        en: '<p>Yes, with the period of notice set out in our agreement. You get the complete file back: lease, inventory, statements and correspondence.</p>',
      },
    },
  ],
}
