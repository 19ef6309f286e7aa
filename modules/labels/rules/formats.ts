import type { Box } from '#kernel/paper.ts'

/** Sheets of labels on A4, in millimetres. Positions are measured from the upper left corner of the sheet. */
export interface LabelFormat {
  readonly columns: number
  readonly rows: number
  /** Size of one label. */
  readonly width: number
  readonly height: number
  /** Upper left corner of the first label. */
  readonly left: number
  readonly top: number
  /** Distance from the edge of one label to the same edge of the next. */
  readonly pitchX: number
  readonly pitchY: number
}

/** Both layouts are centred on the sheet (specification §9, Label grids). To add a sheet, add a line here. */
export const formats = {
  compact: { columns: 4, rows: 12, width: 45.72, height: 21.2, left: 9.75, top: 21.3, pitchX: 48.26, pitchY: 21.2 },
  detail: { columns: 2, rows: 5, width: 96, height: 50.8, left: 7.5, top: 21.5, pitchX: 99, pitchY: 50.8 },
} as const satisfies Record<string, LabelFormat>

export type FormatName = keyof typeof formats
export const formatNames = ['compact', 'detail'] as const satisfies readonly FormatName[]

/** The most millimetres that a printer may be corrected in each direction. */
export const LARGEST_SHIFT = 5

/** The number of labels on one sheet. */
export const cellsOf = ({ columns, rows }: LabelFormat): number => columns * rows

/** The position and size of the label at `index` of its sheet, counted from 0, row by row. */
export function cellAt(format: LabelFormat, index: number): Box {
  return {
    x: format.left + (index % format.columns) * format.pitchX,
    y: format.top + Math.floor(index / format.columns) * format.pitchY,
    width: format.width,
    height: format.height,
  }
}

/**
 * The position of each of `count` labels: its sheet, counted from 0, and its box on it. The first label is at `start` (1 is the first label of
 * the sheet); further sheets begin at their first label.
 */
export const placesOf = (format: LabelFormat, start: number, count: number): { sheet: number; box: Box }[] =>
  Array.from({ length: count }, (_, at) => {
    const place = start - 1 + at
    return { sheet: Math.floor(place / cellsOf(format)), box: cellAt(format, place % cellsOf(format)) }
  })
