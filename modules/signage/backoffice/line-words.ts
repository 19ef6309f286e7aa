import type { Locale } from '#contract/locale.ts'
import type { LogLine } from '../contract.ts'
import { writtenTexts } from '../words/written.ts'

/** A line of a screen's log in the reader's language. Lines of older versions of the player have no code; their text is shown unchanged. */
export function lineWords({ code, line, values }: Pick<LogLine, 'code' | 'line' | 'values'>, locale: Locale): string {
  if (code === null) return line
  const { lines, parts } = writtenTexts(locale)
  const text = (value: string | number | undefined): string => String(value ?? '')
  return lines[code]({
    part: values.part ? parts[values.part] : '',
    status: text(values.status),
    version: text(values.version),
    detail: text(values.detail),
  })
}
