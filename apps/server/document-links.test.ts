import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = (await Array.fromAsync(glob(['*.md', 'docs/**/*.md', 'modules/*/README.md'], { cwd: root }))).toSorted()

/**
 * The Markdown links of a page to files of this project: `[text](target)`. If the text is a name in backticks, the target must contain this
 * name.
 */
const linksOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/(?<!!)\[([^\]]+)\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, text = '', target = '']) => ({ text, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))

/** The reason why a link is broken; undefined if its target exists. */
function broken(page: string, { text, target }: { text: string; target: string }): string | undefined {
  const path = join(root, dirname(page), target)
  if (!existsSync(path)) return `${target} is not there`
  const name = /^`(\w+)`$/.exec(text)?.[1]
  const holds = name === undefined || new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8'))
  return holds ? undefined : `${target} holds no ${name}`
}

describe('Links of the documents have existing targets', () => {
  test.each(pages)('%s', (page) => {
    expect(linksOf(page).flatMap((link) => broken(page, link) ?? [])).toEqual([])
  })

  test('a broken link is found', () => {
    expect(broken('docs/order-life.md', { text: 'x', target: '../nowhere.ts' })).toBe('../nowhere.ts is not there')
    expect(broken('docs/order-life.md', { text: '`nobody`', target: '../package.json' })).toBe(
      '../package.json holds no nobody',
    )
  })
})
