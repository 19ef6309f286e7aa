import type { SiteCode } from '#ui/site/module.ts'

/** The files that the build made of a source file, with all its imports, as addresses from the root. Throws for an unknown source. */
export type BuiltFiles = (source: string) => { scripts: readonly string[]; styles: readonly string[] }

/** Files that a page lists in its head, each once. */
export interface PageFiles {
  scripts: string[]
  styles: string[]
}

export function filesOf(code: readonly SiteCode[], built: BuiltFiles): PageFiles {
  const found = code.map(({ file }) => built(file))
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  }
}
