import type { TimelineEntry } from '../contract.ts'

/** Returns the timeline entry of a partial refund. `items`: the refunded quantity of each item (key: item id). */
export const aPartRefund = (items: Readonly<Record<string, number>>): TimelineEntry => ({
  id: 't1',
  at: '2026-03-20T18:00:00Z',
  actor: { type: 'user', name: 'Anna Adler' },
  action: 'refund-part',
  from: null,
  to: null,
  note: 'kalt',
  values: {
    amount: 5,
    items: Object.entries(items).map(([id, amount]) => ({ id, amount, unit: 'amount', name: id })),
  },
})
