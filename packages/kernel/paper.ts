/** Sheets in millimetres, measured from the upper left corner. */
export const A4 = { width: 210, height: 297 } as const

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width of a text in millimetres at a font size in millimetres. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** What is drawn, in millimetres from the upper left corner of the sheet. Colours are hex; left out: black. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      /** Of the baseline. */
      readonly y: number
      readonly size: number
      readonly bold: boolean
      readonly colour?: string
    }
  | ({ readonly kind: 'rect'; readonly colour?: string; /** Of the corners. */ readonly radius?: number } & Box)
  /** A picture, by its id. */
  | ({ readonly kind: 'picture'; readonly picture: string } & Box)

/** The whole drawing moved: the correction of a printer. */
export const shifted = (shapes: readonly Shape[], x: number, y: number): Shape[] =>
  shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }))

/** Dark squares as shapes: neighbours of a row are joined, so that there are fewer shapes and no thin lines between them. */
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
/** A text that stands in the middle of `x`, or ends there. */
export function aligned(
  text: Omit<Extract<Shape, { kind: 'text' }>, 'kind'>,
  to: 'middle' | 'end',
  measure: Measure,
): Shape {
  const width = measure(text.text, text.size, text.bold)
  return { kind: 'text', ...text, x: text.x - (to === 'middle' ? width / 2 : width) }
}
