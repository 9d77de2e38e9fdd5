import { describe, expect, it } from 'vitest'
import { importLines } from '@/admin/import-run/run-values'
import { LANGUAGES } from '@/i18n/languages'

const textOf = (line: Record<string, string>, language: string) => importLines([line], language)[0]?.text

const FOUND: [expected: string, found: string, nl: string, fr: string, en: string, de: string][] = [
  [
    'a number (euro) from 0 to 1000000000', '9000000000',
    'Gevonden: 9000000000. Verwacht: een getal (euro) van 0 tot 1000000000.',
    'Trouvé\u00A0: 9000000000. Attendu\u00A0: un nombre (euros) de 0 à 1000000000.',
    'Found: 9000000000. Expected: a number (euro) from 0 to 1000000000.',
    'Gefunden: 9000000000. Erwartet: eine Zahl (Euro) von 0 bis 1000000000.',
  ],
  [
    'a whole number (kWh/m²/year) from 0 to 9 without three digits after a point, which may be thousands', '"1.000"',
    'Gevonden: "1.000". Verwacht: een geheel getal (kWh/m²/jaar) van 0 tot 9 zonder drie cijfers na een punt, want dat kunnen duizendtallen zijn.',
    'Trouvé\u00A0: "1.000". Attendu\u00A0: un nombre entier (kWh/m²/an) de 0 à 9 sans trois chiffres après un point, qui peuvent être des milliers.',
    'Found: "1.000". Expected: a whole number (kWh/m²/year) from 0 to 9 without three digits after a point, which may be thousands.',
    'Gefunden: "1.000". Erwartet: eine ganze Zahl (kWh/m²/Jahr) von 0 bis 9 ohne drei Ziffern nach einem Punkt, die Tausender sein können.',
  ],
  [
    'a project that is imported', '55',
    'Gevonden: 55. Verwacht: een project dat geïmporteerd wordt.',
    'Trouvé\u00A0: 55. Attendu\u00A0: un projet qui est importé.',
    'Found: 55. Expected: a project that is imported.',
    'Gefunden: 55. Erwartet: ein Projekt, das importiert wird.',
  ],
  [
    'the same as in row 1, which has nothing', 'a list of 3',
    'Gevonden: een lijst van 3. Verwacht: hetzelfde als in rij 1, waar niets staat.',
    'Trouvé\u00A0: une liste de 3. Attendu\u00A0: la même valeur qu’à la ligne 1\u00A0: rien.',
    'Found: a list of 3. Expected: the same as in row 1, which has nothing.',
    'Gefunden: eine Liste mit 3. Erwartet: dasselbe wie in Zeile 1, wo nichts steht.',
  ],
  [
    'JSON', 'the end of the file at line 1, column 8370: it breaks off there',
    'Gevonden: het einde van het bestand op regel 1, kolom 8370: daar breekt het af. Verwacht: JSON.',
    'Trouvé\u00A0: la fin du fichier à la ligne 1, colonne 8370\u00A0: il s’y interrompt. Attendu\u00A0: JSON.',
    'Found: the end of the file at line 1, column 8370: it breaks off there. Expected: JSON.',
    'Gefunden: das Ende der Datei in Zeile 1, Spalte 8370: dort bricht sie ab. Erwartet: JSON.',
  ],
]

const SENTENCES: [message: string, nl: string, fr: string, en: string, de: string][] = [
  [
    '"a left out: b" left out: outside the feed\'s folder',
    '"a left out: b" weggelaten: buiten de map van de feed',
    'laissé de côté – "a left out: b"\u00A0: hors du dossier du flux',
    '"a left out: b" left out: outside the feed’s folder',
    '"a left out: b" weggelassen: außerhalb des Ordners des Feeds',
  ],
  [
    '"http://x.be/1.jpg" kept as it was: x.be gave no answer 10 times in a row and is not asked again (and 7 more)',
    '"http://x.be/1.jpg" gebleven zoals het was: x.be gaf 10 keer na elkaar geen antwoord en wordt niet meer gevraagd (en nog 7)',
    '"http://x.be/1.jpg" resté tel quel\u00A0: x.be n’a pas répondu 10 fois de suite et n’est plus interrogé (et 7 de plus)',
    '"http://x.be/1.jpg" kept as it was: x.be gave no answer 10 times in a row and is not asked again (and 7 more)',
    '"http://x.be/1.jpg" geblieben, wie es war: x.be hat 10 Mal hintereinander nicht geantwortet und wird nicht mehr gefragt (und 7 weitere)',
  ],
  [
    'expected a postcode, found nothing: left out',
    'weggelaten – gevonden: niets; verwacht: een postcode',
    'laissé de côté – trouvé\u00A0: rien\u202F; attendu\u00A0: un code postal',
    'expected a postcode, found nothing: left out',
    'weggelassen – gefunden: nichts; erwartet: eine Postleitzahl',
  ],
  [
    'expected a WebID of its own, found 7, which the type with ID 3 has on the site: left out',
    'weggelaten – gevonden: 7, dat op de site van het type met ID 3 is; verwacht: een eigen WebID',
    'laissé de côté – trouvé\u00A0: 7, que porte sur le site le type avec l’ID 3\u202F; attendu\u00A0: un WebID propre',
    'expected a WebID of its own, found 7, which the type with ID 3 has on the site: left out',
    'weggelassen – gefunden: 7, die auf der Website der Typ mit der ID 3 hat; erwartet: eine eigene WebID',
  ],
  [
    '1 listing misses a legal mention: ID 4 (Permit, WebID)',
    '1 pand mist een wettelijke vermelding: ID 4 (Omgevingsvergunning, Type pand)',
    'Une mention légale manque à 1 bien\u00A0: ID 4 (Permis d’urbanisme, Type de bien)',
    '1 listing misses a legal mention: ID 4 (Building permit, Property type)',
    'Bei 1 Objekt fehlt eine Pflichtangabe: ID 4 (Baugenehmigung, Objektart)',
  ],
  [
    '23 listings miss a legal mention: ID 4 (Zip), ID 5 (FloodPScore) and 21 more',
    '23 panden missen een wettelijke vermelding: ID 4 (Postcode), ID 5 (Overstromingsscore P (perceel)) en nog 21',
    'Une mention légale manque à 23 biens\u00A0: ID 4 (Code postal), ID 5 (Score d’inondation P (parcelle)) et 21 de plus',
    '23 listings miss a legal mention: ID 4 (Postcode), ID 5 (Flood score P (plot)) and 21 more',
    'Bei 23 Objekten fehlt eine Pflichtangabe: ID 4 (Postleitzahl), ID 5 (Hochwasserwert P (Parzelle)) und 21 weitere',
  ],
]

describe('the lines of an import in the language of the reader', () => {
  it.each(FOUND)('expected %s, found %s', (expected, found, ...said) => {
    expect(['nl', 'fr', 'en', 'de'].map((language) => textOf({ expected, found }, language))).toEqual(said)
  })

  it.each(SENTENCES)('%s', (message, ...said) => {
    expect(['nl', 'fr', 'en', 'de'].map((language) => textOf({ message }, language))).toEqual(said)
  })

  it.each(['something that no import says', 'nothing of the kind', '"left out: x"'])('%s stays as it is', (message) => {
    expect(LANGUAGES.map((language) => textOf({ message }, language))).toEqual(LANGUAGES.map(() => message))
  })

  it('what a feed says in its own words stays as it is', () => {
    const [line] = importLines([{ expected: 'true or false', found: '"nothing" at line 1, column 2"' }], 'nl')
    expect(line?.text).toBe('Gevonden: "nothing" at line 1, column 2". Verwacht: true of false.')
  })
})
