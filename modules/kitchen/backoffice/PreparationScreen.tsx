import { defaultZone } from '#kernel/time.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { dayOf, formatNumber, formatShortDay, shift } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconChefHat, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { kitchenEndpoints } from '../contract.ts'
import { preparationTexts } from '../words/preparation.ts'
import { kitchenTitles } from '../words/titles.ts'
import './preparation.css'

const DAYS = 7

/**
 * The screen that lists, for one day, how much of each dish the kitchen should prepare. The amounts are calculated from the forecast and from
 * orders that were already placed.
 */
export default function PreparationScreen() {
  const t = useTexts(preparationTexts)
  const titles = useTexts(kitchenTitles)
  const { branches, branchId, locale } = useStaff()
  const kitchens = branches.filter((one) => one.kind === 'orders' && (branchId === undefined || one.id === branchId))
  const [chosen, choose] = useState('')
  const kitchen = kitchens.find(({ id }) => id === chosen) ?? kitchens[0]
  const today = dayOf(useNow(60_000), kitchen?.timeZone ?? defaultZone)
  const [ahead, setAhead] = useState(0)
  const nameOf = (days: number): string =>
    days === 0
      ? t.today
      : days === 1
        ? t.tomorrow
        : formatShortDay(Date.parse(`${shift(today, days)}T12:00:00Z`), 'UTC', locale)
  return (
    <>
      <PageHead title={titles.preparation}>
        <Button leftSection={<IconPrinter className="i" aria-hidden />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </PageHead>
      <div className="m-kitchen preparation page">
        <div className="row w">
          <div className="row w" role="group" aria-label={t.day}>
            {Array.from({ length: DAYS }, (_, days) => (
              <button
                key={days}
                type="button"
                className="chip"
                aria-pressed={days === ahead}
                onClick={() => setAhead(days)}
              >
                {nameOf(days)}
              </button>
            ))}
          </div>
          {kitchens.length > 1 ? (
            <NativeSelect
              aria-label={t.kitchen}
              value={kitchen?.id ?? ''}
              onChange={(event) => choose(event.currentTarget.value)}
              data={kitchens.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
        </div>
        {kitchen ? (
          <Dishes branch={kitchen.id} day={shift(today, ahead)} heading={`${kitchen.name} · ${nameOf(ahead)}`} />
        ) : (
          <EmptyState icon={IconChefHat} title={t.noKitchen} text={t.noKitchenText} />
        )}
      </div>
    </>
  )
}

function Dishes({ branch, day, heading }: { branch: string; day: string; heading: string }) {
  const t = useTexts(preparationTexts)
  const titles = useTexts(kitchenTitles)
  const { locale } = useStaff()
  const query = { branch, day }
  const found = useCall(kitchenEndpoints.preparation, { query }, { refetchInterval: 300_000 })
  if (found.error) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.preparation} rows={10} />
  if (found.data.value === null) return <EmptyState icon={IconChefHat} title={t.early} text={t.earlyText} />
  const { expected, ordered, dishes } = found.data.value
  if (dishes.length === 0) return <EmptyState icon={IconChefHat} title={t.none} text={t.noneText} />
  return (
    <section className="card">
      <div className="hd">
        <h2>{heading}</h2>
        <span className="t2 sm">{t.orders(formatNumber(Math.round(expected), locale), ordered)}</span>
      </div>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t.dish}</th>
            <th scope="col" className="num">
              {t.prepare}
            </th>
            <th scope="col" className="num">
              {t.ordered}
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.key}>
              <th scope="row">{dish.name}</th>
              <td className="num">
                <b>{formatNumber(Math.ceil(dish.expected), locale)}</b>
              </td>
              <td className="num t2">{formatNumber(dish.ordered, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bd sm t2">{t.hint}</p>
    </section>
  )
}
