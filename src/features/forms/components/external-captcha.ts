import { PROVIDERS, type ExternalCaptcha } from '@/domain/forms/captcha'

const LOADS_WITHIN_MS = 10_000

/** What the scripts of the three providers have in common. */
interface ProviderWidget {
  /** Google's script has more to load; Cloudflare's has one too, which must not be called here. */
  ready?: (done: () => void) => void
  render: (container: HTMLElement, options: Record<string, unknown>) => unknown
  reset: (widget: unknown) => void
  getResponse: (widget: unknown) => string | undefined
}

/** A provider's box in a form. */
interface CaptchaBox {
  /** What the provider gave for an answer; '' where there is none (any more). */
  token: () => string
  /** Asks anew: an answer is good for one form. */
  reset: () => void
}

const loaded = new Map<string, Promise<ProviderWidget>>()

/** Loads a provider's script, once for the page. Rejects where it does not come. */
function load(captcha: ExternalCaptcha): Promise<ProviderWidget> {
  const { global, script } = PROVIDERS[captcha.provider]
  const before = loaded.get(script)
  if (before) return before
  const loading = new Promise<ProviderWidget>((resolve, reject) => {
    const element = document.createElement('script')
    const failed = () => reject(new Error(`${script} did not come`))
    setTimeout(failed, LOADS_WITHIN_MS)
    element.src = script
    element.async = true
    element.onerror = failed
    element.onload = () => {
      const widget = (window as unknown as Record<string, ProviderWidget | undefined>)[global]
      if (!widget) failed()
      else if (captcha.provider === 'recaptcha' && widget.ready) widget.ready(() => resolve(widget))
      else resolve(widget)
    }
    document.head.append(element)
  })
  loading.catch(() => loaded.delete(script))
  loaded.set(script, loading)
  return loading
}

/** Shows the provider's box in its place in a form. Rejects where the provider cannot be reached. */
export async function showCaptcha(place: HTMLElement, captcha: ExternalCaptcha, language: string): Promise<CaptchaBox> {
  const widget = await load(captcha)
  const box = place.querySelector<HTMLElement>('[data-captcha-box]') ?? place
  place.hidden = false
  const id = widget.render(box, { sitekey: captcha.siteKey, hl: language, language, theme: 'light' })
  return { token: () => widget.getResponse(id) ?? '', reset: () => widget.reset(id) }
}
