import { regionOf, type Region } from '@/domain/properties/region'
import { townName } from '@/domain/properties/town-name'
import { isProseLanguage, words, type FeedLanguage, type Words } from './words'

type Setting = 'city' | 'suburb' | 'village' | 'coast' | 'ardennes' | 'brussels'

export interface Town {
  key: string
  zip: string
  name: Words
  latitude: number
  longitude: number
  setting: Setting
  /** The office that works there: 1 Flanders, 2 Brussels, 3 Wallonia. */
  agency: 1 | 2 | 3
  /** 10 is Belgium, 50 Luxembourg. */
  country: 10 | 50
  /** Asking price of an ordinary apartment, euro per m². */
  euroPerM2: number
  /** What it is close to; said after a noun or a verb. */
  near: readonly Words[]
}

type Name = readonly [nl: string, fr: string, en: string]
type Place = readonly [...Name, de: string]

const town = (
  key: string,
  zip: string,
  [nl, fr, en]: Name,
  [latitude, longitude]: readonly [number, number],
  [setting, agency, euroPerM2, country = 10]: readonly [Setting, 1 | 2 | 3, number, (10 | 50)?],
  near: readonly Place[],
): Town => ({
  key,
  zip,
  name: words(nl, fr, en, townName({ names: { nl, fr, en }, zip, countryId: String(country) }, 'de')?.text ?? fr),
  latitude,
  longitude,
  setting,
  agency,
  euroPerM2,
  country,
  near: near.map((place) => words(...place)),
})

/** The towns of the demo with their centre in degrees (WGS 84). */
export const TOWNS: readonly Town[] = [
  town('gent', '9000', ['Gent', 'Gand', 'Ghent'], [51.0543, 3.7174], ['city', 1, 3700], [
    ['nabij het Citadelpark', 'près du parc de la Citadelle', 'near the Citadel Park', 'beim Citadelpark'],
    ['vlak bij de Coupure', 'à deux pas de la Coupure', 'close to the Coupure canal', 'nahe am Kanal Coupure'],
    ['op wandelafstand van station Dampoort', 'à quelques minutes à pied de la gare de Dampoort', 'within walking distance of Dampoort station', 'unweit des Bahnhofs Dampoort'],
  ]),
  town('leuven', '3000', ['Leuven', 'Louvain', 'Leuven'], [50.8798, 4.7005], ['city', 1, 4100], [
    ['nabij het Leuvense station', 'près de la gare de Louvain', 'near Leuven station', 'beim Bahnhof von Leuven'],
    ['aan de rand van het stadspark', 'en bordure du parc de la ville', 'on the edge of the city park', 'am Rand des Stadtparks'],
    ['tussen Vaartkom en binnenstad', 'entre le Vaartkom et le centre historique', 'between the Vaartkom and the old town', 'zwischen Vaartkom und Altstadt'],
  ]),
  town('antwerpen', '2000', ['Antwerpen', 'Anvers', 'Antwerp'], [51.2174, 4.4055], ['city', 1, 3600], [
    ['nabij het Eilandje', 'près du quartier de l’Eilandje', 'near the Eilandje docks', 'beim Hafenviertel Eilandje'],
    ['in het hart van het Zuid', 'au cœur du quartier du Zuid', 'in the heart of the Zuid district', 'im Herzen des Viertels Zuid'],
    ['op enkele passen van de Schelde', 'à quelques pas de l’Escaut', 'a few steps from the Scheldt', 'wenige Schritte von der Schelde'],
  ]),
  town('berchem', '2600', ['Berchem', 'Berchem', 'Berchem'], [51.1925, 4.4275], ['suburb', 1, 3100], [
    ['nabij station Antwerpen-Berchem', 'près de la gare d’Anvers-Berchem', 'near Antwerpen-Berchem station', 'beim Bahnhof Antwerpen-Berchem'],
    ['vlak bij de wijk Zurenborg', 'à deux pas du quartier de Zurenborg', 'close to the Zurenborg quarter', 'nahe am Viertel Zurenborg'],
  ]),
  town('brugge', '8000', ['Brugge', 'Bruges', 'Bruges'], [51.2073, 3.2247], ['city', 1, 3600], [
    ['aan de rustige kant van het centrum', 'du côté calme du centre', 'on the quiet side of the centre', 'auf der ruhigen Seite des Zentrums'],
    ['nabij de molens van de Kruisvest', 'près des moulins du Kruisvest', 'near the Kruisvest windmills', 'bei den Windmühlen an der Kruisvest'],
    ['op wandelafstand van het Minnewater', 'à quelques minutes à pied du lac d’Amour', 'within walking distance of the Minnewater', 'unweit des Minnewaters'],
  ]),
  town('mechelen', '2800', ['Mechelen', 'Malines', 'Mechelen'], [51.0259, 4.4776], ['city', 1, 3300], [
    ['nabij de Dijle en de Vismarkt', 'près de la Dyle et du marché aux poissons', 'near the Dijle and the fish market', 'nahe an der Dijle und am Fischmarkt'],
    ['vlak bij het Vrijbroekpark', 'à deux pas du parc Vrijbroek', 'close to Vrijbroek park', 'nahe am Vrijbroekpark'],
  ]),
  town('kortrijk', '8500', ['Kortrijk', 'Courtrai', 'Kortrijk'], [50.828, 3.2649], ['city', 1, 2800], [
    ['nabij de verlaagde Leieboorden', 'près des berges aménagées de la Lys', 'near the landscaped banks of the Leie', 'am neu gestalteten Leieufer'],
    ['op wandelafstand van de Grote Markt', 'à quelques minutes à pied de la Grand-Place', 'within walking distance of the market square', 'unweit des Marktplatzes'],
  ]),
  town('aalst', '9300', ['Aalst', 'Alost', 'Aalst'], [50.9378, 4.0403], ['city', 1, 2800], [
    ['vlak bij het Osbroekpark', 'à deux pas du parc Osbroek', 'close to Osbroek park', 'nahe am Osbroekpark'],
    ['aan een rustige zijstraat', 'dans une rue latérale tranquille', 'on a quiet side street', 'in einer ruhigen Seitenstraße'],
  ]),
  town('hasselt', '3500', ['Hasselt', 'Hasselt', 'Hasselt'], [50.9307, 5.3325], ['city', 1, 3000], [
    ['nabij de Groene Boulevard', 'près du Boulevard vert', 'near the Green Boulevard', 'beim Groene Boulevard'],
    ['vlak bij het Kapermolenpark', 'à deux pas du parc Kapermolen', 'close to Kapermolen park', 'nahe am Kapermolenpark'],
  ]),
  town('oostende', '8400', ['Oostende', 'Ostende', 'Ostend'], [51.2265, 2.919], ['coast', 1, 3300], [
    ['op honderd meter van het strand', 'à cent mètres de la plage', 'a hundred metres from the beach', 'hundert Meter vom Strand'],
    ['nabij het Leopoldpark', 'près du parc Léopold', 'near Leopold Park', 'beim Leopoldpark'],
    ['tussen zeedijk en jachthaven', 'entre la digue et le port de plaisance', 'between the promenade and the marina', 'zwischen Promenade und Jachthafen'],
  ]),
  town('knokke', '8300', ['Knokke-Heist', 'Knokke-Heist', 'Knokke-Heist'], [51.346, 3.287], ['coast', 1, 5600], [
    ['op wandelafstand van het Rubensplein', 'à quelques minutes à pied de la place Rubens', 'within walking distance of Rubensplein', 'unweit des Rubensplein'],
    ['vlak bij de zeedijk van Duinbergen', 'à deux pas de la digue de Duinbergen', 'close to the Duinbergen promenade', 'nahe an der Promenade von Duinbergen'],
  ]),
  town('dehaan', '8420', ['De Haan', 'Le Coq', 'De Haan'], [51.272, 3.036], ['coast', 1, 3900], [
    ['in de belle-époquewijk de Concessie', 'dans le quartier Belle Époque de la Concession', 'in the belle-époque Concessie quarter', 'im Belle-Époque-Viertel Concessie'],
    ['aan de rand van het duinbos', 'en lisière du bois des dunes', 'on the edge of the dune woods', 'am Rand des Dünenwalds'],
  ]),
  town('koksijde', '8670', ['Koksijde', 'Coxyde', 'Koksijde'], [51.112, 2.639], ['coast', 1, 3500], [
    ['vlak bij de duinen van de Doornpanne', 'à deux pas des dunes du Doornpanne', 'close to the Doornpanne dunes', 'nahe an den Dünen der Doornpanne'],
    ['op vijf minuten stappen van zee', 'à cinq minutes à pied de la mer', 'five minutes on foot from the sea', 'fünf Gehminuten vom Meer'],
  ]),
  town('tienen', '3300', ['Tienen', 'Tirlemont', 'Tienen'], [50.807, 4.938], ['city', 1, 2500], [
    ['op wandelafstand van het station van Tienen', 'à quelques minutes à pied de la gare de Tirlemont', 'within walking distance of Tienen station', 'unweit des Bahnhofs von Tienen'],
    ['aan de groene rand van de stad', 'sur la couronne verte de la ville', 'on the green edge of the town', 'am grünen Stadtrand'],
  ]),
  town('sint-niklaas', '9100', ['Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas'], [51.165, 4.143], ['city', 1, 2800], [
    ['nabij het Romain De Vidtspark', 'près du parc Romain De Vidts', 'near Romain De Vidts park', 'beim Park Romain De Vidts'],
    ['vlak bij de grootste markt van het land', 'à deux pas de la plus grande place du pays', 'close to the largest market square in the country', 'nahe am größten Marktplatz des Landes'],
  ]),
  town('turnhout', '2300', ['Turnhout', 'Turnhout', 'Turnhout'], [51.322, 4.944], ['city', 1, 2700], [
    ['nabij het begijnhof', 'près du béguinage', 'near the beguinage', 'beim Beginenhof'],
  ]),
  town('tervuren', '3080', ['Tervuren', 'Tervueren', 'Tervuren'], [50.823, 4.518], ['suburb', 1, 4000], [
    ['aan de rand van het Park van Tervuren', 'en bordure du parc de Tervueren', 'on the edge of Tervuren Park', 'am Rand des Parks von Tervuren'],
    ['nabij tram 44 en het Zoniënwoud', 'près du tram 44 et de la forêt de Soignes', 'near tram 44 and the Sonian Forest', 'nahe an der Tram 44 und am Zonienwald'],
    ['in een bosrijke dreef', 'dans une drève boisée', 'on a wooded avenue', 'in einer bewaldeten Allee'],
  ]),
  town('halle', '1500', ['Halle', 'Hal', 'Halle'], [50.734, 4.2365], ['suburb', 1, 3000], [
    ['vlak bij het station van Halle', 'à deux pas de la gare de Hal', 'close to Halle station', 'nahe am Bahnhof von Halle'],
    ['op fietsafstand van het Hallerbos', 'à un coup de pédale du bois de Hal', 'a short bike ride from the Hallerbos', 'eine kurze Radfahrt vom Hallerbos entfernt'],
  ]),
  town('oudenaarde', '9700', ['Oudenaarde', 'Audenarde', 'Oudenaarde'], [50.845, 3.606], ['village', 1, 2600], [
    ['aan de voet van de Vlaamse Ardennen', 'au pied des Ardennes flamandes', 'at the foot of the Flemish Ardennes', 'am Fuß der flämischen Ardennen'],
  ]),
  town('ieper', '8900', ['Ieper', 'Ypres', 'Ypres'], [50.851, 2.885], ['village', 1, 2400], [
    ['nabij de vestingen', 'près des remparts', 'near the ramparts', 'bei den Stadtwällen'],
    ['op een boogscheut van de Lakenhallen', 'à un jet de pierre de la halle aux draps', 'a stone’s throw from the Cloth Hall', 'einen Steinwurf von den Tuchhallen entfernt'],
  ]),
  town('elsene', '1050', ['Elsene', 'Ixelles', 'Ixelles'], [50.826, 4.3725], ['brussels', 2, 4050], [
    ['vlak bij de vijvers van Elsene', 'à deux pas des étangs d’Ixelles', 'close to the Ixelles ponds', 'nahe an den Weihern von Ixelles'],
    ['nabij het Flageyplein', 'près de la place Flagey', 'near Place Flagey', 'an der Place Flagey'],
    ['in de Kasteleinswijk', 'dans le quartier du Châtelain', 'in the Châtelain quarter', 'im Viertel Châtelain'],
  ]),
  town('ukkel', '1180', ['Ukkel', 'Uccle', 'Uccle'], [50.801, 4.342], ['brussels', 2, 4000], [
    ['nabij het Wolvendaelpark', 'près du parc de Wolvendael', 'near Wolvendael park', 'beim Wolvendaelpark'],
    ['in de Churchillwijk', 'dans le quartier Churchill', 'in the Churchill quarter', 'im Viertel Churchill'],
    ['op de groene hoogte van de Fort-Jacowijk', 'sur les hauteurs vertes de Fort-Jaco', 'on the leafy heights of Fort-Jaco', 'auf der grünen Anhöhe von Fort-Jaco'],
  ]),
  town('schaarbeek', '1030', ['Schaarbeek', 'Schaerbeek', 'Schaerbeek'], [50.8666, 4.3797], ['brussels', 2, 3300], [
    ['aan het Josaphatpark', 'au bord du parc Josaphat', 'beside Josaphat Park', 'am Josaphatpark'],
    ['in de Bloemenwijk', 'dans le quartier des Fleurs', 'in the Flower quarter', 'im Blumenviertel'],
    ['nabij het Daillyplein', 'près de la place Dailly', 'near Place Dailly', 'an der Place Dailly'],
  ]),
  town('etterbeek', '1040', ['Etterbeek', 'Etterbeek', 'Etterbeek'], [50.8335, 4.3885], ['brussels', 2, 3900], [
    ['op wandelafstand van het Jubelpark', 'à quelques minutes à pied du Cinquantenaire', 'within walking distance of the Cinquantenaire', 'unweit des Parks Cinquantenaire'],
    ['nabij het Jourdanplein', 'près de la place Jourdan', 'near Place Jourdan', 'an der Place Jourdan'],
  ]),
  town('woluwe', '1200', ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert', 'Woluwe-Saint-Lambert'], [50.844, 4.4275], ['brussels', 2, 3900], [
    ['nabij metro Tomberg', 'près du métro Tomberg', 'near Tomberg metro station', 'bei der Metro Tomberg'],
    ['vlak bij het Georges Henripark', 'à deux pas du parc Georges Henri', 'close to Georges Henri park', 'nahe am Park Georges Henri'],
  ]),
  town('sint-gillis', '1060', ['Sint-Gillis', 'Saint-Gilles', 'Saint-Gilles'], [50.8265, 4.3465], ['brussels', 2, 3700], [
    ['nabij het Sint-Gillisvoorplein', 'près du parvis de Saint-Gilles', 'near the Parvis de Saint-Gilles', 'beim Parvis de Saint-Gilles'],
    ['op een steenworp van het Zuidstation', 'à un jet de pierre de la gare du Midi', 'a stone’s throw from Brussels-South station', 'einen Steinwurf vom Bahnhof Brüssel-Süd entfernt'],
  ]),
  town('brussel', '1000', ['Brussel', 'Bruxelles', 'Brussels'], [50.8467, 4.3525], ['brussels', 2, 3900], [
    ['in de Dansaertwijk', 'dans le quartier Dansaert', 'in the Dansaert quarter', 'im Viertel Dansaert'],
    ['nabij de Zavel', 'près du Sablon', 'near the Sablon', 'beim Sablon'],
    ['vlak bij de Sint-Katelijnekerk', 'à deux pas de l’église Sainte-Catherine', 'close to Saint Catherine’s church', 'nahe an der Kirche Sainte-Catherine'],
  ]),
  town('evere', '1140', ['Evere', 'Evere', 'Evere'], [50.8695, 4.4035], ['brussels', 2, 3300], [
    ['vlak bij het Bonnevieplantsoen', 'à deux pas du square Bonnevie', 'close to Bonnevie square', 'nahe am Square Bonnevie'],
    ['op fietsafstand van de Europese wijk', 'à un coup de pédale du quartier européen', 'a short bike ride from the European quarter', 'eine kurze Radfahrt vom Europaviertel entfernt'],
  ]),
  town('namen', '5000', ['Namen', 'Namur', 'Namur'], [50.4645, 4.8645], ['city', 3, 2400], [
    ['aan de voet van de citadel', 'au pied de la citadelle', 'at the foot of the citadel', 'am Fuß der Zitadelle'],
    ['nabij de Samberoever', 'près des quais de Sambre', 'near the banks of the Sambre', 'am Ufer der Sambre'],
    ['op de hoogten van Salzinnes', 'sur les hauteurs de Salzinnes', 'on the heights of Salzinnes', 'auf der Anhöhe von Salzinnes'],
  ]),
  town('luik', '4000', ['Luik', 'Liège', 'Liège'], [50.6345, 5.567], ['city', 3, 2100], [
    ['vlak bij het station Guillemins', 'à deux pas de la gare des Guillemins', 'close to Guillemins station', 'nahe am Bahnhof Guillemins'],
    ['in het historische hart, nabij de trappen van Bueren', 'dans le cœur historique, près de la montagne de Bueren', 'in the historic heart, near the Bueren steps', 'im historischen Herzen, bei der Treppe von Bueren'],
    ['nabij het Botanisch park', 'près du jardin botanique', 'near the botanical garden', 'beim botanischen Garten'],
  ]),
  town('bergen', '7000', ['Bergen', 'Mons', 'Mons'], [50.4542, 3.9523], ['city', 3, 2000], [
    ['op wandelafstand van het belfort', 'à quelques minutes à pied du beffroi', 'within walking distance of the belfry', 'unweit des Belfrieds'],
    ['nabij het Waux-Hallpark', 'près du parc du Waux-Hall', 'near the Waux-Hall park', 'beim Park Waux-Hall'],
  ]),
  town('doornik', '7500', ['Doornik', 'Tournai', 'Tournai'], [50.607, 3.389], ['city', 3, 2000], [
    ['in de schaduw van de kathedraal', 'à l’ombre de la cathédrale', 'in the shadow of the cathedral', 'im Schatten der Kathedrale'],
  ]),
  town('charleroi', '6000', ['Charleroi', 'Charleroi', 'Charleroi'], [50.411, 4.444], ['city', 3, 1850], [
    ['nabij de vernieuwde Samberkaaien', 'près des quais rénovés de la Sambre', 'near the renewed quays of the Sambre', 'bei den erneuerten Kais der Sambre'],
  ]),
  town('waver', '1300', ['Waver', 'Wavre', 'Wavre'], [50.717, 4.607], ['suburb', 3, 2600], [
    ['in een groene woonwijk', 'dans un quartier résidentiel verdoyant', 'in a leafy residential area', 'in einem grünen Wohnviertel'],
    ['vlak bij het station van Waver', 'à deux pas de la gare de Wavre', 'close to Wavre station', 'nahe am Bahnhof von Wavre'],
  ]),
  town('lln', '1348', ['Louvain-la-Neuve', 'Louvain-la-Neuve', 'Louvain-la-Neuve'], [50.669, 4.612], ['city', 3, 2600], [
    ['aan het meer van Louvain-la-Neuve', 'au bord du lac de Louvain-la-Neuve', 'beside the lake of Louvain-la-Neuve', 'am See von Louvain-la-Neuve'],
  ]),
  town('waterloo', '1410', ['Waterloo', 'Waterloo', 'Waterloo'], [50.717, 4.399], ['suburb', 3, 3000], [
    ['in een rustige laan nabij het Zoniënwoud', 'dans une avenue calme près de la forêt de Soignes', 'on a quiet avenue near the Sonian Forest', 'in einer ruhigen Allee beim Zonienwald'],
    ['nabij de internationale scholen', 'près des écoles internationales', 'near the international schools', 'bei den internationalen Schulen'],
  ]),
  town('spa', '4900', ['Spa', 'Spa', 'Spa'], [50.492, 5.864], ['ardennes', 3, 1800], [
    ['op wandelafstand van de thermen', 'à quelques minutes à pied des thermes', 'within walking distance of the thermal baths', 'unweit der Thermen'],
  ]),
  town('durbuy', '6940', ['Durbuy', 'Durbuy', 'Durbuy'], [50.353, 5.456], ['ardennes', 3, 2100], [
    ['op een heuvelrug boven de Ourthe', 'sur une crête dominant l’Ourthe', 'on a ridge above the Ourthe', 'auf einem Höhenzug über der Ourthe'],
    ['aan de rand van een Ardens gehucht', 'à l’orée d’un hameau ardennais', 'on the edge of an Ardennes hamlet', 'am Rand eines Ardennenweilers'],
  ]),
  town('la-roche', '6980', ['La Roche-en-Ardenne', 'La Roche-en-Ardenne', 'La Roche-en-Ardenne'], [50.183, 5.576], ['ardennes', 3, 1800], [
    ['hoog boven de vallei', 'sur les hauteurs de la vallée', 'high above the valley', 'hoch über dem Tal'],
    ['vlak bij de wandelpaden langs de Ourthe', 'à deux pas des sentiers de l’Ourthe', 'close to the footpaths along the Ourthe', 'nahe an den Wanderwegen entlang der Ourthe'],
  ]),
  town('dinant', '5500', ['Dinant', 'Dinant', 'Dinant'], [50.261, 4.912], ['ardennes', 3, 1800], [
    ['op de hoogten boven de Maas', 'sur les hauteurs de la Meuse', 'on the heights above the Meuse', 'auf der Anhöhe über der Maas'],
  ]),
  town('eupen', '4700', ['Eupen', 'Eupen', 'Eupen'], [50.628, 6.037], ['village', 3, 2100], [
    ['aan de poort van de Hoge Venen', 'aux portes des Hautes Fagnes', 'at the gateway to the High Fens', 'am Tor zum Hohen Venn'],
    ['nabij het stadspark', 'près du parc communal', 'near the town park', 'beim Stadtpark'],
  ]),
  town('aarlen', '6700', ['Aarlen', 'Arlon', 'Arlon'], [49.683, 5.816], ['city', 3, 2500], [
    ['op twintig minuten sporen van Luxemburg', 'à vingt minutes de train de Luxembourg', 'twenty minutes by train from Luxembourg City', 'zwanzig Bahnminuten von Luxemburg'],
  ]),
  town('esch', '4010', ['Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette'], [49.4959, 5.981], ['city', 3, 6900, 50], [
    ['nabij het stadspark Galgenberg', 'près du parc du Galgenberg', 'near the Galgenberg park', 'beim Stadtpark Galgenberg'],
    ['op wandelafstand van het station', 'à quelques minutes à pied de la gare', 'within walking distance of the station', 'unweit des Bahnhofs'],
  ]),
]

/** What the feed calls a town: nothing in German, where the site says what its people call it. */
export const cityIn = ({ name }: Town, language: FeedLanguage): string | undefined =>
  isProseLanguage(language) ? name[language] : undefined

/** Where the rules of a town come from: those of its region, or of Luxembourg. */
export function regionOfTown({ country, zip }: Town): Region {
  const region = regionOf({ countryId: country, zip })
  if (region === null) throw new Error(`No region for ${zip}`)
  return region
}

const BY_KEY = new Map(TOWNS.map((entry) => [entry.key, entry]))

/** The town with that key; an unknown key is a mistake in the demo's plan and throws. */
export function townOf(key: string): Town {
  const found = BY_KEY.get(key)
  if (found === undefined) throw new Error(`No town "${key}"`)
  return found
}
