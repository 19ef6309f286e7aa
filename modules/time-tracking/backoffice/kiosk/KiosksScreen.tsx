import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { IconDeviceTablet, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { kioskEndpoints } from '../../contract.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { PairKioskDialog } from './PairKioskDialog.tsx'
import { PinList } from './PinList.tsx'
import '../time.css'

type Row = OutputOf<typeof kioskEndpoints.list>[number]

/** The page on which managers pair and remove the shared terminals (kiosks) of their branches, and manage PINs and cards. */
export default function KiosksScreen() {
  const t = useTexts(kioskScreenTexts)
  const titles = useTexts(timeTrackingTitles)
  const locale = useLocale()
  const { clock, branches } = useStaff()
  const found = useCall(kioskEndpoints.list, undefined, { refetchInterval: 30_000 })
  const [isPairing, setPairing] = useState(false)
  const [ending, setEnding] = useState<Row>()
  const branchOf = (id: string) => branches.find((one) => one.id === id)
  const moment = (at: string, branch: string) =>
    formatMomentInText(Date.parse(at), clock.now(), branchOf(branch)?.timeZone ?? 'Europe/Vienna', locale)
  const pair = (
    <Button variant="filled" leftSection={<IconPlus className="i" aria-hidden />} onClick={() => setPairing(true)}>
      {t.pair}
    </Button>
  )
  return (
    <>
      <PageHead title={titles.kiosks}>{found.data?.value.length ? pair : null}</PageHead>
      <div className="m-time-tracking tt-kiosks">
        <section className="card">
          <div className="bd col">
            <p className="t2">{t.lead}</p>
            <code className="tt-address">{`${location.origin}/backend/kiosk-zeit`}</code>
          </div>
          {found.isError ? (
            <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
          ) : found.isPending ? (
            <LoadingState label={titles.kiosks} rows={2} />
          ) : found.data.value.length === 0 ? (
            <EmptyState icon={IconDeviceTablet} title={t.empty} text={t.emptyText}>
              {pair}
            </EmptyState>
          ) : (
            <ul className="tt-list">
              {found.data.value.map((one) => (
                <li key={one.id} className="wr">
                  <span className="col sp" style={{ gap: 0 }}>
                    <b>{one.name}</b>
                    <span className="mut sm">
                      {branchOf(one.branch)?.name ?? ''} ·{' '}
                      {one.lastUsedAt ? t.used(moment(one.lastUsedAt, one.branch)) : t.notUsed}
                    </span>
                  </span>
                  <Button size="xs" aria-label={`${t.revoke}: ${one.name}`} onClick={() => setEnding(one)}>
                    {t.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
        <PinList />
      </div>
      {isPairing ? <PairKioskDialog onClose={() => setPairing(false)} /> : null}
      {ending ? <RevokeDialog kiosk={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  )
}

function RevokeDialog({ kiosk, onClose }: { kiosk: Row; onClose: () => void }) {
  const t = useTexts(kioskScreenTexts)
  const revoke = useAction(kioskEndpoints.revoke, { refresh: [kioskEndpoints.list] })
  return (
    <Modal opened onClose={onClose} title={t.revoke}>
      <div className="m-time-tracking col">
        <p>{t.revokeAsk(kiosk.name)}</p>
        {revoke.isError ? (
          <p className="errm" role="alert">
            {failureText(revoke.error, t.loadFailed)}
          </p>
        ) : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            variant="danger"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ params: { id: kiosk.id } }, { onSuccess: onClose })}
          >
            {t.revoke}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
