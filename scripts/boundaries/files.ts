import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './check.ts'

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** All TypeScript of the product. */
export const sourceFiles = (root: string): SourceFile[] =>
  filesOf(root, (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))

/** All style sheets of the product. */
export const styleFiles = (root: string): SourceFile[] => filesOf(root, (name) => name.endsWith('.css'))

function filesOf(root: string, isWanted: (name: string) => boolean): SourceFile[] {
  const files: SourceFile[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path)
      } else if (isWanted(entry.name)) files.push({ path, text: readFileSync(join(root, path), 'utf8') })
    }
  }
  for (const folder of ['packages', 'modules', 'apps', 'demo']) walk(folder)
  return files
}
