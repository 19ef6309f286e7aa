import type { Box } from '#kernel/paper.ts'

/** A type of sheet with labels, on A4 paper. All values are millimetres, measured from the upper left corner of the sheet. */
export interface LabelFormat {
  readonly columns: number
  readonly rows: number
  /** Size of one label. */
  readonly width: number
  readonly height: number
  /** Position of the first label's upper left corner. */
  readonly left: number
  readonly top: number
  /** Distance from the left (or upper) edge of one label to the same edge of the next label. */
  readonly pitchX: number
  readonly pitchY: number
}

/**
 * The types of label sheets (specification §9, Label grids). On each type, the labels are in the centre of the paper. A new type also needs an entry
 * in `formatNames`.
 */
export const formats = {
  compact: { columns: 4, rows: 12, width: 45.72, height: 21.2, left: 9.75, top: 21.3, pitchX: 48.26, pitchY: 21.2 },
  detail: { columns: 2, rows: 5, width: 96, height: 50.8, left: 7.5, top: 21.5, pitchX: 99, pitchY: 50.8 },
} as const satisfies Record<string, LabelFormat>

export type FormatName = keyof typeof formats
export const formatNames = ['compact', 'detail'] as const satisfies readonly FormatName[]

/** Maximum number of millimetres by which the print can be moved in each direction. */
export const LARGEST_SHIFT = 5

/** The number of labels on one sheet. */
export const cellsOf = ({ columns, rows }: LabelFormat): number => columns * rows

/** The position and size of a label on its sheet. `index` counts the labels of a sheet from 0, row by row. */
export function cellAt(format: LabelFormat, index: number): Box {
  return {
    x: format.left + (index % format.columns) * format.pitchX,
    y: format.top + Math.floor(index / format.columns) * format.pitchY,
    width: format.width,
    height: format.height,
  }
}

/**
 * Where each of `count` labels is printed: the number of its sheet, counted from 0, and its position on this sheet. The first label is
 * printed at `start` (1 is the first label of a sheet), so staff can use the free labels of a partly used sheet.
 */
export const placesOf = (format: LabelFormat, start: number, count: number): { sheet: number; box: Box }[] =>
  Array.from({ length: count }, (_, at) => {
    const place = start - 1 + at
    return { sheet: Math.floor(place / cellsOf(format)), box: cellAt(format, place % cellsOf(format)) }
  })
