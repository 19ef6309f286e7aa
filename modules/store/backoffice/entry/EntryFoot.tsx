import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import { isZero, toDecimal } from '#kernel/money.ts'
import type { CartPrice } from '../../rules/food-price.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { ArrivedOrder } from '#modules/ordering/backoffice/parts/ArrivedOrder.tsx'
import { formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Entry } from './entry.ts'
import type { Missing } from './missing.ts'
import type { Submit } from './use-submit.ts'

interface EntryFootProps {
  entry: Entry
  price: CartPrice
  currency: string
  methods: readonly Entry['payment'][]
  /** Minimum age in years, if the order contains alcohol. Undefined: it contains none. */
  age: number | undefined
  /** The required fields that are empty. */
  missing: readonly Missing[]
  /** The reason why the order cannot be sent: the branch is closed and takes no preorders. Undefined: it can be sent. */
  refused: ReactNode
  submit: Submit
  onChange(part: Partial<Entry>): void
}

/** The bottom of the form: payment method, total, and the button that sends the order. */
export function EntryFoot({
  age,
  entry,
  price,
  currency,
  methods,
  missing,
  refused,
  submit,
  onChange,
}: EntryFootProps) {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { locale } = useStaff()
  const { totals, delivery, terms } = price
  const tooLittle = entry.items.length > 0 ? terms?.missing : undefined
  const nameOf = (name: Missing) =>
    name === 'items'
      ? t.dish
      : name === 'deliveryArea'
        ? board.items.area
        : name === 'appointmentDate'
          ? t.time
          : name === 'day'
            ? t.date
            : t[name]
  return (
    <div className="ebottom">
      {submit.arrived || submit.problem ? (
        <div className="eproblem">
          <ArrivedOrder arrived={submit.arrived} />
          {submit.problem ? <Banner tone="alarm">{submit.problem}</Banner> : null}
        </div>
      ) : null}
      <div className="efoot">
        <div className="row w efl">
          <div className="row w" role="group" aria-label={t.payment}>
            {methods.map((method) => (
              <button
                type="button"
                key={method}
                className="chip mid"
                aria-pressed={entry.payment === method}
                onClick={() => onChange({ payment: method })}
              >
                {board.drawer.methods[method]}
              </button>
            ))}
          </div>
          <span className="sp" />
          <dl className="esum">
            {delivery ? (
              <>
                <dt>{board.items.delivery}</dt>
                <dd>{isZero(delivery.gross) ? board.items.free : formatMoney(toDecimal(delivery.gross), currency)}</dd>
              </>
            ) : null}
            {totals.taxes.map((tax) => (
              <div key={tax.rate} style={{ display: 'contents' }} className="mut sm">
                <dt className="mut sm">{board.items.tax(formatNumber(tax.rate, locale))}</dt>
                <dd className="mut sm">{formatMoney(toDecimal(tax.tax), currency)}</dd>
              </div>
            ))}
            <dt>
              <b>{t.total}</b> {totals.isApproximate ? <span className="mut">{t.approximate}</span> : null}
            </dt>
            <dd>
              <output className="etotal" aria-live="polite">
                {formatMoney(toDecimal(totals.totalGross), currency)}
              </output>
            </dd>
          </dl>
          <Button
            type="submit"
            size="xl"
            variant="filled"
            loading={submit.isBusy}
            disabled={refused !== undefined}
            leftSection={<IconCheck className="i" aria-hidden />}
          >
            {t.submit}
            <kbd className="inv hide-phone" style={{ marginLeft: 10 }} aria-hidden>
              {t.submitHint(locale === 'de' ? 'Strg' : 'Ctrl')}
            </kbd>
          </Button>
        </div>
        {refused ?? (
          <p className="sm t2" role="status">
            {missing.length === 0 ? <b>{t.complete}</b> : t.incomplete(missing.map(nameOf).join(', '))}
          </p>
        )}
        {tooLittle === undefined ? null : (
          <p className="errm" role="status">
            {t.minimum(formatMoney(toDecimal(tooLittle), currency))}
          </p>
        )}
        {age === undefined ? null : (
          <p className="hint" role="status">
            {t.alcohol(age)}
          </p>
        )}
        {totals.hasHiddenPrices ? <p className="hint">{t.openPrices}</p> : null}
      </div>
    </div>
  )
}
