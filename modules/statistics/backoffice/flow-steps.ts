import type { StatRow } from '../contract.ts'

interface From {
  readonly node: string
  readonly visits: number
  /** The next pages or events of the visits, the most frequent first. */
  readonly ways: readonly { readonly next: string; readonly visits: number }[]
}

/**
 * Groups the rows of the event flow by step, and within a step by the page or event `from`. The key of a row is 'step|from|to'. The most
 * frequent come first.
 */
export function flowSteps(rows: readonly StatRow[]): From[][] {
  const links = rows.map(({ key, value }) => {
    const [step = '1', node = '', next = ''] = key.split('|')
    return { step: Number(step), node, next, visits: value }
  })
  const steps = Map.groupBy(links, ({ step }) => step)
  return [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([, some]) =>
      [...Map.groupBy(some, ({ node }) => node)]
        .map(([node, ways]) => ({
          node,
          visits: ways.reduce((sum, { visits }) => sum + visits, 0),
          ways: ways.map(({ next, visits }) => ({ next, visits })).toSorted((a, b) => b.visits - a.visits),
        }))
        .toSorted((a, b) => b.visits - a.visits),
    )
}
