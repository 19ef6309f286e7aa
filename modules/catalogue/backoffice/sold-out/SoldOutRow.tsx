import { soldOutTexts } from '../../words/sold-out.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import type { SoldOutIn } from '../../rules/sold-out-in.ts'
import { endOfBusinessDay } from './out-until.ts'

/**
 * One product with its sold-out state, and buttons to change this state. `set` is called with the wanted state, and with the time when the
 * mark ends (null: staff must remove the mark themselves).
 */
export function SoldOutRow(props: {
  name: string
  state: SoldOutIn
  /** Names of the branches in which the product is sold out. Empty if it is sold out in all branches, or in none. */
  someNames: string
  zone: string
  isBusy: boolean
  set: (isOut: boolean, until: string | null) => void
}) {
  const { name, state, someNames, zone, isBusy, set } = props
  const t = useTexts(soldOutTexts)
  const { clock, locale } = useStaff()
  const { isOut } = state
  const now = Temporal.Instant.fromEpochMilliseconds(Math.trunc(clock.now()))
  const isSomewhere = isOut || state.some.length > 0
  const text = (): string => {
    if (!isOut) return state.some.length > 0 ? t.outIn(someNames) : t.there
    return state.until === null
      ? t.untilFurther
      : t.until(formatMomentInText(Date.parse(state.until), clock.now(), zone, locale))
  }
  return (
    <li className={isOut ? 'out' : ''}>
      <div className="nm">
        <b>{name}</b>
        <span className={`bdg ${isSomewhere ? 'alarm' : 'ok'}`}>
          {isSomewhere ? <IconBan className="i" aria-hidden /> : <IconCircleCheck className="i" aria-hidden />}
          {text()}
        </span>
      </div>
      <div className="row w sw">
        {isSomewhere ? (
          <Button
            variant={isOut ? 'filled' : 'default'}
            loading={isBusy}
            aria-label={t.backOf(name)}
            onClick={() => set(false, null)}
          >
            {t.back}
          </Button>
        ) : null}
        {isOut ? null : (
          <>
            <Button
              loading={isBusy}
              aria-label={t.todayOf(name)}
              onClick={() => set(true, String(endOfBusinessDay(now, zone)))}
            >
              {t.today}
            </Button>
            <Button disabled={isBusy} aria-label={t.forGoodOf(name)} onClick={() => set(true, null)}>
              {t.forGood}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
