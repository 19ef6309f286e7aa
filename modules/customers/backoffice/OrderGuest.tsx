import type { Order } from '#modules/ordering/contract.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { GuestParams } from '../contract/guest.ts'
import { privacyTexts } from '../words/privacy.ts'
import { EraseGuest } from './EraseGuest.tsx'
import { GuestButtons } from './GuestData.tsx'

/**
 * Buttons that export or erase the data of an order's guest, in the drawer of the order. They also work if there is no customer record, for
 * example for a guest at a table. Only administrators see them.
 */
export function OrderGuest({ order, stand }: { order: Order; stand: () => () => void }) {
  const t = useTexts(privacyTexts)
  const { user } = useStaff()
  const [step, setStep] = useState<'closed' | 'open' | 'erase'>('closed')
  const isOpen = step !== 'closed'
  useEffect(() => (isOpen ? stand() : undefined), [isOpen, stand])
  if (!hasRole(user, ['ROLE_ADMIN'])) return null
  const guest: GuestParams = { kind: 'order', id: order.id }
  const name = `${order.firstName} ${order.lastName}`.trim() || order.companyName || order.uid
  const close = () => setStep('closed')
  return (
    <section className="m-customers sec">
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconShieldLock className="i" stroke={1.75} aria-hidden />}
        onClick={() => setStep('open')}
      >
        {t.open}
      </Button>
      {step === 'open' ? (
        <Modal opened onClose={close} title={t.of(name)} size={620} closeButtonProps={{ 'aria-label': t.close }}>
          <div className="m-customers col" style={{ gap: 14 }}>
            <p>{t.lead}</p>
            <GuestButtons guest={guest} onErase={() => setStep('erase')} />
            <DialogFoot back={t.close} onBack={close} />
          </div>
        </Modal>
      ) : null}
      {step === 'erase' ? <EraseGuest guest={guest} name={name} onClose={close} onErased={close} /> : null}
    </section>
  )
}
