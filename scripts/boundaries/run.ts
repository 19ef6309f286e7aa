import { fileURLToPath } from 'node:url'
import { violations } from './check.ts'
import { sourceFiles } from './files.ts'

const found = violations(sourceFiles(fileURLToPath(new URL('../..', import.meta.url))))
for (const one of found) console.error(one)
console.log(found.length === 0 ? 'Boundaries hold.' : `${found.length} imports cross a boundary (CONTRIBUTING.md).`)
process.exit(found.length === 0 ? 0 : 1)
