import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Zone } from '#kernel/time.ts'
import { LateItems } from './late-items.tsx'

type Props = Parameters<typeof LateItems>[0]
const now = Temporal.Instant.from('2026-11-24T09:00:00Z')
const at = (hour: number) => Temporal.Instant.from('2026-11-25T00:00:00Z').add({ hours: hour })
const product = (name: string) => ({ id: name, name, translations: {} })

const shown = (order: object, narrowing: unknown[] = []) =>
  renderToStaticMarkup(
    <LateItems
      order={{ now, cart: { later: [] }, tooLate: [], isSplittable: false, ...order } as unknown as Props['order']}
      narrowing={narrowing as Props['narrowing']}
      zone={'UTC' as Zone}
      locale="de"
    />,
  )
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
const heart = { product: product('Herz'), at: at(9) }
const trout = { product: product('Forelle'), reason: { kind: 'hours', hours: { from: 1020 } } }

test('the time of a single dish with a long lead time is said once', () => {
  const text = shown({ earliest: { at: at(9), late: [heart] } })
  expect(text).toContain('|Herz: morgen ab 09:00 Uhr|')
  expect(text.match(/09:00/g)).toHaveLength(1)
})

test('the time of the whole order is said if it is another one, or if several dishes decide it', () => {
  expect(shown({ earliest: { at: at(11), late: [heart] } })).toContain('|Frühestens morgen um 11:00 Uhr|')
  const cake = { product: product('Torte'), at: at(11) }
  expect(shown({ earliest: { at: at(11), late: [heart, cake] } })).toContain('|Frühestens morgen um 11:00 Uhr|')
})

test('the same notice names the dishes whose schedule narrows the times', () => {
  const late = { product: product('Herz'), reason: { kind: 'late', at: at(9) } }
  const text = shown({ earliest: { at: at(17), late: [heart] } }, [late, trout])
  expect(text).toContain('|Herz: morgen ab 09:00 Uhr|Forelle gibt es nur ab 17:00.|Frühestens morgen um 17:00 Uhr|')
})

test('without a long lead time there is no notice', () => {
  expect(shown({}, [trout])).toBe('')
})
