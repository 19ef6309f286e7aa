import { useLocale } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { address } from '../../../contract/value-shapes.ts'
import { contentErrors } from '../../../words/errors.ts'

/**
 * Checks an address when the user leaves its field. The rule and the error message are the same as when the page is published. While the user
 * types, no message is shown.
 */
export function useLinkCheck(value: unknown): { onBlur: () => void; wrong: string | undefined } {
  const locale = useLocale()
  const [left, setLeft] = useState<string>()
  const text = typeof value === 'string' ? value.trim() : ''
  const isWrong = text !== '' && left === text && !address.test(text)
  return { onBlur: () => setLeft(text), wrong: isWrong ? contentErrors['content.link'][locale] : undefined }
}
