// @vitest-environment happy-dom
import { money } from '#kernel/money.ts'
import { LocaleProvider } from '#ui/backoffice/staff.tsx'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { priceRide } from '../../rules/ride-price.ts'
import { RidePrice } from './RidePrice.tsx'

const priced = priceRide({
  vehicle: { pricePerKm: money(2), discounts: [] },
  segments: [{ country: 'AT', metres: 40_000 }],
  accessories: [],
  taxes: { homeCountry: 'AT', countryTaxes: { AT: 10 } },
})

test('the head of the price has the kilometres of its rows, which are rounded up per country', async () => {
  const found = { metres: 39_500, seconds: 1800, segments: [], estimated: false }
  const route = { found, isPending: false, isFailed: false } as unknown as Parameters<typeof RidePrice>[0]['route']
  const headOf = async (price: Parameters<typeof RidePrice>[0]['price']) => {
    const { place } = await mounted(
      <Shell>
        <RidePrice route={route} price={price} />
      </Shell>,
    )
    return place.querySelector('.hd .mut')?.textContent
  }
  expect(await headOf(priced.ok ? priced.value : undefined)).toContain('40 km · 30\u00a0min')
  expect(await headOf(undefined)).toContain('39,5 km · 30\u00a0min')
})

test.each([
  ['de', ['Land', 'km', 'Steuer', 'Preis']],
  ['en', ['Country', 'km', 'Tax', 'Price']],
] as const)('every column of the price has a name (%s); the sign stands beside the rate', async (locale, names) => {
  const { place } = await mounted(
    <LocaleProvider value={locale}>
      <Shell more={{ locale }}>
        <RidePrice
          route={{ found: undefined, isPending: false, isFailed: false }}
          price={priced.ok ? priced.value : undefined}
        />
      </Shell>
    </LocaleProvider>,
  )
  expect([...place.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(names)
  expect(place.querySelector('td:nth-child(3)')?.textContent).toBe('10\u00a0%')
})
