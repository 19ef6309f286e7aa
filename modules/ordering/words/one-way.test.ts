import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\/words\/.*\.ts$/.test(path))

test('a debit card has one spelling: EC-Karte; only the pages of guests have the text of specification §2', () => {
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const written = (text: string) => texts.filter(([file, all]) => !file.endsWith('.test.ts') && all.includes(text))
  expect(written("'EC-Karte").length).toBeGreaterThan(4)
  expect(written("'EC Karte").map(([file]) => file)).toEqual(['ordering/words/checkout.ts'])
})
