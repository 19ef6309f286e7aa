import { accessSync, chownSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The account to start PostgreSQL with. Undefined: the account of this process is used. If this process runs as root, the account is
 * `postgres`, or `nobody` (65534) on a system without `postgres`. PostgreSQL itself refuses to run as root.
 */
export function accountFor(uid = process.getuid?.() ?? 1): Account | undefined {
  if (uid !== 0) return undefined
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.startsWith('postgres:'))
    const [, , user, group] = line?.split(':') ?? []
    if (user && group) return { uid: Number(user), gid: Number(group) }
  } catch {
    // There is no passwd file. 65534 is the id of `nobody` on most systems.
  }
  return { uid: 65534, gid: 65534 }
}

/** May the account enter this folder and every folder above it? A home folder with mode 0700 forbids it. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true
  for (let at = path; ; at = dirname(at)) {
    try {
      const { mode, uid, gid } = statSync(at)
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    } catch {
      // The folder does not exist yet, so only its parent folders are checked.
    }
    if (dirname(at) === at) return true
  }
}

/** Makes a folder that belongs to the account and that no other account can open. */
export function ownFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
}

export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
