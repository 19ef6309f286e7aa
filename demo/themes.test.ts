import { describe, expect, test } from 'vitest'
import { themeStyle } from '#modules/content/rules/theme-style.ts'
import { Theme } from '#modules/themes/contract.ts'
import { checkBrandColour, contrast } from '#modules/themes/rules/contrast.ts'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { filesOf } from '#modules/themes/rules/theme-files.ts'
import { donauTheme } from './donau/theme/theme.ts'
import { lindwurmTheme } from './lindwurm/theme/theme.ts'

const themes: Readonly<Record<string, Theme>> = {
  neutral: neutralTheme.theme,
  donau: Theme.parse(donauTheme.theme),
  lindwurm: Theme.parse(lindwurmTheme.theme),
}
/** The tokens of a theme (colours, sizes) by colour scheme. The dark tokens override the light tokens. */
function tokens(theme: string): Record<'light' | 'dark', Readonly<Record<string, string>>> {
  const { dark = {}, light = {} } = themes[theme]?.tokens ?? {}
  return { light, dark: { ...light, ...dark } }
}

describe.each(Object.keys(themes))('contrasts of %s', (theme) => {
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

  test.each(['light', 'dark'] as const)('%s reaches the contrasts that the design measured', (scheme) => {
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

  test('each font that a theme names is its own, a fallback or a system font', () => {
    const { fonts = [], standIns = [] } = themes[theme] ?? {}
    const declared = [...fonts, ...standIns].map(({ family }) => family)
    const named = ['--font-display', '--font-shout'].flatMap((name) =>
      [...(tokens(theme).light[name] ?? '').matchAll(/"([^"]+)"/g)].map(([, family]) => family),
    )
    expect(named.filter((family) => !declared.includes(family ?? ''))).toEqual([])
    expect(declared.filter((family) => !named.includes(family))).toEqual([])
  })

  test('the files of each theme can be read', async () => {
    const brought = { donau: donauTheme, lindwurm: lindwurmTheme }[theme]
    const files = brought ? await Promise.all(filesOf(Theme.parse(brought.theme)).map(brought.read)) : []
    expect(files.every(({ length }) => length > 0)).toBe(true)
  })
})

describe('a colour that a business has chosen', () => {
  test('is accepted when it has enough contrast', () => {
    expect(checkBrandColour({ brand: '#0f5a41', onBrand: '#ffffff', paper: '#f4f7f4' })).toEqual({ ok: true })
  })

  test('otherwise the nearest tone with enough contrast is proposed', () => {
    const check = checkBrandColour({ brand: '#ffd400', onBrand: '#ffffff', paper: '#f4f7f4' })
    expect(check).toMatchObject({ ok: false, code: 'theme.contrast' })
    const nearest = check.ok ? '' : (check.nearest ?? '')
    expect(checkBrandColour({ brand: nearest, onBrand: '#ffffff', paper: '#f4f7f4' })).toEqual({ ok: true })
  })
})

test("a brand's own tokens cannot end their CSS rule", () => {
  expect(themeStyle({ '--brand': '#123456', '--x': 'red} body{display:none', bad: '1' })).toBe(
    ':root[data-brand]{--brand:#123456}',
  )
  expect(themeStyle({})).toBe('')
})
