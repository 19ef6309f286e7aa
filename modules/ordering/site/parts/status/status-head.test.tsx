import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { statusTexts } from '../../../words/status.ts'
import type { PublicOrder } from '../../../contract.ts'
import { StatusHead } from './status-head.tsx'
import type { useOrder } from './use-order.ts'

const shown = (
  part: Partial<PublicOrder>,
  view: 'canceled' | 'completed' = 'canceled',
  scene?: string,
  locale: Locale = 'de',
) => {
  const order = {
    updatedAt: '2026-11-20T16:10:00Z',
    appointment: '2026-11-27T13:35:00Z',
    isPaid: true,
    currency: 'EUR',
    ...part,
  }
  return renderToStaticMarkup(
    <StatusHead
      locale={locale}
      texts={statusTexts(locale)}
      zone="Europe/Vienna"
      shopName="Donau Chauffeur"
      scene={scene}
      view={view}
      live={{ order, steps: 0 } as unknown as ReturnType<typeof useOrder>}
      onAgain={undefined}
    />,
  )
}

test.each<[string, Partial<PublicOrder>, string]>([
  ['nothing came', { isPaid: false, endedMoney: null }, 'Es entstehen Ihnen keine Kosten.'],
  ['the refund is under way', { endedMoney: 'going-back' }, 'Sie erhalten die Rückerstattung auf demselben Weg'],
  ['staff decided to keep it', { endedMoney: 'kept' }, 'Ihre Zahlung wird nicht automatisch rückerstattet.'],
  ['not decided yet', { endedMoney: 'asked' }, 'Wir melden uns wegen der Rückerstattung.'],
  ['it was refunded', { isRefunded: true, endedMoney: null }, 'Der Betrag wurde Ihnen rückerstattet.'],
])('the page of a cancelled ride says what happens to the money: %s', (_, order, words) => {
  const html = shown(order)
  expect(html).toContain('<p>Ihre Fahrt am 27.11.26 findet nicht statt. ')
  expect(html).toContain(words)
  if (order.isPaid !== false) expect(html).not.toContain('keine Kosten')
})

const free = { endedAmount: 49, isFreeCancel: true }
test.each<[Locale, Partial<PublicOrder>, string]>([
  [
    'de',
    { ...free, endedMoney: 'going-back' },
    'Ihre Stornierung war kostenlos. 49,00 EUR werden Ihnen rückerstattet.',
  ],
  [
    'en',
    { ...free, endedMoney: 'going-back' },
    'Your cancellation was free of charge. 49,00 EUR will be refunded to you.',
  ],
  ['de', { ...free, isRefunded: true }, 'Ihre Stornierung war kostenlos. 49,00 EUR wurden Ihnen rückerstattet.'],
  ['en', { ...free, isRefunded: true }, 'Your cancellation was free of charge. 49,00 EUR has been refunded to you.'],
  [
    'de',
    { endedAmount: 49, endedMoney: 'asked' },
    'Sie haben 49,00 EUR bezahlt. Wir melden uns wegen der Rückerstattung.',
  ],
  ['en', { endedAmount: 49, endedMoney: 'asked' }, 'You have paid 49,00 EUR. We will be in touch about the refund.'],
])('the page names the amount and who decides (%s)', (locale, order, words) => {
  expect(shown(order, 'canceled', undefined, locale)).toContain(words)
})

test('the picture of the theme is below the text; a theme without a picture leaves no gap', () => {
  expect(shown({}, 'completed', '/theme/city/1/night.svg')).toMatch(/<img[^>]+night/)
  expect(shown({}, 'completed')).not.toContain('<img')
})
