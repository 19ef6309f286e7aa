import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'

const texts = messages(
  {
    digits: (digits: string) =>
      `Bitte geben Sie eine Postleitzahl mit ${digits} Ziffern an, oder wählen Sie ein anderes Land.`,
    general: 'Bitte geben Sie eine Postleitzahl aus 2 bis 10 Buchstaben und Ziffern an.',
  },
  {
    digits: (digits) => `Please enter a postcode with ${digits} digits, or choose another country.`,
    general: 'Please enter a postcode of 2 to 10 letters and digits.',
  },
)

/** The message for a postcode that its country cannot have. `digits`: how many digits it must have; empty: the general rule. */
export const postcodeText = (digits: unknown, locale: Locale): string =>
  digits ? texts(locale).digits(String(digits)) : texts(locale).general
