import { describe, expect, test } from 'vitest'
import { archiveEntries } from './archive.ts'
import { isHarmlessArchive } from './harmless-archive.ts'
import { zipOf } from '../testing/zip.ts'

const plain = { otherNames: [], isLink: false, method: 0, isEncrypted: false }
const entriesOf = (bytes: Uint8Array) => archiveEntries(bytes)

describe('The directory of an archive (docs/rules/security.md, Uploads)', () => {
  test('lists its files with their sizes', () =>
    expect(entriesOf(zipOf([{ name: 'a.txt', size: 3 }, { name: 'Ordner/ü.txt' }]))).toEqual([
      { name: 'a.txt', ...plain, packed: 3, size: 3, start: 35 },
      { name: 'Ordner/ü.txt', ...plain, packed: 1, size: 1, start: 81 },
    ]))

  const good = zipOf([{ name: 'a.txt' }])
  const changed = (at: number, value: number) => {
    const bytes = new Uint8Array(good)
    bytes[at < 0 ? bytes.length + at : at] = value
    return bytes
  }
  test.each([
    ['no directory', new TextEncoder().encode('PK\x03\x04rest')],
    ['something behind it', new Uint8Array([...good, ...new TextEncoder().encode('<script>')])],
    ['fewer entries than it says', changed(-12, 2)],
    ['an entry that lies outside', changed(-31, 200)],
    ['several parts', changed(-18, 1)],
  ])('is refused with %s', (_what, bytes) => expect(entriesOf(bytes)).toBeUndefined())
})

const whole = (entry: { name: string; packed: number; size: number }) => ({
  ...entry,
  ...plain,
  method: 8,
  start: 0,
})

describe('An archive is refused', () => {
  test.each([
    ['with more than 1000 files', Array.from({ length: 1001 }, (_, n) => ({ name: `${n}`, packed: 1, size: 1 }))],
    ['with more than 200 MB in it', [{ name: 'a', packed: 9_000_000, size: 210_000_000 }]],
    ['with a hundred times its size in it', [{ name: 'a', packed: 1000, size: 100_001 }]],
    ['with an archive inside', [{ name: 'x/more.ZIP', packed: 10, size: 10 }]],
  ])('%s', (_what, entries) => expect(isHarmlessArchive(entries.map(whole))).toBe(false))

  test('but not if its files and sizes are ordinary', () =>
    expect(isHarmlessArchive([{ name: 'Fotos/1.jpg', packed: 100, size: 9_000 }].map(whole))).toBe(true))
})
