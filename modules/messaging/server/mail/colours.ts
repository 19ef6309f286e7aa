import type { MailBrand } from '../ports.ts'

/**
 * The colours of a mail, taken from the light colours of the brand's theme. They are plain values, because mail programs do not support CSS custom
 * properties.
 */
export interface MailColours {
  paper: string
  surface: string
  surface2: string
  ink: string
  ink2: string
  line: string
  brand: string
  onBrand: string
  brandSoft: string
  night: string
  onNight: string
  onNight2: string
  accent: string
  warnSoft: string
  warn: string
  radius: string
  buttonRadius: string
  display: string
}

/** The colours that are used if neither the theme nor the brand sets a colour: dark blue on light grey, as in the neutral theme. */
const usual: MailColours = {
  paper: '#f6f7f9',
  surface: '#ffffff',
  surface2: '#eceff3',
  ink: '#10151c',
  ink2: '#454f5e',
  line: '#d5dae2',
  brand: '#234a78',
  onBrand: '#ffffff',
  brandSoft: '#dde7f3',
  night: '#101826',
  onNight: '#eef2f7',
  onNight2: '#aab6c6',
  accent: '#f2c14e',
  warn: '#7c5200',
  warnSoft: '#faeed3',
  radius: '16px',
  buttonRadius: '12px',
  display: "Georgia, 'Times New Roman', serif",
}

const tokenNames: Readonly<Record<string, keyof MailColours>> = {
  '--paper': 'paper',
  '--surface': 'surface',
  '--surface-2': 'surface2',
  '--ink': 'ink',
  '--ink-2': 'ink2',
  '--line': 'line',
  '--brand': 'brand',
  '--on-brand': 'onBrand',
  '--brand-soft': 'brandSoft',
  '--night': 'night',
  '--on-night': 'onNight',
  '--on-night-2': 'onNight2',
  '--accent': 'accent',
  '--warn': 'warn',
  '--warn-soft': 'warnSoft',
}

/** The largest radius of the corners of cards in a mail, in px. The corners of buttons can be rounder. */
const MOST_ROUND = 20

/** Reads colours and radii from the tokens of the theme and the brand. A token that is no plain hex colour or length is ignored. */
export function mailColours({ themeTokens }: Pick<MailBrand, 'themeTokens'>): MailColours {
  const own = Object.entries(themeTokens).flatMap(([token, value]) => {
    const name = tokenNames[token]
    return name && /^#[0-9a-f]{3,8}$/i.test(value) ? [[name, long(value)]] : []
  })
  const radius = pixels(themeTokens['--radius'])
  const buttonRadius = pixels(themeTokens['--radius-btn'])
  return {
    ...usual,
    ...(Object.fromEntries(own) as Partial<MailColours>),
    ...(radius === undefined ? {} : { radius: `${Math.min(MOST_ROUND, radius)}px` }),
    ...(buttonRadius === undefined ? {} : { buttonRadius: `${buttonRadius}px` }),
  }
}

/** Expands a colour with three digits ('#abc' becomes '#aabbcc'), because mail programs need six. */
const long = (colour: string): string =>
  colour.length === 4 ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}` : colour

/** Converts a length like '1.5rem' or '24px' to px. Undefined for any other text. */
function pixels(length: string | undefined): number | undefined {
  const [, value, unit] = /^(\d*\.?\d+)(rem|px)$/.exec(length ?? '') ?? []
  return value === undefined ? undefined : Number(value) * (unit === 'rem' ? 16 : 1)
}
