import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkBrandColour, contrast } from '../theme-contrast.ts'
import { themeStyle } from '#modules/content/rules/theme-style.ts'
import { nightOf } from './theme-night.ts'

const css = (theme: string) => readFileSync(new URL(`./css/theme-${theme}.css`, import.meta.url), 'utf8')
/** Tokens of a theme by scheme: the dark ones override the light. */
function tokens(theme: string): Record<'light' | 'dark', Record<string, string>> {
  const [light = '', dark = ''] = css(theme).split('@media')
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
    )
  return { light: read(light), dark: { ...read(light), ...read(dark) } }
}

describe.each(['donau', 'lindwurm'])('contrasts of %s (design: Tokens)', (theme) => {
  test.each(['light', 'dark'] as const)('%s', (scheme) => {
    const t = tokens(theme)[scheme]
    const pair = (one: string, other: string) => contrast(t[`--${one}`] ?? '', t[`--${other}`] ?? '')
    expect(pair('ink', 'paper')).toBeGreaterThanOrEqual(7)
    expect(pair('ink-2', 'paper')).toBeGreaterThanOrEqual(4.5)
    expect(pair('ink-2', 'surface-2')).toBeGreaterThanOrEqual(4.5)
    expect(pair('on-brand', 'brand')).toBeGreaterThanOrEqual(4.5)
    expect(pair('brand', 'paper')).toBeGreaterThanOrEqual(3)
    expect(pair('line-strong', 'surface')).toBeGreaterThanOrEqual(3)
    expect(pair('err', 'err-soft')).toBeGreaterThanOrEqual(4.5)
    expect(pair('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['light', 'dark'] as const)('%s reaches what the design measured', (scheme) => {
    const t = tokens(theme)[scheme]
    const worst = (...pairs: [string, string][]) =>
      Math.round(Math.min(...pairs.map(([one, other]) => contrast(t[`--${one}`] ?? '', t[`--${other}`] ?? ''))) * 10) /
      10
    const measured = {
      text: worst(['ink', 'paper']),
      secondary: worst(['ink-2', 'paper'], ['ink-2', 'surface'], ['ink-2', 'surface-2']),
      button: worst(['on-brand', 'brand']),
      softButton: worst(['brand-ink', 'brand-soft']),
      error: worst(['err', 'err-soft'], ['err', 'surface']),
      fieldBorder: worst(['line-strong', 'surface'], ['line-strong', 'paper']),
      focus: worst(['focus', 'paper'], ['focus', 'surface']),
    }
    const least = { text: 16, secondary: 6.7, button: 8.2, softButton: 6.5, error: 5.7, fieldBorder: 3.6, focus: 7.6 }
    for (const [name, value] of Object.entries(least))
      expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(value)
  })

  test('its own type and a stand-in of the same size are declared', () => {
    const declared = readFileSync(new URL('./css/fonts.css', import.meta.url), 'utf8')
    const families = [...css(theme).matchAll(/--font-(?:display|shout): ([^;]+);/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, family]) => family),
    )
    expect(families.length).toBeGreaterThan(0)
    for (const family of families) expect(declared).toContain(`font-family: "${family}";`)
  })

  test('the browser bars have its night', () => {
    expect(nightOf(theme)).toEqual({ light: tokens(theme).light['--night'], dark: tokens(theme).dark['--night'] })
  })
})

describe("a customer's own colour (design: Tokens)", () => {
  test('is taken when it can be read', () => {
    expect(checkBrandColour({ brand: '#0f5a41', onBrand: '#ffffff', paper: '#f4f7f4' })).toEqual({ ok: true })
  })

  test('else the nearest tone that passes is proposed', () => {
    const check = checkBrandColour({ brand: '#ffd400', onBrand: '#ffffff', paper: '#f4f7f4' })
    expect(check).toMatchObject({ ok: false, code: 'theme.contrast' })
    const nearest = check.ok ? '' : (check.nearest ?? '')
    expect(checkBrandColour({ brand: nearest, onBrand: '#ffffff', paper: '#f4f7f4' })).toEqual({ ok: true })
  })
})

test('own tokens cannot leave their rule', () => {
  expect(themeStyle({ '--brand': '#123456', '--x': 'red} body{display:none', bad: '1' })).toBe(
    ':root[data-brand]{--brand:#123456}',
  )
  expect(themeStyle({})).toBe('')
})
