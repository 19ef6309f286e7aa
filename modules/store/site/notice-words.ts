import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { formatAppointmentDate } from '#kernel/time.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import type { NextOpening, StoreNotice } from '../rules/store-notices.ts'

/** The texts of the notices at the top of the storefront. */
export interface NoticeWords {
  /** The heading. It says that the branch is closed, or that the branch does not deliver now. */
  readonly title: string
  /** A sentence with the next time when the branch opens or delivers. Undefined: this time is not known. */
  readonly again: string | undefined
  /** Further sentences: other delivery types that are possible now, and preorders. */
  readonly more: readonly string[]
  readonly isClosed: boolean
  readonly isPreorderPossible: boolean
}

/**
 * Makes the texts of the notices about a closed branch, no delivery, and preorders (specification §2, Branch storefront). Undefined: there
 * is no such notice.
 */
export function noticeWords(notices: readonly StoreNotice[], locale: Locale): NoticeWords | undefined {
  const texts = storeTexts(locale).notice
  const preorder = notices.find((notice) => notice.code === 'preorder')
  const preorders = preorder
    ? [[texts.preorder, ...(preorder.isHandledLater ? [texts.preorderClosed] : [])].join(' ')]
    : []
  const shared = { isPreorderPossible: preorder !== undefined }
  for (const notice of notices) {
    if (notice.code === 'closed') {
      return { ...shared, title: texts.closed, again: opens(notice.next, locale), more: preorders, isClosed: true }
    }
    if (notice.code === 'closed-message') {
      const own = notice.message.trim()
      return { ...shared, title: texts.closed, again: own || undefined, more: preorders, isClosed: true }
    }
    if (notice.code === 'no-delivery') {
      const both = notice.offers.length > 1
      const instead = both
        ? [texts.insteadBoth]
        : notice.offers.map((offer) => (offer === 'takeaway' ? texts.insteadTakeaway : texts.insteadDineIn))
      return {
        ...shared,
        title: texts.noDelivery,
        again: notice.next && delivers(notice.next, locale),
        more: [...instead, ...preorders],
        isClosed: false,
      }
    }
  }
  return undefined
}

export function dayOf({ date, written }: NextOpening, locale: Locale): string {
  if (written === 'date') return formatAppointmentDate(date)
  return dateNames(locale).weekdays[date.dayOfWeek - 1]?.long ?? formatAppointmentDate(date)
}

export function opens(next: NextOpening, locale: Locale): string {
  const texts = storeTexts(locale).notice
  return next.written === 'time' ? texts.opensToday(next.time) : texts.opensOn(dayOf(next, locale), next.time)
}

export function delivers(next: NextOpening, locale: Locale): string {
  const texts = storeTexts(locale).notice
  return next.written === 'time' ? texts.deliversToday(next.time) : texts.deliversOn(dayOf(next, locale), next.time)
}
