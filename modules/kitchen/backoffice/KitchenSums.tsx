import { countText } from '#i18n/amounts.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Popover } from '@mantine/core'
import { useEffect, useState } from 'react'
import { kitchenTexts } from '../words/kitchen.ts'
import { howManyFit } from './how-many-fit.ts'
import type { DishSum } from './sums.ts'

/**
 * The totals of the dishes in the header of the kitchen screen ('7 Schweinsbraten'): as many totals as fit, the largest first. What nobody
 * has accepted yet is named separately ('7 (+2 neu) Schweinsbraten'). A button shows how many more totals there are ('+3'). A tap or a key
 * press on it opens the list of all totals.
 */
export function KitchenSums({ sums }: { sums: readonly DishSum[] }) {
  const t = useTexts(kitchenTexts)
  const locale = useLocale()
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [fitting, setFitting] = useState(sums.length)
  useEffect(() => {
    if (!list) return undefined
    const measure = () => setFitting(howManyFit(list))
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    const texts = new MutationObserver(measure)
    texts.observe(list, { childList: true, subtree: true, characterData: true })
    measure()
    return () => {
      sizes.disconnect()
      texts.disconnect()
    }
  }, [list])
  const hidden = Math.max(0, sums.length - fitting)
  const line = (sum: DishSum) => (
    <>
      {sum.amount > 0 ? <b>{countText(sum.amount, sum.unit, locale)} </b> : null}
      {sum.waiting > 0 ? <small>{t.sumWaiting(countText(sum.waiting, sum.unit, locale))} </small> : null}
      {sum.name}
    </>
  )
  return (
    <ul className="sum" aria-label={t.sum} ref={setList}>
      {sums.map((sum, index) => (
        <li key={`${sum.unit} ${sum.name}`} hidden={index >= fitting}>
          {line(sum)}
        </li>
      ))}
      <li className="rest" hidden={hidden === 0}>
        <Popover floatingStrategy="fixed" position="bottom-end" withinPortal={false} returnFocus trapFocus>
          <Popover.Target>
            <button type="button" className="key more" aria-label={t.moreSums(hidden)}>
              +{hidden}
            </button>
          </Popover.Target>
          <Popover.Dropdown className="sums" aria-label={t.sum}>
            <ul tabIndex={-1}>
              {sums.map((sum) => (
                <li key={`${sum.unit} ${sum.name}`}>{line(sum)}</li>
              ))}
            </ul>
          </Popover.Dropdown>
        </Popover>
      </li>
    </ul>
  )
}
