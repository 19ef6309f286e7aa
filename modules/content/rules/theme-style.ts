/**
 * A brand's own custom properties as CSS, which overrides its theme. Config.themeTokens has already checked names and values. Entries with
 * characters that could end the rule are left out all the same.
 */
export function themeStyle(tokens: Readonly<Record<string, string>>): string {
  const safe = Object.entries(tokens).filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[<>{};]/.test(value))
  return safe.length === 0 ? '' : `:root[data-brand]{${safe.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
