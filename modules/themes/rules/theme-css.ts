import type { PictureName, Theme } from '../contract.ts'

/** Writes the custom properties of both colour schemes as CSS rules for the root element. */
export function tokensCss({ tokens }: Pick<Theme, 'tokens'>): string {
  const rules = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const dark = rules(tokens.dark)
  return (
    `:root{color-scheme:light dark;${rules(tokens.light)}}` +
    (dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`)
  )
}

/** Writes the `@font-face` rules for the theme's fonts, and for the system fonts that are shown until the theme's fonts are loaded. */
export function fontsCss(
  { fonts, standIns }: Pick<Theme, 'fonts' | 'standIns'>,
  urlOf: (file: string) => string,
): string {
  const faces = fonts.map(
    ({ family, file, unicodeRange, weight }) =>
      `@font-face{font-family:"${family}";src:url("${urlOf(file)}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${unicodeRange}}`,
  )
  const stand = standIns.map(
    ({ ascent, descent, family, local, size, weight }) =>
      `@font-face{font-family:"${family}";src:${local.map((one) => `local("${one}")`).join(',')};${weight ? `font-weight:${weight};` : ''}` +
      `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  )
  return [...faces, ...stand].join('')
}

/** Writes custom properties with the three pictures of a food order as backgrounds. modules/store/site/css/food-status.css uses them. */
export function orderPicturesCss(
  { orderGrounds, pictures }: Pick<Theme, 'orderGrounds' | 'pictures'>,
  urlOf: (file: string) => string,
): string {
  const one = (property: string, name: PictureName & keyof Theme['orderGrounds']): string[] => {
    const picture = pictures[name]
    return picture ? [`${property}:${orderGrounds[name] ?? 'transparent'} url("${urlOf(picture)}")`] : []
  }
  const rules = [
    ...one('--scene-kitchen', 'orderInKitchen'),
    ...one('--scene-ready', 'orderReady'),
    ...one('--scene-on-the-way', 'orderOnTheWay'),
  ]
  return rules.length > 0 ? `:root{${rules.join(';')}}` : ''
}
