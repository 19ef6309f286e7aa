import { parsePath, type Place, placed, type Step, writePath } from './paths.ts'

/** One mark of a drawing: a coloured area, a line, or both. */
export interface Mark {
  steps: Step[]
  fill?: string
  /** Width of the mark's line. Without a width it has no line. */
  line?: number
  /** Colour of the mark's line; the line colour `ink` by default. */
  stroke?: string
}

const ink = '#2a1512'
/** Coloured areas are moved by this distance from their outlines. So a drawing looks like an old print. */
const register = 2.5

/** A coloured area with its outline. */
export const shape = (d: string, fill: string, line = 3): Mark => ({ steps: parsePath(d), fill, line })
/** A coloured area without an outline, for light and shade. */
export const flat = (d: string, fill: string): Mark => ({ steps: parsePath(d), fill })
/** A line in the line colour. */
export const line = (d: string, width = 1.6): Mark => ({ steps: parsePath(d), line: width })
/** A coloured line. It is not moved by `register`. */
export const stripe = (d: string, stroke: string, width: number): Mark => ({ steps: parsePath(d), line: width, stroke })
/** A long, thin piece of food with an outline, for example a noodle or a sausage. */
export const strand = (d: string, colour: string, width: number, edge = 2.2): Mark[] => [
  line(d, width + 2 * edge),
  stripe(d, colour, width),
]

export type Marks = readonly (Mark | Marks)[]
const flatten = (marks: Marks): Mark[] =>
  marks.flatMap((mark) => (Array.isArray(mark) ? flatten(mark as Marks) : [mark as Mark]))

/** Moves marks that are drawn around (0, 0) to a position, and rotates, scales or mirrors them. Their lines keep their width. */
export const at = (x: number, y: number, block: Marks, place: Omit<Place, 'x' | 'y'> = {}): Mark[] =>
  flatten(block).map((mark) => ({ ...mark, steps: placed(mark.steps, { x, y, ...place }) }))

const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** Writes the marks as SVG paths. Neighbouring marks with the same attributes share one path, which halves the bytes. */
function printed(marks: Marks): string {
  const pulls: { key: string; attributes: string; d: string }[] = []
  const pull = (attributes: string, steps: readonly Step[]) => {
    const previous = pulls.at(-1)
    const d = writePath(steps)
    if (previous?.attributes === attributes) previous.d += d
    else pulls.push({ key: attributes, attributes, d })
  }
  for (const { steps, fill, line: width, stroke } of flatten(marks)) {
    if (fill) pull(`fill="${fill}" stroke="none" `, placed(steps, { x: register, y: register }))
    if (width) {
      const colour = stroke ? `stroke="${stroke}" ` : ''
      pull(`${colour}${width === 3 ? '' : `stroke-width="${rounded(width)}" `}`, steps)
    }
  }
  return pulls.map(({ attributes, d }) => `<path ${attributes}d="${d}"/>`).join('')
}

export const drawing = (marks: Marks, width = 320, height = 240): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${printed(marks)}</svg>\n`
