import type { Order } from '#modules/ordering/contract.ts'
import { ahead } from '#ui/backoffice/ahead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isMobile } from '../rules/mobile.ts'
import { smsTitles } from '../words/titles.ts'

const dialog = ahead(() => import('./SmsDialog.tsx').then(({ SmsDialog }) => SmsDialog))

/**
 * A button next to the guest's contact data of an order. It opens the preview of an SMS about the order; staff send the SMS from there. Shown only
 * for mobile numbers.
 */
export function SendSms({ order, isLocked, stand }: { order: Order; isLocked: boolean; stand: () => () => void }) {
  const t = useTexts(smsTitles)
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
