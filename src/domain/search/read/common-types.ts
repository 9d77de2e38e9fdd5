/**
 * What everybody calls the seven types of the specification, by their number: in short, and in the four languages. A
 * page understands it where nothing there is called so, whatever staff write in "also called". No word of it is a town,
 * or says something else in one of the languages, as English `land` and German `Lager` do. Spec §3, "Property type".
 */
export const COMMON_TYPES: Readonly<Record<number, string>> = {
  1: 'huis, woning, rijhuis, rijwoning, eengezinswoning, maison, house, haus, einfamilienhaus, reihenhaus',
  2: 'app, appt, appart, apt, whg, etw, appartement, apartment, wohnung',
  3: 'studio, kot, studentenkamer',
  4: 'grond, bouwgrond, terrain, terrain a batir, building plot, grundstuck, bauland, baugrundstuck',
  5: 'opbrengsteigendom, immeuble de rapport, investment property, renditeobjekt, mehrfamilienhaus',
  6: 'handelspand, handelszaak, kantoor, commerce, magasin, bureau, shop, office, gewerbeobjekt, buro',
  7: 'garage, garagebox, parkeerplaats, emplacement de parking, parking space, stellplatz, tiefgarage',
}
