import type { Ride } from '../contract/ride.ts'

type Answered = Pick<Ride, 'accessories' | 'accessoryNames'>

/**
 * Returns the accessories of a ride with the corrected answers (docs/rules/orders.md, Accessories). `accessories` and `accessoryNames` have
 * the same sequence. Undefined if a correction is for an accessory without an answer: staff can correct an answer of the guest, but not add
 * one.
 */
export function withAnswers(
  { accessories, accessoryNames }: Answered,
  answers: readonly { readonly id: string; readonly answer: string }[],
): Answered | undefined {
  const given = new Map(answers.map(({ id, answer }) => [id, answer]))
  if (answers.some(({ id }) => !accessories.find((one) => one.id === id)?.answer)) return undefined
  const answerAt = (index: number) => given.get(accessories[index]?.id ?? '')
  const put = <T extends object>(one: T, index: number): T => {
    const answer = answerAt(index)
    return answer === undefined ? one : { ...one, answer }
  }
  return { accessories: accessories.map(put), accessoryNames: accessoryNames.map(put) }
}
