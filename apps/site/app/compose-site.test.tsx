import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  checkoutSection,
  checkoutSections,
  type FormSectionProps,
} from '#modules/ordering/site/parts/checkout/checkout-sections.ts'
import { type Fill, siteBlock, siteCode, siteModule, sitePages, slot } from '#ui/site/module.ts'
import { createScreens, Screen, ScreensContext } from '#ui/site/screens.tsx'
import { codeOf, composeSite } from './compose-site.ts'
import { contentRenderer } from './content/render-content.server.tsx'
import { modules } from './modules.ts'
import { testSite } from './testing/test-site.ts'

const root = join(import.meta.dirname, '../../..')

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}>{`Counted ${count}`}</button>
}
const TipSection = ({ data, value }: FormSectionProps<{ most: number }>) => <p>{`Tip ${value} of ${data.most}`}</p>

const counter = siteCode('counter', 'modules/sample/site/counter.tsx', async () => ({ default: Counter }))
const tip = siteCode('checkout.tip', 'modules/sample/site/tip.tsx', async () => ({ default: TipSection }))
const sample = siteModule({ name: 'sample', islands: [counter], screens: [tip] })
const content: { type: string; start?: number }[] = [
  { type: 'counter', start: 3 },
  { type: 'of-a-module-that-is-not-here' },
]
const samplePages = sitePages({
  name: 'sample',
  blocks: [
    siteBlock<{ type: 'counter'; start: number }>({
      type: 'counter',
      styles: 'island',
      render: ({ start }, { Heading, island }) => (
        <section>
          <Heading>Counter</Heading>
          {island(counter, { start })}
        </section>
      ),
    }),
  ],
  pages: [
    async (_site, { path }, { blocks }) =>
      path === 'sample'
        ? {
            kind: 'page',
            title: 'Sample',
            description: '',
            path: '/de/sample',
            alternates: {},
            body: blocks(content),
          }
        : undefined,
  ],
  fills: [checkoutSection({ field: 'donatee', screen: tip, data: () => ({ most: 10 }) })],
})
const parts = composeSite([sample], [samplePages])
const files = {
  entry: '/entry.js',
  rootStyles: ['/root.css'],
  of: (source: string) => ({ scripts: [`/built/${source}.js`], styles: [`/built/${source}.css`] }),
}

describe('a sample module', () => {
  test('its page shows its block and island, and lists only the files of the module', async () => {
    const { html, status } = await contentRenderer(parts)(testSite({}), '/de/sample', files)
    expect(status).toBe(200)
    expect(html).toContain('<h1>Counter</h1>')
    expect(html).toContain('<div data-island="counter"><button>Counted 3</button></div>')
    expect(html).toContain('<script type="application/json">{"start":3}</script>')
    expect(html).toContain('href="/built/modules/sample/site/counter.tsx.js"')
    expect(html).toContain('href="/built/modules/sample/site/counter.tsx.css"')
    expect(html).not.toContain('tip.tsx')
  })

  test('an address that no module knows is not found', async () => {
    expect((await contentRenderer(parts)(testSite({}), '/de/other', files)).status).toBe(404)
  })

  test('its section of the checkout is shown with its own data, and only after its code is loaded', async () => {
    const [section] = parts.fillsOf(checkoutSections)
    expect(section?.data(testSite({}))).toEqual({ most: 10 })
    const screens = createScreens([sample])
    const shown = () =>
      renderToStaticMarkup(
        <ScreensContext value={screens}>
          <Screen name={tip.key} props={{ value: '2', data: section?.data(testSite({})) }} />
        </ScreensContext>,
      )
    expect(shown).toThrow("The screen 'checkout.tip' is not loaded")
    await screens.load([tip.key])
    expect(shown()).toBe('<p>Tip 2 of 10</p>')
    await expect(screens.load(['nothing'])).rejects.toThrow("No module of the site has the screen 'nothing'")
  })

  test('two modules with the same block or code are refused', () => {
    expect(() => composeSite([sample], [samplePages, samplePages])).toThrow("the block 'counter'")
    expect(() => composeSite([sample, sample], [])).toThrow("the code 'counter'")
  })

  test('a block without styles is refused where its module has a style sheet', () => {
    const look = siteCode('look', 'modules/sample/site/look.ts', async () => ({ default: null }))
    const bare = sitePages({
      name: 'sample',
      blocks: [siteBlock({ type: 'bare', styles: 'none', render: () => null })],
    })
    expect(composeSite([sample], [bare]).blockOf('bare')).toBeDefined()
    const styled = siteModule({ name: 'sample', styles: [look] })
    expect(() => composeSite([styled], [bare])).toThrow("The block 'bare' says 'none'")
  })

  test('two slots with the same name are refused as soon as both are filled', () => {
    const [one, other] = [slot<number>('tips'), slot<number>('tips')]
    const filling = (fills: Fill[]) => sitePages({ name: 'sample', fills })
    expect(composeSite([], [filling([one.put(1), one.put(2)])]).fillsOf(one)).toEqual([1, 2])
    expect(() => composeSite([], [filling([one.put(1)]), filling([other.put(2)])])).toThrow("the slot 'tips'")
  })
})

describe('the manifests of the product', () => {
  test('every code entry names the file that it loads', () => {
    const sources = modules.map(({ name }) => {
      const folder = `modules/${name}/site`
      const found = [`${folder}/module.ts`, `${folder}/parts/islands.ts`].filter((file) => existsSync(join(root, file)))
      return found.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    })
    for (const { file, key } of codeOf(modules)) {
      expect(existsSync(join(root, file)), `${key}: ${file}`).toBe(true)
      const name = file.slice(file.indexOf('/site/') + '/site/'.length).replace('parts/', '')
      expect(sources.join('\n'), `${key} loads ${file}`).toMatch(
        new RegExp(`import\\('\\./(parts/)?${name.replaceAll('.', '\\.')}'\\)`),
      )
    }
  })

  test('a module with a browser part and a server part is in both lists', () => {
    const listed = readFileSync(join(import.meta.dirname, 'modules.server.ts'), 'utf8')
    for (const { name } of modules) {
      const half = ['module.server.ts', 'module.server.tsx'].find((file) =>
        existsSync(join(root, 'modules', name, 'site', file)),
      )
      if (half) expect(listed, name).toContain(`#modules/${name}/site/${half}`)
    }
  })
})

test('only the values of a query that modules have declared change a page', () => {
  const { ownQuery } = composeSite([], [sitePages({ name: 'tables', queries: ['table'] }), samplePages])
  expect(ownQuery('?utm_source=x&table=7&table=8')).toBe('?table=7&table=8')
  expect(ownQuery('?table=')).toBe('?table=')
  expect(ownQuery('?utm_source=table')).toBe('')
})
