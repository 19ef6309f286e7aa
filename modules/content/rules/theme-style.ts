/**
 * A brand's own custom properties as CSS, which overrides its theme. Names and values were checked when the settings were saved
 * (Config.themeTokens). As a second protection, entries with characters that could end the rule are left out.
 */
export function themeStyle(tokens: Readonly<Record<string, string>>): string {
  const safe = Object.entries(tokens).filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[<>{};]/.test(value))
  return safe.length === 0 ? '' : `:root[data-brand]{${safe.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
