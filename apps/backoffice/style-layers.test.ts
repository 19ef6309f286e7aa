import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const orderIn = (text: string) => /@layer ([a-z]+(?:,[a-z]+)+);/.exec(text)?.[1]

test('the page declares the order of the style layers before it links any styles', () => {
  const order = orderIn(read('../../packages/ui/backoffice/design-tokens.css'))
  expect(order).toBeDefined()
  const [head = ''] = read('index.html').split('</style>')
  expect(orderIn(head)).toBe(order)
  expect(head).not.toContain('stylesheet')
})
