/**
 * Makes a CSS rule from the brand's own custom properties (Config.themeTokens). The rule overrides the properties of the theme. The
 * settings are checked when they are saved; as a second protection, this function leaves out values with characters that could end the
 * rule. The result is empty if no property is left.
 */
export function themeStyle(tokens: Readonly<Record<string, string>>): string {
  const safe = Object.entries(tokens).filter(([name, value]) => /^--[a-z0-9-]+$/.test(name) && !/[<>{};]/.test(value))
  return safe.length === 0 ? '' : `:root[data-brand]{${safe.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
