import type { DemoArticle } from './content-types'

/** What tenants and landlords ask; the answers follow the region. Spec §2. */
export const FAQ_LETTING: DemoArticle = {
  originalPath: '/faq/louer/',
  category: 'faq',
  name: { nl: 'Huren en verhuren', fr: 'Louer', en: 'Renting', de: 'Mieten und vermieten' },
  picture: 'keys',
  intro: {
    nl: 'Over de waarborg, de kosten, de plaatsbeschrijving en wat een verhuurder mag vragen.',
    fr: 'Sur la garantie, les charges, l’état des lieux et ce qu’un bailleur peut demander.',
    en: 'About the deposit, the charges, the inventory of condition and what a landlord may ask.',
    de: 'Über Kaution, Nebenkosten, Ortsbefund und was ein Vermieter fragen darf.',
  },
  html: {
    nl: '<p>De regels over huren verschillen per gewest: kijk altijd naar het gewest waar het pand ligt. Meer leest u bij <a href="/services/louer/">verhuren</a>.</p>',
    fr: '<p>Les règles de la location varient selon la région : c’est celle où se trouve le bien qui compte. Vous en lirez davantage sous <a href="/services/louer/">louer</a>.</p>',
    en: '<p>The rules on renting differ per region: what counts is where the property stands. You can read more under <a href="/services/louer/">letting</a>.</p>',
  },
  questions: [
    {
      question: {
        nl: 'Hoe hoog is de huurwaarborg?',
        fr: 'À combien s’élève la garantie locative ?',
        en: 'How much is the rental deposit?',
      },
      answer: {
        nl: '<ul><li><strong>Vlaanderen:</strong> ten hoogste drie maanden huur.</li><li><strong>Brussel:</strong> ten hoogste twee maanden, voor overeenkomsten vanaf 1 november 2024.</li><li><strong>Wallonië:</strong> ten hoogste twee maanden op een geblokkeerde rekening.</li></ul>',
        fr: '<ul><li><strong>Wallonie :</strong> deux mois de loyer au plus, sur un compte bloqué.</li><li><strong>Bruxelles :</strong> deux mois au plus, pour les baux à partir du 1er novembre 2024.</li><li><strong>Flandre :</strong> trois mois de loyer au plus.</li></ul>',
        en: '<ul><li><strong>Flanders:</strong> at most three months’ rent.</li><li><strong>Brussels:</strong> at most two months, for leases from 1 November 2024.</li><li><strong>Wallonia:</strong> at most two months in a blocked account.</li></ul>',
      },
    },
    {
      question: {
        nl: 'Welke gegevens mag u vragen aan een kandidaat-huurder?',
        fr: 'Quelles données pouvez-vous demander à un candidat locataire ?',
        en: 'What may you ask of a prospective tenant?',
      },
      answer: {
        nl: '<p>Dat volgt het gewest van het pand:</p><ul><li><strong>Brussel:</strong> voor een bezoek volstaan uw naam en een manier om u te bereiken; na het bezoek de hoogte van het inkomen en de grootte van het gezin; bij de ondertekening identiteit en burgerlijke staat.</li><li><strong>Wallonië:</strong> alleen wat op een gesloten lijst van acht gegevens staat.</li><li><strong>Vlaanderen:</strong> wij houden het bij wat nodig is om uw kandidatuur te beoordelen en de overeenkomst op te stellen.</li></ul>',
        fr: '<p>Cela dépend de la région du bien :</p><ul><li><strong>Bruxelles :</strong> pour une visite, votre nom et un moyen de vous joindre suffisent ; après la visite, le montant des revenus et la taille du ménage ; à la signature, l’identité et l’état civil.</li><li><strong>Wallonie :</strong> uniquement ce qui figure dans une liste fermée de huit éléments.</li><li><strong>Flandre :</strong> nous nous en tenons à ce qu’il faut pour examiner votre candidature et rédiger le bail.</li></ul>',
        en: '<p>That depends on the region of the property:</p><ul><li><strong>Brussels:</strong> for a visit, your name and a means of reaching you are enough; after the visit the amount of income and the size of the household; on signing, identity and civil status.</li><li><strong>Wallonia:</strong> only what is on a closed list of eight items.</li><li><strong>Flanders:</strong> we keep to what is needed to consider your application and draw up the lease.</li></ul>',
      },
    },
    {
      question: {
        nl: 'Wat betaal ik elke maand?',
        fr: 'Que vais-je payer chaque mois ?',
        en: 'What will I pay every month?',
      },
      answer: {
        nl: '<p>De huurprijs en de gemeenschappelijke kosten: bij ons staan ze altijd allebei in de advertentie. Vraag ook of de kosten een vast bedrag zijn of een voorschot dat later verrekend wordt, en of de meters voor water en energie individueel zijn. In Brussel staat dat laatste in de advertentie.</p>',
        fr: '<p>Le loyer et les charges communes : chez nous, les deux figurent toujours dans l’annonce. Demandez aussi si les charges sont un forfait ou une provision à régulariser, et si les compteurs d’eau et d’énergie sont individuels. À Bruxelles, l’annonce l’indique.</p>',
        en: '<p>The rent and the common charges: with us the advertisement always gives both. Do ask whether the charges are a fixed sum or an advance to be settled later, and whether the meters for water and energy are individual. In Brussels the advertisement says so.</p>',
      },
    },
    {
      question: {
        nl: 'Heb ik een energiecertificaat nodig om te verhuren?',
        fr: 'Faut-il un certificat énergétique pour louer ?',
        en: 'Do I need an energy certificate in order to let?',
      },
      answer: {
        nl: '<p>Ja, de energiegegevens horen ook bij een huuradvertentie: in Vlaanderen het EPC-kengetal, in Brussel de EPB-klasse en de CO₂-uitstoot, in Wallonië de PEB-klasse, het specifieke en het totale verbruik en het nummer van het certificaat.</p>',
        fr: '<p>Oui, les données énergétiques font aussi partie d’une annonce de location : en Wallonie la classe PEB, la consommation spécifique et totale et le numéro du certificat ; à Bruxelles la classe PEB et les émissions de CO₂ ; en Flandre la consommation spécifique.</p>',
        en: '<p>Yes, the energy data belong in a rental advertisement too: in Flanders the EPC score, in Brussels the EPB class and the CO₂ emissions, in Wallonia the PEB class, the specific and total consumption and the certificate number.</p>',
      },
    },
    {
      question: {
        nl: 'Wie betaalt de plaatsbeschrijving?',
        fr: 'Qui paie l’état des lieux ?',
        en: 'Who pays for the inventory of condition?',
      },
      answer: {
        nl: '<p>De kosten worden gedeeld tussen huurder en verhuurder. De plaatsbeschrijving gebeurt samen, voor of kort na de intrek. Kijk mee, stel vragen en laat opschrijven wat u ziet: bij het einde van de huur wordt daarmee vergeleken.</p>',
        fr: '<p>Les frais sont partagés entre locataire et bailleur. L’état des lieux se fait ensemble, avant l’entrée ou peu après. Soyez présent, posez des questions et faites noter ce que vous voyez : c’est à cela que l’on comparera à la sortie.</p>',
        en: '<p>The cost is shared between tenant and landlord. The inventory is drawn up together, before or shortly after moving in. Be there, ask questions and have what you see written down: at the end of the lease, things are compared with it.</p>',
      },
    },
    {
      question: {
        nl: 'Hoe vraag ik een bezoek aan?',
        fr: 'Comment demander une visite ?',
        en: 'How do I ask for a visit?',
      },
      answer: {
        nl: '<p>Kies op de pagina van het pand ‘Vraag een bezoek aan’ en een vrij moment; u kunt ook bellen. Kunt u niet komen, laat het dan even weten: iemand anders wil graag uw plaats.</p>',
        fr: '<p>Sur la page du bien, cliquez sur « Demander une visite » et choisissez un moment libre ; vous pouvez aussi appeler. Un empêchement ? Prévenez-nous : quelqu’un d’autre prendra volontiers votre place.</p>',
        en: '<p>On the property’s page choose ‘Request a visit’ and a free time; you can also ring. If you cannot come after all, do let us know: somebody else will be glad of your place.</p>',
      },
    },
  ],
}
