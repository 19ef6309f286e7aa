import type { StatRow } from '../contract.ts'

interface PlannedNode {
  key: string
  node: string
  x: number
  y: number
  height: number
  visits: number
}

interface PlannedLink {
  key: string
  path: string
  thickness: number
}

const COLUMN = 170
const NODE_WIDTH = 10
const GAP = 26
/** Height of the first column, in the units of the drawing. */
const TALLEST = 300

/**
 * Computes positions and sizes for the drawing of the event flow: a column of nodes for each step, and links between them. Heights are
 * proportional to the number of visits.
 */
export function flowPlan(rows: readonly StatRow[]): {
  width: number
  height: number
  nodeWidth: number
  nodes: PlannedNode[]
  links: PlannedLink[]
} {
  const links = rows.map(({ key, value }) => {
    const [step = '1', node = '', next = ''] = key.split('|')
    return { key, step: Number(step), node, next, visits: value }
  })
  const total = links.filter(({ step }) => step === 1).reduce((sum, { visits }) => sum + visits, 0) || 1
  const heightOf = (visits: number): number => Math.max(2, (visits / total) * TALLEST)
  const sums = new Map<string, { step: number; node: string; visits: number }>()
  const add = (step: number, node: string, visits: number): void => {
    const key = `${step}|${node}`
    sums.set(key, { step, node, visits: (sums.get(key)?.visits ?? 0) + visits })
  }
  for (const { step, node, next, visits } of links) {
    if (step === 1) add(1, node, visits)
    add(step + 1, next, visits)
  }
  const rank = (node: string): number => ['other', 'more', 'exit'].indexOf(node)
  const sorted = [...sums.values()].toSorted(
    (a, b) => a.step - b.step || rank(a.node) - rank(b.node) || b.visits - a.visits,
  )
  const nodes: PlannedNode[] = []
  const bottoms = new Map<number, number>()
  for (const { step, node, visits } of sorted) {
    const y = (bottoms.get(step) ?? 0) + GAP
    const height = heightOf(visits)
    nodes.push({ key: `${step}|${node}`, node, x: (step - 1) * COLUMN, y, height, visits })
    bottoms.set(step, y + height)
  }
  const placed = new Map(nodes.map((node) => [node.key, { ...node, out: 0, into: 0 }]))
  const drawn = links.flatMap(({ key, step, node, next, visits }): PlannedLink[] => {
    const [from, to] = [placed.get(`${step}|${node}`), placed.get(`${step + 1}|${next}`)]
    if (!from || !to) return []
    const thickness = heightOf(visits)
    const [x1, x2] = [from.x + NODE_WIDTH, to.x]
    const [y1, y2] = [from.y + from.out + thickness / 2, to.y + to.into + thickness / 2]
    from.out += thickness
    to.into += thickness
    const middle = (x1 + x2) / 2
    return [{ key, thickness, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` }]
  })
  const lastStep = Math.max(1, ...nodes.map(({ x }) => x / COLUMN + 1))
  return {
    width: (lastStep - 1) * COLUMN + 150,
    height: Math.max(60, ...bottoms.values()) + 10,
    nodeWidth: NODE_WIDTH,
    nodes,
    links: drawn,
  }
}
