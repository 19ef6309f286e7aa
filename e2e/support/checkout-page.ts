import { emptyDraft, serialiseDraft } from '#modules/booking/site/draft.ts'
import type { Route } from '#modules/maps/rules/route.ts'
import { draftKey } from '#modules/booking/site/draft-store.ts'
import { BookingPage } from './booking-page.ts'
import { inDays, rideDraft } from './ride.ts'
import { expect, type Page } from './test.ts'

interface Start {
  language?: 'de' | 'en'
  at?: Temporal.ZonedDateTime
  flightNumber?: string
}

/**
 * Opens the checkout with a ride that is already chosen, as if the visitor had filled in the booking sheet. For tests about the checkout
 * alone.
 */
export async function openCheckout(page: Page, url: string, start: Start = {}): Promise<BookingPage> {
  const language = start.language ?? 'de'
  const { branch, items, ride } = await rideDraft(url)
  if (!ride) throw new Error('A ride is wanted')
  const points = new URLSearchParams({ from: ride.from.location.join(','), to: ride.to.location.join(',') })
  const { data } = (await (await fetch(`${url}/api/maps/route?${points}`)).json()) as { data: { route: Route } }
  const draft = serialiseDraft({
    ...emptyDraft,
    from: ride.from,
    to: ride.to,
    route: data.route,
    vehicle: { id: items[0]?.product ?? '', identifier: 'business', name: 'Business' },
    appointment: (start.at ?? inDays(3)).toInstant().toString(),
    flightNumber: start.flightNumber ?? 'OS 202',
  })
  // Session storage belongs to an origin, so any page of the origin can be used.
  await page.goto('/healthz')
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [draftKey(branch), draft] as const)
  await page.goto(`/${language}/store/donau/checkout`)
  const booking = new BookingPage(page, language)
  // The form can be drawn only in the browser, from the browser's own storage. So when a field is visible, the form is hydrated.
  await expect(booking.field('firstName')).toBeVisible()
  return booking
}
