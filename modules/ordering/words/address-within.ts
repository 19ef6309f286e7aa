import { messages } from '#i18n/messages.ts'
import type { Address } from '../rules/address.ts'

/** Writes staircase, floor and door for guests: 'Stiege 2', '3. Stock', 'Tür 12'. */
const words = messages(
  {
    stairway: (typed: string) => `Stiege ${typed}`,
    floor: (typed: string) => (/^\d+$/.test(typed) ? `${typed}. Stock` : `Stock ${typed}`),
    door: (typed: string) => `Tür ${typed}`,
  },
  {
    stairway: (typed) => `staircase ${typed}`,
    floor: (typed) => `floor ${typed}`,
    door: (typed) => `door ${typed}`,
  },
)

/** Whether the guest's text already contains a word, such as '2. Stock links' or 'Erdgeschoss'. Such a text stays as it was typed. */
const hasWord = (typed: string): boolean => /\p{L}{3}/u.test(typed)

export const addressWithin =
  (locale: Parameters<typeof words>[0]) =>
  (address: Address): string[] =>
    (['stairway', 'floor', 'door'] as const).flatMap((part) => {
      const typed = address[part].trim()
      if (typed === '') return []
      return [hasWord(typed) ? typed : words(locale)[part](typed)]
    })
