import { archiveEntries } from './archive.ts'
import { isHarmlessArchive } from './harmless-archive.ts'
import { isPlainDrawing } from './svg.ts'

/** The types that an uploaded file may have (specification §5, Upload: default widget types), each with its content type. */
export const mediaTypes = {
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  webm: 'video/webm',
  zip: 'application/zip',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const
export type FileType = keyof typeof mediaTypes

/** The types of pictures that staff may upload for pages. Visitors may upload all of these types except webp. */
export const pictureTypes: readonly FileType[] = ['gif', 'jpg', 'png', 'webp', 'svg']
/** The types of pictures that the server encodes again from their pixels. This removes hidden content and metadata. */
export const rasterTypes: readonly FileType[] = ['gif', 'jpg', 'png', 'webp']
/** The types of uploaded files for which a preview is made (specification §5, Upload). */
export const previewTypes: readonly FileType[] = ['gif', 'jpg', 'png']
export const visitorTypes: readonly FileType[] = (Object.keys(mediaTypes) as FileType[]).filter(
  (type) => type !== 'webp',
)

const western = new TextDecoder('windows-1252')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The bytes that identify each type: the type, the index at which the bytes start, and the bytes. */
const signatures: readonly [FileType | 'ole' | 'zipped', number, string][] = [
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBPVP8'],
  ['mp4', 4, 'ftyp'],
  ['mpeg', 0, '\x00\x00\x01\xba'],
  ['mpeg', 0, '\x00\x00\x01\xb3'],
  ['pdf', 0, '%PDF-'],
  ['zipped', 0, 'PK\x03\x04'],
  ['ole', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
]

/** Other extensions that are usual for a type. */
const otherEndings: Partial<Record<FileType, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  mp4: ['m4v', 'mov'],
  mpeg: ['mpg'],
}

/** The types that are zip archives. The files in them are checked before an archive is stored. */
export const zippedTypes: readonly FileType[] = ['zip', 'docx', 'xlsx', 'pptx']

const endingOf = (filename: string): string => /\.([^.]*)$/.exec(filename)?.[1]?.toLowerCase() ?? ''

/** Whether the extension of a file's name fits its type. A name without an extension fits every type. */
export const isNamedAs = (filename: string, type: FileType): boolean => {
  const ending = endingOf(filename)
  return ending === '' || ending === type || (otherEndings[type] ?? []).includes(ending)
}

/** Makes a name that can be shown: the last part of a path, without characters that file names cannot have. 'Datei' if nothing is left. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}|["<>|:*?]/gu, '').trim() || 'Datei'

/** The name with which a file is downloaded. Its extension is replaced if it does not fit the file's type. */
export const nameWithType = (filename: string, type: string): string =>
  endingOf(filename) === type ? filename : `${filename.replace(/\.[^.]*$/, '') || 'Datei'}.${type}`

/**
 * Detects the type of a file from its bytes. Only text files (txt, csv, svg) have no identifying bytes, so their name decides. Undefined if the type
 * is not accepted.
 */
export function fileTypeOf(bytes: Uint8Array, filename: string): FileType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const found = signatures.find(([, at, sign]) => start.startsWith(sign, at))?.[0]
  if (found === 'zipped') return officeTypeOf(bytes)
  if (found === 'ole') return oldOfficeTypeOf(bytes)
  if (found === 'webp' && !start.startsWith('RIFF')) return undefined
  if (found) return found
  if (start.startsWith('\x1a\x45\xdf\xa3')) return start.includes('webm') ? 'webm' : undefined
  return textTypeOf(bytes, filename)
}

/**
 * Detects the type of a zip archive. A docx, xlsx or pptx file is an archive with a folder for its program. Undefined if the archive could
 * be harmful or contains macros.
 */
function officeTypeOf(bytes: Uint8Array): FileType | undefined {
  const entries = archiveEntries(bytes)
  if (!entries || !isHarmlessArchive(entries)) return undefined
  const isIn = (folder: string): boolean => entries.some(({ name }) => name.startsWith(folder))
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return 'zip'
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return undefined
  if (isIn('word/')) return 'docx'
  if (isIn('xl/')) return 'xlsx'
  return isIn('ppt/') ? 'pptx' : 'zip'
}

/**
 * Detects the type of an older office file (doc, xls, ppt) by the names of its streams, which are written in UTF-16. Undefined if it is
 * none of these.
 */
function oldOfficeTypeOf(bytes: Uint8Array): FileType | undefined {
  const text = western.decode(bytes)
  const wide = (name: string): boolean => text.includes([...name].join('\0'))
  if (wide('WordDocument')) return 'doc'
  if (wide('Workbook') || wide('Book')) return 'xls'
  return wide('PowerPoint Document') ? 'ppt' : undefined
}

function textTypeOf(bytes: Uint8Array, filename: string): FileType | undefined {
  const text = readText(bytes)
  if (text === undefined) return undefined
  const extension = /\.([a-z]+)$/.exec(filename.toLowerCase())?.[1]
  if (extension === 'svg') return isPlainDrawing(text) ? 'svg' : undefined
  return extension === 'txt' || extension === 'csv' ? extension : undefined
}

/** Matches a control character that a text file cannot contain: all except line breaks and tabs. */
const oddSigns = /(?![\t\n\v\f\r])\p{Cc}/u

function readText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  return oddSigns.test(text) ? undefined : text
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    // The bytes are not UTF-8. Older spreadsheets write tables in the Western European encoding windows-1252.
    return western.decode(bytes)
  }
}
