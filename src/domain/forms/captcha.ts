/** Who shows that a person sends a form: the site's own task, or a provider elsewhere. Spec §7, "Third parties". */
export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const
export type ExternalProvider = Exclude<(typeof CAPTCHA_PROVIDERS)[number], 'altcha'>

interface ProviderFacts {
  name: string
  /** What a browser loads, and what that leaves on `window`. */
  script: string
  global: string
  /** Where the site asks whether an answer is right. */
  verify: string
}

/** The providers' own addresses. All three share the shape of their scripts and of their answers. */
export const PROVIDERS: Record<ExternalProvider, ProviderFacts> = {
  recaptcha: {
    name: 'Google reCAPTCHA', global: 'grecaptcha',
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
  },
  hcaptcha: {
    name: 'hCaptcha', global: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    verify: 'https://api.hcaptcha.com/siteverify',
  },
  turnstile: {
    name: 'Cloudflare Turnstile', global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
}

/** A provider with the key that browsers show it. */
export interface ExternalCaptcha {
  provider: ExternalProvider
  siteKey: string
}

/** The provider that settings choose; null for the site's own task, and where a key is missing. */
export function externalCaptcha(provider: unknown, siteKey: unknown): ExternalCaptcha | null {
  const chosen = CAPTCHA_PROVIDERS.find((one) => one === provider)
  if (!chosen || chosen === 'altcha' || typeof siteKey !== 'string' || siteKey.trim() === '') return null
  return { provider: chosen, siteKey: siteKey.trim() }
}
