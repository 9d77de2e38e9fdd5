import type { DemoSitePage, Written } from './content-types'

/** A thank-you page of a form; all share their title, as the specification's breadcrumb does. */
const thanks = (form: string, description: Written, html: Written): DemoSitePage => ({
  originalPath: `/feedback/${form}/`,
  kind: 'feedback',
  title: { nl: 'Bedankt', fr: 'Merci', en: 'Thank you', de: 'Danke' },
  path: {
    nl: `bedankt/${form}`,
    fr: `merci/${form}`,
    en: `thank-you/${form}`,
    de: `danke/${form}`,
  },
  description,
  html,
})

/** What happens after the forms that the specification names, and when. Spec §2 "/feedback/{form}". */
export const FEEDBACK_PAGES: readonly DemoSitePage[] = [
  thanks(
    'contact-me',
    {
      nl: 'Uw vraag over dit pand is bij ons aangekomen.',
      fr: 'Votre question sur ce bien nous est parvenue.',
      en: 'Your question about this property has reached us.',
      de: 'Ihre Frage zu dieser Immobilie ist bei uns angekommen.',
    },
    {
      nl: '<p>De makelaar van dit pand antwoordt u binnen één werkdag, op het nummer of adres dat u opgaf.</p><h2>Intussen</h2><p>Is er haast bij, bel dan het kantoor en noem de referentie. Of bekijk wat er nog <a href="/for-sale/">te koop</a> en <a href="/for-rent/">te huur</a> is.</p>',
      fr: '<p>L’agent qui suit ce bien vous répond dans un délai d’un jour ouvrable, au numéro ou à l’adresse que vous avez indiqués.</p><h2>Entre-temps</h2><p>Si c’est urgent, appelez l’agence en mentionnant la référence. Ou parcourez les autres biens <a href="/for-sale/">à vendre</a> et <a href="/for-rent/">à louer</a>.</p>',
      en: '<p>The agent for this property will answer within one working day, at the number or address you gave.</p><h2>Meanwhile</h2><p>If it is urgent, ring the office and mention the reference. Or see what else is <a href="/for-sale/">for sale</a> and <a href="/for-rent/">for rent</a>.</p>',
      de: '<p>Der Makler dieser Immobilie antwortet Ihnen innerhalb eines Werktags.</p>',
    },
  ),
  thanks(
    'contact-appointment',
    {
      nl: 'Uw vraag om een afspraak is bij ons aangekomen.',
      fr: 'Votre demande de rendez-vous nous est parvenue.',
      en: 'Your request for an appointment has reached us.',
      de: 'Ihre Terminanfrage ist bei uns angekommen.',
    },
    {
      nl: '<p>Koos u een vrij moment, dan staat uw bezoek vast. Stelde u zelf een dag voor, dan bevestigt de makelaar die binnen één werkdag, of stelt hij een andere voor.</p><h2>Voor het bezoek</h2><ul><li>Lees de beschrijving en de documenten bij het pand nog eens na.</li><li>Schrijf op wat u wilt vragen of van dichtbij wilt zien.</li><li>Kunt u niet komen? Laat het ons weten, dan kan iemand anders uw plaats innemen.</li></ul><p><a href="/contact/">Ons bereiken</a></p>',
      fr: '<p>Si vous avez choisi un moment libre, votre visite est fixée. Si vous avez proposé un jour, l’agent vous le confirme dans un délai d’un jour ouvrable, ou en propose un autre.</p><h2>Avant la visite</h2><ul><li>Relisez la description et les documents du bien.</li><li>Notez ce que vous voulez demander ou voir de près.</li><li>Un empêchement ? Prévenez-nous : quelqu’un d’autre pourra prendre votre place.</li></ul><p><a href="/contact/">Nous joindre</a></p>',
      en: '<p>If you chose a free time, your visit is confirmed. If you suggested a day, the agent will confirm it within one working day, or suggest another.</p><h2>Before the visit</h2><ul><li>Read the description and the documents once more.</li><li>Note down what you want to ask or see from close by.</li><li>If you cannot come, let us know, so that somebody else can have your place.</li></ul><p><a href="/contact/">How to reach us</a></p>',
      de: '<p>Haben Sie einen freien Termin gewählt, steht Ihre Besichtigung fest. Haben Sie einen Tag vorgeschlagen, bestätigt der Makler ihn innerhalb eines Werktags oder schlägt einen anderen vor.</p>',
    },
  ),
  thanks(
    'contact-construction',
    {
      nl: 'Uw vraag over het nieuwbouwproject is bij ons aangekomen.',
      fr: 'Votre question sur le projet neuf nous est parvenue.',
      en: 'Your question about the new-build project has reached us.',
      de: 'Ihre Frage zum Neubauprojekt ist bei uns angekommen.',
    },
    {
      nl: '<p>De makelaar die het project volgt, bezorgt u binnen twee werkdagen een antwoord, met de plannen en de prijslijst van de eenheden die u interesseren.</p><h2>Goed om te weten</h2><p>Bij nieuwbouw kan btw gelden in plaats van registratierechten. Vraag gerust een berekening voor uw eenheid. Intussen vindt u alle <a href="/projects/">projecten</a> op één plaats.</p>',
      fr: '<p>L’agent qui suit le projet vous répond dans les deux jours ouvrables, avec les plans et les prix des unités qui vous intéressent.</p><h2>Bon à savoir</h2><p>Pour du neuf, la TVA peut remplacer les droits d’enregistrement. Demandez un calcul pour votre unité. Entre-temps, tous les <a href="/projects/">projets</a> sont réunis au même endroit.</p>',
      en: '<p>The agent who looks after the project will answer within two working days, with the plans and prices of the units that interest you.</p><h2>Good to know</h2><p>A new build may fall under VAT instead of registration duty. Do ask for a calculation for your unit. Meanwhile you will find all <a href="/projects/">projects</a> in one place.</p>',
      de: '<p>Sie erhalten innerhalb von zwei Werktagen Antwort.</p>',
    },
  ),
  thanks(
    'contact-demand',
    {
      nl: 'Uw vraag om een gratis schatting is bij ons aangekomen.',
      fr: 'Votre demande d’estimation gratuite nous est parvenue.',
      en: 'Your request for a free valuation has reached us.',
      de: 'Ihre Anfrage für eine kostenlose Schätzung ist angekommen.',
    },
    {
      nl: '<p>Het kantoor dat uw streek kent, neemt ze op.</p><h2>Wat er nu gebeurt</h2><ol><li>Binnen één werkdag bellen we u om een bezoek af te spreken.</li><li>We komen langs; reken op ongeveer een uur.</li><li>Enkele dagen later bespreken we de schatting en krijgt u ze op papier.</li></ol><p>Leg gerust plannen, facturen en het energiecertificaat klaar. Wat er na een schatting komt, leest u bij <a href="/services/vendre/">verkopen</a>.</p>',
      fr: '<p>L’agence qui connaît votre région s’en charge.</p><h2>Ce qui se passe maintenant</h2><ol><li>Dans un délai d’un jour ouvrable, nous vous appelons pour convenir d’une visite.</li><li>Nous venons sur place ; comptez environ une heure.</li><li>Quelques jours plus tard, nous parcourons l’estimation avec vous et vous la recevez par écrit.</li></ol><p>Préparez si possible les plans, les factures et le certificat énergétique. La suite d’une estimation est décrite sous <a href="/services/vendre/">vendre</a>.</p>',
      en: '<p>The office that knows your area is taking it up.</p><h2>What happens now</h2><ol><li>Within one working day we ring you to arrange a visit.</li><li>We come round; allow about an hour.</li><li>A few days later we go through the valuation with you, and you receive it in writing.</li></ol><p>If you can, have plans, invoices and the energy certificate ready. What comes after a valuation is described under <a href="/services/vendre/">selling</a>.</p>',
      de: '<p>Innerhalb eines Werktags rufen wir Sie an, um einen Besuch zu vereinbaren.</p>',
    },
  ),
  thanks(
    'demand-register',
    {
      nl: 'Bijna klaar: bevestig uw zoekopdracht.',
      fr: 'Encore un pas : confirmez votre recherche.',
      en: 'Nearly there: please confirm your search.',
      de: 'Fast fertig: Bitte bestätigen Sie Ihre Suche.',
    },
    {
      nl: '<p>Open de e-mail die nu naar u onderweg is en druk op de knop. Daarna vergelijken we elk nieuw pand en elke lagere prijs met wat u zoekt, en hoort u van ons zodra er iets past. Vindt u de e-mail niet, kijk dan bij de ongewenste post.</p><h2>Iets veranderd?</h2><p>Een ander budget, een andere streek, of al iets gevonden? Met de link in elke e-mail wijzigt, pauzeert of wist u uw zoekopdracht zelf. Wat er vandaag is, staat bij <a href="/for-sale/">te koop</a> en <a href="/for-rent/">te huur</a>.</p>',
      fr: '<p>Ouvrez l’e-mail qui vous parvient et cliquez sur le bouton. Ensuite, nous comparons chaque nouveau bien et chaque baisse de prix avec ce que vous cherchez, et vous prévenons dès qu’un bien correspond. Vous ne trouvez pas l’e-mail ? Il est peut-être parmi les courriers indésirables.</p><h2>Un changement ?</h2><p>Un autre budget, une autre région, ou vous avez trouvé ? Le lien dans chaque e-mail permet de modifier, de mettre en pause ou d’effacer votre recherche. Les biens d’aujourd’hui se trouvent sous <a href="/for-sale/">à vendre</a> et <a href="/for-rent/">à louer</a>.</p>',
      en: '<p>Open the e-mail that is on its way to you and press the button. After that we compare every new property and every lower price with what you are looking for, and you hear from us as soon as something fits. If you cannot find the e-mail, it may be among the junk mail.</p><h2>Has something changed?</h2><p>Another budget, another area, or found a place already? With the link in each e-mail you change, pause or erase your search yourself. What there is today stands under <a href="/for-sale/">for sale</a> and <a href="/for-rent/">for rent</a>.</p>',
      de: '<p>Öffnen Sie die E-Mail, die zu Ihnen unterwegs ist, und klicken Sie auf die Schaltfläche. Danach hören Sie von uns, sobald etwas passt.</p>',
    },
  ),
  thanks(
    'send-to-friend',
    {
      nl: 'De pagina is doorgestuurd.',
      fr: 'La page a été envoyée.',
      en: 'The page has been sent on.',
      de: 'Die Seite wurde weitergeleitet.',
    },
    {
      nl: '<p>Uw bericht met de link is onderweg. Het komt meestal binnen enkele minuten aan; vindt uw vriend of vriendin het niet, kijk dan bij de ongewenste e-mail.</p><p>We gebruiken het adres alleen om deze pagina door te sturen. Verder kijken? Er staat nog meer <a href="/for-sale/">te koop</a> en <a href="/for-rent/">te huur</a>.</p>',
      fr: '<p>Votre message est en route avec le lien. Il arrive d’habitude en quelques minutes ; si la personne ne le trouve pas, il est peut-être parmi ses courriers indésirables.</p><p>Nous n’utilisons l’adresse que pour envoyer cette page. Envie de poursuivre ? D’autres biens sont <a href="/for-sale/">à vendre</a> et <a href="/for-rent/">à louer</a>.</p>',
      en: '<p>Your message is on its way with the link. It usually arrives within a few minutes; if your friend cannot find it, it may be among the junk mail.</p><p>We use the address only to send this page. Would you like to look further? There is more <a href="/for-sale/">for sale</a> and <a href="/for-rent/">for rent</a>.</p>',
      de: '<p>Ihre Nachricht mit dem Link ist unterwegs. Wir verwenden die Adresse nur, um diese Seite zu senden.</p>',
    },
  ),
  thanks(
    'site-contact',
    {
      nl: 'Uw bericht is bij ons aangekomen.',
      fr: 'Votre message nous est parvenu.',
      en: 'Your message has reached us.',
      de: 'Ihre Nachricht ist bei uns angekommen.',
    },
    {
      nl: '<p>We bezorgen het aan wie u het best kan helpen, en u krijgt antwoord binnen één werkdag.</p><p>Misschien staat uw antwoord al bij de <a href="/FAQ/">veelgestelde vragen</a>. Liever meteen iemand spreken? <a href="/contact/">Bel een van onze kantoren</a>.</p>',
      fr: '<p>Nous le transmettons à la personne la mieux placée, et vous recevez une réponse dans un délai d’un jour ouvrable.</p><p>Votre réponse figure peut-être déjà parmi les <a href="/FAQ/">questions fréquentes</a>. Vous préférez parler à quelqu’un tout de suite ? <a href="/contact/">Appelez l’une de nos agences</a>.</p>',
      en: '<p>We pass it on to whoever can help you best, and you will have an answer within one working day.</p><p>Perhaps your answer is already among the <a href="/FAQ/">frequently asked questions</a>. Would you rather speak to somebody now? <a href="/contact/">Ring one of our offices</a>.</p>',
      de: '<p>Sie erhalten innerhalb eines Werktags Antwort.</p>',
    },
  ),
  thanks(
    'sign-newsletter',
    {
      nl: 'Bijna klaar: bevestig uw inschrijving.',
      fr: 'Encore un pas : confirmez votre inscription.',
      en: 'Nearly there: please confirm your subscription.',
      de: 'Fast fertig: Bitte bestätigen Sie Ihre Anmeldung.',
    },
    {
      nl: '<p>Open de e-mail die nu naar u onderweg is en druk op de knop. Daarna krijgt u onze nieuwsbrief wanneer er iets te vertellen valt: nieuwe panden, een regel die verandert, een project dat start.</p><p>Met dezelfde link schrijft u zich later weer uit. Hoe we met uw gegevens omgaan, leest u bij <a href="/Privacy/">privacy</a>. Zoekt u iets bepaalds? Dan is een <a href="/demand-register/">zoekopdracht</a> sneller.</p>',
      fr: '<p>Ouvrez l’e-mail qui vous parvient et cliquez sur le bouton. Ensuite, vous recevez notre newsletter quand il y a quelque chose à dire : de nouveaux biens, une règle qui change, un projet qui démarre.</p><p>Le même lien permet de vous désinscrire plus tard. La manière dont nous traitons vos données est décrite sous <a href="/Privacy/">vie privée</a>. Vous cherchez un bien précis ? Une <a href="/demand-register/">recherche enregistrée</a> est plus rapide.</p>',
      en: '<p>Open the e-mail that is on its way to you and press the button. After that you receive our newsletter when there is something to tell: new properties, a rule that changes, a project that begins.</p><p>With the same link you unsubscribe later. How we treat your data is described under <a href="/Privacy/">privacy</a>. Looking for something in particular? A <a href="/demand-register/">registered search</a> is quicker.</p>',
      de: '<p>Öffnen Sie die E-Mail, die zu Ihnen unterwegs ist, und klicken Sie auf die Schaltfläche. Mit demselben Link melden Sie sich später wieder ab.</p>',
    },
  ),
  // The thanks for a testimonial: that it stands at this path is the specification's.
  thanks(
    'testing-testing',
    {
      nl: 'Uw getuigenis is bij ons aangekomen.',
      fr: 'Votre témoignage nous est parvenu.',
      en: 'Your testimonial has reached us.',
      de: 'Ihr Erfahrungsbericht ist bei uns angekommen.',
    },
    {
      nl: '<p>Bedankt dat u dit met ons deelt. We lezen uw woorden na en zetten ze daarna ongewijzigd op de site.</p><p>Terug naar de <a href="/">startpagina</a>.</p>',
      fr: '<p>Merci de partager votre expérience. Nous relisons votre texte, puis nous le publions tel quel sur le site.</p><p>Retour à la <a href="/">page d’accueil</a>.</p>',
      en: '<p>Thank you for sharing this. We read your words and then publish them on the site unchanged.</p><p>Back to the <a href="/">home page</a>.</p>',
      de: '<p>Danke, dass Sie das mit uns teilen. Wir lesen Ihren Text und veröffentlichen ihn danach unverändert.</p>',
    },
  ),
]
