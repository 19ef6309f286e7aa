import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { guestHintSlot, orderGuestSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconAddressBook } from '@tabler/icons-react'
import { lazy } from 'react'
import { useCustomerCommands } from './commands.ts'
import { customerLogTexts } from '../words/log.ts'
import { customersTitles } from '../words/titles.ts'

const orderGuest = () => import('./OrderGuest.tsx').then(({ OrderGuest }) => ({ default: OrderGuest }))

const guestHint = () => import('./GuestHint.tsx').then(({ GuestHint }) => ({ default: GuestHint }))

export const customersBackoffice = backofficeModule({
  name: 'customers',
  fills: [
    fill(orderGuestSlot, lazy(orderGuest)),
    fill(guestHintSlot, lazy(guestHint)),
    fill(logWords, { actions: customerLogTexts }),
  ],
  useCommands: useCustomerCommands,
  editors: [
    {
      entity: 'customer',
      path: '/kunden',
      icon: IconAddressBook,
      names: (locale) => customersTitles(locale).customer,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      nav: { group: 'operations', order: 50 },
      load: () => import('./editor.ts').then(({ customerEditor }) => customerEditor),
    },
  ],
})
