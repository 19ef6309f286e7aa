import { editorTexts } from '#i18n/editors/frame.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { FindInput } from '../../FindInput.tsx'
import { useTexts } from '../../staff.tsx'

/**
 * The search field of a list. The search starts when the user pauses typing. If the list removes its search, for example when the user resets all
 * filters, the field is emptied.
 */
export function SearchBox({
  box,
  value,
  label,
  onChange,
  onLeave,
}: {
  box: React.RefObject<HTMLInputElement | null>
  value: string
  label: string
  onChange: (text: string) => void
  onLeave: () => void
}) {
  const t = useTexts(editorTexts).list
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const search = useDebouncedCallback(onChange, 250)
  if (value !== seen) {
    setSeen(value)
    if (value === '') setText('')
  }
  return (
    <FindInput
      ref={box}
      type="search"
      label={label}
      value={text}
      rightSection={
        text ? (
          <button
            type="button"
            className="plain"
            aria-label={t.clearSearch}
            onClick={() => {
              setText('')
              onChange('')
            }}
          >
            <IconX className="i" stroke={1.75} aria-hidden />
          </button>
        ) : (
          <kbd className="hide-phone">/</kbd>
        )
      }
      onFind={(typed) => {
        setText(typed)
        search(typed)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Enter') {
          event.preventDefault()
          onLeave()
        }
      }}
    />
  )
}
