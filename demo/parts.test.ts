import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoParts, inOrder } from './parts.ts'

describe('parts of the demo', () => {
  it('are all parts in the folders of modules', () => {
    const modules = new URL('../modules/', import.meta.url)
    const withPart = readdirSync(modules).filter((name) => existsSync(new URL(`${name}/demo/part.ts`, modules)))
    expect(demoParts).toHaveLength(withPart.length)
  })

  it('write in the order of their names, each after the parts that it names', () => {
    const [a, b, c] = [{ after: ['c', 'absent'] }, {}, { after: ['b'] }]
    expect(inOrder(new Map(Object.entries({ a, b, c })))).toEqual([b, c, a])
  })

  it('throw an error that names the parts which wait for each other', () => {
    const parts = new Map([
      ['a', { after: ['b'] }],
      ['b', { after: ['a'] }],
    ])
    expect(() => inOrder(parts)).toThrow('a → b → a')
  })
})
