import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { contactSlot, timelineSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { loggedEntries } from '#modules/ordering/words/entries.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { lazy } from 'react'
import { smsLogTexts } from '../words/log.ts'
import { smsEntries } from '../words/timeline.ts'
import { smsTitles } from '../words/titles.ts'
import { SendSms } from './SendSms.tsx'

export const smsBackoffice = backofficeModule({
  name: 'sms',
  fills: [
    fill(logWords, {
      records: {
        sms: { one: (locale) => smsLogTexts(locale).sms, to: () => '/sms' },
        smsOptOut: { one: (locale) => smsLogTexts(locale).smsOptOut, to: () => '/sms' },
      },
      actions: (locale) => ({ ...smsLogTexts(locale), ...loggedEntries(smsEntries, locale) }),
    }),
    fill(timelineSlot, smsEntries),
    fill(contactSlot, SendSms),
  ],
  screens: [
    {
      path: 'sms',
      title: (locale) => smsTitles(locale).sms,
      roles: editors,
      component: lazy(() => import('./SmsScreen.tsx')),
      nav: { group: 'settings', order: 41, icon: IconDeviceMobileMessage, to: '/sms' },
    },
  ],
})
