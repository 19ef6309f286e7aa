import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { NewTime } from './new-time.tsx'

const shown = (times: Partial<PublicOrder>, locale: 'de' | 'en' = 'de') =>
  renderToStaticMarkup(
    <NewTime
      locale={locale}
      zone="Europe/Vienna"
      order={{ timeBefore: null, appointmentDate: null, ...times } as PublicOrder}
    />,
  )

test('the guest reads the new time, and the one before struck through', () => {
  const times = { appointmentDate: '2026-11-21T09:30:00.000Z', timeBefore: '2026-11-21T09:00:00.000Z' }
  expect(shown(times)).toMatch(/Neue Zeit: <b [^>]*>21\.11\.26, 10:30.*<s [^>]*>21\.11\.26, 10:00/)
  expect(shown(times, 'en')).toMatch(/New time: .*Before: .*<s /)
})

test('an order that was not moved shows nothing', () =>
  expect(shown({ appointmentDate: '2026-11-21T09:30:00.000Z' })).toBe(''))
