import type { Locale } from '#contract/locale.ts'
import type { OrderDraftInput, Questionnaire } from '#modules/ordering/contract.ts'
import type { Step } from '../past.ts'
import type { branchIds } from './branch-ids.ts'
import { braten, chosen, helles, type Parts, schnitzel } from './dish-parts.ts'

export interface FoodOrder {
  branch: Exclude<keyof typeof branchIds, 'shuttle'>
  serving: NonNullable<OrderDraftInput['deliveryType']>
  /** When the order was placed: `minutesAgo` minutes ago, or `daysAgo` days ago at the time `at`. */
  minutesAgo?: number
  daysAgo?: number
  at?: string
  /** The later day and the time that the guest wishes. Without `wish`, the guest wants the order as soon as possible. */
  wish?: { daysAhead: number; at: string }
  items: readonly { dish: string; amount?: number; unit?: string; parts?: Parts }[]
  guest?: readonly [first: string, last: string, phone: string]
  to?: Pick<OrderDraftInput, 'street' | 'zipCode' | 'city' | 'floor' | 'deliveryArea'>
  table?: string
  payment?: OrderDraftInput['paymentMethod']
  /** True: the online payment of the order was never completed. */
  isUnpaid?: boolean
  /** True: the order was paid and then refunded. */
  isRefunded?: boolean
  /** True if the guest has chosen the organisation that gets the donation. */
  gives?: boolean
  locale?: Locale
  comment?: string
  message?: string
  isByStaff?: boolean
  /** The guest's own picture, for one step of the first item. */
  picture?: { step: string; filename: string }
  review?: Questionnaire
  steps: readonly Step[]
  /** For past orders: minutes from placing the order until it was ready. */
  ready?: number
}

const ludwigsvorstadt = { deliveryArea: 'Ludwigsvorstadt (80337)' }
const sendling = { street: 'Plinganserstraße 31', zipCode: '81371', deliveryArea: 'Sendling (81371)' }

/** Past orders of nearly two weeks. Each possible final state of an order occurs at least once. */
export const history: readonly FoodOrder[] = [
  {
    branch: 'lindwurm',
    serving: 'delivery',
    daysAgo: 9,
    at: '18:20',
    // An order of 70.90 EUR with free delivery.
    items: [
      { dish: 'schweinsbraten', amount: 2, parts: braten('krautsalat') },
      { dish: 'spaetzle', parts: [chosen('extras', 'roestzwiebeln')] },
      { dish: 'strudel' },
      helles(2),
    ],
    guest: ['Katharina', 'Brunner', '+49 151 23456701'],
    to: ludwigsvorstadt,
    payment: 'mollie',
    gives: true,
    review: {
      rating: 5,
      foodRating: 5,
      serviceRating: 5,
      processRating: 4,
      comment: 'Der Braten war noch heiß und die Kruste resch. Nur die Klingel hat der Bote erst gesucht.',
    },
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    daysAgo: 7,
    at: '12:10',
    items: [
      { dish: 'leberkaese', amount: 450, unit: 'g' },
      { dish: 'kartoffelsalat', amount: 2 },
      { dish: 'breze', amount: 4 },
    ],
    guest: ['Petra', 'Huber', '+49 151 23456702'],
    isByStaff: true,
    comment: 'Hat angerufen, holt selber ab.',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    branch: 'lindwurm',
    serving: 'dineIn',
    daysAgo: 6,
    at: '19:10',
    items: [{ ...schnitzel, amount: 2 }, { dish: 'backhendl' }, helles(3)],
    table: '12',
    payment: 'atm-card',
    steps: ['confirm', 'completed'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    daysAgo: 5,
    at: '18:05',
    items: [{ dish: 'forelle', amount: 3 }],
    guest: ['Lena', 'Vogt', '+49 151 23456703'],
    message: 'Die Forellen sind heute schon alle vergeben. Morgen früh kommen neue aus dem Ammersee.',
    steps: ['reject'],
  },
  {
    branch: 'lindwurm',
    serving: 'delivery',
    daysAgo: 4,
    at: '18:40',
    items: [{ dish: 'knoedel', amount: 2 }, { dish: 'kaiserschmarrn' }],
    guest: ['Thomas', 'Egger', '+49 151 23456704'],
    to: ludwigsvorstadt,
    payment: 'mollie',
    isRefunded: true,
    message: 'Auf Wunsch des Gastes storniert.',
    steps: ['cancel'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    daysAgo: 3,
    at: '19:45',
    items: [{ dish: 'burger', parts: [chosen('laibchen', 'linse'), chosen('belag', 'zwiebel', 'kren')] }],
    guest: ['Florian', 'Steiner', '+49 151 23456705'],
    payment: 'mollie',
    isUnpaid: true,
    steps: ['fail-payment'],
  },
  {
    branch: 'cafe',
    serving: 'dineIn',
    daysAgo: 2,
    at: '15:30',
    items: [
      { dish: 'melange', amount: 2 },
      { dish: 'schokotorte', amount: 2 },
    ],
    table: '3',
    steps: ['confirm', 'completed'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    daysAgo: 1,
    at: '19:30',
    items: [
      { dish: 'rehragout' },
      { dish: 'gemuesepflanzerl' },
      { dish: 'silvaner', amount: 0.75, unit: 'l' },
      { dish: 'bayrisch-creme', amount: 2 },
    ],
    guest: ['Harriet', 'Bell', '+44 7700 900124'],
    payment: 'mollie',
    locale: 'en',
    comment: 'No cutlery, please.',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
]

/** The orders that are on the board now. If the kitchen is closed, they wait until it opens. */
export const live: readonly FoodOrder[] = [
  {
    branch: 'lindwurm',
    serving: 'delivery',
    minutesAgo: 34,
    items: [
      { dish: 'knoedel' },
      { dish: 'salat', parts: [chosen('dressing', 'senf')] },
      { dish: 'schorle', amount: 3 },
    ],
    guest: ['Aylin', 'Kaya', '+49 151 23456706'],
    to: { street: 'Implerstraße 9', zipCode: '81371', deliveryArea: 'Sendling (81371)' },
    steps: ['confirm', 'in-delivery'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    minutesAgo: 31,
    items: [
      { dish: 'backhendl', amount: 2 },
      { dish: 'kartoffelsalat', amount: 2 },
    ],
    guest: ['Lena', 'Vogt', '+49 151 23456703'],
    payment: 'mollie',
    steps: ['confirm', 'in-delivery'],
  },
  {
    branch: 'lindwurm',
    serving: 'dineIn',
    minutesAgo: 17,
    items: [{ ...schnitzel, amount: 2 }, { dish: 'spaetzle' }, { dish: 'weissbier', amount: 2 }],
    table: '12',
    comment: 'Eine von uns verträgt keine Nüsse.',
    steps: ['confirm'],
  },
  {
    branch: 'lindwurm',
    serving: 'delivery',
    minutesAgo: 14,
    items: [
      { dish: 'schweinsbraten', amount: 2, parts: braten('krautsalat') },
      { dish: 'suppe', amount: 2 },
      { dish: 'dampfnudel', amount: 2 },
    ],
    guest: ['Josef', 'Lechner', '+49 151 23456707'],
    to: sendling,
    steps: ['confirm'],
  },
  {
    branch: 'cafe',
    serving: 'dineIn',
    minutesAgo: 9,
    items: [{ dish: 'einspaenner' }, { dish: 'topfenstrudel' }],
    table: '2',
    payment: 'atm-card',
    steps: ['confirm'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    minutesAgo: 6,
    items: [{ dish: 'burger', amount: 2, parts: [chosen('laibchen', 'rind'), chosen('belag', 'bergkaese', 'speck')] }],
    guest: ['Sophie', 'Auer', '+49 151 23456708'],
    payment: 'mollie',
    isUnpaid: true,
    steps: [],
  },
  {
    branch: 'lindwurm',
    serving: 'delivery',
    minutesAgo: 2,
    items: [
      { dish: 'schweinsbraten', amount: 2, parts: braten('blaukraut') },
      { dish: 'spaetzle', parts: [chosen('extras', 'kaese')] },
      { dish: 'spezi', amount: 2 },
    ],
    guest: ['Katharina', 'Brunner', '+49 151 23456701'],
    to: { ...ludwigsvorstadt, floor: '3' },
    payment: 'mollie',
    gives: true,
    comment: 'Bitte nicht klingeln, Baby schläft.',
    steps: [],
  },
  {
    branch: 'cafe',
    serving: 'dineIn',
    minutesAgo: 1,
    items: [
      { dish: 'melange', amount: 2 },
      { dish: 'toast', parts: [chosen('dazu', 'senf')] },
    ],
    table: '5',
    steps: [],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    minutesAgo: 190,
    wish: { daysAhead: 1, at: '11:30' },
    items: [
      { dish: 'weisswurst', amount: 12 },
      { dish: 'breze', amount: 6 },
      { dish: 'senf', amount: 2 },
    ],
    guest: ['Rudolf', 'Maier', '+49 151 23456709'],
    comment: 'Für den Stammtisch vom Roten Kreuz.',
    steps: ['confirm'],
  },
  {
    branch: 'lindwurm',
    serving: 'takeaway',
    minutesAgo: 240,
    wish: { daysAhead: 3, at: '14:00' },
    items: [
      { dish: 'torte', parts: [chosen('fuellung', 'beeren'), { id: 'aufschrift', text: 'Alles Gute, Oma Rosi!' }] },
    ],
    guest: ['Jonas', 'Wimmer', '+49 151 23456710'],
    picture: { step: 'bild', filename: 'hauszeichen.png' },
    payment: 'mollie',
    steps: ['confirm'],
  },
  {
    branch: 'lindwurm',
    serving: 'delivery',
    minutesAgo: 75,
    wish: { daysAhead: 1, at: '18:00' },
    items: [{ dish: 'schweinsbraten', amount: 6, parts: braten('krautsalat') }],
    guest: ['Claudia', 'Moosbauer', '+49 151 23456711'],
    to: ludwigsvorstadt,
    message: 'Um sechs ist das Rohr voll. Passt es Ihnen eine halbe Stunde später?',
    steps: ['counter-appointment'],
  },
]
