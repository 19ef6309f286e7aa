import type { PictureName, Theme } from '../contract.ts'

/** The tokens of both colour schemes as CSS rules of the root element. */
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

/** `@font-face` rules of the theme's fonts and of their stand-ins. */
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

/** The three pictures of an order as backgrounds (modules/store/site/css/food-status.css). */
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
