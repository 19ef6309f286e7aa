import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipName, zipOf } from './zip.ts'

const at = Temporal.Instant.from('2026-11-23T03:00:00Z')

async function unpacked(entries: Iterable<ZipEntry>): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(entries, at)) chunks.push(chunk)
  return unzipSync(Buffer.concat(chunks))
}

test('every file can be read back from an archive, text and bytes, with names in any script', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 251)
  const files = await unpacked([
    { name: 'data.json', bytes: '{"name":"Zoë"}' },
    { name: 'uploads/001-Äpfel 🍏.png', bytes },
    { name: 'empty.txt', bytes: '' },
  ])
  expect(Object.keys(files)).toEqual(['data.json', 'uploads/001-Äpfel 🍏.png', 'empty.txt'])
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"name":"Zoë"}')
  expect(Buffer.from(files['uploads/001-Äpfel 🍏.png'] ?? []).equals(bytes)).toBe(true)
})

test('entries are read one at a time, when the reader requests them', async () => {
  let read = 0
  const entries = function* (): Generator<ZipEntry> {
    for (; read < 5;) yield { name: `${++read}`, bytes: new Uint8Array(10) }
  }
  const archive = zipOf(entries(), at)
  await archive.next()
  expect(read).toBe(1)
  await archive.return(undefined)
  expect(read).toBe(1)
})

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\a\\b.pdf', 'C__a_b.pdf'],
  ['Rechnung\u202Efdp.exe', 'Rechnung_fdp.exe'],
  ['', '_'],
  ['...', '_'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('%j becomes a file name without a path: %j', (name, expected) => {
  expect(zipName(name)).toBe(expected)
})
