/** Size of a sheet in millimetres. */
export const A4 = { width: 210, height: 297 } as const

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width of a text in millimetres at a font size in millimetres. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** A shape to draw, in millimetres from the upper left corner of the sheet. Colours are hex; the default is black. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      /** Position of the baseline. */
      readonly y: number
      readonly size: number
      readonly bold: boolean
      readonly colour?: string
    }
  | ({ readonly kind: 'rect'; readonly colour?: string; /** Radius of the corners. */ readonly radius?: number } & Box)
  /** A picture; `picture` is its id. */
  | ({ readonly kind: 'picture'; readonly picture: string } & Box)

/** Moves the whole drawing, to correct the offset of a printer. */
export const shifted = (shapes: readonly Shape[], x: number, y: number): Shape[] =>
  shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }))

/**
 * Turns a grid of dark and light squares, for example a QR code, into shapes. Neighbours in a row are joined, so that there are fewer
 * shapes and no thin lines between them.
 */
export function squareShapes(
  rows: readonly (readonly boolean[])[],
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  colour?: string,
): Shape[] {
  const square = width / rows.length
  return rows.flatMap((row, line) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run): Shape => ({
      kind: 'rect',
      x: x + run.index * square,
      y: y + line * square,
      width: run[0].length * square,
      height: square,
      ...(colour === undefined ? {} : { colour }),
    })),
  )
}
/** Places a text so that its middle or its end is at `x`. */
export function aligned(
  text: Omit<Extract<Shape, { kind: 'text' }>, 'kind'>,
  to: 'middle' | 'end',
  measure: Measure,
): Shape {
  const width = measure(text.text, text.size, text.bold)
  return { kind: 'text', ...text, x: text.x - (to === 'middle' ? width / 2 : width) }
}
