import { registerHooks } from 'node:module'

const nothing = 'data:text/javascript,'

/**
 * Loads what needs Zod without the fifty languages in which it could word its messages: nobody reads them, errors have codes and texts of
 * our own. They are a twentieth of a resting server's memory (docs/adr/0023-small-at-rest.md).
 */
export async function withoutLanguages<T>(load: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '../locales/index.js' && context.parentURL?.includes('/node_modules/zod/')
        ? { url: nothing, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
  try {
    return await load()
  } finally {
    hooks.deregister()
  }
}
