import { oneLine } from '#kernel/one-line.ts'

/**
 * The text of a chosen accessory with the guest's answer: '1 × Zwischenhalt: Hotel Sacher'. An accessory without an amount (`isOnce`) has
 * no number: 'Empfang mit Schild'. `times` is the text between number and name.
 */
export const accessoryText = ({ amount, answer, isOnce, name }: Accessory, times = ' × '): string =>
  `${isOnce ? '' : amount + times}${name}${answer ? `: ${oneLine(answer)}` : ''}`

interface Accessory {
  readonly name: string
  readonly amount: number
  readonly isOnce?: boolean | undefined
  readonly answer?: string | undefined
}
