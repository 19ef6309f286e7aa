import type { SourceFile } from '../boundaries/check.ts'

/** Maximum number of lines of a file. A longer file fails the check. */
export const MOST_LINES = 300
/** A file with more lines than this is long. Long files are counted, and their number may not grow. */
export const LONG_FILE = 150
/** The allowed number of long files. Lower it when there are fewer. */
export const LONG_FILES = 110

/** Files that are not counted: the length of tests, texts and demo data depends on what they list. */
const isNotCounted = /\.(test|spec)\.tsx?$|\/(testing|fixtures|words)\/|^packages\/(testing|i18n)\/|(^|\/)demo\//

export interface Lengths {
  /** A text for each failure. */
  problems: string[]
  long: number
}

/** Compares the length of source files with what CONTRIBUTING.md allows. `allowed` is the number of long files that may exist. */
export function fileLengths(files: readonly SourceFile[], allowed: number): Lengths {
  const counted = files
    .filter(({ path }) => !isNotCounted.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .toSorted((a, b) => b.lines - a.lines)
  const long = counted.filter(({ lines }) => lines > LONG_FILE)
  const tooLong = counted.filter(({ lines }) => lines > MOST_LINES)
  return {
    long: long.length,
    problems: [
      ...tooLong.map(({ path, lines }) => `${path} has ${lines} lines, at most ${MOST_LINES} are allowed.`),
      ...(long.length > allowed
        ? [
            `${long.length} files have more than ${LONG_FILE} lines, at most ${allowed} are allowed. Split a file, for example one that you have just made longer.`,
          ]
        : []),
    ],
  }
}
