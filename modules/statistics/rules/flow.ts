/** How many visits went from one node to the next. A node is a page or an event; `step` is its position in the visit, from 1. */
interface FlowLink {
  step: number
  node: string
  next: string
  visits: number
}

const FLOW_STEPS = 7
/** Values of `next`. EXIT: the visit ended at this node. MORE: the visit went on after the last step that is stored. */
const EXIT = 'exit'
const MORE = 'more'
const OTHER = 'other'
const SHOWN = 8

/**
 * Turns the nodes of one visit, sorted by time, into links from each node to the next. Equal neighbours count as one node: 'A A B A' gives
 * A → B, B → A and A → exit. Only the first seven nodes are used; if there are more, the last link leads to 'more'.
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
 * Limits the nodes of each step, so that the drawing stays readable. The 8 nodes with the most visits stay, if they have at least 1 % of
 * the step's visits. All others become 'other'. Links that become equal in this way are added up.
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
