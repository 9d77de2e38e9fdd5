type TargetOfPath = (pathname: string) => string | null

// On `globalThis`: the admin and the start of the server are separate bundles.
const KEY = Symbol.for('estate.known-paths')
const holder = globalThis as { [KEY]?: TargetOfPath }

/** Gives the CMS a way to know what stands at a path; the route index of the site has one. */
export const findTargetsWith = (find: TargetOfPath): void => {
  holder[KEY] = find
}

/**
 * What stands at a path of the site in any language, such as `page:12`; null where that is nothing,
 * and where nothing is in memory (a command line, a build). Spec §2, "Route table".
 */
export const targetOfPath: TargetOfPath = (pathname) => holder[KEY]?.(pathname) ?? null
