import { allergiesIn } from '#modules/ordering/rules/allergy.ts'
import type { PrintableLine } from '#modules/ordering/contract/printable.ts'
import type { SlipPart } from '../../rules/default-templates.ts'
import type { PrintLine, Size } from '../../rules/document.ts'
import { MOST_LINES, type SlipTemplate } from '../../rules/slip-template.ts'

export const centred = (text: string, size: Size = 1, invert = false): PrintLine => ({
  is: 'text',
  text,
  size,
  invert,
  bold: size > 1,
  align: 'center',
})

const changeWord = /^(ohne|statt|extra|kein(?:e|en)?|ohne|without|no|instead of|extra)\b/i

/** A dish on the kitchen slip: in large letters, with changes to the dish and allergies in white on black. */
export const dish = ({ amount, name, details, allergens }: PrintableLine, size: Size): PrintLine[] => [
  { is: 'pair', lead: amount, left: name, size, bold: true },
  ...details.map((text): PrintLine =>
    changeWord.test(text) || allergiesIn(text).length > 0
      ? { is: 'text', text, invert: true, bold: true }
      : { is: 'pair', lead: '  ', left: text },
  ),
  ...(allergens ? [{ is: 'pair', lead: '  ', left: `(${allergens})` } as const] : []),
]

/** A link that opens a map program on the driver's phone with the route to the destination. */
export const navigationLink = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** The lines of the free text that the business has written for its slips. */
const free = (text: string): PrintLine[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => centred(line.trim()))

/** Builds a slip from the parts that are switched on in its template. `logo` is the hash of the stored picture; without it the logo is left out. */
export function built(
  template: SlipTemplate,
  logo: string | undefined,
  draw: (part: SlipPart, size: Size) => PrintLine[],
): PrintLine[] {
  const made = template.parts.flatMap(({ part, isOn, size }): PrintLine[] => {
    if (!isOn) return []
    if (part === 'logo') return logo === undefined ? [] : [{ is: 'picture', hash: logo }]
    return draw(part, size)
  })
  const foot = free(template.foot)
  return [
    ...free(template.head),
    ...made,
    ...(foot.length > 0 ? [{ is: 'space' } as const, ...foot] : []),
    { is: 'space' },
  ]
}
