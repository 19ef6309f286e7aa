/**
 * A brand's own custom properties as CSS on top of its theme (design: Brands). Names and values come checked from Config.themeTokens;
 * what could end the rule is left out all the same.
 */
export function themeStyle(tokens: Readonly<Record<string, string>>): string {
  const safe = Object.entries(tokens).filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[<>{};]/.test(value))
  return safe.length === 0 ? '' : `:root[data-brand]{${safe.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** `--night` of each theme, for the browser's own bars: they cannot read a style sheet. */
const nights: Readonly<Record<string, { light: string; dark: string }>> = {
  donau: { light: '#07110d', dark: '#060d0a' },
  lindwurm: { light: '#2a1512', dark: '#140a08' },
}
const donauNight = { light: '#07110d', dark: '#060d0a' }

export const nightOf = (theme: string | undefined): { light: string; dark: string } =>
  nights[theme ?? 'donau'] ?? donauNight
