import type { Language } from '@/i18n/languages'
import type { Drawing } from './pictures/draw'

/** What each drawing shows, for those who cannot see it. Spec §3. */
export const PICTURE_WORDS: Record<Drawing['scene'], Record<Language, string>> = {
  facade: { nl: 'Voorgevel', fr: 'Façade avant', en: 'The front', de: 'Vorderfassade' },
  living: { nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
  kitchen: { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' },
  bedroom: { nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' },
  bathroom: { nl: 'Badkamer', fr: 'Salle de bains', en: 'Bathroom', de: 'Badezimmer' },
  garden: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' },
  terrace: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
  detail: { nl: 'De ingang', fr: 'L’entrée', en: 'The entrance', de: 'Der Eingang' },
  evening: {
    nl: 'De gevel ’s avonds',
    fr: 'La façade le soir',
    en: 'The front in the evening',
    de: 'Die Fassade am Abend',
  },
  plot: { nl: 'Het perceel', fr: 'La parcelle', en: 'The plot', de: 'Das Grundstück' },
  surroundings: {
    nl: 'De omgeving',
    fr: 'Les environs',
    en: 'The surroundings',
    de: 'Die Umgebung',
  },
  aerial: { nl: 'Luchtbeeld', fr: 'Vue aérienne', en: 'Aerial view', de: 'Luftbild' },
  'floor-plan': { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' },
  'land-plan': {
    nl: 'Plan van het perceel',
    fr: 'Plan de la parcelle',
    en: 'Plan of the plot',
    de: 'Lageplan',
  },
}
