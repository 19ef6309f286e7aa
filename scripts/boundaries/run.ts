import { fileURLToPath } from 'node:url'
import { violations } from './check.ts'
import { sourceFiles, styleFiles } from './files.ts'
import { styleViolations } from './styles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = sourceFiles(root)
const found = [...violations(sources), ...styleViolations(styleFiles(root), sources)]
for (const one of found) console.error(one)
console.log(
  found.length === 0 ? 'Boundaries hold.' : `${found.length} imports or styles cross a boundary (CONTRIBUTING.md).`,
)
process.exit(found.length === 0 ? 0 : 1)
