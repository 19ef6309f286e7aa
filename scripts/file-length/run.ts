import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../boundaries/files.ts'
import { fileLengths, LONG_FILE, LONG_FILES } from './check.ts'

const { problems, long } = fileLengths(sourceFiles(fileURLToPath(new URL('../..', import.meta.url))), LONG_FILES)
for (const one of problems) console.error(one)
console.log(`${long} files have more than ${LONG_FILE} lines; ${LONG_FILES} are allowed (CONTRIBUTING.md).`)
if (long < LONG_FILES) console.log(`Lower LONG_FILES in scripts/file-length/check.ts to ${long}.`)
process.exit(problems.length === 0 ? 0 : 1)
