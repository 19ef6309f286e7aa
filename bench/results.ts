import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import type { Options } from './options.ts'
import type { Row } from './rows.ts'

const root = new URL('..', import.meta.url)

/** Where and when figures were measured: without it they say nothing. */
export interface Results {
  /** When the run ended, ISO 8601 in UTC. */
  date: string
  /** The commit, with '+' when files differed from it. */
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

/** An archive without Git has none. */
function commitOf(): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

export const keepResults = (results: Results): void =>
  writeFileSync(new URL('bench/results.json', root), `${JSON.stringify(results, null, 2)}\n`)
