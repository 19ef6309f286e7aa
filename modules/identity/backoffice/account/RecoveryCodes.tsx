import { identityTexts } from '../../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'

/**
 * Shows the recovery codes, with which a user can sign in without the app. They are shown only once, right after the second factor was switched on;
 * the focus moves to them.
 */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(identityTexts).account
  const start = useStartFocus<HTMLDivElement>()
  return (
    <div ref={start} tabIndex={-1} role="group" aria-label={t.totpCodes} style={{ outline: 'none' }}>
      <Banner tone="ok" title={t.totpCodes}>
        <p>{t.totpCodesText}</p>
        <ul className="m-identity codes">
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Button
          size="xs"
          leftSection={<IconCopy className="i" stroke={1.75} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => notify(t.totpCopied))}
        >
          {t.totpCopy}
        </Button>
      </Banner>
    </div>
  )
}
