import type { Api } from '#contract/client.ts'
import { describe, expect, it } from 'vitest'
import { warnOfOrders } from './affected-orders.tsx'

const stored = {
  id: 'b1',
  version: 3,
  name: 'Haus',
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily' as const, isClosed: false, from: '09:00', to: '18:00' }],
  isDeliveryHoursEnabled: false,
  deliveryHours: [],
}
const closed = { ...stored, openingHours: [{ type: 'daily' as const, isClosed: true }] }
const ride = {
  id: 'o1',
  uid: 'DC-1',
  number: 'D-1',
  table: '',
  kind: 'ride',
  at: '2026-11-28T09:00:00Z',
  guest: 'Eva Pichler',
  isWaiting: false,
}

/** Calls `warnOfOrders` with a server that returns `answer`. Returns the warning, and the inputs of the calls that were made. */
async function warned(after: object, answer: object) {
  const asked: unknown[] = []
  const api = {
    call: (_endpoint: unknown, input: unknown) => {
      asked.push(input)
      return Promise.resolve(answer)
    },
  } as unknown as Api
  const change = { record: stored, before: stored, after: after as typeof stored }
  return { asked, warning: await warnOfOrders(change, { api, locale: 'de' }) }
}
const found = (...value: object[]) => ({ ok: true, value })

describe('before changed hours are saved', () => {
  it('orders outside the new hours are listed by number and kind', async () => {
    const { asked, warning } = await warned(closed, found(ride))
    expect(warning?.title).toBe('1 Fahrt in Zeiten, die Sie schließen')
    expect(asked).toEqual([
      {
        body: {
          branch: 'b1',
          hours: {
            openingHours: [{ type: 'daily', isClosed: true }],
            isDeliveryHoursEnabled: false,
            deliveryHours: [],
            timeZone: 'Europe/Vienna',
          },
        },
      },
    ])
    const both = await warned(closed, found(ride, { ...ride, kind: 'food' }))
    expect(both.warning?.title).toBe('2 Bestellungen in Zeiten, die Sie schließen')
  })
  it('orders that wait for an answer are named as such', async () => {
    const waiting = { ...ride, kind: 'food', isWaiting: true }
    const { warning } = await warned(closed, found(waiting, waiting))
    expect(warning?.title).toBe('2 Bestellungen warten noch auf Ihre Antwort')
    expect(warning?.text).toMatch(/^Das Schließen lehnt sie nicht ab/)
    const both = (await warned(closed, found({ ...ride, kind: 'food' }, waiting))).warning
    expect(both?.title).toBe('2 Bestellungen in Zeiten, die Sie schließen')
    expect(both?.text).toMatch(/^Gäste rechnen .* Das Schließen lehnt sie nicht ab/)
  })
  it('shows no warning when no order is affected; makes no call when the hours are unchanged', async () => {
    expect((await warned(closed, found())).warning).toBe(undefined)
    expect(await warned({ ...stored, name: 'Neu' }, found(ride))).toEqual({ asked: [], warning: undefined })
  })
  it("'warns as well if the check fails; shows nothing without a connection, because saving then fails anyway'", async () => {
    const failed = { ok: false, status: 500, errors: [{ code: 'internal', message: 'Ein Fehler.' }] }
    expect((await warned(closed, failed)).warning?.title).toBe('Bestellungen nicht geprüft')
    expect((await warned(closed, { ...failed, status: 0 })).warning).toBe(undefined)
  })
})
