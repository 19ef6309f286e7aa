import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { admins } from '#contract/roles.ts'
import { badgeEndpoints, pinEndpoints } from '../../contract.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'
import { CardDialog } from './CardDialog.tsx'
import { PinDialog } from './PinDialog.tsx'

/**
 * The list of people with the state of their PIN and card. Administrators can set PINs, managers can delete PINs and assign cards. PINs are
 * never displayed.
 */
export function PinList() {
  const t = useTexts(kioskScreenTexts)
  const locale = useLocale()
  const { clock, user, branches } = useStaff()
  const found = useCall(pinEndpoints.list)
  const clear = useAction(pinEndpoints.clear, { refresh: [pinEndpoints.list, pinEndpoints.own] })
  const clearCard = useAction(badgeEndpoints.clear, { refresh: [pinEndpoints.list] })
  const [setting, setSetting] = useState<{ id: string; name: string }>()
  const [giving, setGiving] = useState<{ id: string; name: string }>()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const moment = (at: string) => formatMomentInText(Date.parse(at), clock.now(), zone, locale)
  return (
    <section className="card">
      <h2 className="hd">{t.pins}</h2>
      <p className="bd mut sm">{t.pinsText}</p>
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : null}
      {found.isPending ? <LoadingState label={t.pins} rows={3} /> : null}
      <ul className="tt-list">
        {found.data?.value.map((one) => (
          <li key={one.id} className="wr">
            <span className="col sp" style={{ gap: 0 }}>
              <b>{one.name}</b>
              <span className="mut sm">
                {one.changedAt ? t.pinSince(moment(one.changedAt)) : t.pinNone}
                {one.waitsUntil ? ` · ${t.pinWaits(moment(one.waitsUntil))}` : ''}
                {one.badge ? ` · ${t.card(one.badge)}` : ''}
              </span>
            </span>
            {hasRole(user, admins) ? (
              <Button size="xs" aria-label={`${t.setPin}: ${one.name}`} onClick={() => setSetting(one)}>
                {one.changedAt ? t.changePin : t.setPin}
              </Button>
            ) : null}
            {one.changedAt ? (
              <Button
                size="xs"
                aria-label={`${t.clearPin}: ${one.name}`}
                onClick={() => clear.mutate({ params: { id: one.id } }, { onSuccess: () => notify(t.pinCleared) })}
              >
                {t.clearPin}
              </Button>
            ) : null}
            <Button size="xs" aria-label={`${t.setCard}: ${one.name}`} onClick={() => setGiving(one)}>
              {one.badge ? t.changeCard : t.setCard}
            </Button>
            {one.badge ? (
              <Button
                size="xs"
                aria-label={`${t.clearCard}: ${one.name}`}
                onClick={() => clearCard.mutate({ params: { id: one.id } }, { onSuccess: () => notify(t.cardCleared) })}
              >
                {t.clearCard}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {giving ? <CardDialog person={giving} onClose={() => setGiving(undefined)} /> : null}
      {setting ? <PinDialog person={setting} onClose={() => setSetting(undefined)} /> : null}
    </section>
  )
}
