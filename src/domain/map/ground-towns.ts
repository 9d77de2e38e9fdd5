import type { Language } from '@/i18n/languages'

interface GroundTown {
  names: Record<Language, string>
  at: readonly [latitude: number, longitude: number]
  /** The zoom from which there is room for its name. */
  from: number
}

const town = (
  [fr, nl, de, en]: readonly [string, string, string?, string?],
  at: GroundTown['at'],
  from: number,
): GroundTown => ({ names: { fr, nl, de: de ?? nl, en: en ?? nl }, at, from })

/** Towns by which one finds one's way on the plain ground. */
export const GROUND_TOWNS: readonly GroundTown[] = [
  town(['Bruxelles', 'Brussel', 'Brüssel', 'Brussels'], [50.847, 4.352], 6),
  town(['Anvers', 'Antwerpen', 'Antwerpen', 'Antwerp'], [51.22, 4.4], 6),
  town(['Gand', 'Gent', 'Gent', 'Ghent'], [51.054, 3.725], 7),
  town(['Bruges', 'Brugge', 'Brügge', 'Bruges'], [51.209, 3.225], 7),
  town(['Liège', 'Luik', 'Lüttich', 'Liège'], [50.633, 5.568], 6),
  town(['Namur', 'Namen', 'Namur', 'Namur'], [50.467, 4.867], 7),
  town(['Charleroi', 'Charleroi'], [50.411, 4.444], 7),
  town(['Mons', 'Bergen', 'Mons', 'Mons'], [50.454, 3.952], 7),
  town(['Louvain', 'Leuven', 'Löwen', 'Leuven'], [50.879, 4.701], 8),
  town(['Malines', 'Mechelen', 'Mecheln', 'Mechelen'], [51.028, 4.48], 8),
  town(['Hasselt', 'Hasselt'], [50.93, 5.338], 7),
  town(['Courtrai', 'Kortrijk', 'Kortrijk', 'Kortrijk'], [50.828, 3.265], 8),
  town(['Ostende', 'Oostende', 'Ostende', 'Ostend'], [51.23, 2.912], 7),
  town(['Tournai', 'Doornik', 'Tournai', 'Tournai'], [50.606, 3.388], 8),
  town(['Wavre', 'Waver', 'Wavre', 'Wavre'], [50.717, 4.612], 9),
  town(['Alost', 'Aalst', 'Aalst', 'Aalst'], [50.938, 4.039], 9),
  town(['Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas', 'Sint-Niklaas'], [51.165, 4.143], 9),
  town(['Turnhout', 'Turnhout'], [51.323, 4.945], 8),
  town(['Genk', 'Genk'], [50.965, 5.5], 9),
  town(['Verviers', 'Verviers'], [50.589, 5.863], 8),
  town(['Dinant', 'Dinant'], [50.259, 4.912], 8),
  town(['Bastogne', 'Bastenaken', 'Bastogne', 'Bastogne'], [50.0, 5.715], 8),
  town(['Arlon', 'Aarlen', 'Arel', 'Arlon'], [49.683, 5.816], 7),
  town(['Eupen', 'Eupen'], [50.63, 6.031], 8),
  town(['Luxembourg', 'Luxemburg', 'Luxemburg', 'Luxembourg'], [49.611, 6.13], 7),
  town(['Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch an der Alzette', 'Esch-sur-Alzette'], [49.496, 5.981], 9),
  town(['Ettelbruck', 'Ettelbrück', 'Ettelbrück', 'Ettelbruck'], [49.847, 6.104], 9),
  town(['Wiltz', 'Wiltz'], [49.966, 5.932], 9),
]
