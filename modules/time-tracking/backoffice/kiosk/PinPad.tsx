import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { kioskTexts } from '../../words/kiosk.ts'

const MOST = 8
const LEAST = 4

interface Props {
  value: string
  isBusy: boolean
  onChange: (value: string) => void
  onEnter: () => void
  onLeave: () => void
}

/**
 * Large buttons for the ten digits of a PIN; a keyboard works, too. The typed digits are not visible; the page shows only how many there
 * are.
 */
export function PinPad({ value, isBusy, onChange, onEnter, onLeave }: Props) {
  const t = useTexts(kioskTexts)
  const add = (digit: string) => (value.length < MOST && !isBusy ? onChange(value + digit) : undefined)
  const enter = () => (value.length >= LEAST && !isBusy ? onEnter() : undefined)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) add(event.key)
    else if (event.key === 'Backspace') onChange(value.slice(0, -1))
    else if (event.key === 'Escape') onLeave()
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) enter()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <div className="tk-pad">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <button type="button" key={digit} className="tk-key" onClick={() => add(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className="tk-key plain"
        aria-label={t.delete}
        disabled={value === '' || isBusy}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <IconBackspace size={32} aria-hidden />
      </button>
      <button type="button" className="tk-key" onClick={() => add('0')}>
        0
      </button>
      <button type="button" className="tk-key go" disabled={value.length < LEAST || isBusy} onClick={enter}>
        {t.ok}
      </button>
    </div>
  )
}

/** Shows how many digits were typed: as dots, and as text for screen readers. */
export function PinDots({ length }: { length: number }) {
  const t = useTexts(kioskTexts)
  return (
    <p className="tk-dots">
      {Array.from({ length: Math.max(6, length) }, (_, place) => (
        <span key={place} className={place < length ? 'full' : place === length ? 'next' : ''} aria-hidden />
      ))}
      <span className="sr" role="status">
        {t.typed(length)}
      </span>
    </p>
  )
}
