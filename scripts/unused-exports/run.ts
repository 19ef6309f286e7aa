import { fileURLToPath } from 'node:url'
import { sourceFiles, sourcesBeside } from '../boundaries/files.ts'
import { unusedExports } from './check.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const found = unusedExports(sourceFiles(root), sourcesBeside(root))
for (const { path, name, isUsedInside } of found)
  console.error(
    `${path} exports ${name}, which no other file uses: ${isUsedInside ? "remove the word 'export'" : 'delete it'}.`,
  )
console.log(found.length === 0 ? 'Every export is used.' : `${found.length} exports are used by no other file.`)
process.exit(found.length === 0 ? 0 : 1)
