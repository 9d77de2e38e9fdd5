/** What Next puts in place of `server-only` on the server: nothing. To be registered as hooks of modules. */
export const resolve = (specifier, context, next) =>
  specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context)
