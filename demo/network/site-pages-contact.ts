import type { DemoSitePage } from './content-types'

/** Ways to reach the agency; the offices' numbers stand in the block below each text. Spec §2. */
export const CONTACT_PAGES: readonly DemoSitePage[] = [
  {
    originalPath: '/contact/',
    kind: 'module',
    title: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
    path: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
    description: {
      nl: 'Bel, mail of bezoek een van onze kantoren in Gent, Brussel of Namen.',
      fr: 'Appelez, écrivez ou rendez visite à l’une de nos agences à Gand, Bruxelles ou Namur.',
      en: 'Ring, write to or visit one of our offices in Ghent, Brussels or Namur.',
      de: 'Rufen Sie an, schreiben Sie oder besuchen Sie uns in Gent, Brüssel oder Namur.',
    },
    html: {
      nl: '<p>Een vraag over een pand, een schatting of een huurovereenkomst? Bel of mail het kantoor dat u het best uitkomt. Weet u niet welk kantoor u nodig hebt, kies dan het dichtstbijzijnde: we verbinden u door.</p><h2>Zo kunnen we u sneller helpen</h2><ul><li>Gaat het over een pand, geef dan de referentie of het adres.</li><li>Zeg wanneer we u kunnen bereiken, en in welke taal u het liefst spreekt.</li><li>Op een e-mail antwoorden we binnen één werkdag.</li></ul><p>Langskomen kan ook. Maak liefst een afspraak, dan is er iemand die uw vraag kent en tijd voor u heeft.</p>',
      fr: '<p>Une question sur un bien, une estimation ou un bail ? Appelez l’agence de votre choix ou écrivez-lui. Si vous ne savez pas à laquelle vous adresser, prenez la plus proche : nous transmettrons.</p><h2>Pour vous aider plus vite</h2><ul><li>S’il s’agit d’un bien, donnez sa référence ou son adresse.</li><li>Dites-nous quand vous joindre, et dans quelle langue vous préférez parler.</li><li>Nous répondons à un e-mail dans un délai d’un jour ouvrable.</li></ul><p>Vous pouvez aussi passer. Prenez de préférence rendez-vous : vous trouverez alors quelqu’un qui connaît votre question et qui a du temps pour vous.</p>',
      en: '<p>A question about a property, a valuation or a lease? Ring or write to whichever office suits you best. If you do not know which one you need, choose the nearest: we will put you through.</p><h2>How we can help you sooner</h2><ul><li>If it is about a property, give us its reference or address.</li><li>Say when we can reach you, and in which language you would rather speak.</li><li>We answer an e-mail within one working day.</li></ul><p>You are welcome to call in as well. It is best to make an appointment, so that somebody who knows your question has time for you.</p>',
      de: '<p>Eine Frage zu einer Immobilie, einer Schätzung oder einem Mietvertrag? Rufen Sie das Büro Ihrer Wahl an oder schreiben Sie ihm.</p>',
    },
  },
  {
    originalPath: '/demand-register/',
    kind: 'module',
    title: {
      nl: 'Mijn zoekopdracht',
      fr: 'Ma recherche',
      en: 'My search',
      de: 'Mein Suchauftrag',
    },
    path: {
      nl: 'mijn-zoekopdracht',
      fr: 'ma-recherche',
      en: 'my-search',
      de: 'mein-suchauftrag',
    },
    description: {
      nl: 'Vertel ons wat u zoekt. Zodra er een passend pand is, hoort u het van ons.',
      fr: 'Dites-nous ce que vous cherchez. Dès qu’un bien correspond, nous vous prévenons.',
      en: 'Tell us what you are looking for. As soon as a property fits, you hear from us.',
      de: 'Sagen Sie uns, was Sie suchen. Sobald etwas passt, hören Sie von uns.',
    },
    html: {
      nl: '<p>De woning die u zoekt, staat misschien nog niet online. Vertel ons hierboven wat u zoekt. Wij noteren uw zoekopdracht en laten het u weten zodra er een pand is dat past.</p><h2>Wat wij graag weten</h2><ul><li>Wilt u kopen of huren, en wat voor woning?</li><li>In welke gemeenten of postcodes?</li><li>Tussen welke prijzen, en met hoeveel slaapkamers?</li><li>Hebt u een garage of een parkeerplaats nodig?</li><li>Wat is onmisbaar, en wat mag ontbreken als de rest klopt?</li></ul><h2>En daarna</h2><p>U hoort alleen van ons als er iets past. Verandert uw plan, of hebt u iets gevonden? Eén bericht volstaat en we passen uw zoekopdracht aan of wissen ze. Intussen kunt u rondkijken bij wat <a href="/for-sale/">te koop</a> en <a href="/for-rent/">te huur</a> is.</p>',
      fr: '<p>Le bien que vous cherchez n’est peut-être pas encore publié. Dites-nous ci-dessus ce que vous cherchez. Nous enregistrons votre recherche et vous prévenons dès qu’un bien y correspond.</p><h2>Ce que nous aimerions savoir</h2><ul><li>Voulez-vous acheter ou louer, et quel type de bien ?</li><li>Dans quelles communes ou quels codes postaux ?</li><li>Entre quels prix, et avec combien de chambres ?</li><li>Vous faut-il un garage ou un emplacement de parking ?</li><li>Qu’est-ce qui est indispensable, et de quoi pourriez-vous vous passer ?</li></ul><h2>Et ensuite</h2><p>Nous ne vous écrivons que si un bien correspond. Vos projets changent, ou vous avez trouvé ? Un message suffit : nous adaptons ou effaçons votre recherche. Entre-temps, parcourez les biens <a href="/for-sale/">à vendre</a> et <a href="/for-rent/">à louer</a>.</p>',
      en: '<p>The home you are looking for may not be online yet. Tell us above what you are looking for. We register your search and let you know as soon as a property matches it.</p><h2>What we should like to know</h2><ul><li>Do you want to buy or rent, and what kind of home?</li><li>In which municipalities or postcodes?</li><li>Between which prices, and with how many bedrooms?</li><li>Do you need a garage or a parking space?</li><li>What is essential, and what could you do without if the rest is right?</li></ul><h2>And then</h2><p>You hear from us only when something fits. Have your plans changed, or have you found a place? One message is enough, and we adapt or erase your search. Meanwhile, have a look at what is <a href="/for-sale/">for sale</a> and <a href="/for-rent/">for rent</a>.</p>',
      de: '<p>Sagen Sie uns oben, was Sie suchen. Wir notieren Ihren Suchauftrag und melden uns, sobald etwas passt.</p>',
    },
  },
  {
    originalPath: '/contact-demand/',
    kind: 'module',
    title: {
      nl: 'Gratis schatting',
      fr: 'Estimation gratuite',
      en: 'Free valuation',
      de: 'Kostenlose Schätzung',
    },
    path: {
      nl: 'gratis-schatting',
      fr: 'estimation-gratuite',
      en: 'free-valuation',
      de: 'kostenlose-schaetzung',
    },
    description: {
      nl: 'Wat is uw woning waard? Een makelaar komt langs en bezorgt u een onderbouwde schatting op papier.',
      fr: 'Que vaut votre bien ? Un agent passe chez vous et vous remet une estimation argumentée par écrit.',
      en: 'What is your home worth? An agent visits and gives you a reasoned valuation in writing.',
      de: 'Was ist Ihr Haus wert? Ein Makler kommt vorbei und gibt Ihnen eine begründete Schätzung auf Papier.',
    },
    html: {
      nl: '<p>Een goede schatting maakt u niet vanachter een scherm. Wij komen langs, kijken rond en vergelijken met wat in uw buurt echt verkocht of verhuurd werd. Geef hierboven het adres van uw woning door; het dichtstbijzijnde kantoor neemt contact met u op.</p><h2>Hoe het verloopt</h2><ol><li>We spreken een moment af dat u past. Reken op ongeveer een uur.</li><li>U toont ons het huis, en vertelt wat er de voorbije jaren aan gebeurd is.</li><li>Enkele dagen later bespreken we de schatting: een prijs, de vergelijking en wat die prijs kan beïnvloeden. U krijgt alles op papier.</li></ol><h2>Wat u mag klaarleggen</h2><ul><li>het energiecertificaat, als u er een hebt</li><li>plannen en facturen van werken</li><li>bij een appartement: de laatste afrekening van de syndicus</li></ul><p>Ligt er niets klaar? Dat is niet erg. De schatting is gratis en verplicht u tot niets. Voor een erfenis, een echtscheiding of een belasting gelden soms andere eisen; zeg het ons vooraf.</p>',
      fr: '<p>Une bonne estimation ne se fait pas derrière un écran. Nous venons sur place, nous regardons et nous comparons avec ce qui s’est réellement vendu ou loué dans votre quartier. Indiquez ci-dessus l’adresse de votre bien : l’agence la plus proche prend contact avec vous.</p><h2>Comment cela se passe</h2><ol><li>Nous convenons d’un moment qui vous arrange. Comptez environ une heure.</li><li>Vous nous montrez la maison et racontez les travaux des dernières années.</li><li>Quelques jours plus tard, nous parcourons l’estimation avec vous : un prix, la comparaison et ce qui peut influencer ce prix. Vous recevez le tout par écrit.</li></ol><h2>Ce que vous pouvez préparer</h2><ul><li>le certificat énergétique, si vous en avez un</li><li>les plans et les factures de travaux</li><li>pour un appartement : le dernier décompte du syndic</li></ul><p>Rien n’est prêt ? Ce n’est pas grave. L’estimation est gratuite et ne vous engage à rien. Pour une succession, un divorce ou un impôt, d’autres exigences s’appliquent parfois : dites-le-nous d’avance.</p>',
      en: '<p>A good valuation is not made from behind a screen. We come round, have a look and compare with what has really been sold or let near you. Give us the address of your home above, and the nearest office will get in touch.</p><h2>How it goes</h2><ol><li>We agree on a time that suits you. Allow about an hour.</li><li>You show us the house and tell us what has been done to it in recent years.</li><li>A few days later we go through the valuation with you: a price, the comparison and what may influence that price. You receive it all in writing.</li></ol><h2>What you may have ready</h2><ul><li>the energy certificate, if you have one</li><li>plans, and invoices for works</li><li>for an apartment: the latest statement from the property manager</li></ul><p>Nothing ready? No matter. The valuation is free and commits you to nothing. For an inheritance, a divorce or a tax, other requirements sometimes apply; tell us beforehand.</p>',
      de: '<p>Wir kommen vorbei, sehen uns um und vergleichen mit dem, was in Ihrer Nähe wirklich verkauft wurde. Nennen Sie uns oben die Adresse: Das nächste Büro meldet sich bei Ihnen.</p>',
    },
  },
  {
    originalPath: '/login/',
    kind: 'login',
    title: {
      nl: 'Eigenaarslogin',
      fr: 'Connexion du propriétaire',
      en: 'Owner login',
      de: 'Eigentümer-Login',
    },
    path: { nl: 'login', fr: 'login', en: 'login', de: 'login' },
    description: {
      nl: 'Voor eigenaars die met Orlinde verkopen of verhuren: volg hoe het met uw pand gaat.',
      fr: 'Pour les propriétaires qui vendent ou louent avec Orlinde : suivez l’évolution de votre bien.',
      en: 'For owners who sell or let with Orlinde: follow how your property is doing.',
      de: 'Für Eigentümer, die mit Orlinde verkaufen oder vermieten: So steht es um Ihre Immobilie.',
    },
    html: {
      nl: '<p>Verkoopt of verhuurt u met ons? Dan ziet u hier hoe vaak uw pand bekeken wordt, vandaag, deze week en in totaal, waar bezoekers vandaan komen en wat erop volgt.</p><h2>Nog geen toegang?</h2><p>Uw makelaar stuurt u een uitnodiging per e-mail. Daarmee kiest u zelf een wachtwoord. Geen uitnodiging gekregen? Vraag ze aan het kantoor dat uw pand volgt.</p>',
      fr: '<p>Vous vendez ou louez avec nous ? Vous voyez ici combien de fois votre bien est consulté, aujourd’hui, cette semaine et au total, d’où viennent les visiteurs et ce qui s’ensuit.</p><h2>Pas encore d’accès ?</h2><p>Votre agent vous envoie une invitation par e-mail, avec laquelle vous choisissez vous-même un mot de passe. Pas reçu d’invitation ? Demandez-la à l’agence qui suit votre bien.</p>',
      en: '<p>Are you selling or letting with us? Here you see how often your property is viewed, today, this week and in all, where visitors come from and what follows.</p><h2>No access yet?</h2><p>Your agent sends you an invitation by e-mail, with which you choose a password yourself. No invitation? Ask the office that looks after your property for one.</p>',
      de: '<p>Sie verkaufen oder vermieten mit uns? Hier sehen Sie, wie oft Ihre Immobilie angesehen wird, heute, diese Woche und insgesamt, woher die Besucher kommen und was daraus folgt.</p><h2>Noch kein Zugang?</h2><p>Ihr Makler sendet Ihnen eine Einladung per E-Mail, mit der Sie selbst ein Passwort wählen. Keine Einladung erhalten? Fragen Sie das Büro, das Ihre Immobilie betreut.</p>',
    },
  },
]
