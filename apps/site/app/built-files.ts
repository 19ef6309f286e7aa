import type { SiteCode } from '#ui/site/module.ts'

/**
 * Returns the files that the build made of a source file and of all its imports, as paths such as '/assets/a.js'. Throws if the build does not know
 * the source file.
 */
export type BuiltFiles = (source: string) => { scripts: readonly string[]; styles: readonly string[] }

/** The scripts and style sheets that a page loads, as addresses, each once. */
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
