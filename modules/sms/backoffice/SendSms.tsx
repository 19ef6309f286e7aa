import type { Order } from '#modules/ordering/contract.ts'
import { ahead } from '#ui/backoffice/ahead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isMobile } from '../rules/mobile.ts'
import { smsTexts } from '../words/sms.ts'

const dialog = ahead(() => import('./SmsDialog.tsx').then(({ SmsDialog }) => SmsDialog))

/** The button next to a guest's contact data. It opens the preview, from which the SMS is sent. */
export function SendSms({ order, isLocked, stand }: { order: Order; isLocked: boolean; stand: () => () => void }) {
  const t = useTexts(smsTexts)
  const [isOpen, open] = useState(false)
  useEffect(() => (isOpen ? stand() : undefined), [isOpen, stand])
  if (!isMobile(order.phone)) return null
  return (
    <>
      <Button
        disabled={isLocked}
        onClick={() => open(true)}
        leftSection={<IconMessage className="i" stroke={1.75} aria-hidden />}
      >
        {t.send}
      </Button>
      {isOpen ? <dialog.Part orderId={order.id} onClose={() => open(false)} /> : null}
    </>
  )
}
