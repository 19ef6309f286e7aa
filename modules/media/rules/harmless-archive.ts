import type { ArchiveEntry } from './archive.ts'

/** Bounds of an archive (docs/rules/security.md, Uploads). */
const archiveLimits = { entries: 1000, bytes: 200 * 1024 * 1024, ratio: 100 } as const

/** Archives, and what a computer runs when it is opened. Blanks and dots at the end of a name are dropped by some systems. */
const refused =
  /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|apk|cab|iso|img|vhdx?|exe|com|scr|pif|ms[ciptu]|msix|appx|appinstaller|application|dll|cpl|bat|cmd|ps[dm]?1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|html?|xht(?:ml)?|mht(?:ml)?|lnk|url|reg|chm|scf|xll|inf|jnlp|(?:settingcontent|library|search|appref)-ms|diagcab|gadget|wsb|iqy|slk|pyz?w?|sh|command|app|dmg|pkg|deb|rpm|desktop|workflow|terminal)[. ]*$/i

/** Names that lead out of the folder that they are unpacked into, or that are shown other than they are. */
const oddName = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|[:\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * May it be kept, by what it says of itself? Not with too many files, too much in them, more than it can hold, another archive or a program
 * inside, or a name that is none.
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
