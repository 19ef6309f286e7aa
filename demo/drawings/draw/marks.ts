import { parsePath, type Place, placed, type Step, writePath } from './paths.ts'

/** One pull of the press: a coloured area, a line of ink, or both. */
export interface Mark {
  steps: Step[]
  fill?: string
  /** Width of its line; none when missing. */
  line?: number
  /** Colour of its line, ink unless told. */
  stroke?: string
}

export const ink = '#2a1512'
/** Colour is printed this far out of register (design: Icons and artwork). */
const register = 2.5

/** A coloured thing with its key line. */
export const shape = (d: string, fill: string, line = 3): Mark => ({ steps: parsePath(d), fill, line })
/** Colour without a line: light and shade on a thing. */
export const flat = (d: string, fill: string): Mark => ({ steps: parsePath(d), fill })
/** A cut of the knife: ink only. */
export const line = (d: string, width = 1.6): Mark => ({ steps: parsePath(d), line: width })
/** A line of colour, printed where it is drawn. */
export const stripe = (d: string, stroke: string, width: number): Mark => ({ steps: parsePath(d), line: width, stroke })
/** Something long and thin: noodles, onion rings, sausages. */
export const strand = (d: string, colour: string, width: number, edge = 2.2): Mark[] => [
  line(d, width + 2 * edge),
  stripe(d, colour, width),
]

export type Marks = readonly (Mark | Marks)[]
export const flatten = (marks: Marks): Mark[] =>
  marks.flatMap((mark) => (Array.isArray(mark) ? flatten(mark as Marks) : [mark as Mark]))

/** Lays a block drawn around (0, 0) on the table; lines keep their width. */
export const at = (x: number, y: number, block: Marks, place: Omit<Place, 'x' | 'y'> = {}): Mark[] =>
  flatten(block).map((mark) => ({ ...mark, steps: placed(mark.steps, { x, y, ...place }) }))

const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** Marks next to each other that are printed alike share one path: half the bytes. */
export function printed(marks: Marks): string {
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
