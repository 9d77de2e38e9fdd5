import { words } from './words'

/** Words for the technical fields of a listing. Spec §3, "heating", "window frame", "roof". */
export const HEATING = {
  pump: words('Lucht-waterwarmtepomp', 'Pompe à chaleur air-eau', 'Air-to-water heat pump'),
  gas: words('Condenserende gasketel', 'Chaudière gaz à condensation', 'Condensing gas boiler'),
  oil: words('Stookolieketel', 'Chaudière au mazout', 'Oil boiler'),
  collective: words('Collectief op gas', 'Collectif au gaz', 'Collective, gas'),
  oldGas: words('Gasketel', 'Chaudière au gaz', 'Gas boiler'),
} as const

export const FRAME = {
  new: words('Aluminium', 'Aluminium', 'Aluminium'),
  kept: words('Pvc', 'PVC', 'uPVC'),
  old: words('Hout', 'Bois', 'Wood'),
} as const

export const GLAZING = {
  new: words('Driedubbel glas', 'Triple vitrage', 'Triple glazing'),
  good: words('Dubbel glas', 'Double vitrage', 'Double glazing'),
  renovated: words('Hoogrendementsglas', 'Double vitrage à haut rendement', 'High-performance double glazing'),
  refresh: words('Enkel en dubbel glas', 'Simple et double vitrage', 'Single and double glazing'),
} as const

export const ROOF = {
  tiles: words('Pannen', 'Tuiles', 'Tiles'),
  slate: words('Natuurleien', 'Ardoises naturelles', 'Natural slate'),
  flat: words('Plat dak met epdm', 'Toit plat en EPDM', 'Flat roof, EPDM'),
} as const

export const ROOF_STATE = {
  new: words('Nieuw', 'Neuf', 'New'),
  good: words('Goed', 'Bon', 'Good'),
  renovated: words('Vernieuwd en geïsoleerd', 'Rénové et isolé', 'Renewed and insulated'),
  refresh: words('Te vernieuwen', 'À rénover', 'To be renewed'),
} as const

export const INSIDE = {
  floorHeating: words('vloerverwarming', 'chauffage par le sol', 'underfloor heating'),
  fire: words('open haard', 'feu ouvert', 'open fire'),
  cupboards: words('ingemaakte kasten', 'placards encastrés', 'built-in cupboards'),
  video: words('videofoon', 'vidéophone', 'video entryphone'),
  lift: words('lift', 'ascenseur', 'lift'),
  parquet: words('parket', 'parquet', 'parquet floors'),
  ventilation: words('ventilatie met warmteterugwinning', 'ventilation double flux', 'ventilation with heat recovery'),
} as const

export const OUTSIDE = {
  solar: words('zonnepanelen', 'panneaux solaires', 'solar panels'),
  rain: words('regenwaterput', 'citerne d’eau de pluie', 'rainwater tank'),
  shed: words('tuinhuis', 'abri de jardin', 'garden shed'),
  bicycles: words('fietsenberging', 'local à vélos', 'bicycle store'),
  awning: words('zonwering', 'pare-soleil', 'awning'),
} as const

export const ROOMS = {
  cellar: words('kelder', 'cave', 'cellar'),
  attic: words('zolder', 'grenier', 'attic'),
  office: words('bureau', 'bureau', 'office'),
  laundry: words('wasplaats', 'buanderie', 'laundry room'),
  storage: words('berging', 'débarras', 'storage room'),
} as const

export const PAPERS = {
  electricityGood: words('Conform', 'Conforme', 'Compliant'),
  electricityBad: words('Niet conform, te vernieuwen binnen 18 maanden', 'Non conforme, à rénover dans les 18 mois', 'Not compliant, to be renewed within 18 months'),
  gas: words('Onderhoudsattest aanwezig', 'Attestation d’entretien disponible', 'Maintenance certificate available'),
  ground: words('Blanco bodemattest', 'Attestation de sol vierge', 'Clean soil certificate'),
  asbestos: words('Asbestveilig', 'Sans risque amiante', 'Asbestos-safe'),
  asbestosSome: words('Niet-asbestveilig, materialen in goede staat', 'Présence d’amiante, matériaux en bon état', 'Asbestos present, materials in good condition'),
} as const

export const PLANNING_INFO = {
  luxembourg: null,
  brussels: words(
    'Gewestelijk bestemmingsplan: typisch woongebied, te raadplegen op perspective.brussels',
    'Plan régional d’affectation du sol : zone d’habitation, consultable sur perspective.brussels',
    'Regional land-use plan: residential area, can be consulted at perspective.brussels',
  ),
  wallonia: words(
    'Gewestplan: woongebied, te raadplegen op het geoportaal van Wallonië',
    'Plan de secteur : zone d’habitat, consultable sur le géoportail de la Wallonie',
    'Regional zoning plan: residential area, can be consulted on the geoportal of Wallonia',
  ),
  flanders: words(
    'Stedenbouwkundige uittreksels opgevraagd bij de gemeente',
    'Extraits urbanistiques demandés à la commune',
    'Planning extracts requested from the municipality',
  ),
} as const

export const FLOOD_ZONE = {
  A: words('Niet gelegen in een overstromingsgebied', 'Situé hors zone inondable', 'Not in a flood area'),
  other: words('Volgens de watertoets in overstromingsgevoelig gebied', 'Situé en zone sensible aux inondations', 'In a flood-sensitive area'),
} as const

export const MONEY_WORDS = {
  vat: words('Btw 21 % op grond en constructie', 'TVA 21 % sur terrain et construction', 'VAT of 21% on land and construction'),
  duty: words('Registratierechten', 'Droits d’enregistrement', 'Registration duty'),
  lease: words('Huurovereenkomst van negen jaar', 'Bail de neuf ans', 'Nine-year lease'),
  shortLease: words('Huurovereenkomst van korte duur', 'Bail de courte durée', 'Short-term lease'),
  commercialLease: words('Handelshuur 3-6-9', 'Bail commercial 3-6-9', 'Commercial lease 3-6-9'),
  garageLease: words('Huurovereenkomst van één jaar, verlengbaar', 'Bail d’un an, renouvelable', 'One-year lease, renewable'),
  atDeed: words('Bij akte', 'À l’acte', 'On completion'),
  onDelivery: words('Bij oplevering', 'À la réception', 'On handover'),
  onDate: words('Vanaf de vermelde datum', 'À partir de la date indiquée', 'From the date shown'),
  let: words('Verhuurd', 'Loué', 'Let'),
} as const

export const ANNUITY = {
  ages: words('Eén persoon, 79 jaar', 'Une personne, 79 ans', 'One person, aged 79'),
  agesCouple: words('Twee personen, 81 en 78 jaar', 'Deux personnes, 81 et 78 ans', 'Two people, aged 81 and 78'),
  type: words('Bezette lijfrente', 'Viager occupé', 'Occupied life annuity'),
  conditions: words(
    'De verkoper behoudt het recht van bewoning; de rente wordt jaarlijks geïndexeerd en loopt ten hoogste twintig jaar.',
    'Le vendeur conserve le droit d’habitation ; la rente est indexée chaque année et court vingt ans au plus.',
    'The seller keeps the right to live there; the annuity is indexed each year and runs for at most twenty years.',
  ),
} as const

export const RIBBONS = {
  fresh: words('Nieuw', 'Nouveau', 'New'),
  price: words('Nieuwe prijs', 'Nouveau prix', 'New price'),
  open: words('Openhuis zaterdag', 'Portes ouvertes samedi', 'Open house Saturday'),
} as const

/** What stands after a price. Spec §3, "PriceUnitText". */
export const PRICE_WORDS = {
  charges: words('exclusief kosten', 'hors charges', 'excluding charges'),
  lot: words('per lot', 'par lot', 'per lot'),
  together: words('voor grond en constructie samen', 'terrain et construction compris', 'for land and construction together'),
} as const
