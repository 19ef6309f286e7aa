import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import './css/booking-extras.css'
import { Fragment, type RefObject, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { accessoriesTexts } from '../words/accessories.ts'
import { bookingTexts } from '../words/booking.ts'
import { format, isZero } from '#kernel/money.ts'
import { Icon } from '#ui/site/icon.tsx'
import { Popup } from '#ui/site/popup.tsx'
import { type Addon, type ChosenAddon, isChildSeat, unanswered } from '../rules/addons.ts'
import { AnswerField, answerId } from './answer-field.tsx'
import type { BookingDraft } from './draft.ts'
import type { BookingVehicle } from './vehicles.ts'

/** Maximum amount of one accessory that visitors can choose. The server accepts more (modules/ordering/contract/ride.ts). */
const MOST = 8

/** Guesses an icon from the id of an accessory, and for a child seat from its name. Without a known word the icon is 'tag'. */
const iconOf = ({ id, name }: Addon): string =>
  isChildSeat({ id, name })
    ? 'childseat'
    : /sign|schild/.test(id)
      ? 'user'
      : /luggage|bag|ski/.test(id)
        ? 'luggage'
        : /stop|halt/.test(id)
          ? 'route'
          : 'tag'

/**
 * The popup in which visitors choose accessories. An accessory that is not chosen has the amount 0 (specification §4, Item configuration).
 * Nothing changes in the booking until the visitor presses 'Übernehmen'. If the popup is closed in another way, `onClose` gets what was set.
 */
export default function AccessoriesPopup(props: {
  vehicle: BookingVehicle
  chosen: BookingDraft['accessories']
  currency: string
  locale: Locale
  anchor: RefObject<HTMLElement | null>
  onApply: (accessories: BookingDraft['accessories']) => void
  onClose: (set: BookingDraft['accessories']) => void
}) {
  const texts = accessoriesTexts(props.locale)
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(
    () => new Map(props.chosen.map(({ id, amount }) => [id, amount])),
  )
  const set = (id: string, amount: number) => setAmounts(new Map(amounts).set(id, amount))
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(
    () => new Map(props.chosen.map(({ id, answer = '' }) => [id, answer])),
  )
  const [isTried, setTried] = useState(false)
  const chosen = [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([id, amount]): ChosenAddon => {
      const answer = answers.get(id)?.trim()
      return answer ? { id, amount, answer } : { id, amount }
    })
  const close = () => props.onClose(chosen)
  const apply = () => {
    const open = unanswered(props.vehicle.addons, chosen)
    if (!open) return props.onApply(chosen)
    setTried(true)
    return document.getElementById(answerId(open))?.focus()
  }
  const answerOf = (addon: Addon) =>
    addon.question && amounts.get(addon.id) ? (
      <AnswerField
        addon={addon}
        value={answers.get(addon.id) ?? ''}
        error={isTried && !answers.get(addon.id)?.trim() ? texts.answer : undefined}
        onChange={(answer) => setAnswers(new Map(answers).set(addon.id, answer))}
      />
    ) : null
  return (
    <Popup label={texts.choose} anchor={props.anchor} onCancel={close} onSubmit={apply}>
      <div className="m-booking pick">
        <div className="hd">
          <span className="display">{bookingTexts(props.locale).accessories.label}</span>
          <button type="button" className="icbtn bare" aria-label={texts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {props.vehicle.addons.map((addon) => {
          const amount = amounts.get(addon.id) ?? 0
          const price = isZero(addon.price) ? texts.free : format(addon.price, props.currency)
          const row = addon.isOnce ? (
            <label className="row addon check addon-once">
              <Icon name={iconOf(addon)} />
              <span className="grow addon-name">
                {addon.name}
                <br />
                <span className="xs muted">{price}</span>
              </span>
              <input
                type="checkbox"
                checked={amount > 0}
                onChange={(event) => set(addon.id, event.target.checked ? 1 : 0)}
              />
            </label>
          ) : (
            <div className="row addon" role="group" aria-label={addon.name}>
              <Icon name={iconOf(addon)} />
              <span className="grow addon-name">
                {addon.name}
                <br />
                <span className="xs muted">{price}</span>
              </span>
              <span className="stepper">
                <button
                  type="button"
                  className="icbtn"
                  aria-label={texts.less(addon.name)}
                  disabled={amount === 0}
                  onClick={() => set(addon.id, amount - 1)}
                >
                  <Icon name="minus" />
                </button>
                <output aria-live="polite">{amount}</output>
                <button
                  type="button"
                  className="icbtn"
                  aria-label={texts.more(addon.name)}
                  disabled={amount >= MOST}
                  onClick={() => set(addon.id, amount + 1)}
                >
                  <Icon name="plus" />
                </button>
              </span>
            </div>
          )
          return (
            <Fragment key={addon.id}>
              {row}
              {answerOf(addon)}
            </Fragment>
          )
        })}
        <button type="submit" className="btn pri full addon-apply">
          {texts.apply}
        </button>
      </div>
    </Popup>
  )
}
