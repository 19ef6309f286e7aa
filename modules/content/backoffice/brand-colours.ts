import { checkBrandColour, type ContrastCheck, contrast } from '#ui/theme-contrast.ts'

export type Tokens = Readonly<Record<string, string>>

/** Colours that each theme starts from (packages/ui/site/css/theme-*.css); a test keeps them the same. */
export const themeColours: Readonly<Record<string, { brand: string; onBrand: string; paper: string }>> = {
  donau: { brand: '#0f5a41', onBrand: '#ffffff', paper: '#f4f7f4' },
  lindwurm: { brand: '#8a1f23', onBrand: '#ffffff', paper: '#fbf5ef' },
}

/** The brand's colours as guests see them: its own values on top of the theme's. Values that are no hex colour count as the theme's. */
export function coloursOf(theme: string, tokens: Tokens): { brand: string; onBrand: string; paper: string } {
  const base = themeColours[theme] ?? { brand: '#0f5a41', onBrand: '#ffffff', paper: '#f4f7f4' }
  const own = (name: string, usual: string) =>
    /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(tokens[name] ?? '') ? (tokens[name] ?? usual) : usual
  return {
    brand: own('--brand', base.brand),
    onBrand: own('--on-brand', base.onBrand),
    paper: own('--paper', base.paper),
  }
}

export interface ColourState {
  check: ContrastCheck
  /** Contrast ratios: text on the brand colour, the brand colour on the page. */
  onBrand: number
  onPaper: number
}

export function judge(theme: string, tokens: Tokens): ColourState {
  const colours = coloursOf(theme, tokens)
  return {
    check: checkBrandColour(colours),
    onBrand: contrast(colours.onBrand, colours.brand),
    onPaper: contrast(colours.brand, colours.paper),
  }
}

/** One value set or, when empty, left to the theme. The strong and inked tones follow the brand colour. */
export function withToken(tokens: Tokens, name: string, value: string): Tokens {
  const names = name === '--brand' ? ['--brand', '--brand-ink', '--brand-strong', '--focus'] : [name]
  const others = Object.fromEntries(Object.entries(tokens).filter(([one]) => !names.includes(one)))
  return value === '' ? others : { ...others, ...Object.fromEntries(names.map((one) => [one, value])) }
}
