import type { Locale } from '#contract/locale.ts'
import { amountText } from '#i18n/amounts.ts'

const MB = 1_000_000

/** The size of a file as text: '1,8 MB', '340 kB'. */
export function bytesText(bytes: number, locale: Locale): string {
  const [size, unit] = bytes >= MB ? [bytes / MB, 'MB'] : [Math.max(1, bytes / 1000), 'kB']
  return `${amountText(unit === 'MB' ? Math.round(size * 10) / 10 : Math.round(size), locale)} ${unit}`
}
