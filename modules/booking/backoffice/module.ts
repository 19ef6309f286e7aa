import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import { takeOrderSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { lazy } from 'react'
import { rideEntryTexts } from '../words/ride-entry.ts'

export const bookingBackoffice = backofficeModule({
  name: 'booking',
  screens: [
    {
      path: 'bestellungen/fahrt-aufnehmen',
      title: (locale) => rideEntryTexts(locale).title,
      roles: boardRoles,
      component: lazy(() => import('./entry/RideEntryScreen.tsx')),
      rail: true,
    },
  ],
  fills: [
    fill(takeOrderSlot, {
      kind: 'rides',
      title: (locale) => rideEntryTexts(locale).title,
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
