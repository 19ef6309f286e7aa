import { useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { pinEndpoints } from '../../contract.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'
import { PinDialog } from './PinDialog.tsx'

/**
 * The section about the signed-in user's PIN for shared terminals (kiosks). It shows when the PIN was set, and has a button that sets a
 * new PIN.
 */
export function OwnPin() {
  const t = useTexts(kioskScreenTexts)
  const locale = useLocale()
  const { clock, branches } = useStaff()
  const found = useCall(pinEndpoints.own)
  const [isOpen, setOpen] = useState(false)
  const since = found.data?.value.changedAt
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  return (
    <section className="m-time-tracking card tt-access">
      <h2 className="hd">{t.ownPinTitle}</h2>
      <div className="bd col">
        <p className="mut sm">{t.ownPinText}</p>
        <div className="row w">
          <Button onClick={() => setOpen(true)}>{since ? t.changePin : t.setPin}</Button>
          <span className="mut sm">
            {since
              ? t.pinSince(formatMomentInText(Date.parse(since), clock.now(), zone, locale))
              : found.isSuccess
                ? t.pinNone
                : ''}
          </span>
        </div>
      </div>
      {isOpen ? <PinDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
