import type { WeeklyChoice } from '@/features/weekly/commands'
import type { Speech } from '@/i18n/translator'

/** A page that says whether an owner gets the weekly mail, with the button that changes it. It needs nothing but itself. */
export function choicePage({ isOn, language }: WeeklyChoice, { t }: Speech): string {
  const [state, button] = isOn ? [t('Weekly.on'), t('Weekly.end')] : [t('Weekly.off'), t('Weekly.begin')]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${t('Weekly.title')}</title></head><body><main><h1>${t('Weekly.title')}</h1><p role="status">${state}</p>
<form method="post"><button type="submit" name="weekly" value="${isOn ? 'off' : 'on'}">${button}</button></form></main></body></html>`
}
