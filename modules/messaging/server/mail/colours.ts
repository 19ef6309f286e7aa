import type { MailBrand } from '../ports.ts'

/** Colours of a mail: the brand's light tokens (design, site: Tokens). Mail programs know no custom properties. */
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

const donau: MailColours = {
  paper: '#f4f7f4',
  surface: '#ffffff',
  surface2: '#e9f0eb',
  ink: '#0c1512',
  ink2: '#46554e',
  line: '#d3ddd6',
  brand: '#0f5a41',
  onBrand: '#ffffff',
  brandSoft: '#dcebe2',
  night: '#07110d',
  onNight: '#edf4f0',
  onNight2: '#a9beb3',
  accent: '#a9d8bd',
  warn: '#7c5200',
  warnSoft: '#faeed3',
  radius: '20px',
  buttonRadius: '999px',
  display: "Georgia, 'Times New Roman', serif",
}
const lindwurm: MailColours = {
  ...donau,
  paper: '#fbf5ef',
  surface2: '#f4e8de',
  ink: '#2a1512',
  ink2: '#654a42',
  line: '#e3d2c5',
  brand: '#8a1f23',
  brandSoft: '#f7e1da',
  night: '#2a1512',
  onNight: '#fdf3e6',
  onNight2: '#d5bfae',
  accent: '#e6b95c',
  warn: '#7a4b00',
  warnSoft: '#fbeac6',
  radius: '8px',
  buttonRadius: '8px',
}
const themes: Readonly<Record<string, MailColours>> = { donau, lindwurm }

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
}

/** Of the theme's name, with the brand's own tokens over it; only plain colours are taken. */
export function mailColours({ theme, themeTokens }: Pick<MailBrand, 'theme' | 'themeTokens'>): MailColours {
  const own = Object.entries(themeTokens).flatMap(([token, value]) => {
    const name = tokenNames[token]
    return name && /^#[0-9a-f]{3,8}$/i.test(value) ? [[name, value]] : []
  })
  return { ...(themes[theme] ?? donau), ...(Object.fromEntries(own) as Partial<MailColours>) }
}
