import type { ArchiveEntry } from './archive.ts'

/**
 * Limits of an archive: number of files, bytes of all files when unpacked, and unpacked bytes divided by packed bytes
 * (docs/rules/security.md, Uploads).
 */
const archiveLimits = { entries: 1000, bytes: 200 * 1024 * 1024, ratio: 100 } as const

/**
 * Extensions of archives, and of files that a computer executes when they are opened. Some systems ignore spaces and dots at the end of a name.
 */
const refused =
  /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|apk|cab|iso|img|vhdx?|exe|com|scr|pif|ms[ciptu]|msix|appx|appinstaller|application|dll|cpl|bat|cmd|ps[dm]?1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|html?|xht(?:ml)?|mht(?:ml)?|lnk|url|reg|chm|scf|xll|inf|jnlp|(?:settingcontent|library|search|appref)-ms|diagcab|gadget|wsb|iqy|slk|pyz?w?|sh|command|app|dmg|pkg|deb|rpm|desktop|workflow|terminal)[. ]*$/i

/** Names that lead out of the folder into which they are unpacked, or that are displayed differently from what they are. */
const oddName = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|[:\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Whether an archive may be stored, judged by its directory. It is refused if it exceeds a limit, if a file is encrypted, a link or packed by
 * an unusual method, if it contains another archive or a program, or if a name is invalid.
 */
export function isHarmlessArchive(entries: readonly ArchiveEntry[]): boolean {
  const { entries: most, bytes, ratio } = archiveLimits
  const all = entries.flatMap(({ name, otherNames }) => [name, ...otherNames])
  if (entries.length > most || all.some((name) => refused.test(name) || oddName.test(name))) return false
  if (
    entries.some(
      ({ isEncrypted, isLink, method, packed, size }) =>
        isEncrypted || isLink || (method === 0 ? packed !== size : method !== 8),
    )
  )
    return false
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const packed = entries.reduce((sum, one) => sum + one.packed, 0)
  return total <= bytes && total <= Math.max(packed, 1) * ratio
}
