import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const root = new URL('../../', import.meta.url)

/**
 * Switches off Node's search for our own four hundred files, because this search takes a twentieth of the start time. It is not needed: our
 * imports contain the whole file name, relative or by a name of package.json's `imports`. Packages are resolved as usual. If a file is
 * missing, reading it fails with an error that contains its name.
 */
export function nameOwnFiles(): void {
  const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    imports: Record<`#${string}/*`, `./${string}/*`>
  }
  const folders = new Map(
    Object.entries(imports).map(([name, folder]) => [name.slice(0, -2), new URL(folder.slice(0, -1), root).href]),
  )
  const urlOf = (specifier: string, parent: string | undefined): string | undefined => {
    if (specifier.startsWith('.')) return new URL(specifier, parent).href
    const end = specifier.indexOf('/')
    const folder = folders.get(specifier.slice(0, end))
    return folder && folder + specifier.slice(end + 1)
  }
  registerHooks({
    resolve(specifier, context, next) {
      const url = specifier.endsWith('.ts') ? urlOf(specifier, context.parentURL) : undefined
      return url ? { url, format: 'module-typescript', shortCircuit: true } : next(specifier, context)
    },
  })
}
