import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test('reads umlauts in UTF-8 and in the encoding of older spreadsheets', async () => {
  expect(await readTable(new Blob(['Käse;ß']))).toBe('Käse;ß')
  expect(await readTable(new Blob([new Uint8Array([0x4b, 0xe4, 0x73, 0x65, 0x20, 0x80])]))).toBe('Käse €')
})
