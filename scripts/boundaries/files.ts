import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './check.ts'

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** All TypeScript files of the product. */
export const sourceFiles = (root: string): SourceFile[] =>
  filesOf(root, (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))

/** Files that use the product but are not part of it: benchmarks, browser tests and scripts. */
export const sourcesBeside = (root: string): SourceFile[] =>
  filesOf(root, (name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'), ['bench', 'e2e', 'scripts'])

/** All style sheets of the product. */
export const styleFiles = (root: string): SourceFile[] => filesOf(root, (name) => name.endsWith('.css'))

const product = ['packages', 'modules', 'apps', 'demo']

function filesOf(root: string, isWanted: (name: string) => boolean, folders = product): SourceFile[] {
  const files: SourceFile[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path)
      } else if (isWanted(entry.name)) files.push({ path, text: readFileSync(join(root, path), 'utf8') })
    }
  }
  for (const folder of folders) walk(folder)
  return files
}
