import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import type { Options } from './options.ts'
import type { Row } from './rows.ts'

const root = new URL('..', import.meta.url)

/** The figures, with the machine and the time of the measurement. Figures without them cannot be compared. */
export interface Results {
  /** When the run ended, ISO 8601 in UTC. */
  date: string
  /** The commit, with '+' if files on the disk differ from the commit. */
  commit: string
  machine: { processor: string; cores: number; memoryGiB: number; system: string; node: string }
  /** Rounds of each comparison, and seconds of each round. */
  rounds: number
  seconds: number
  rows: readonly Row[]
}

export function resultsOf(rows: readonly Row[], { rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>): Results {
  const processors = cpus()
  return {
    date: new Date().toISOString(),
    commit: commitOf(),
    machine: {
      processor: processors[0]?.model ?? 'unknown',
      cores: processors.length,
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      system: `${platform()} ${release()} ${arch()}`,
      node: process.version,
    },
    rounds,
    seconds,
    rows,
  }
}

/** The commit, or 'unknown' if there is no Git, as in an archive. */
function commitOf(): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results.json') ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

const file = new URL('bench/results.json', root)

/**
 * Merges the rows of one part of the benchmark (`now`) into the stored rows (`before`). A row that was measured again replaces the stored
 * row. If the commit, the machine or the length of the rounds differs, all stored rows are dropped, because they cannot be compared.
 */
export function merged(before: Results | undefined, now: Results): Results {
  const isSame =
    before !== undefined &&
    before.commit === now.commit &&
    before.rounds === now.rounds &&
    before.seconds === now.seconds &&
    JSON.stringify(before.machine) === JSON.stringify(now.machine)
  const measured = new Set(now.rows.map(({ name }) => name))
  const kept = isSame ? before.rows.filter(({ name }) => !measured.has(name)) : []
  return { ...now, rows: [...kept, ...now.rows] }
}

/** Writes the rows into `results.json`, together with the rows of the parts that were measured before. */
export function keepResults(results: Results): Results {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined
  const all = merged(before, results)
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  return all
}
