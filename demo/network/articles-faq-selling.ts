import type { DemoArticle } from './content-types'

/** What sellers ask. Spec §2. */
export const FAQ_SELLING: DemoArticle = {
  originalPath: '/faq/vendre/',
  category: 'faq',
  name: { nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' },
  picture: 'handover',
  intro: {
    nl: 'Over kosten, attesten, termijnen en wat er in een advertentie hoort.',
    fr: 'Sur les frais, les attestations, les délais et le contenu d’une annonce.',
    en: 'About costs, certificates, deadlines and what belongs in an advertisement.',
    de: 'Über Kosten, Bescheinigungen, Fristen und den Inhalt einer Anzeige.',
  },
  html: {
    nl: '<p>Staat uw vraag er niet bij? <a href="/contact/">Bel of mail ons</a>. Hoe een verkoop verloopt, leest u bij <a href="/services/vendre/">verkopen</a>.</p>',
    fr: '<p>Votre question n’y figure pas ? <a href="/contact/">Appelez-nous ou écrivez-nous</a>. Le déroulement d’une vente est décrit sous <a href="/services/vendre/">vendre</a>.</p>',
    en: '<p>Is your question not among them? <a href="/contact/">Ring or write to us</a>. How a sale unfolds is described under <a href="/services/vendre/">selling</a>.</p>',
  },
  questions: [
    {
      question: {
        nl: 'Wat kost het om via u te verkopen?',
        fr: 'Combien coûte une vente par votre intermédiaire ?',
        en: 'What does it cost to sell through you?',
      },
      answer: {
        nl: '<p>Ons ereloon is een percentage van de verkoopprijs, vastgelegd in de opdracht. Lukt de verkoop niet, dan rekenen we geen commissie aan. Wat attesten en opzoekingen kosten, staat apart in de opdracht, zodat u het vooraf weet.</p>',
        fr: '<p>Nos honoraires sont un pourcentage du prix de vente, fixé dans la mission. Si la vente n’aboutit pas, nous ne comptons pas de commission. Le coût des attestations et des recherches est indiqué à part dans la mission : vous le connaissez d’avance.</p>',
        en: '<p>Our fee is a percentage of the sale price, set out in the assignment. If the sale does not go through, we charge no commission. What certificates and searches cost is listed separately in the assignment, so you know beforehand.</p>',
      },
    },
    {
      question: {
        nl: 'Welke attesten heb ik nodig?',
        fr: 'De quelles attestations ai-je besoin ?',
        en: 'Which certificates do I need?',
      },
      answer: {
        nl: '<p>Dat hangt af van het gewest en van het pand. Voor een woning vragen we in elk geval het energiecertificaat en het verslag van de elektrische keuring. In Vlaanderen komen daar onder meer het bodemattest en de stedenbouwkundige inlichtingen bij en, sinds 23 november 2022, het asbestattest voor gebouwen van voor 2001 vanaf 20 m². Wij vragen alles voor u aan.</p>',
        fr: '<p>Cela dépend de la région et du bien. Pour une habitation, nous demandons en tout cas le certificat énergétique et le procès-verbal de contrôle électrique. En Flandre s’y ajoutent notamment l’attestation de sol, les renseignements urbanistiques et, depuis le 23 novembre 2022, l’attestation amiante pour les bâtiments d’avant 2001 de 20 m² et plus. Nous demandons tout pour vous.</p>',
        en: '<p>That depends on the region and the property. For a home we request the energy certificate and the electrical inspection report in any case. Flanders adds, among others, the soil certificate, the planning information and, since 23 November 2022, the asbestos certificate for buildings from before 2001 of 20 m² or more. We request everything for you.</p>',
      },
    },
    {
      question: {
        nl: 'Wat moet er in de advertentie staan?',
        fr: 'Que doit mentionner l’annonce ?',
        en: 'What must the advertisement say?',
      },
      answer: {
        nl: '<p>Overal de prijs (of “prijs op aanvraag”) en energiegegevens. Daarnaast verschilt het per gewest:</p><ul><li><strong>Vlaanderen:</strong> het EPC-kengetal met de unieke code of het adres, vijf stedenbouwkundige gegevens in volzinnen, en de overstromingsscores P en G.</li><li><strong>Brussel:</strong> de EPB-klasse, de CO₂-uitstoot en de laatste wettige bestemming.</li><li><strong>Wallonië:</strong> de PEB-klasse, het specifieke en het totale verbruik en het nummer van het certificaat. Het moet er dus zijn voor we adverteren.</li></ul>',
        fr: '<p>Partout, le prix (ou « prix sur demande ») et les données énergétiques. Pour le reste, cela varie selon la région :</p><ul><li><strong>Wallonie :</strong> la classe PEB, la consommation spécifique et totale et le numéro du certificat. Le certificat doit donc exister avant l’annonce.</li><li><strong>Bruxelles :</strong> la classe PEB, les émissions de CO₂ et la dernière affectation licite.</li><li><strong>Flandre :</strong> la consommation spécifique avec le code unique du certificat ou l’adresse, cinq données urbanistiques en toutes lettres et les scores d’inondation P et G.</li></ul>',
        en: '<p>Everywhere the price (or “price on request”) and energy data. Beyond that it differs per region:</p><ul><li><strong>Flanders:</strong> the EPC score with the certificate code or the address, five planning facts in full sentences, and the flood scores P and G.</li><li><strong>Brussels:</strong> the EPB class, the CO₂ emissions and the latest lawful zoning.</li><li><strong>Wallonia:</strong> the PEB class, the specific and total consumption and the certificate number. So the certificate has to be there before we advertise.</li></ul>',
      },
    },
    {
      question: {
        nl: 'Mijn woning heeft label E of F. Kan ik ze verkopen?',
        fr: 'Mon bien a un label E ou F. Puis-je le vendre ?',
        en: 'My home has label E or F. Can I sell it?',
      },
      answer: {
        nl: '<p>Ja. Voor een woning in Vlaanderen die vanaf 2023 met label E of F gekocht wordt, gaat op de koper wel een renovatieplicht over: naar label D of beter. We vermelden dat in de advertentie en helpen kandidaten zich een beeld te vormen van de werken.</p>',
        fr: '<p>Oui. En Flandre, l’acquéreur d’une habitation de label E ou F achetée à partir de 2023 est toutefois tenu à une obligation de rénovation vers le label D ou mieux. Nous le mentionnons dans l’annonce et aidons les candidats à se faire une idée des travaux.</p>',
        en: '<p>Yes. In Flanders, though, whoever buys a home with label E or F from 2023 takes on an obligation to renovate it to label D or better. We say so in the advertisement and help candidates form an idea of the work involved.</p>',
      },
    },
    {
      question: {
        nl: 'Wat zeggen de overstromingsscores P en G?',
        fr: 'Que disent les scores d’inondation P et G ?',
        en: 'What do the flood scores P and G say?',
      },
      answer: {
        nl: '<p>In Vlaanderen krijgt elk pand twee letters: P voor het perceel en G voor het gebouw.</p><ul><li><strong>A:</strong> geen overstroming gemodelleerd</li><li><strong>B:</strong> kleine kans op overstromingen onder klimaatverandering (2050)</li><li><strong>C:</strong> kleine kans op overstromingen onder huidig klimaat</li><li><strong>D:</strong> middelgrote kans op overstromingen onder huidig klimaat</li></ul>',
        fr: '<p>En Flandre, chaque bien reçoit deux lettres : P pour la parcelle et G pour le bâtiment.</p><ul><li><strong>A :</strong> aucune inondation modélisée</li><li><strong>B :</strong> faible probabilité d’inondation en cas de changement climatique (2050)</li><li><strong>C :</strong> faible probabilité d’inondation dans le climat actuel</li><li><strong>D :</strong> probabilité moyenne d’inondation dans le climat actuel</li></ul>',
        en: '<p>In Flanders every property has two letters: P for the parcel of land and G for the building.</p><ul><li><strong>A:</strong> no flooding modelled</li><li><strong>B:</strong> small chance of flooding under climate change (2050)</li><li><strong>C:</strong> small chance of flooding in the current climate</li><li><strong>D:</strong> medium chance of flooding in the current climate</li></ul>',
      },
    },
    {
      question: {
        nl: 'Hoe lang duurt een verkoop?',
        fr: 'Combien de temps dure une vente ?',
        en: 'How long does a sale take?',
      },
      answer: {
        nl: '<p>Reken op enkele weken tot enkele maanden om een koper te vinden. Tussen het compromis en de akte verlopen daarna doorgaans tot vier maanden, de tijd die de notaris en de bank nodig hebben.</p>',
        fr: '<p>Comptez de quelques semaines à quelques mois pour trouver un acquéreur. Entre le compromis et l’acte s’écoulent ensuite, en général, jusqu’à quatre mois : le temps dont le notaire et la banque ont besoin.</p>',
        en: '<p>Allow from a few weeks to a few months to find a buyer. After that, up to four months usually pass between the preliminary agreement and the deed: the time the notary and the bank need.</p>',
      },
    },
  ],
}
