import { words } from './words'

/** Words for the technical fields of a listing. Spec §3, "heating", "window frame", "roof". */
export const HEATING = {
  pump: words('Lucht-waterwarmtepomp', 'Pompe à chaleur air-eau', 'Air-to-water heat pump', 'Luft-Wasser-Wärmepumpe'),
  gas: words('Condenserende gasketel', 'Chaudière gaz à condensation', 'Condensing gas boiler', 'Gas-Brennwertkessel'),
  oil: words('Stookolieketel', 'Chaudière au mazout', 'Oil boiler', 'Ölkessel'),
  collective: words('Collectief op gas', 'Collectif au gaz', 'Collective, gas', 'Gemeinschaftsheizung mit Gas'),
  oldGas: words('Gasketel', 'Chaudière au gaz', 'Gas boiler', 'Gaskessel'),
} as const

export const FRAME = {
  new: words('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
  kept: words('Pvc', 'PVC', 'uPVC', 'PVC'),
  old: words('Hout', 'Bois', 'Wood', 'Holz'),
} as const

export const GLAZING = {
  new: words('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
  good: words('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
  renovated: words('Hoogrendementsglas', 'Double vitrage à haut rendement', 'High-performance double glazing', 'Wärmeschutz-Doppelverglasung'),
  refresh: words('Enkel en dubbel glas', 'Simple et double vitrage', 'Single and double glazing', 'Einfach- und Doppelverglasung'),
} as const

export const ROOF = {
  tiles: words('Pannen', 'Tuiles', 'Tiles', 'Dachziegel'),
  slate: words('Natuurleien', 'Ardoises naturelles', 'Natural slate', 'Naturschiefer'),
  flat: words('Plat dak met epdm', 'Toit plat en EPDM', 'Flat roof, EPDM', 'Flachdach mit EPDM'),
} as const

export const ROOF_STATE = {
  new: words('Nieuw', 'Neuf', 'New', 'Neu'),
  good: words('Goed', 'Bon', 'Good', 'Gut'),
  renovated: words('Vernieuwd en geïsoleerd', 'Rénové et isolé', 'Renewed and insulated', 'Erneuert und gedämmt'),
  refresh: words('Te vernieuwen', 'À rénover', 'To be renewed', 'Zu erneuern'),
} as const

export const INSIDE = {
  floorHeating: words('vloerverwarming', 'chauffage par le sol', 'underfloor heating', 'Fußbodenheizung'),
  fire: words('open haard', 'feu ouvert', 'open fire', 'offener Kamin'),
  cupboards: words('ingemaakte kasten', 'placards encastrés', 'built-in cupboards', 'Einbauschränke'),
  video: words('videofoon', 'vidéophone', 'video entryphone', 'Videosprechanlage'),
  lift: words('lift', 'ascenseur', 'lift', 'Aufzug'),
  parquet: words('parket', 'parquet', 'parquet floors', 'Parkett'),
  ventilation: words('ventilatie met warmteterugwinning', 'ventilation double flux', 'ventilation with heat recovery', 'Lüftung mit Wärmerückgewinnung'),
} as const

export const OUTSIDE = {
  solar: words('zonnepanelen', 'panneaux solaires', 'solar panels', 'Solaranlage'),
  rain: words('regenwaterput', 'citerne d’eau de pluie', 'rainwater tank', 'Regenwasserzisterne'),
  shed: words('tuinhuis', 'abri de jardin', 'garden shed', 'Gartenhaus'),
  bicycles: words('fietsenberging', 'local à vélos', 'bicycle store', 'Fahrradraum'),
  awning: words('zonwering', 'pare-soleil', 'awning', 'Markise'),
} as const

export const ROOMS = {
  cellar: words('kelder', 'cave', 'cellar', 'Keller'),
  attic: words('zolder', 'grenier', 'attic', 'Dachboden'),
  office: words('bureau', 'bureau', 'office', 'Büro'),
  laundry: words('wasplaats', 'buanderie', 'laundry room', 'Waschküche'),
  storage: words('berging', 'débarras', 'storage room', 'Abstellraum'),
} as const

export const PAPERS = {
  electricityGood: words('Conform', 'Conforme', 'Compliant', 'Konform'),
  electricityBad: words('Niet conform, te vernieuwen binnen 18 maanden', 'Non conforme, à rénover dans les 18 mois', 'Not compliant, to be renewed within 18 months', 'Nicht konform, innerhalb von 18 Monaten zu erneuern'),
  gas: words('Onderhoudsattest aanwezig', 'Attestation d’entretien disponible', 'Maintenance certificate available', 'Wartungsbescheinigung vorhanden'),
  ground: words('Blanco bodemattest', 'Attestation de sol vierge', 'Clean soil certificate', 'Bodenbescheinigung ohne Eintrag'),
  asbestos: words('Asbestveilig', 'Sans risque amiante', 'Asbestos-safe', 'Asbestsicher'),
  asbestosSome: words('Niet-asbestveilig, materialen in goede staat', 'Présence d’amiante, matériaux en bon état', 'Asbestos present, materials in good condition', 'Asbest vorhanden, Materialien in gutem Zustand'),
} as const

export const PLANNING_INFO = {
  luxembourg: null,
  brussels: words(
    'Gewestelijk bestemmingsplan: typisch woongebied, te raadplegen op perspective.brussels',
    'Plan régional d’affectation du sol : zone d’habitation, consultable sur perspective.brussels',
    'Regional land-use plan: residential area, can be consulted at perspective.brussels',
    'Regionaler Bodennutzungsplan: Wohngebiet, einsehbar auf perspective.brussels',
  ),
  wallonia: words(
    'Gewestplan: woongebied, te raadplegen op het geoportaal van Wallonië',
    'Plan de secteur : zone d’habitat, consultable sur le géoportail de la Wallonie',
    'Regional zoning plan: residential area, can be consulted on the geoportal of Wallonia',
    'Sektorenplan: Wohngebiet, einsehbar im Geoportal der Wallonie',
  ),
  flanders: words(
    'Stedenbouwkundige uittreksels opgevraagd bij de gemeente',
    'Extraits urbanistiques demandés à la commune',
    'Planning extracts requested from the municipality',
    'Städtebauliche Auszüge bei der Gemeinde angefordert',
  ),
} as const

export const FLOOD_ZONE = {
  A: words('Niet gelegen in een overstromingsgebied', 'Situé hors zone inondable', 'Not in a flood area', 'Nicht in einem Überschwemmungsgebiet'),
  other: words('Volgens de watertoets in overstromingsgevoelig gebied', 'Situé en zone sensible aux inondations', 'In a flood-sensitive area', 'In einem überschwemmungsgefährdeten Gebiet'),
} as const

export const MONEY_WORDS = {
  vat: words('Btw 21 % op grond en constructie', 'TVA 21 % sur terrain et construction', 'VAT of 21% on land and construction', 'MwSt. von 21 % auf Grundstück und Bau'),
  duty: words('Registratierechten', 'Droits d’enregistrement', 'Registration duty', 'Registrierungsgebühren'),
  lease: words('Huurovereenkomst van negen jaar', 'Bail de neuf ans', 'Nine-year lease', 'Mietvertrag über neun Jahre'),
  shortLease: words('Huurovereenkomst van korte duur', 'Bail de courte durée', 'Short-term lease', 'Mietvertrag von kurzer Dauer'),
  commercialLease: words('Handelshuur 3-6-9', 'Bail commercial 3-6-9', 'Commercial lease 3-6-9', 'Geschäftsmietvertrag 3-6-9'),
  garageLease: words('Huurovereenkomst van één jaar, verlengbaar', 'Bail d’un an, renouvelable', 'One-year lease, renewable', 'Mietvertrag über ein Jahr, verlängerbar'),
  atDeed: words('Bij akte', 'À l’acte', 'On completion', 'Bei der Beurkundung'),
  onDelivery: words('Bij oplevering', 'À la réception', 'On handover', 'Bei der Abnahme'),
  onDate: words('Vanaf de vermelde datum', 'À partir de la date indiquée', 'From the date shown', 'Ab dem genannten Datum'),
  let: words('Verhuurd', 'Loué', 'Let', 'Vermietet'),
} as const

export const ANNUITY = {
  ages: words('Eén persoon, 79 jaar', 'Une personne, 79 ans', 'One person, aged 79', 'Eine Person, 79 Jahre'),
  agesCouple: words('Twee personen, 81 en 78 jaar', 'Deux personnes, 81 et 78 ans', 'Two people, aged 81 and 78', 'Zwei Personen, 81 und 78 Jahre'),
  type: words('Bezette lijfrente', 'Viager occupé', 'Occupied life annuity', 'Bewohnte Leibrente'),
  conditions: words(
    'De verkoper behoudt het recht van bewoning; de rente wordt jaarlijks geïndexeerd en loopt ten hoogste twintig jaar.',
    'Le vendeur conserve le droit d’habitation ; la rente est indexée chaque année et court vingt ans au plus.',
    'The seller keeps the right to live there; the annuity is indexed each year and runs for at most twenty years.',
    'Der Verkäufer behält das Wohnrecht; die Rente wird jährlich indexiert und läuft höchstens zwanzig Jahre.',
  ),
} as const

export const RIBBONS = {
  fresh: words('Nieuw', 'Nouveau', 'New', 'Neu'),
  price: words('Nieuwe prijs', 'Nouveau prix', 'New price', 'Neuer Preis'),
  open: words('Opendeurdag zaterdag', 'Portes ouvertes samedi', 'Open house Saturday', 'Offene Besichtigung am Samstag'),
} as const

/** What stands after a price. Spec §3, "PriceUnitText". */
export const PRICE_WORDS = {
  charges: words('exclusief lasten', 'hors charges', 'excluding charges', 'zuzüglich Nebenkosten'),
  lot: words('per lot', 'par lot', 'per lot', 'pro Parzelle'),
  together: words('voor grond en constructie samen', 'terrain et construction compris', 'for land and construction together', 'für Grundstück und Bau zusammen'),
} as const
