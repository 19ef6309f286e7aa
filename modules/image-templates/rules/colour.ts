/** A colour. `rgb`: red, green and blue; `cover`: opacity. Each is from 0 to 1. */
export interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly cover: number
}

export const black: Colour = { rgb: [0, 0, 0], cover: 1 }
export const white: Colour = { rgb: [1, 1, 1], cover: 1 }

/** Reads a colour of the form '#rrggbb' or '#rrggbbaa'. */
export function colourOf(hex: string): Colour {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return { rgb: [part(1), part(3), part(5)], cover: hex.length > 7 ? part(7) : 1 }
}

/**
 * The colour that a point has after `upper` was painted on the opaque colour `below`. `opacity` is the opacity of the whole layer; it is multiplied
 * with that of the colour.
 */
export function painted(below: Colour, upper: Colour, opacity: number): Colour {
  const cover = upper.cover * opacity
  const mixed = (index: 0 | 1 | 2): number => upper.rgb[index] * cover + below.rgb[index] * (1 - cover)
  return { rgb: [mixed(0), mixed(1), mixed(2)], cover: 1 }
}

/** Relative luminance of an opaque colour, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminance({ rgb }: Colour): number {
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const [r, g, b] = rgb
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast ratio of two luminances, from 1 to 21. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
