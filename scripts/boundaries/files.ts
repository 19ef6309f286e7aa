import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './check.ts'

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** All TypeScript of the product. */
export function sourceFiles(root: string): SourceFile[] {
  const files: SourceFile[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path)
      } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
        files.push({ path, text: readFileSync(join(root, path), 'utf8') })
    }
  }
  for (const folder of ['packages', 'modules', 'apps', 'demo']) walk(folder)
  return files
}
