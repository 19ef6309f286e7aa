import { onlinePaymentSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { lazy } from 'react'

export const paymentsBackoffice = backofficeModule({
  name: 'payments',
  fills: [
    fill(
      onlinePaymentSlot,
      lazy(() => import('./Attempts.tsx')),
    ),
  ],
})
