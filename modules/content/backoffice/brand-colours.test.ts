import { expect, test } from 'vitest'
import { coloursOf } from '#modules/themes/rules/contrast.ts'
import { judge, withToken } from './brand-colours.ts'

const green = { brand: '#0f5a41', onBrand: '#ffffff', paper: '#f4f7f4' }

test('a colour with too little contrast is refused, and the proposed one is accepted', () => {
  expect(judge(green, {}).check).toEqual({ ok: true })
  const { check } = judge(green, withToken({}, '--brand', '#ffcc00'))
  if (check.ok || !check.nearest) throw new Error('expected a proposal')
  expect(judge(green, withToken({}, '--brand', check.nearest)).check.ok).toBe(true)
})

test('an emptied value falls back to the value of the theme, and the other values stay', () => {
  const tokens = withToken({ '--radius': '4px' }, '--brand', '#112233')
  expect(coloursOf(green, tokens).brand).toBe('#112233')
  expect(withToken(tokens, '--brand', '')).toEqual({ '--radius': '4px' })
  expect(coloursOf(green, { '--brand': 'rgb(0 0 0)' }).brand).toBe('#0f5a41')
})
