import type { DemoTestimonial } from './content-types'

/** Six invented clients and what they say. Spec §3 "Testimonial". */
export const DEMO_TESTIMONIALS: readonly DemoTestimonial[] = [
  {
    name: 'Lieve Vandewalle',
    aboutYou: {
      nl: 'Verkocht haar rijhuis in Ledeberg',
      fr: 'A vendu sa maison de rangée à Ledeberg',
      en: 'Sold her terraced house in Ledeberg',
      de: 'Verkaufte ihr Reihenhaus in Ledeberg',
    },
    comment: {
      nl: 'De schatting lag lager dan ik gehoopt had, maar met de redenering erbij begreep ik waarom. Het huis is voor dat bedrag verkocht, aan mensen die ik de tuin graag gunde.',
      fr: 'L’estimation était plus basse que ce que j’espérais, mais j’ai compris pourquoi. La maison s’est vendue à ce prix, à des gens à qui j’ai volontiers laissé le jardin.',
      en: 'The valuation was lower than I had hoped, but with the reasoning beside it I understood why. The house sold for that amount, to people I was glad to leave the garden to.',
      de: 'Die Schätzung lag niedriger, als ich gehofft hatte, aber mit der Begründung dazu habe ich verstanden, warum. Das Haus ist für diesen Betrag verkauft worden, an Leute, denen ich den Garten gern überlassen habe.',
    },
  },
  {
    name: 'Julien & Aïcha Renard',
    aboutYou: {
      nl: 'Kochten hun eerste appartement in Schaarbeek',
      fr: 'Ont acheté leur premier appartement à Schaerbeek',
      en: 'Bought their first apartment in Schaerbeek',
      de: 'Kauften ihre erste Wohnung in Schaerbeek',
    },
    comment: {
      nl: 'We kregen de verslagen van de mede-eigendom voor we een bod deden, en iemand die ze met ons las. Zo wisten we dat het dak vernieuwd moest worden, en konden we rekenen.',
      fr: 'Nous avons reçu les procès-verbaux de la copropriété avant de faire une offre, et quelqu’un les a lus avec nous. Nous savions donc que le toit serait à refaire, et nous avons pu calculer.',
      en: 'We were given the minutes of the co-ownership before we made an offer, and somebody who read them with us. So we knew the roof would need replacing, and could do our sums.',
      de: 'Wir haben die Protokolle der Miteigentümer vor unserem Angebot bekommen, und jemanden, der sie mit uns las. So wussten wir, dass das Dach erneuert werden muss, und konnten rechnen.',
    },
  },
  {
    name: 'Marc Delhaye',
    aboutYou: {
      nl: 'Verhuurt twee studio’s in Namen',
      fr: 'Donne deux studios en location à Namur',
      en: 'Lets two studios in Namur',
      de: 'Vermietet zwei Studios in Namur',
    },
    comment: {
      nl: 'Vroeger belde de huurder mij op zondag. Nu lees ik elk kwartaal wat er gebeurd is en wat het gekost heeft. Dat is alles, en het is genoeg.',
      fr: 'Avant, le locataire m’appelait le dimanche. Aujourd’hui, je lis chaque trimestre ce qui s’est passé et ce que cela a coûté. C’est tout, et cela suffit.',
      en: 'The tenant used to ring me on Sundays. Now I read every quarter what has happened and what it cost. That is all, and it is enough.',
      de: 'Früher rief der Mieter mich sonntags an. Heute lese ich jedes Quartal, was geschehen ist und was es gekostet hat. Das ist alles, und es genügt.',
    },
  },
  {
    name: 'Greet & Paul Hermans',
    aboutYou: {
      nl: 'Maakten het ouderlijk huis in Aalst leeg en verkochten het',
      fr: 'Ont vidé et vendu la maison de leurs parents à Alost',
      en: 'Cleared and sold their parents’ house in Aalst',
      de: 'Räumten und verkauften ihr Elternhaus in Aalst',
    },
    comment: {
      nl: 'Ze hebben de brieven van onze moeder apart gehouden zonder dat we erom moesten vragen. Pas daarna ging het over de verkoop. Zo hoort het.',
      fr: 'Ils ont mis de côté les lettres de notre mère sans que nous ayons à le demander. Ensuite seulement, il a été question de la vente. C’est ainsi que cela doit être.',
      en: 'They set our mother’s letters aside without our having to ask. Only then did we talk about the sale. That is how it should be.',
      de: 'Sie haben die Briefe unserer Mutter beiseitegelegt, ohne dass wir darum bitten mussten. Erst danach ging es um den Verkauf. So gehört es sich.',
    },
  },
  {
    name: 'Nadia Benali',
    aboutYou: {
      nl: 'Huurde een appartement in Elsene',
      fr: 'A loué un appartement à Ixelles',
      en: 'Rented an apartment in Ixelles',
      de: 'Mietete eine Wohnung in Ixelles',
    },
    comment: {
      nl: 'Voor het bezoek vroegen ze alleen mijn naam en mijn nummer. Ik kreeg ook antwoord toen het appartement naar iemand anders ging; het volgende was voor mij.',
      fr: 'Pour la visite, on ne m’a demandé que mon nom et mon numéro. J’ai eu une réponse aussi quand l’appartement est allé à quelqu’un d’autre ; le suivant était pour moi.',
      en: 'For the visit they asked only my name and my number. I had an answer, too, when the apartment went to somebody else; the next one was mine.',
      de: 'Für die Besichtigung wollte man nur meinen Namen und meine Nummer. Ich bekam auch Antwort, als die Wohnung an jemand anderen ging; die nächste war meine.',
    },
  },
  {
    name: 'Werner Schröder',
    aboutYou: {
      nl: 'Lid van de raad van mede-eigendom in Eupen',
      fr: 'Membre du conseil de copropriété à Eupen',
      en: 'Member of the council of co-owners in Eupen',
      de: 'Mitglied des Miteigentumsrates in Eupen',
    },
    comment: {
      nl: 'Onze vergadering duurde vroeger tot middernacht. Nu ligt alles vooraf klaar, in twee talen, en zijn we voor tien uur thuis.',
      fr: 'Nos assemblées duraient jusqu’à minuit. Maintenant, tout est prêt d’avance, en deux langues, et nous sommes rentrés avant dix heures.',
      en: 'Our meetings used to last until midnight. Now everything is ready beforehand, in two languages, and we are home before ten.',
      de: 'Früher dauerten unsere Versammlungen bis Mitternacht. Heute liegt alles vorher bereit, in zwei Sprachen, und wir sind vor zehn zu Hause.',
    },
  },
]
