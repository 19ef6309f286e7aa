import { braten, chosen, helles } from './dish-parts.ts'
import type { FoodOrder } from './food-orders.ts'

/** Makes an order of a guest at a table, twelve days ago and paid in cash. `ready`: the minutes that the kitchen needed. */
const atTable = (
  branch: FoodOrder['branch'],
  table: string,
  at: string,
  ready: number,
  items: FoodOrder['items'],
  more: Partial<FoodOrder> = {},
): FoodOrder => ({
  branch,
  table,
  at,
  ready,
  items,
  serving: 'dineIn',
  daysAgo: 12,
  steps: ['confirm', 'completed'],
  ...more,
})

export const usual: readonly FoodOrder[] = [
  atTable('lindwurm', '12', '19:00', 27, [
    { dish: 'schweinsbraten', amount: 2, parts: braten('krautsalat') },
    helles(2),
  ]),
  atTable('lindwurm', '12', '12:20', 16, [
    { dish: 'spaetzle', parts: [chosen('extras', 'roestzwiebeln')] },
    { dish: 'spezi' },
  ]),
  atTable('lindwurm', '12', '18:30', 42, [
    { dish: 'forelle', amount: 2 },
    { dish: 'schorle', amount: 2 },
  ]),
  atTable('lindwurm', '12', '12:40', 14, [{ dish: 'suppe' }, { dish: 'knoedel' }, { dish: 'weissbier' }], {
    review: { rating: 3, foodRating: 2, serviceRating: 4, processRating: 4, comment: '' },
  }),
  atTable('lindwurm', '12', '19:40', 26, [
    { dish: 'backhendl', amount: 2 },
    { dish: 'kartoffelsalat', amount: 2 },
    helles(2),
  ]),
  atTable('lindwurm', '12', '13:20', 22, [{ dish: 'kaiserschmarrn' }, { dish: 'strudel' }, { dish: 'schorle' }]),
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    daysAgo: 8,
    at: '18:50',
    ready: 23,
    items: [{ dish: 'burger', amount: 2, parts: [chosen('laibchen', 'rind'), chosen('belag', 'bergkaese', 'speck')] }],
    guest: ['Lena', 'Vogt', '+49 151 23456703'],
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  atTable('cafe', '3', '10:10', 8, [{ dish: 'melange', amount: 2 }, { dish: 'topfenstrudel' }]),
  atTable('cafe', '2', '12:30', 15, [{ dish: 'einspaenner' }, { dish: 'toast', parts: [chosen('dazu', 'senf')] }]),
  atTable('cafe', '5', '16:20', 7, [{ dish: 'schokotorte' }, { dish: 'melange' }, { dish: 'kraeuterlimonade' }]),
]
