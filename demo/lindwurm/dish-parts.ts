import type { OrderDraftInput } from '#modules/ordering/contract.ts'

export type Parts = NonNullable<OrderDraftInput['items'][number]['parts']>

/** The step `id` of a dish with the options that a guest chose in it. */
export const chosen = (id: string, ...options: string[]): Parts[number] => ({
  id,
  options: options.map((one) => ({ id: one })),
})
export const braten = (dazu: string): Parts => [chosen('beilage', 'kartoffelknoedel'), chosen('dazu', dazu)]
export const helles = (amount: number) => ({ dish: 'helles', amount, parts: [chosen('groesse', 'halbe')] })
export const schnitzel = {
  dish: 'schnitzel',
  parts: [chosen('fleisch', 'schwein'), chosen('beilage', 'kartoffelsalat')],
}
