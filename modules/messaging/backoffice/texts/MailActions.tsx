import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconHistory, IconSend } from '@tabler/icons-react'
import { type EditedMail, mailTextEndpoints as calls } from '../../contract/mail-texts.ts'
import type { MailText } from '../../rules/mail-text.ts'
import { mailTextTexts } from '../../words/mail-texts.ts'

/** The buttons below the text of a mail: restore the standard text, send a test mail, save. */
export function MailActions({
  mail: { kind, event, locale, text: stored, version },
  text,
  isWrong,
  onUsual,
}: {
  mail: EditedMail
  text: MailText
  isWrong: boolean
  onUsual: () => void
}) {
  const t = useTexts(mailTextTexts)
  const save = useAction(calls.set, { refresh: [calls.list] })
  const reset = useAction(calls.reset, { refresh: [calls.list] })
  const test = useAction(calls.test)
  const isChanged = JSON.stringify(text) !== JSON.stringify(stored)
  const params = { kind, event, locale }
  const told = (done: string, otherwise: string) => ({
    onSuccess: () => notify(done),
    onError: (error: unknown) => notify(failureText(error, otherwise), 'failed'),
  })
  return (
    <div className="row w">
      <Button
        leftSection={<IconHistory className="i" stroke={1.75} aria-hidden />}
        loading={reset.isPending}
        onClick={() => {
          onUsual()
          if (version > 0) reset.mutate({ params }, told(t.reset, t.saveFailed))
        }}
      >
        {t.usual}
      </Button>
      <Button
        leftSection={<IconSend className="i" stroke={1.75} aria-hidden />}
        disabled={isWrong}
        loading={test.isPending}
        onClick={() => test.mutate({ params, body: { text } }, told(t.tested, t.testFailed))}
      >
        {t.testMail}
      </Button>
      <span className="sp" />
      <Button
        variant="filled"
        disabled={isWrong || !isChanged}
        loading={save.isPending}
        onClick={() => save.mutate({ params, body: { version, text } }, told(t.saved, t.saveFailed))}
      >
        {t.save}
      </Button>
    </div>
  )
}
