/**
 * What everybody calls the seven types of the specification, by their number: in short, and in the four languages. A
 * page understands it where nothing there is called so, whatever staff write in "also called". No word of it is a town,
 * or says something else in one of the languages, as English `land`, German `Lager` and French `office` do. Plurals are
 * written out: what only looks like one is a name, as Huise is. Spec §3, "Property type".
 */
export const COMMON_TYPES: Readonly<Record<number, string>> = {
  1: 'huis, huizen, woning, woningen, rijhuis, rijhuizen, rijwoning, rijwoningen, eengezinswoning, eengezinswoningen, maison, maisons, house, houses, haus, hauser, einfamilienhaus, einfamilienhauser, reihenhaus, reihenhauser',
  2: 'app, apps, gelijkvloers app, appt, appts, appart, apparts, apt, apts, whg, etw, appartement, appartementen, appartements, apartment, apartments, wohnung, wohnungen',
  3: 'studio, studios, kot, koten, studentenkamer, studentenkamers',
  4: 'grond, gronden, bouwgrond, bouwgronden, terrain, terrains, terrain a batir, terrains a batir, building plot, building plots, grundstuck, grundstucke, bauland, baugrundstuck, baugrundstucke',
  5: 'opbrengsteigendom, opbrengsteigendommen, immeuble de rapport, immeubles de rapport, investment property, investment properties, renditeobjekt, renditeobjekte, mehrfamilienhaus, mehrfamilienhauser',
  6: 'handelspand, handelspanden, handelszaak, handelszaken, kantoor, kantoren, commerce, commerces, magasin, magasins, bureau, bureaus, bureaux, shop, shops, gewerbeobjekt, gewerbeobjekte, buro, buros',
  7: 'garage, garages, garagebox, garageboxen, parkeerplaats, parkeerplaatsen, emplacement de parking, emplacements de parking, parking space, parking spaces, stellplatz, stellplatze, tiefgarage, tiefgaragen',
}
