/** The number of visits that went from one node to the next at a step. `step` counts from 1. */
interface FlowLink {
  step: number
  node: string
  next: string
  visits: number
}

const FLOW_STEPS = 7
/** EXIT: the visit ended at this node. MORE: the visit continued after the last step that is shown. */
const EXIT = 'exit'
const MORE = 'more'
const OTHER = 'other'
const SHOWN = 8

/**
 * The links of one visit from node to node. Equal neighbours are merged, so 'A A B A' gives A → B → A → exit. After at most seven nodes
 * comes 'exit' or 'more'.
 */
export function linksOf(nodes: readonly string[]): Omit<FlowLink, 'visits'>[] {
  const path = nodes.filter((node, index) => node !== nodes[index - 1])
  return path.slice(0, FLOW_STEPS).map((node, index) => ({
    step: index + 1,
    node,
    next: index + 1 < FLOW_STEPS ? (path[index + 1] ?? EXIT) : path.length > FLOW_STEPS ? MORE : EXIT,
  }))
}

/**
 * Keeps the 8 nodes with the most visits at each step. All other nodes, and nodes with less than 1 % of the visits of the step, become
 * 'other'. Equal links are summed.
 */
export function foldFlow(links: readonly FlowLink[]): FlowLink[] {
  const sums = new Map<number, Map<string, number>>()
  for (const { step, node, visits } of links) {
    const nodes = sums.get(step) ?? new Map<string, number>()
    sums.set(step, nodes.set(node, (nodes.get(node) ?? 0) + visits))
  }
  const shown = new Map([...sums].map(([step, nodes]) => [step, shownOf(nodes)]))
  const named = (step: number, node: string): string =>
    node === EXIT || node === MORE || shown.get(step)?.has(node) ? node : OTHER
  const folded = new Map<string, FlowLink>()
  for (const { step, node, next, visits } of links) {
    const link = { step, node: named(step, node), next: named(step + 1, next), visits }
    const key = `${step}\n${link.node}\n${link.next}`
    folded.set(key, { ...link, visits: (folded.get(key)?.visits ?? 0) + visits })
  }
  return [...folded.values()].toSorted(
    (a, b) => a.step - b.step || b.visits - a.visits || (a.node + a.next < b.node + b.next ? -1 : 1),
  )
}

function shownOf(nodes: ReadonlyMap<string, number>): Set<string> {
  const total = [...nodes.values()].reduce((sum, visits) => sum + visits, 0)
  return new Set(
    [...nodes]
      .filter(([, visits]) => visits >= total / 100)
      .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      .slice(0, SHOWN)
      .map(([node]) => node),
  )
}
