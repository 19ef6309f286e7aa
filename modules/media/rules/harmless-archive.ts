import type { ArchiveEntry } from './archive.ts'

/**
 * The limits of an archive. `entries`: maximum number of files. `bytes`: maximum size of all unpacked files together. `ratio`: how many
 * times larger the unpacked bytes may be than the packed bytes (docs/rules/security.md, Uploads).
 */
const archiveLimits = { entries: 1000, bytes: 200 * 1024 * 1024, ratio: 100 } as const

/**
 * Matches the names of archives, and of files that a computer executes when a user opens them. Some systems ignore spaces and dots at the
 * end of a name. So names with spaces or dots after the extension match, too.
 */
const refused =
  /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|apk|cab|iso|img|vhdx?|exe|com|scr|pif|ms[ciptu]|msix|appx|appinstaller|application|dll|cpl|bat|cmd|ps[dm]?1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|html?|xht(?:ml)?|mht(?:ml)?|lnk|url|reg|chm|scf|xll|inf|jnlp|(?:settingcontent|library|search|appref)-ms|diagcab|gadget|wsb|iqy|slk|pyz?w?|sh|command|app|dmg|pkg|deb|rpm|desktop|workflow|terminal)[. ]*$/i

/**
 * Matches names that would be unpacked outside of the chosen folder: names with '..' and absolute paths. Also matches names with characters
 * that make them look like other names.
 */
const oddName = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|[:\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Checks the list of files in an archive (its directory) and returns whether the archive may be stored. The archive is refused if a limit
 * is exceeded, or if a file is encrypted, is a link, or is packed by an unusual method. It is also refused if it contains an archive or a
 * program, or a file whose name would put it outside of the chosen folder.
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
