import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './finding.ts'

const gib = 2 ** 30

/** Judges the free space on the disk of the data folder. `free` is in bytes. */
export function judgeSpace(free: number, folder: string): Finding {
  const says = `${(free / gib).toFixed(1)} GiB free in ${folder}`
  const todo = 'Make room, or move DATA_DIR to a larger disk. The largest parts are pg (the database) and files.'
  if (free < gib / 5) return { area: 'Disk', state: 'broken', says, todo }
  return { area: 'Disk', state: free < 2 * gib ? 'attention' : 'ok', says, todo }
}

/** Can the doctor write into the data folder, and how much space is left on its disk? */
export async function checkDisk(folder: string): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'x')
    await rm(probe)
    const { bavail, bsize } = await statfs(folder)
    return [judgeSpace(bavail * bsize, folder)]
  } catch (error) {
    const says = `${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`
    return [
      {
        area: 'Disk',
        state: 'broken',
        says,
        todo: 'Give the folder to the account that runs Servus, or set DATA_DIR.',
      },
    ]
  }
}

/** Judges the difference between the clocks of this machine and of the database, in seconds. */
export function judgeClocks(apartSeconds: number): Finding {
  const apart = Math.abs(apartSeconds)
  return {
    area: 'Clock',
    state: apart < 2 ? 'ok' : apart < 60 ? 'attention' : 'broken',
    says:
      apart < 2
        ? 'this machine and the database agree'
        : `this machine and the database are ${Math.round(apart)} s apart`,
    todo: 'Set both by NTP: timedatectl set-ntp true. Codes of second factors, appointments and payments depend on it.',
  }
}

/** Does the system synchronise its clock? Undefined if the system does not report it. */
export async function checkTimeService(): Promise<Finding | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      timeout: 3_000,
    })
    const isKept = stdout.trim() === 'yes'
    return {
      area: 'Clock',
      state: isKept ? 'ok' : 'attention',
      says: isKept ? 'kept right by the system' : 'not kept right by the system',
      todo: 'timedatectl set-ntp true',
    }
  } catch {
    return undefined
  }
}

/** Does the server respond on its port? */
export async function checkServer(port: number): Promise<Finding> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  )
  if (answer?.ok) return { area: 'Server', state: 'ok', says: `answers on port ${port}` }
  return answer
    ? {
        area: 'Server',
        state: 'broken',
        says: `answers ${answer.status} on port ${port}`,
        todo: 'Its log says why; start it again.',
      }
    : {
        area: 'Server',
        state: 'attention',
        says: `does not answer on port ${port}`,
        todo: 'Start it with npm start, or set PORT as for the server.',
      }
}
