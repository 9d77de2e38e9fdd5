import type { Written } from './content-types'

/** A few words about each of the demo's team, by name; simple HTML. Spec §2, `/team/{member}/`. */
export const TEAM_TEXTS: Record<string, Written> = {
  'Hanne Verlinde': {
    nl: '<p>Hanne leidt het kantoor in Gent. Ze groeide op boven de winkel van haar ouders in Ledeberg en kent de rijhuizen van de stad van kelder tot dakgoot.</p><p>Wie met haar een huis verkoopt, krijgt eerst een wandeling door alle kamers en pas daarna een cijfer.</p>',
    fr: '<p>Hanne dirige l’agence de Gand. Elle a grandi au-dessus du magasin de ses parents à Ledeberg et connaît les maisons de rangée de la ville de la cave à la gouttière.</p><p>Avec elle, une vente commence par une visite de toutes les pièces ; le chiffre vient ensuite.</p>',
    en: '<p>Hanne runs the Ghent office. She grew up above her parents’ shop in Ledeberg and knows the city’s terraced houses from cellar to gutter.</p><p>Selling with her begins with a walk through every room; the figure comes afterwards.</p>',
  },
  'Wout De Ceuster': {
    nl: '<p>Wout schat en verkoopt woningen tussen Gent en de kust. Hij rekent voor u uit wat vergelijkbare huizen echt hebben opgebracht en zegt ook wat hij niet weet.</p>',
    fr: '<p>Wout estime et vend des habitations entre Gand et la côte. Il calcule ce que des maisons comparables ont réellement rapporté et dit aussi ce qu’il ne sait pas.</p>',
    en: '<p>Wout values and sells homes between Ghent and the coast. He works out what comparable houses really fetched, and says what he does not know.</p>',
  },
  'Fatima El Idrissi': {
    nl: '<p>Fatima begeleidt onze nieuwbouwprojecten, van het eerste plan tot de sleutel. Ze leest lastenboeken zoals anderen romans lezen en legt u uit wat erin staat.</p>',
    fr: '<p>Fatima accompagne nos projets neufs, du premier plan à la clé. Elle lit les cahiers des charges comme d’autres lisent des romans et vous explique ce qu’ils contiennent.</p>',
    en: '<p>Fatima looks after our new-build projects, from the first plan to the key. She reads specifications the way others read novels, and explains what they say.</p>',
  },
  'Olivier Marchandise': {
    nl: '<p>Olivier leidt het kantoor in Brussel. Hij spreekt Nederlands, Frans en Engels en weet hoe verschillend negentien gemeenten kunnen zijn.</p>',
    fr: '<p>Olivier dirige l’agence de Bruxelles. Il parle français, néerlandais et anglais et sait à quel point dix-neuf communes peuvent être différentes.</p>',
    en: '<p>Olivier runs the Brussels office. He speaks French, Dutch and English and knows how different nineteen municipalities can be.</p>',
  },
  'Sofie Lambrechts': {
    nl: '<p>Sofie verhuurt en beheert woningen in Brussel. Ze zorgt dat huurder en verhuurder vanaf de plaatsbeschrijving hetzelfde papier voor zich hebben.</p>',
    fr: '<p>Sofie loue et gère des habitations à Bruxelles. Elle veille à ce que locataire et bailleur aient, dès l’état des lieux, le même document sous les yeux.</p>',
    en: '<p>Sofie lets and manages homes in Brussels. She sees to it that tenant and landlord have the same document before them from the inventory onwards.</p>',
  },
  'Bénédicte Lejeune': {
    nl: '<p>Bénédicte leidt het kantoor in Namen. Hoeves, dorpshuizen, een atelier aan de Maas: hoe ongewoner het pand, hoe liever ze het verkoopt.</p>',
    fr: '<p>Bénédicte dirige l’agence de Namur. Fermes, maisons de village, un atelier en bord de Meuse : plus le bien sort de l’ordinaire, plus elle aime le vendre.</p>',
    en: '<p>Bénédicte runs the Namur office. Farmhouses, village houses, a workshop on the Meuse: the more unusual the property, the more she enjoys selling it.</p>',
  },
  'Thomas Warnier': {
    nl: '<p>Thomas schat en verkoopt in de provincies Namen en Luxemburg. Hij komt ook op zaterdag langs en neemt altijd de tijd voor een tweede kop koffie.</p>',
    fr: '<p>Thomas estime et vend dans les provinces de Namur et de Luxembourg. Il passe aussi le samedi et prend toujours le temps d’un deuxième café.</p>',
    en: '<p>Thomas values and sells in the provinces of Namur and Luxembourg. He comes round on Saturdays too, and always has time for a second cup of coffee.</p>',
  },
  'Karin Hoffmann': {
    nl: '<p>Karin is syndicus van gebouwen in Namen en de Oostkantons. Ze antwoordt in het Frans, het Duits en het Nederlands, en haar afrekeningen kloppen.</p>',
    fr: '<p>Karin est syndic d’immeubles à Namur et dans les cantons de l’Est. Elle répond en français, en allemand et en néerlandais, et ses décomptes sont justes.</p>',
    en: '<p>Karin manages buildings in Namur and the German-speaking east. She answers in French, German and Dutch, and her accounts add up.</p>',
    de: '<p>Karin verwaltet Gebäude in Namur und in den Ostkantonen. Sie antwortet auf Deutsch, Französisch und Niederländisch, und ihre Abrechnungen stimmen.</p>',
  },
}
