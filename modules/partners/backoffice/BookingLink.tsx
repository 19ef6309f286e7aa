import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { urlOf } from '#contract/client.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { QrCode, qrFile } from '#ui/backoffice/QrCode.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { partnersEndpoints as calls } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'

/**
 * Shows the booking link of a partner, as text and as a QR code that the partner can put up for guests. A partner without a code has no link.
 */
export function BookingLink({ code }: { code: string | null | undefined }) {
  const t = useTexts(statementTexts)
  const link = code ? `${location.origin}${urlOf(calls.bookingLink, { params: { code } })}` : undefined
  return (
    <section className="card" aria-labelledby="booking-link-title">
      <div className="hd">
        <h2 id="booking-link-title">{t.link}</h2>
      </div>
      <div className="bd col">
        {link ? (
          <div className="row w" style={{ alignItems: 'flex-start' }}>
            <QrCode text={link} label={t.qr} side={120} />
            <div className="col" style={{ flex: '1 1 200px', minWidth: 0 }}>
              <code style={{ overflowWrap: 'anywhere' }}>{link}</code>
              <p className="sm t2">{t.linkHint}</p>
              <div className="row w">
                <Button
                  leftSection={<IconCopy className="i" aria-hidden />}
                  onClick={() => void navigator.clipboard.writeText(link).then(() => notify(t.copied))}
                >
                  {t.copy}
                </Button>
                <Button
                  component="a"
                  href={qrFile(link)}
                  download={`${code}.svg`}
                  leftSection={<IconDownload className="i" aria-hidden />}
                >
                  {t.qrFile}
                </Button>
              </div>
            </div>
          </div>
        ) : (
          <p className="t2">{t.linkNone}</p>
        )}
      </div>
    </section>
  )
}
