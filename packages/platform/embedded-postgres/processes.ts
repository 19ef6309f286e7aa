import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Does a process with this id exist? A process of another user counts, too. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Is the process a zombie? The pid of an ended child process exists until its parent reads the exit code. */
function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === 'Z'
}

/** Command line of a process, '' when it does not exist. Linux reads /proc, other systems ask ps. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/**
 * The start time of a process in a unit of the operating system. It is only used to check whether a pid still belongs to the same process. ''
 * if the process does not exist.
 */
export function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim()
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const ticks = statFields(pid)?.[19]
    return ticks === undefined ? '' : `${boot}/${ticks}`
  } catch {
    return ''
  }
}

/**
 * Fields of /proc/<pid>/stat, beginning with the state. The fields before it are left out, because the program's name may contain spaces
 * and brackets. Undefined if the file cannot be read.
 */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
