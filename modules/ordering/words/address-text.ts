import { messages } from '#i18n/messages.ts'
import { countryName } from '#i18n/country-name.ts'
import type { Locale } from '#contract/locale.ts'
import { type Address, addressLine } from '../rules/address.ts'

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

const within =
  (locale: Locale) =>
  (address: Address): string[] =>
    (['stairway', 'floor', 'door'] as const).flatMap((part) => {
      const typed = address[part].trim()
      if (typed === '') return []
      return [hasWord(typed) ? typed : words(locale)[part](typed)]
    })

const named = (address: Address, locale: Locale): Address => ({
  ...address,
  country: countryName(address.country, locale),
})

/** An address in one line for guests: 'Häberlstr. 12, 3. Stock, 80337 München, Deutschland'. */
export const guestAddress = (address: Address, locale: Locale): string =>
  addressLine(named(address, locale), within(locale))

/** An address in one line for staff, short: 'Häberlstr. 12, 2/3/14, 80337 München, Deutschland'. */
export const staffAddress = (address: Address, locale: Locale): string => addressLine(named(address, locale))
