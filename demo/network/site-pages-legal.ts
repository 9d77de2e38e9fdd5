import type { DemoSitePage } from './content-types'

/** Cookies, disclaimer and privacy of the demo site; generic texts. Spec §2, §4. */
export const LEGAL_PAGES: readonly DemoSitePage[] = [
  {
    originalPath: '/Cookie-policy/',
    kind: 'module',
    title: {
      nl: 'Cookiebeleid',
      fr: 'Politique en matière de cookies',
      en: 'Cookie policy',
      de: 'Cookie-Richtlinie',
    },
    path: {
      nl: 'cookiebeleid',
      fr: 'politique-cookies',
      en: 'cookie-policy',
      de: 'cookie-richtlinie',
    },
    description: {
      nl: 'Wat we in uw browser bewaren, wat alleen na uw toestemming, en hoe u van gedachten verandert.',
      fr: 'Ce que nous conservons dans votre navigateur, ce qui attend votre accord, et comment changer d’avis.',
      en: 'What we keep in your browser, what waits for your consent, and how to change your mind.',
      de: 'Was wir in Ihrem Browser speichern, was erst nach Ihrer Zustimmung, und wie Sie es ändern.',
    },
    html: {
      nl: '<p>Dit is een voorbeeldtekst bij een demonstratiesite. Wie de site in gebruik neemt, past hem aan de eigen situatie aan.</p><h2>Wat is een cookie?</h2><p>Een cookie is een klein bestand dat uw browser bewaart. We gebruiken het woord hier ook voor andere opslag in de browser.</p><h2>Wat bewaren wij altijd?</h2><ul><li>uw keuze over cookies, zodat we die niet telkens opnieuw vragen</li><li>tijdens uw bezoek: of u een mededeling al gesloten hebt, uw laatste zoekopdracht en wat u in een formulier begon in te vullen</li><li>uw favorieten, wat u vergelijkt en wat u onlangs bekeek, alleen in uw eigen browser</li></ul><h2>Wat bewaren wij alleen als u ja zegt?</h2><p>Bezoekersstatistieken en advertentiecookies laden we pas na uw toestemming. Dan bewaren we tijdens uw bezoek ook via welke campagne u binnenkwam. Weigeren is even eenvoudig als aanvaarden en heeft geen gevolgen voor wat u op de site kunt doen.</p><h2>Van gedachten veranderd?</h2><p>Onderaan elke pagina staat een link naar de cookie-instellingen. Daar wijzigt u uw keuze wanneer u wilt.</p>',
      fr: '<p>Ceci est un texte d’exemple pour un site de démonstration. Il doit être adapté à la situation de qui met le site en service.</p><h2>Qu’est-ce qu’un cookie ?</h2><p>Un cookie est un petit fichier que votre navigateur conserve. Nous employons ici le mot pour toute donnée enregistrée dans le navigateur.</p><h2>Que conservons-nous toujours ?</h2><ul><li>votre choix en matière de cookies, pour ne pas vous le redemander sans cesse</li><li>pendant votre visite : si vous avez fermé une annonce, votre dernière recherche et ce que vous avez commencé à écrire dans un formulaire</li><li>vos favoris, ce que vous comparez et ce que vous avez vu récemment, uniquement dans votre navigateur</li></ul><h2>Que conservons-nous seulement si vous dites oui ?</h2><p>Les statistiques de visite et les cookies publicitaires ne sont chargés qu’après votre accord. Nous conservons alors aussi, pendant votre visite, par quelle campagne vous êtes arrivé. Refuser est aussi simple qu’accepter et ne change rien à ce que vous pouvez faire sur le site.</p><h2>Vous changez d’avis ?</h2><p>Au bas de chaque page, un lien mène aux paramètres des cookies. Vous y modifiez votre choix quand vous le souhaitez.</p>',
      en: '<p>This is a sample text for a demonstration site. Whoever puts the site into use should adapt it to their own situation.</p><h2>What is a cookie?</h2><p>A cookie is a small file that your browser keeps. We also use the word here for other data stored in the browser.</p><h2>What do we always keep?</h2><ul><li>your choice about cookies, so that we do not keep asking</li><li>during your visit: whether you have closed an announcement, your last search and what you began to write in a form</li><li>your favourites, what you compare and what you looked at recently, in your own browser only</li></ul><h2>What do we keep only if you say yes?</h2><p>Visitor statistics and advertising cookies are loaded only after you agree. During your visit we then also keep which campaign brought you here. Refusing is as easy as accepting and makes no difference to what you can do on the site.</p><h2>Changed your mind?</h2><p>At the bottom of every page is a link to the cookie settings. You can change your choice there whenever you like.</p>',
    },
  },
  {
    originalPath: '/Disclaimer/',
    kind: 'module',
    title: {
      nl: 'Disclaimer',
      fr: 'Avertissement',
      en: 'Disclaimer',
      de: 'Haftungsausschluss',
    },
    path: { nl: 'disclaimer', fr: 'avertissement', en: 'disclaimer', de: 'haftungsausschluss' },
    description: {
      nl: 'Hoe u de informatie, de prijzen en de beelden op deze site mag lezen en gebruiken.',
      fr: 'Comment lire et utiliser les informations, les prix et les images de ce site.',
      en: 'How to read and use the information, the prices and the pictures on this site.',
      de: 'Wie die Angaben, Preise und Bilder auf dieser Website zu verstehen sind.',
    },
    html: {
      nl: '<p>Dit is een voorbeeldtekst bij een demonstratiesite: de kantoren, de personen en de panden zijn verzonnen.</p><h2>Informatie op deze site</h2><p>We stellen de beschrijvingen met zorg op, maar een fout is nooit uitgesloten. Oppervlakten en afstanden zijn richtwaarden. Enkel het verkoopcompromis of de huurovereenkomst en de stukken in het dossier zijn bindend.</p><h2>Prijzen en beschikbaarheid</h2><p>Een pand kan intussen in optie genomen, verkocht of verhuurd zijn. Prijzen zijn vermeld zonder registratierechten, btw of aktekosten, tenzij het anders vermeld staat.</p><h2>Teksten en beelden</h2><p>Teksten, plannen en beelden mogen niet zonder toestemming worden overgenomen.</p><h2>Toepasselijk recht</h2><p>Op deze site is het Belgische recht van toepassing. Klachten over een makelaar kunt u richten tot het Beroepsinstituut van Vastgoedmakelaars.</p>',
      fr: '<p>Ceci est un texte d’exemple pour un site de démonstration : les agences, les personnes et les biens sont inventés.</p><h2>Informations sur ce site</h2><p>Nous rédigeons les descriptions avec soin, mais une erreur reste possible. Les surfaces et les distances sont indicatives. Seuls le compromis de vente ou le bail et les pièces du dossier font foi.</p><h2>Prix et disponibilité</h2><p>Un bien peut entre-temps être sous option, vendu ou loué. Les prix s’entendent hors droits d’enregistrement, TVA et frais d’acte, sauf mention contraire.</p><h2>Textes et images</h2><p>Les textes, plans et images ne peuvent être repris sans autorisation.</p><h2>Droit applicable</h2><p>Le droit belge s’applique à ce site. Une plainte au sujet d’un agent peut être adressée à l’Institut professionnel des agents immobiliers.</p>',
      en: '<p>This is a sample text for a demonstration site: the agencies, the people and the properties are invented.</p><h2>Information on this site</h2><p>We write our descriptions with care, but a mistake can never be ruled out. Areas and distances are indicative. Only the sale agreement or the lease and the documents in the file are binding.</p><h2>Prices and availability</h2><p>A property may since have been placed under option, sold or let. Prices do not include registration duty, VAT or the cost of the deed unless stated otherwise.</p><h2>Texts and pictures</h2><p>Texts, plans and pictures may not be reproduced without permission.</p><h2>Applicable law</h2><p>Belgian law applies to this site. Complaints about an agent can be addressed to the Institute of Real Estate Agents (BIV/IPI).</p>',
    },
  },
  {
    originalPath: '/Privacy/',
    kind: 'module',
    title: { nl: 'Privacy', fr: 'Vie privée', en: 'Privacy', de: 'Datenschutz' },
    path: { nl: 'privacy', fr: 'vie-privee', en: 'privacy', de: 'datenschutz' },
    description: {
      nl: 'Welke gegevens we bewaren, waarvoor, hoe lang, en welke rechten u hebt.',
      fr: 'Quelles données nous conservons, pourquoi, combien de temps, et quels sont vos droits.',
      en: 'Which data we keep, what for, how long, and what rights you have.',
      de: 'Welche Daten wir speichern, wofür, wie lange, und welche Rechte Sie haben.',
    },
    html: {
      nl: '<p>Dit is een voorbeeldtekst bij een demonstratiesite. Wie de site in gebruik neemt, past hem aan de eigen situatie aan.</p><h2>Wie is verantwoordelijk?</h2><p>Het kantoor dat uw bericht ontvangt, is verantwoordelijk voor uw gegevens. De gegevens van elk kantoor staan onderaan de site.</p><h2>Welke gegevens bewaren wij?</h2><p>Wat u ons zelf bezorgt via een formulier: uw naam, hoe we u kunnen bereiken en uw vraag. Van kandidaat-huurders vragen we alleen wat in het gewest van het pand is toegestaan, en pas op het moment dat het mag.</p><h2>Waarvoor en hoe lang?</h2><ul><li>om uw vraag te beantwoorden en een bezoek af te spreken</li><li>om u passende panden te sturen, als u dat vraagt, tot u zich uitschrijft</li><li>om te doen wat de wet ons als makelaar oplegt, zo lang de wet dat voorschrijft</li></ul><p>Vragen die niet tot een opdracht leiden, wissen we na ten hoogste twee jaar. We verkopen uw gegevens nooit.</p><h2>Uw rechten</h2><p>U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u kunt zich verzetten tegen het gebruik ervan. Stuur een bericht naar <a href="mailto:privacy@orlinde.example">privacy@orlinde.example</a>. Bent u niet tevreden met ons antwoord, dan kunt u terecht bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.</p>',
      fr: '<p>Ceci est un texte d’exemple pour un site de démonstration. Il doit être adapté à la situation de qui met le site en service.</p><h2>Qui est responsable ?</h2><p>L’agence qui reçoit votre message est responsable de vos données. Les coordonnées de chaque agence figurent au bas du site.</p><h2>Quelles données conservons-nous ?</h2><p>Ce que vous nous communiquez par un formulaire : votre nom, un moyen de vous joindre et votre question. Aux candidats locataires, nous ne demandons que ce qui est autorisé dans la région du bien, et seulement au moment où cela l’est.</p><h2>Pourquoi et combien de temps ?</h2><ul><li>pour répondre à votre question et convenir d’une visite</li><li>pour vous envoyer des biens correspondants, si vous le demandez, jusqu’à votre désinscription</li><li>pour remplir nos obligations légales d’agent, aussi longtemps que la loi le prescrit</li></ul><p>Les demandes qui ne mènent pas à une mission sont effacées après deux ans au plus. Nous ne vendons jamais vos données.</p><h2>Vos droits</h2><p>Vous pouvez consulter, corriger, faire effacer ou emporter vos données, et vous opposer à leur utilisation. Écrivez à <a href="mailto:privacy@orlinde.example">privacy@orlinde.example</a>. Si notre réponse ne vous satisfait pas, adressez-vous à l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles.</p>',
      en: '<p>This is a sample text for a demonstration site. Whoever puts the site into use should adapt it to their own situation.</p><h2>Who is responsible?</h2><p>The office that receives your message is responsible for your data. The details of each office are at the bottom of the site.</p><h2>Which data do we keep?</h2><p>What you give us yourself in a form: your name, how we can reach you and your question. We ask prospective tenants only for what is allowed in the region of the property, and only once it is allowed.</p><h2>What for, and how long?</h2><ul><li>to answer your question and arrange a visit</li><li>to send you matching properties, if you ask for it, until you unsubscribe</li><li>to do what the law requires of us as agents, for as long as the law prescribes</li></ul><p>Enquiries that do not lead to an assignment are erased after two years at most. We never sell your data.</p><h2>Your rights</h2><p>You may see, correct, erase or take your data with you, and object to their use. Write to <a href="mailto:privacy@orlinde.example">privacy@orlinde.example</a>. If you are not satisfied with our answer, you can turn to the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels.</p>',
    },
  },
]
