import type { StatRow } from '../../contract.ts'
import { shareOf, sumOf } from '../../rules/compare.ts'
import { foldFlow } from '../../rules/flow.ts'
import { nodeName } from '../../words/visits.ts'
import type { Found } from '../answer.ts'
import type { Reading } from '../reading.ts'
import { readSums, sum } from './rows.ts'

/** Reads the event flow and the funnel, because one API call returns both. */
export async function readFlow(reading: Reading): Promise<Found> {
  const [rows, funnel] = [await readSums(reading, 'flow'), await readSums(reading, 'funnel')]
  const { locale } = reading
  const links = [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => {
    const [step = '1', node = '', next = ''] = key.split('\t')
    return { step: Number(step), node, next, visits: sum(group, ({ visits }) => visits) }
  })
  const steps = Map.groupBy(links, ({ step }) => step)
  const inStep = (step: number): number => sumOf((steps.get(step) ?? []).map(({ visits }) => visits))
  const shown: StatRow[] = foldFlow(links).map(({ step, node, next, visits }) => ({
    key: `${step}|${node}|${next}`,
    label: `${nodeName(node, locale)} → ${nodeName(next, locale)}`,
    value: visits,
    share: shareOf(visits, inStep(step)),
    more: { step },
  }))
  const reached = (step: number): number =>
    sum(
      funnel.filter(({ key }) => key === String(step)),
      ({ visits }) => visits,
    )
  return {
    total: inStep(1),
    series: undefined,
    rows: shown,
    figures: { visits: reached(0), addtocart: reached(1), initiatecheckout: reached(2), purchase: reached(3) },
  }
}
