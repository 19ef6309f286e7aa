import { boardTexts } from '../../words/board.ts'
import { formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { LARGEST_COUNT, LARGEST_FOUND } from '../../rules/history.ts'
import { PAGE_SIZE, sumOf } from './filter.ts'

/** The footer of the list: the number of all found orders, the sums of the orders on this page, and links to other pages. */
export function HistoryFoot({
  rows,
  total,
  page,
  isSearch,
  onPage,
}: {
  rows: readonly OrderSummary[]
  total: number
  page: number
  /** Whether the user searches for a text. If true, the server counts only up to `LARGEST_FOUND` orders. */
  isSearch: boolean
  onPage: (page: number) => void
}) {
  const t = useTexts(boardTexts).history
  const { locale, currency } = useStaff()
  const gross = (states: readonly OrderSummary['state'][]) =>
    sumOf(rows.filter((one) => states.includes(one.state)).map((one) => one.pricing.totalGross))
  const largest = isSearch ? LARGEST_FOUND : LARGEST_COUNT
  const count = total > largest ? t.moreThan(formatNumber(largest, locale)) : formatNumber(total, locale)
  const completed = gross(['completed'])
  const paidBack = sumOf(rows.filter((one) => one.state === 'completed').map(backOf))
  const ended = gross(['rejected', 'canceled'])
  const from = (page - 1) * PAGE_SIZE + 1
  return (
    <div className="lfoot">
      <span>{t.count(count, total)}</span>
      {completed > 0 ? (
        <Tooltip label={t.sumHint}>
          <span>
            {t.sum} <b>{formatMoney(completed, currency)}</b>
            {paidBack > 0 ? (
              <>
                , {t.paidBack} <b>{formatMoney(paidBack, currency)}</b>
              </>
            ) : null}
          </span>
        </Tooltip>
      ) : null}
      {ended > 0 ? (
        <span>
          {t.canceledSum} <b>{formatMoney(ended, currency)}</b>
        </span>
      ) : null}
      <span className="sp" />
      <span>{t.page(from, from + rows.length - 1, count)}</span>
      <div className="btns">
        <ActionIcon
          variant="default"
          size="xs"
          aria-label={t.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="xs"
          aria-label={t.nextPage}
          disabled={total > largest ? rows.length < PAGE_SIZE : page * PAGE_SIZE >= total}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}

/**
 * How much of an order's price was refunded, in currency units. An older server does not send `priceBack`; with it, only a full refund is
 * known.
 */
const backOf = ({ paymentState, priceBack, pricing }: OrderSummary): number =>
  priceBack ?? (paymentState === 'refunded' ? pricing.totalGross : 0)
