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
  /** Contrast ratios: text on the brand colour, the brand colour on the page. */
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

/** Sets one value. An empty one removes the brand's own value, so that the theme's applies. `--brand` also sets its variants. */
export function withToken(tokens: Tokens, name: string, value: string): Tokens {
  const names = name === '--brand' ? ['--brand', '--brand-ink', '--brand-strong', '--focus'] : [name]
  const others = Object.fromEntries(Object.entries(tokens).filter(([one]) => !names.includes(one)))
  return value === '' ? others : { ...others, ...Object.fromEntries(names.map((one) => [one, value])) }
}
