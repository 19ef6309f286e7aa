import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { coloursOf, judge, themeColours, withToken } from './brand-colours.ts'

test.each(Object.keys(themeColours))('colours of %s are those of its style sheet', async (theme) => {
  const css = await readFile(new URL(`../../../packages/ui/site/css/theme-${theme}.css`, import.meta.url), 'utf8')
  const light = css.slice(0, css.indexOf('@media'))
  const long = (colour: string) =>
    colour.length === 4 ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}` : colour
  const value = (name: string) => long(new RegExp(`--${name}:\\s*(#[0-9a-f]+);`).exec(light)?.[1] ?? '')
  expect(themeColours[theme]).toEqual({ brand: value('brand'), onBrand: value('on-brand'), paper: value('paper') })
})

test('the shipped themes can be read', () => {
  for (const theme of Object.keys(themeColours)) expect(judge(theme, {}).check).toEqual({ ok: true })
})

test('a colour that cannot be read is refused, and the tone proposed passes', () => {
  const { check } = judge('donau', withToken({}, '--brand', '#ffcc00'))
  if (check.ok || !check.nearest) throw new Error('expected a proposal')
  expect(judge('donau', withToken({}, '--brand', check.nearest)).check.ok).toBe(true)
})

test('emptied, a value is the theme’s again, and others stay', () => {
  const tokens = withToken({ '--radius': '4px' }, '--brand', '#112233')
  expect(coloursOf('donau', tokens).brand).toBe('#112233')
  expect(withToken(tokens, '--brand', '')).toEqual({ '--radius': '4px' })
  expect(coloursOf('donau', { '--brand': 'rgb(0 0 0)' }).brand).toBe('#0f5a41')
})
