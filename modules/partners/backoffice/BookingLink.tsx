import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { urlOf } from '#contract/client.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { partnersEndpoints as calls } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'

/** The address that a partner gives to guests. */
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
          <>
            <code style={{ overflowWrap: 'anywhere' }}>{link}</code>
            <p className="sm t2">{t.linkHint}</p>
            <div className="row w">
              <Button
                leftSection={<IconCopy className="i" aria-hidden />}
                onClick={() => void navigator.clipboard.writeText(link).then(() => notify(t.copied))}
              >
                {t.copy}
              </Button>
            </div>
          </>
        ) : (
          <p className="t2">{t.linkNone}</p>
        )}
      </div>
    </section>
  )
}
