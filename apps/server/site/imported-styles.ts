import { posix } from 'node:path'

const imports = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const rooms: Readonly<Record<string, string>> = { modules: 'modules', apps: 'apps', demo: 'demo' }

/**
 * The style sheets that a source file imports, directly or through other files, in the order of the imports. Paths are relative to the
 * project's root. Style sheets of packages, and of files that are imported with `import()`, are not included.
 */
export function stylesImportedBy(source: string, read: (path: string) => string): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    if (path.endsWith('.css')) styles.add(path)
    else if (/\.tsx?$/.test(path))
      for (const [statement, specifier = ''] of read(path).matchAll(imports)) {
        const target = /^import\s+type\s/.test(statement) ? undefined : targetOf(path, specifier)
        if (target) visit(target)
      }
  }
  visit(source)
  return [...styles]
}

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, room = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(specifier) ?? []
  return room ? `${rooms[room] ?? `packages/${room}`}/${rest}` : undefined
}
