/** A rule of type that is a file; what stretches a local typeface asks for nothing. */
const FACE = /@font-face\{[^}]*\burl\([^}]*\}/g

/**
 * Lets a page use its typefaces once it has been painted. Who comes from another page of the site has them, and
 * sees no other for a moment. It stands in pages as text: it may use nothing from outside.
 */
function useType(style: Element): void {
  const use = (): void => style.removeAttribute('media')
  if (document.referrer.startsWith(`${location.origin}/`)) use()
  else window.requestAnimationFrame(() => window.setTimeout(use))
}

/** The same on every page, so that a policy can name it by its hash. */
export const TYPE_SCRIPT = `(${useType.toString()})(document.currentScript.previousElementSibling)`

/**
 * The rules of a sheet for the head of a page, with its typefaces asked for after the first paint: browsers fetch
 * them before anything else, on the line that the largest picture needs. The words stand there meanwhile, in local
 * type of the same measures. Without scripts they are asked for at once. Decision 115.
 */
export function withLateType(rules: string): string {
  const faces = rules.match(FACE)
  if (!faces) return `<style>${rules}</style>`
  return `<style>${rules.replace(FACE, '')}</style><style media="(scripting: none)">${faces.join('')}</style><script>${TYPE_SCRIPT}</script>`
}
