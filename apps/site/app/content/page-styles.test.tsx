import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageStyles } from './page-styles.tsx'

test('a page contains its styles in their order, and names their sheets in a way that browsers do not load', () => {
  const texts: Record<string, string> = { '/a.css': '@layer base,ui;', '/b.css': '.b>i{color:red}' }
  expect(renderToStaticMarkup(<PageStyles hrefs={['/a.css', '/b.css']} textOf={(href) => texts[href]} />)).toBe(
    '<link rel="written-styles" href="/a.css"/><link rel="written-styles" href="/b.css"/><style>@layer base,ui;\n.b>i{color:red}</style>',
  )
})

test('a page links the sheets whose texts are not known', () => {
  expect(renderToStaticMarkup(<PageStyles hrefs={['/a.css']} textOf={undefined} />)).toBe(
    '<link rel="stylesheet" href="/a.css"/>',
  )
})
