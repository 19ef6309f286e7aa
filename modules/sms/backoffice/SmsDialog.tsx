import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { smsEndpoints } from '../contract.ts'
import { smsTexts } from '../words/sms.ts'
import { smsTitles } from '../words/titles.ts'
import './sms.css'

/** A dialog that shows an SMS before staff send it: its text, how many messages the provider will charge, and the price. */
export function SmsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTexts(smsTexts)
  const titles = useTexts(smsTitles)
  const { currency } = useStaff()
  const params = { id: orderId }
  const found = useCall(smsEndpoints.preview, { params })
  const send = useAction(orderingEndpoints.resendSms, { refresh: [orderingEndpoints.get, smsEndpoints.list] })
  const sms = found.data?.value
  const submit = (): void =>
    send.mutate(
      { params },
      {
        onSuccess: () => {
          notify(t.sent)
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t.sendTitle}>
      <div className="m-sms dialog">
        {found.error ? (
          <Banner tone="alarm">{failureText(found.error, t.sendFailed)}</Banner>
        ) : sms ? (
          <>
            <p className="t2">
              {t.to}{' '}
              <b>
                <PhoneText phone={sms.to} />
              </b>
            </p>
            <div className="bubble" aria-label={t.preview} role="figure">
              {sms.text}
            </div>
            <p className="row w sm">
              <b>{t.parts(sms.count)}</b>
              <span className="t2">{t.length(sms.length, sms.left)}</span>
              <span className="sp" />
              <span>{sms.cost === null ? t.noPrice : t.price(formatMoney(sms.cost, currency))}</span>
            </p>
            {sms.encoding === 'ucs2' ? <Banner tone="new">{t.unicode}</Banner> : null}
            {sms.hasProvider ? null : <Banner tone="prog">{t.demo}</Banner>}
            {send.error ? <Banner tone="alarm">{failureText(send.error, t.sendFailed)}</Banner> : null}
          </>
        ) : (
          <LoadingState label={t.sendTitle} rows={3} />
        )}
      </div>
      <DialogFoot back={t.cancel} onBack={onClose}>
        <Button size="lg" variant="filled" disabled={!sms} loading={send.isPending} onClick={submit}>
          {titles.send}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
