import type { Facts } from './facts'

/** The listing whose pictures its film shows, and the seed of the street of the other one. `npm run films` draws both. */
export const FILMED_LISTING = 100_001
export const FILMED_STREET = 4

/** The films of the demo: files of `demo/films`, drawn like its pictures. */
export const FILMS = ['street', 'listing'] as const

export type FilmName = (typeof FILMS)[number]

/** Where the site plays a film of its own, whatever its address. */
export const filmPath = (name: FilmName): string => `/api/videos/file/${name}.mp4`

/** The example that Matterport shows of a tour: those of invented homes do not exist. */
export const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

/** Whether one can look around in a home: in the large houses, as agencies do. */
export const hasTour = ({ building, planned, project }: Facts): boolean =>
  planned.kind === 'house' && planned.goal === 'sale' && project === null && building.facades === 4 && planned.id % 2 === 0
