import type { SiteCode } from '#ui/site/module.ts'

/** What the build has made of a source file, with all that it imports; addresses from the root. Throws for an unknown one. */
export type BuiltFiles = (source: string) => { scripts: readonly string[]; styles: readonly string[] }

/** Files that a page names in its head, each once. */
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
