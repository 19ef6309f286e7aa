import {
  type BrandColours,
  checkBrandColour,
  coloursOf,
  type ContrastCheck,
  contrast,
} from '#modules/themes/rules/contrast.ts'

export type Tokens = Readonly<Record<string, string>>

interface ColourState {
  check: ContrastCheck
  /** Contrast ratios between two colours. `onBrand`: text on the brand colour. `onPaper`: the brand colour on the background of the page. */
  onBrand: number
  onPaper: number
}

export function judge(base: BrandColours, tokens: Tokens): ColourState {
  const colours = coloursOf(base, tokens)
  return {
    check: checkBrandColour(colours),
    onBrand: contrast(colours.onBrand, colours.brand),
    onPaper: contrast(colours.brand, colours.paper),
  }
}

/**
 * Returns the brand's own colours with the colour `name` set to `value`. An empty `value` removes `name`, so that the theme's colour applies again.
 * Three more colours always have the value of the brand colour (`--brand`): `--brand-ink`, `--brand-strong` and `--focus`.
 */
export function withToken(tokens: Tokens, name: string, value: string): Tokens {
  const names = name === '--brand' ? ['--brand', '--brand-ink', '--brand-strong', '--focus'] : [name]
  const others = Object.fromEntries(Object.entries(tokens).filter(([one]) => !names.includes(one)))
  return value === '' ? others : { ...others, ...Object.fromEntries(names.map((one) => [one, value])) }
}
