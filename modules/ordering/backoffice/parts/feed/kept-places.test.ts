import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/an-order.ts'
import { arrange } from '../arrange.ts'
import { inKeptPlaces, type KeptPlace, lastUndoable, withKept, withoutKept } from './kept-places.ts'

const now = Date.parse('2026-03-20T17:10:00Z')
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)
const [a, b, c] = ['a', 'b', 'c'].map((id, index) => anOrder({ id, createdAt: `2026-03-20T17:0${index + 1}:00Z` })) as [
  ReturnType<typeof anOrder>,
  ReturnType<typeof anOrder>,
  ReturnType<typeof anOrder>,
]
const accepted = anOrder({ id: 'a', state: 'confirmed', appointmentDate: '2026-03-20T17:40:00Z' })
const place: KeptPlace = { before: a, at: now, step: 'confirm', version: 2, height: 190 }
const kept = withKept(new Map(), place)

describe('a card keeps its place after a step on this screen (docs/rules/back-office.md, Order board)', () => {
  test('the order stays in its column, and is not in the next column yet', () => {
    const columns = arrange(inKeptPlaces([accepted, b, c], kept), now)
    expect([ids(columns.new), ids(columns.accepted)]).toEqual([['a', 'b', 'c'], []])
  })
  test('the card moves when its place is released', () => {
    const columns = arrange(inKeptPlaces([accepted, b, c], withoutKept(kept, 'a')), now)
    expect([ids(columns.new), ids(columns.accepted)]).toEqual([['b', 'c'], ['a']])
  })
  test('an order that has left the list keeps its place as well', () => {
    expect(ids(inKeptPlaces([b, c], kept))).toEqual(['b', 'c', 'a'])
  })
  test('the place is also kept before the response arrives, because the stream may be faster', () => {
    const pending = withKept(new Map(), { before: a, at: now, isPending: true })
    const columns = arrange(inKeptPlaces([accepted, b, c], pending), now)
    expect(ids(columns.new)).toEqual(['a', 'b', 'c'])
    const answered = withKept(pending, { before: accepted, at: now, version: 2 })
    expect(answered.get('a')).toMatchObject({ before: { state: 'waiting' }, version: 2 })
    expect(answered.get('a')?.isPending).toBeUndefined()
  })
  test('a later message about the order keeps the first place, and ends the offer to undo', () => {
    const later = withKept(kept, { before: accepted, at: now, text: 'Anna war schneller', height: 90 })
    expect(later.get('a')).toEqual({ before: a, at: now, text: 'Anna war schneller', height: 190 })
  })
  test('undo applies to the last step, also before its response, but not if a colleague was faster', () => {
    const pending: KeptPlace = { before: b, at: now, step: 'confirm', isPending: true }
    const lost: KeptPlace = { before: c, at: now, text: 'Anna war schneller' }
    expect(lastUndoable(withKept(withKept(kept, pending), lost))).toBe(pending)
    expect(lastUndoable(withKept(kept, lost))).toBe(place)
    expect(lastUndoable(withKept(new Map(), lost))).toBeUndefined()
    const completing: KeptPlace = { before: { ...accepted, id: 'd' }, at: now, step: 'complete', isPending: true }
    expect(lastUndoable(withKept(kept, completing))).toBe(completing)
    // Completing several orders at once cannot be undone, so the `step` of this completion is undefined. Therefore the result is the step
    // that was taken before the completion.
    expect(lastUndoable(withKept(kept, { ...completing, step: undefined }))).toBe(place)
  })
  test('the last step is the one that was taken last, not the one that was answered last', () => {
    const second: KeptPlace = { before: b, at: now, step: 'confirm', version: 2 }
    const both = withKept(kept, second)
    expect(lastUndoable(withKept(both, { ...place, at: now + 900 }))).toBe(second)
    // Staff take a further step for the first order.
    const next = withKept(both, { before: accepted, at: now, step: 'inDelivery', isPending: true })
    expect(lastUndoable(next)).toMatchObject({ before: { id: 'a', state: 'waiting' }, step: 'inDelivery' })
  })
})
