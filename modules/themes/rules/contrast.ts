/**
 * The lowest allowed contrast ratios. `onBrand`: text on the brand colour. `brandOnPaper`: the brand colour on the background of the page.
 */
const leastContrast = { onBrand: 4.5, brandOnPaper: 3 } as const

export interface BrandColours {
  brand: string
  onBrand: string
  paper: string
}

export type ContrastCheck =
  | { ok: true }
  /**
   * `nearest`: the brand colour, mixed with the smallest amount of black or white with which it passes the check. Undefined: no mixture
   * passes.
   */
  | { ok: false; code: 'theme.contrast'; onBrand: number; brandOnPaper: number; nearest: string | undefined }

/**
 * Accepts a brand colour if text on it has a contrast of at least 4.5, and the colour itself has a contrast of at least 3 with the page. If
 * it does not pass, the function proposes the nearest lighter or darker colour that passes.
 */
export function checkBrandColour({ brand, onBrand, paper }: BrandColours): ContrastCheck {
  const passes = (tone: string) =>
    contrast(onBrand, tone) >= leastContrast.onBrand && contrast(tone, paper) >= leastContrast.brandOnPaper
  if (passes(brand)) return { ok: true }
  return {
    ok: false,
    code: 'theme.contrast',
    onBrand: contrast(onBrand, brand),
    brandOnPaper: contrast(brand, paper),
    nearest: steps.flatMap((step) => [mixed(brand, '#000000', step), mixed(brand, '#ffffff', step)]).find(passes),
  }
}

/** The shares of black or white that are tried, from 0.02 to 1. */
const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50)

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Converts a colour '#rgb' or '#rrggbb' to three numbers from 0 to 255. */
function channels(colour: string): number[] {
  const digits = colour.replace('#', '')
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

const mixed = (colour: string, into: string, share: number): string => {
  const target = channels(into)
  const mix = channels(colour).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The colours that visitors see. For each colour: the value that the brand has set (`tokens`), or the theme's colour (`base`) if the brand
 * has set none. A value that is not '#rgb' or '#rrggbb' is ignored.
 */
export function coloursOf(base: BrandColours, tokens: Readonly<Record<string, string>>): BrandColours {
  const own = (name: string, usual: string) =>
    /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(tokens[name] ?? '') ? (tokens[name] ?? usual) : usual
  return {
    brand: own('--brand', base.brand),
    onBrand: own('--on-brand', base.onBrand),
    paper: own('--paper', base.paper),
  }
}
