import type { Language } from '@/i18n/languages'

/**
 * What else the seven types of the specification are called, by their number: what their field
 * "also called" begins with, for staff to change. Spec §3, "Property type".
 */
export const TYPE_WORDS: Readonly<Record<number, Record<Language, string>>> = {
  1: {
    nl: 'huis, eengezinswoning, rijwoning, rijhuis, villa, bungalow, hoeve, boerderij, landhuis, herenhuis, herenwoning, burgerwoning, arbeiderswoning, gezinswoning, vakantiewoning, vakantiehuis, chalet, kasteel, cottage, fermette, pastorij, bel-etage, hoekwoning, woonhuis, driegevelwoning, tweewoonst, kangoeroewoning, halfopen bebouwing, open bebouwing, gesloten bebouwing, alleenstaande woning',
    fr: 'villa, bungalow, ferme, fermette, maison de maître, maison de ville, maison de campagne, maison de rangée, maison mitoyenne, maison unifamiliale, pavillon, chalet, château, manoir, bel-étage, gîte, 2 façades, 3 façades, 4 façades, habitation, longère, moulin, presbytère',
    en: 'home, villa, bungalow, farm, farmhouse, cottage, townhouse, town house, terraced house, semi-detached, semi-detached house, detached house, mansion, manor, chalet, castle, single-family home, family home, country house, dwelling',
    de: 'Einfamilienhaus, Reihenhaus, Villa, Bungalow, Bauernhaus, Bauernhof, Landhaus, Stadthaus, Doppelhaushälfte, Doppelhaus, Ferienhaus, Chalet, Schloss, Herrenhaus, Wohnhaus, Eigenheim, Hof',
  },
  2: {
    nl: 'flat, loft, duplex, triplex, penthouse, dakappartement, gelijkvloers appartement, serviceflat, assistentiewoning, appartementje, flatje',
    fr: 'appart, flat, loft, duplex, triplex, penthouse, rez-de-chaussée, résidence-services',
    en: 'flat, condo, loft, duplex, triplex, penthouse, maisonette, garden flat, service flat, apt',
    de: 'Apartment, Appartement, Etagenwohnung, Loft, Duplex, Penthouse, Maisonette, Dachgeschosswohnung, Erdgeschosswohnung, Eigentumswohnung',
  },
  3: {
    nl: 'studentenkamer, kot, studio-appartement, kitchenette',
    fr: 'kot, chambre d’étudiant, flat étudiant, studette, kitchenette',
    en: 'bedsit, student room, studio flat, studio apartment',
    de: 'Einzimmerwohnung, 1-Zimmer-Wohnung, Studentenzimmer, Studiowohnung',
  },
  4: {
    nl: 'bouwgrond, perceel, kavel, bouwperceel, landbouwgrond, weide, weiland, bos, bosgrond, akker, industriegrond, recreatiegrond, tuingrond',
    fr: 'terrain à bâtir, parcelle, lot, terre agricole, terrain agricole, prairie, bois, pâture, champ, forêt, terre',
    en: 'plot, building plot, building land, parcel, farmland, farm land, meadow, woodland, forest, lot, field',
    de: 'Bauland, Baugrundstück, Bauplatz, Parzelle, Ackerland, Wiese, Wald, Weide, Grund',
  },
  5: {
    nl: 'opbrengsthuis, appartementsgebouw, meergezinswoning, investering, belegging, beleggingspand, investeringspand, opbrengstpand, kamerwoning',
    fr: 'immeuble, immeuble à appartements, maison de rapport, investissement, placement, immeuble mixte',
    en: 'investment, apartment building, block of flats, apartment block, multi-family house, multi-family home',
    de: 'Mehrfamilienhaus, Mietshaus, Zinshaus, Kapitalanlage, Anlageobjekt, Wohnanlage, Apartmenthaus',
  },
  6: {
    nl: 'handelszaak, handelsgelijkvloers, commercieel gelijkvloers, winkel, winkelruimte, winkelpand, kantoor, kantoorruimte, kantoren, bureau, horeca, horecazaak, café, restaurant, magazijn, loods, bedrijfspand, bedrijfsgebouw, bedrijfsruimte, handelsruimte, industrieel pand, industriegebouw, KMO-unit, praktijkruimte, atelier, toonzaal, hotel',
    fr: 'commerce, rez commercial, rez-de-chaussée commercial, magasin, boutique, bureau, horeca, café, restaurant, entrepôt, hangar, bâtiment industriel, local commercial, surface commerciale, fonds de commerce, cabinet, atelier, hall industriel, hôtel, showroom, bâtiment commercial',
    en: 'commercial property, shop, store, office, office space, retail, retail space, bar, café, restaurant, warehouse, workshop, industrial building, business premises, hotel, showroom',
    de: 'Gewerbe, Gewerbeimmobilie, Gewerberaum, Laden, Ladenlokal, Geschäft, Büro, Büroraum, Bürofläche, Lager, Lagerhalle, Halle, Restaurant, Café, Werkstatt, Gastronomie, Hotel, Praxis',
  },
  7: {
    nl: 'garage, garagebox, box, parking, parkeerplaats, parkeerplek, staanplaats, autostaanplaats, carport, fietsenberging, ondergrondse parking, standplaats',
    fr: 'garage, box, box de garage, parking, emplacement, emplacement de parking, place de parking, stationnement, carport, car-port',
    en: 'garage, lock-up, parking, parking space, parking spot, parking place, car park, carport',
    de: 'Garage, Stellplatz, Tiefgarage, Tiefgaragenstellplatz, Parkplatz, Einzelgarage, Carport, Autostellplatz',
  },
}
