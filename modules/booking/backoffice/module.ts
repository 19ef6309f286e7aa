import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import { takeOrderSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { roles } from '#contract/roles.ts'
import { IconSteeringWheel } from '@tabler/icons-react'
import { lazy } from 'react'
import { bookingTitles } from '../words/titles.ts'

export const bookingBackoffice = backofficeModule({
  name: 'booking',
  screens: [
    {
      path: 'bestellungen/fahrt-aufnehmen',
      title: (locale) => bookingTitles(locale).rideEntry,
      roles: boardRoles,
      component: lazy(() => import('./entry/RideEntryScreen.tsx')),
      rail: true,
    },
    {
      path: 'fahrten-heute',
      title: (locale) => bookingTitles(locale).todaysRides,
      roles,
      component: lazy(() => import('./today/TodaysRidesScreen.tsx')),
      nav: {
        group: 'operations',
        order: 15,
        icon: IconSteeringWheel,
        to: '/fahrten-heute',
        needs: 'rides',
        phoneBar: ['ROLE_EMPLOYEE'],
      },
    },
  ],
  start: [{ roles: ['ROLE_EMPLOYEE'], to: '/fahrten-heute', order: 25, needs: 'rides' }],
  fills: [
    fill(takeOrderSlot, {
      kind: 'rides',
      title: (locale) => bookingTitles(locale).rideEntry,
      to: '/bestellungen/fahrt-aufnehmen',
    }),
  ],
  extensions: [
    {
      entity: 'product',
      load: () => import('./product-extension.tsx').then(({ productExtension }) => productExtension),
    },
  ],
})
