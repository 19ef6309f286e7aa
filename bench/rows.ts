import type { Row } from './table.ts'

export type AddRow = (name: string, unit: string, ours: number, reference: number, better?: 'more' | 'less') => void

/** The rows of a run as they are measured; each is said at once, because the whole takes minutes. */
export function collectRows(): { rows: readonly Row[]; add: AddRow } {
  const rows: Row[] = []
  return {
    rows,
    add(name, unit, ours, reference, better = 'more') {
      const ratio = better === 'more' ? ours / reference : reference / ours
      rows.push({ name, ours: rounded(ours), reference: rounded(reference), ratio: rounded(ratio), unit })
      console.log(`${name} measured`)
    },
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4))
