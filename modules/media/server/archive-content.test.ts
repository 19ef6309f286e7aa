import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/zip.ts'
import { isHonestArchive } from './archive-content.ts'

const packed = (name: string, content: string | Uint8Array, declared?: number) => {
  const bytes = Buffer.from(content)
  return { name, bytes: deflateRawSync(bytes), method: 8, declared: declared ?? bytes.length }
}
const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const inner = zipOf([{ name: 'a.txt' }])

describe('What is in an archive (docs/rules/security.md, Uploads)', () => {
  test('an archive of ordinary files is accepted, also with an office file in it', async () => {
    expect(await isHonestArchive(zipOf([packed('a.txt', 'Servus'), { name: 'b.txt', size: 20 }]))).toBe(true)
    expect(await isHonestArchive(zipOf([packed('Vertrag.docx', inner)]))).toBe(true)
    const drawing = packed('Logo.svg', `<svg ${xmlns}><rect width="9" height="9" fill="red"/></svg>`)
    expect(await isHonestArchive(zipOf([drawing]))).toBe(true)
    const picture = packed('word/media/1.svg', `<!DOCTYPE svg><svg ${xmlns}/>`)
    expect(await isHonestArchive(zipOf([{ name: '[Content_Types].xml' }, picture]))).toBe(true)
    const fromLinux = { ...packed('#U00dcbersicht.txt', 'Servus'), unicodeName: 'Übersicht.txt', mode: 0o100644 }
    expect(await isHonestArchive(zipOf([{ name: 'Ordner/', size: 0, mode: 0o040755 }, fromLinux]))).toBe(true)
  })
  test.each([
    ['a file that is longer than declared', [packed('a.txt', 'x'.repeat(100_000), 1000)]],
    ['a file that is shorter than declared', [packed('a.txt', 'x'.repeat(10), 20)]],
    ['bytes that cannot be unpacked', [{ name: 'a.txt', bytes: Buffer.from('no deflate'), method: 8, declared: 30 }]],
    ['an archive under another name', [packed('in.bin', inner)]],
    ['an archive in an office file in an archive', [packed('a.docx', zipOf([packed('b.docx', inner)]))]],
    ['an archive whose name ends with a blank', [{ name: 'in.zip ' }]],
    ['a program', [{ name: 'Rechnung.hta' }]],
    ['a program under another name', [packed('Foto.jpg', `MZ${'\0'.repeat(80)}`)]],
    ['a page with scripts', [{ name: 'Rechnung.html' }]],
    ['a name that leads out of the folder', [{ name: 'a/../../start.txt' }]],
    ['a name from the root', [{ name: '/etc/cron.d/a' }]],
    ['a name with a second stream', [{ name: 'a.exe::$DATA' }]],
    ['a name that is read backwards', [{ name: 'a\u202etxt.exe' }, { name: 'b\u202egnp.txt' }]],
    ['another name before the bytes', [{ name: 'a.txt', inFront: 'a.exe' }]],
    ['another name in an extra field', [{ name: 'Foto.jpg', unicodeName: 'Foto.exe' }]],
    ['a name in an extra field that leads out', [{ name: 'a.txt', unicodeName: '../../start.txt' }]],
    ['another way of packing before the bytes', [{ name: 'a.bin', methodInFront: 8 }]],
    ['a link to another place', [{ name: 'Fotos', bytes: Buffer.from('/etc'), mode: 0o120777 }]],
    ['a device', [{ name: 'Fotos', mode: 0o020666 }]],
    ['a program of macOS', [packed('Foto', new Uint8Array([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1]))]],
    ['a script without an ending', [packed('Foto', '#!/bin/sh\nopen .')]],
    ['a tape archive under another name', [packed('in.bin', `${'a.txt'.padEnd(257, '\0')}ustar`)]],
    ['a cabinet under another name', [packed('in.bin', 'MSCF\0\0\0\0')]],
    ['a console that starts programs', [{ name: 'Rechnung.msc' }]],
    ['a drawing with a script', [packed('Logo.svg', `<svg ${xmlns}><script>alert(1)</script></svg>`)]],
    ['an encrypted file', [{ name: 'a.txt', flags: 1 }]],
    ['an unknown way of packing', [{ name: 'a.txt', method: 14 }]],
  ])('%s is refused', async (_what, files) => expect(await isHonestArchive(zipOf(files))).toBe(false))

  test('an archive with bytes that its directory does not list is refused', async () => {
    const good = zipOf([{ name: 'a.txt' }, { name: 'b.txt' }])
    const hidden = zipOf([{ name: 'a.txt' }, { name: 'b.txt', isHidden: true }])
    expect([await isHonestArchive(good), await isHonestArchive(hidden)]).toEqual([true, false])
  })
})
