import { type Money, toDecimal } from '#kernel/money.ts'
import { MOST_ANSWER } from '#modules/ordering/rules/accessory-answer.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { type Addon, chosenAddons } from '../../rules/addons.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'

/**
 * The accessories of the chosen vehicle as switches. Below a chosen accessory is its question, if it has one (docs/rules/orders.md,
 * Accessories).
 */
export function ExtraFields({
  entry: { accessories },
  addons,
  error,
  onChange,
  onLeave,
}: {
  entry: Pick<RideEntry, 'accessories'>
  addons: readonly Addon[]
  /** The error text that is shown at each question without an answer. */
  error: string | undefined
  onChange: (part: Pick<RideEntry, 'accessories'>) => void
  onLeave: () => void
}) {
  const t = useTexts(rideEntryTexts)
  const { currency } = useStaff()
  const money = (value: Money) => formatMoney(toDecimal(value), currency)
  const toggle = (id: string) =>
    onChange({
      accessories: accessories.some((one) => one.id === id)
        ? accessories.filter((one) => one.id !== id)
        : [...accessories, { id, amount: 1 }],
    })
  const answer = (id: string, text: string) =>
    onChange({ accessories: accessories.map((one) => (one.id === id ? { ...one, answer: text } : one)) })
  if (addons.length === 0) return null
  const asking = chosenAddons(addons, accessories).filter(({ addon }) => addon.question)
  return (
    <>
      <div className="row w" role="group" aria-label={t.extras}>
        {addons.map((addon) => (
          <button
            type="button"
            key={addon.id}
            className="chip mid"
            aria-pressed={accessories.some(({ id }) => id === addon.id)}
            onClick={() => toggle(addon.id)}
          >
            {addon.price > 0 ? t.extra(addon.name, money(addon.price)) : addon.name}
          </button>
        ))}
      </div>
      {asking.map((one) => {
        const isOpen = one.answer.trim() === ''
        return (
          <TextInput
            key={one.id}
            label={`${one.addon.name}: ${one.addon.question}`}
            // If an answer is missing, the form sets the focus on the field with the name 'answer'.
            name={isOpen ? 'answer' : `answer-${one.id}`}
            withAsterisk
            maxLength={MOST_ANSWER}
            autoComplete="off"
            value={one.answer}
            error={isOpen ? error : undefined}
            onChange={(event) => answer(one.id, event.currentTarget.value)}
            onBlur={onLeave}
          />
        )
      })}
    </>
  )
}
