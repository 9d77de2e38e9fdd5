import type { Language } from '@/i18n/languages'

/**
 * What a buyer has to do for the reduced duty, by region. Spec, Belgian rules,
 * "Registration duties".
 */
export const DUTY_CONDITIONS = {
  flanders2025: {
    nl: 'Het is uw enige woning en u gaat er binnen 3 jaar wonen.',
    fr: 'C’est votre unique habitation et vous vous y installez dans les 3 ans.',
    en: 'It is your sole home and you move in within 3 years.',
    de: 'Es ist Ihr einziges Eigenheim und Sie ziehen innerhalb von 3 Jahren ein.',
  },
  flanders2026: {
    nl: 'Het is uw enige woning, u gaat er binnen 3 jaar wonen en elke koper blijft er minstens één jaar ononderbroken.',
    fr: 'C’est votre unique habitation, vous vous y installez dans les 3 ans et chaque acheteur y reste au moins un an sans interruption.',
    en: 'It is your sole home, you move in within 3 years and each buyer lives there for at least one year without interruption.',
    de: 'Es ist Ihr einziges Eigenheim, Sie ziehen innerhalb von 3 Jahren ein und jeder Käufer wohnt dort mindestens ein Jahr ohne Unterbrechung.',
  },
  wallonia: {
    nl: 'Het is uw enige woning, u gaat er binnen 3 jaar wonen (5 jaar voor grond of nieuwbouw) en blijft er 3 jaar.',
    fr: 'C’est votre unique habitation, vous vous y installez dans les 3 ans (5 ans pour un terrain ou du neuf) et vous y restez 3 ans.',
    en: 'It is your sole home, you move in within 3 years (5 years for land or a new build) and stay for 3 years.',
    de: 'Es ist Ihr einziges Eigenheim, Sie ziehen innerhalb von 3 Jahren ein (5 Jahre bei Bauland oder Neubau) und bleiben 3 Jahre.',
  },
  brussels: {
    nl: 'Het is uw enige woning, u gaat er binnen 3 jaar wonen en blijft er 5 jaar.',
    fr: 'C’est votre unique habitation, vous vous y installez dans les 3 ans et vous y restez 5 ans.',
    en: 'It is your sole home, you move in within 3 years and stay for 5 years.',
    de: 'Es ist Ihr einziges Eigenheim, Sie ziehen innerhalb von 3 Jahren ein und bleiben 5 Jahre.',
  },
} as const satisfies Record<string, Record<Language, string>>
