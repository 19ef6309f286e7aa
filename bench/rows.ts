import type { Figures } from './figures.ts'

/** One row of `results.json`. */
export interface Row {
  name: string
  unit: string
  ours: Figures
  reference: Figures
  /** ours / reference for rates, reference / ours for times and sizes. A higher ratio is better. */
  ratio: number
}

export type AddRow = (name: string, unit: string, ours: Figures, reference: Figures, better?: 'more' | 'less') => void

/** Collects the rows of a run. Each row is printed at once, because the whole run takes minutes. */
export function collectRows(): { rows: readonly Row[]; add: AddRow } {
  const rows: Row[] = []
  return {
    rows,
    add(name, unit, ours, reference, better = 'more') {
      const ratio = better === 'more' ? ours.value / reference.value : reference.value / ours.value
      rows.push({ name, unit, ours: roundedFigures(ours), reference: roundedFigures(reference), ratio: rounded(ratio) })
      console.log(`${name} measured`)
    },
  }
}

const roundedFigures = ({ value, min, median, max }: Figures): Figures => ({
  value: rounded(value),
  min: rounded(min),
  median: rounded(median),
  max: rounded(max),
})

const rounded = (value: number): number => Number(value.toPrecision(4))
