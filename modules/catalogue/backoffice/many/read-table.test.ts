import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test('umlauts of today’s and of older spreadsheets', async () => {
  expect(await readTable(new Blob(['Käse;ß']))).toBe('Käse;ß')
  expect(await readTable(new Blob([new Uint8Array([0x4b, 0xe4, 0x73, 0x65, 0x20, 0x80])]))).toBe('Käse €')
})
