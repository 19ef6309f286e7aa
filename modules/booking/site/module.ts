import { siteCode, siteModule } from '#ui/site/module.ts'

export const bookingIsland = siteCode(
  'booking',
  'modules/booking/site/booking-island.tsx',
  () => import('./booking-island.tsx'),
)
export const rideCheckout = siteCode(
  'checkout.rides',
  'modules/booking/site/checkout/ride-checkout.tsx',
  () => import('./checkout/ride-checkout.tsx'),
)
export const rideStatus = siteCode(
  'status.ride',
  'modules/booking/site/status/ride-status-page.tsx',
  () => import('./status/ride-status-page.tsx'),
)

/** The styles of the vehicles section. The section has no code of its own for the browser. */
export const vehiclesStyles = siteCode(
  'vehicles-styles',
  'modules/booking/site/vehicles-styles.ts',
  () => import('./vehicles-styles.ts'),
)

export const bookingSite = siteModule({
  name: 'booking',
  islands: [bookingIsland],
  screens: [rideCheckout, rideStatus],
  styles: [vehiclesStyles],
})
