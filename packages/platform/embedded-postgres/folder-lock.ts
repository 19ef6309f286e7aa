import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, startOf } from './processes.ts'

interface Holder {
  pid: number
  start: string
}

/**
 * Prevents two servers from using one data folder. The lock contains the pid and the start time of its process. If that process was
 * killed, the lock counts as free, even if a new process has the same pid. `ok: false`: a server uses the folder, or another process is
 * taking the lock at this moment. `pid`: the process that the lock names; 0 if there is none.
 */
export function lockFolder(folder: string): { ok: true; release: () => void } | { ok: false; pid: number } {
  const file = join(folder, 'server.lock')
  const guard = `${file}.guard`
  if (!enter(guard)) return { ok: false, pid: holderOf(file)?.pid ?? 0 }
  try {
    const holder = holderOf(file)
    if (holder && holder.pid !== process.pid && isAlive(holder.pid) && startOf(holder.pid) === holder.start) {
      return { ok: false, pid: holder.pid }
    }
    const mine: Holder = { pid: process.pid, start: startOf(process.pid) }
    if (holder && holder.pid === mine.pid && holder.start === mine.start) return { ok: false, pid: mine.pid }
    writeFileSync(file, JSON.stringify(mine))
    return { ok: true, release: () => rmSync(file, { force: true }) }
  } finally {
    rmdirSync(guard)
  }
}

/** The pid of the server process that uses the folder now. Undefined: no process uses it. */
export function serverOn(folder: string): number | undefined {
  const holder = holderOf(join(folder, 'server.lock'))
  return holder && isAlive(holder.pid) && startOf(holder.pid) === holder.start ? holder.pid : undefined
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/**
 * Creates the guard folder. mkdir is atomic, so only one process at a time can check the lock and replace it. A guard older than 10 s
 * belongs to a killed process and is removed. Returns false if another process has the guard now.
 */
function enter(guard: string): boolean {
  for (let round = 0; round < 2; round++) {
    try {
      mkdirSync(guard)
      return true
    } catch {
      try {
        if (Date.now() - statSync(guard).mtimeMs < 10_000) return false
        rmdirSync(guard)
      } catch {
        // The process that owned the guard has just removed it: try again.
      }
    }
  }
  return false
}
