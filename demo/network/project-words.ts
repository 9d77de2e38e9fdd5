import { prose, words, type ProseWords, type Words } from './words'

interface ProjectWords {
  /** HTML */
  description: ProseWords
  situation: ProseWords
  technical: ProseWords
  /** The parts that are built one after the other; the month (YYYY-MM) each is handed over. */
  constructions: readonly { name: Words; delivery: string }[]
}

/** The texts of the five projects by their ID. Spec §3, "Project". */
export const PROJECT_WORDS: Record<number, ProjectWords> = {
  900_001: {
    description: prose(
      '<p>Waar vroeger de weefgetouwen stonden, komt Weverspoort: zes appartementen rond een gemeenschappelijke binnentuin. De oude poort blijft staan en geeft het project zijn naam; daarachter verrijst een sober gebouw in roodbruine baksteen.</p><p>Elk appartement heeft een buitenruimte waar echt een tafel past. In de kelder liggen een ruime fietsenberging, laadpunten en voor elke bewoner een afgesloten bergplaats.</p>',
      '<p>Là où battaient autrefois les métiers à tisser s’élève Weverspoort : six appartements autour d’un jardin intérieur commun. L’ancien porche est conservé et donne son nom au projet ; derrière lui prend place un immeuble sobre en brique brun-rouge.</p><p>Chaque appartement dispose d’un espace extérieur où l’on peut vraiment dresser une table. Au sous-sol : un grand local à vélos, des bornes de recharge et une cave fermée par logement.</p>',
      '<p>Where the looms once stood, Weverspoort is taking shape: six apartments around a shared inner garden. The old gateway stays and gives the project its name; behind it rises an understated building in red-brown brick.</p><p>Every apartment has an outdoor space that really fits a table. The basement holds a large bicycle store, charging points and a lockable storage room for each resident.</p>',
    ),
    situation: prose(
      '<p>De Coupure en het centrum van Gent liggen op wandelafstand. Tram, scholen en een buurtpark vindt u binnen vijfhonderd meter; station Gent-Sint-Pieters is tien minuten fietsen.</p>',
      '<p>La Coupure et le centre de Gand sont accessibles à pied. Le tram, des écoles et un parc de quartier se trouvent à moins de cinq cents mètres ; la gare de Gand-Saint-Pierre est à dix minutes à vélo.</p>',
      '<p>The Coupure and the centre of Ghent are within walking distance. A tram stop, schools and a local park are less than five hundred metres away; Gent-Sint-Pieters station is a ten-minute bike ride.</p>',
    ),
    technical: prose(
      '<ul><li>Collectieve geothermische warmtepomp met vloerverwarming en passieve koeling</li><li>Ventilatie met warmteterugwinning per appartement</li><li>Driedubbel glas in aluminium schrijnwerk</li><li>Zonnepanelen voor de gemeenschappelijke delen</li><li>Regenwater voor toiletten en tuin</li></ul>',
      '<ul><li>Pompe à chaleur géothermique collective avec chauffage par le sol et refroidissement passif</li><li>Ventilation double flux par appartement</li><li>Triple vitrage, châssis en aluminium</li><li>Panneaux solaires pour les communs</li><li>Eau de pluie pour les toilettes et le jardin</li></ul>',
      '<ul><li>Shared ground-source heat pump with underfloor heating and passive cooling</li><li>Ventilation with heat recovery in each apartment</li><li>Triple glazing in aluminium frames</li><li>Solar panels for the common parts</li><li>Rainwater for toilets and garden</li></ul>',
    ),
    constructions: [
      { name: words('Hoofdgebouw', 'Bâtiment principal', 'Main building', 'Hauptgebäude'), delivery: '2027-09' },
      { name: words('Binnentuin en fietsenberging', 'Jardin intérieur et local à vélos', 'Inner garden and bicycle store', 'Innengarten und Fahrradraum'), delivery: '2027-10' },
    ],
  },
  900_002: {
    description: prose(
      '<p>Hof ter Wilgen bestaat uit vijf gezinswoningen rond een autovrij hof. De wagens blijven aan de rand staan, zodat kinderen kunnen spelen en buren elkaar tegenkomen.</p><p>De gevels zijn opgetrokken in lichte baksteen met houten accenten. Achter elke woning ligt een eigen tuin op het zuiden of het westen, met een berging voor fietsen en gereedschap.</p>',
      '<p>Hof ter Wilgen compte cinq maisons familiales autour d’un clos sans voitures. Les véhicules restent en bordure : les enfants jouent et les voisins se croisent.</p><p>Les façades allient la brique claire à des touches de bois. Derrière chaque maison, un jardin privatif orienté au sud ou à l’ouest, avec une remise pour les vélos et les outils.</p>',
      '<p>Hof ter Wilgen consists of five family houses around a car-free close. Cars stay at the edge, so that children can play and neighbours meet.</p><p>The façades are in pale brick with timber accents. Behind each house is a private garden facing south or west, with a shed for bicycles and tools.</p>',
    ),
    situation: prose(
      '<p>Het hof ligt aan de groene kant van Mechelen, vlak bij het Vrijbroekpark. De Grote Markt bereikt u met de fiets in acht minuten, het station Mechelen-Nekkerspoel in tien.</p>',
      '<p>Le clos se situe du côté vert de Malines, à deux pas du parc Vrijbroek. La Grand-Place est à huit minutes à vélo, la gare de Malines-Nekkerspoel à dix.</p>',
      '<p>The close is on the green side of Mechelen, near Vrijbroek park. The main square is eight minutes away by bicycle, Mechelen-Nekkerspoel station ten.</p>',
    ),
    technical: prose(
      '<ul><li>Individuele lucht-waterwarmtepomp</li><li>Vloerverwarming op het gelijkvloers en de verdieping</li><li>Zonnepanelen op elk dak</li><li>Houtskelet met cellulose-isolatie</li><li>Regenwaterput van 7.500 liter per woning</li></ul>',
      '<ul><li>Pompe à chaleur air-eau individuelle</li><li>Chauffage par le sol au rez-de-chaussée et à l’étage</li><li>Panneaux solaires sur chaque toit</li><li>Ossature en bois isolée à la cellulose</li><li>Citerne d’eau de pluie de 7 500 litres par maison</li></ul>',
      '<ul><li>Individual air-to-water heat pump</li><li>Underfloor heating on the ground and first floors</li><li>Solar panels on every roof</li><li>Timber frame with cellulose insulation</li><li>7.500-litre rainwater tank for each house</li></ul>',
    ),
    constructions: [
      { name: words('Woningen 1 tot 3', 'Maisons 1 à 3', 'Houses 1 to 3', 'Häuser 1 bis 3'), delivery: '2026-12' },
      { name: words('Woningen 4 en 5', 'Maisons 4 et 5', 'Houses 4 and 5', 'Häuser 4 und 5'), delivery: '2027-03' },
    ],
  },
  900_003: {
    description: prose(
      '<p>Oréa is een klein appartementsgebouw van vijf verdiepingen op de hoek van twee rustige straten. Per verdieping is er één appartement, met ramen aan drie zijden en een terras aan de tuinkant.</p><p>De gemeenschappelijke daktuin is voor alle bewoners. Op het gelijkvloers komen een fietsenlokaal en een ruimte voor pakjes.</p>',
      '<p>Oréa est un petit immeuble de cinq niveaux, à l’angle de deux rues tranquilles. Un seul appartement par étage, des fenêtres sur trois côtés et une terrasse côté jardin.</p><p>Le jardin de toiture est partagé par tous les habitants. Le rez-de-chaussée accueille un local à vélos et un espace pour les colis.</p>',
      '<p>Oréa is a small five-storey apartment building on the corner of two quiet streets. There is one apartment on each floor, with windows on three sides and a terrace facing the garden.</p><p>The roof garden is shared by all residents. The ground floor has a bicycle room and a space for parcels.</p>',
    ),
    situation: prose(
      '<p>Evere ligt tussen het centrum van Brussel en de luchthaven. Tram 55 en verschillende buslijnen stoppen om de hoek; het Josaphatpark en de Europese wijk zijn vlot te fietsen.</p>',
      '<p>Evere se situe entre le centre de Bruxelles et l’aéroport. Le tram 55 et plusieurs bus s’arrêtent au coin de la rue ; le parc Josaphat et le quartier européen se rejoignent facilement à vélo.</p>',
      '<p>Evere lies between the centre of Brussels and the airport. Tram 55 and several buses stop around the corner; Josaphat Park and the European quarter are an easy bike ride.</p>',
    ),
    technical: prose(
      '<ul><li>Warmtepomp per appartement, zonder aardgas</li><li>Individuele meters voor water en energie</li><li>Driedubbel glas in houten ramen</li><li>Groendak en opvang van regenwater</li><li>Lift tot in de kelder</li></ul>',
      '<ul><li>Pompe à chaleur par appartement, sans gaz naturel</li><li>Compteurs individuels d’eau et d’énergie</li><li>Triple vitrage, châssis en bois</li><li>Toiture verte et récupération d’eau de pluie</li><li>Ascenseur jusqu’au sous-sol</li></ul>',
      '<ul><li>A heat pump for each apartment, no natural gas</li><li>Individual meters for water and energy</li><li>Triple glazing in timber frames</li><li>Green roof and rainwater collection</li><li>Lift down to the basement</li></ul>',
    ),
    constructions: [
      { name: words('Residentie', 'Résidence', 'Residence', 'Residenz'), delivery: '2027-12' },
    ],
  },
  900_004: {
    description: prose(
      '<p>Les Terrasses du Halage kijkt uit over de Samber en het oude jaagpad. Het gebouw trapt naar boven toe terug, zodat elk van de vijf appartementen een terras in de volle zon krijgt.</p><p>De bovenste verdieping is volledig voor één penthouse. Beneden is er een gemeenschappelijke tuin die afdaalt naar het water.</p>',
      '<p>Les Terrasses du Halage regarde la Sambre et son ancien chemin de halage. L’immeuble s’étage en retrait, de sorte que chacun des cinq appartements profite d’une terrasse en plein soleil.</p><p>Le dernier niveau est entièrement réservé à un penthouse. En bas, un jardin commun descend vers l’eau.</p>',
      '<p>Les Terrasses du Halage overlooks the Sambre and its old towpath. The building steps back as it rises, so that each of the five apartments has a terrace in full sun.</p><p>The top floor is given over to a single penthouse. Below, a shared garden slopes down to the water.</p>',
    ),
    situation: prose(
      '<p>Het centrum van Namen is vijftien minuten wandelen langs het water; het station ligt op tien minuten fietsen. Winkels, scholen en het ziekenhuis zijn dichtbij.</p>',
      '<p>Le centre de Namur est à quinze minutes de marche le long de l’eau ; la gare est à dix minutes à vélo. Commerces, écoles et hôpital sont proches.</p>',
      '<p>The centre of Namur is a fifteen-minute walk along the water; the station is ten minutes by bicycle. Shops, schools and the hospital are nearby.</p>',
    ),
    technical: prose(
      '<ul><li>Individuele lucht-waterwarmtepomp en vloerverwarming</li><li>Ventilatie met warmteterugwinning</li><li>Terrassen met keramische tegels</li><li>Overdekte parkeerplaatsen met aansluiting voor een laadpunt</li><li>Videofoon en beveiligde inkom</li></ul>',
      '<ul><li>Pompe à chaleur air-eau individuelle et chauffage par le sol</li><li>Ventilation double flux</li><li>Terrasses en carrelage céramique</li><li>Parkings couverts prééquipés pour une borne de recharge</li><li>Vidéophone et entrée sécurisée</li></ul>',
      '<ul><li>Individual air-to-water heat pump and underfloor heating</li><li>Ventilation with heat recovery</li><li>Terraces in ceramic tiles</li><li>Covered parking spaces prepared for a charging point</li><li>Video entryphone and secure entrance</li></ul>',
    ),
    constructions: [
      { name: words('Gebouw', 'Immeuble', 'Building', 'Gebäude'), delivery: '2028-05' },
      { name: words('Tuin en jaagpad', 'Jardin et chemin de halage', 'Garden and towpath', 'Garten und Leinpfad'), delivery: '2028-06' },
    ],
  },
  900_005: {
    description: prose(
      '<p>Langs de kade stonden vroeger de pakhuizen van de graanhandel. De Stapelhuizen neemt hun topgevels over: twee gebouwen in rode en bruine baksteen, met vijf huurappartementen en grote ramen op het water.</p><p>U huurt rechtstreeks bij één eigenaar, zonder verkoop om de hoek. Onderhoud en techniek zitten bij ons kantoor, dat een nummer heeft waar iemand opneemt.</p>',
      '<p>Le long du quai se dressaient jadis les entrepôts du négoce de grains. De Stapelhuizen reprend leurs pignons : deux immeubles de brique rouge et brune, cinq appartements à louer et de grandes fenêtres sur l’eau.</p><p>Vous louez directement à un seul propriétaire, sans revente en vue. L’entretien et la technique sont confiés à notre agence, dont le numéro répond.</p>',
      '<p>The warehouses of the grain trade once stood along this quay. De Stapelhuizen takes up their gables: two buildings in red and brown brick, with five apartments for rent and large windows facing the water.</p><p>You rent directly from a single owner, with no sale in sight. Upkeep and building services are in the hands of our office, whose telephone is answered.</p>',
    ),
    situation: prose(
      '<p>De Vaartkom ligt op tien minuten wandelen van de Oude Markt en van het station. Winkels, een markthal en een park liggen om de hoek; langs het kanaal fietst u in een kwartier de stad uit.</p>',
      '<p>Le Vaartkom est à dix minutes à pied de l’Oude Markt et de la gare. Commerces, halle et parc sont au coin de la rue ; le long du canal, un quart d’heure à vélo suffit pour quitter la ville.</p>',
      '<p>The Vaartkom is a ten-minute walk from the Oude Markt and from the station. Shops, a market hall and a park are around the corner; along the canal you cycle out of the city in a quarter of an hour.</p>',
    ),
    technical: prose(
      '<ul><li>Collectieve warmtepomp op het water van het kanaal</li><li>Ventilatie met warmteterugwinning per appartement</li><li>Ingerichte keukens met inductie en vaatwasser</li><li>Individuele meters voor water en energie</li><li>Fietsenberging en gedeelde wagen in de kelder</li></ul>',
      '<ul><li>Pompe à chaleur collective sur l’eau du canal</li><li>Ventilation double flux par appartement</li><li>Cuisines équipées, avec induction et lave-vaisselle</li><li>Compteurs individuels d’eau et d’énergie</li><li>Local à vélos et voiture partagée au sous-sol</li></ul>',
      '<ul><li>Shared heat pump drawing on the canal</li><li>Ventilation with heat recovery in each apartment</li><li>Fitted kitchens with induction hob and dishwasher</li><li>Separate meters for water and energy</li><li>Bicycle store and shared car in the basement</li></ul>',
    ),
    constructions: [
      { name: words('Rood gebouw', 'Immeuble rouge', 'Red building', 'Rotes Gebäude'), delivery: '2027-01' },
      { name: words('Bruin gebouw', 'Immeuble brun', 'Brown building', 'Braunes Gebäude'), delivery: '2027-02' },
    ],
  },
}
