import { expect, test } from 'vitest'
import { jpegScans } from './jpeg-scans.ts'

const scan = [0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 0xff, 0xd3, 9]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])

test.each<[string, Uint8Array, number]>([
  ['none without its first bytes', Uint8Array.from(scan), 0],
  ['one, whose bytes are no markers', jpeg(scan), 1],
  ['each of them', jpeg(scan, scan, scan), 3],
  ['up to one more than are asked for', jpeg(...Array.from({ length: 9 }, () => scan)), 5],
  ['not those of a preview in the notes', jpeg([0xff, 0xe1, 0, 2 + scan.length, ...scan], scan), 1],
  ['not what follows the end, as a film does', Uint8Array.from([...jpeg(scan), ...scan, ...scan]), 1],
  ['not hidden behind a marker that has no length', jpeg([0xff, 1], scan, [0xff, 1], scan), 2],
  ['a file that was cut off', jpeg(scan, scan).subarray(0, 17), 2],
  ['a part that claims to have no length', jpeg([0xff, 0xe0, 0, 0], scan), 1],
])('scans of a JPEG: %s', (_, bytes, scans) => expect(jpegScans(bytes, 4)).toBe(scans))
