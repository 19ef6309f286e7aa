import { userWords } from '../../words/user.ts'
import { identityEndpoints, type User, type userEntity } from '../../contract.ts'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import type { FormValues } from '#ui/backoffice/crud/record.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconLock, IconLogout, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A button that mails the user a sign-in link. */
function SendLink({ email }: { email: string }) {
  const t = useTexts(userWords).access
  const link = useAction(identityEndpoints.loginLink)
  return (
    <Button
      loading={link.isPending}
      leftSection={<IconSend className="i" stroke={1.75} aria-hidden />}
      onClick={() =>
        link.mutate(
          { body: { email } },
          {
            onSuccess: () => notify(t.linkSent(email)),
            onError: (error) => notify(failureText(error, t.linkFailed), 'failed'),
          },
        )
      }
    >
      {t.sendLink}
    </Button>
  )
}

/** The button that is offered after a user was created: it mails a sign-in link. It is left out if the user has a password or is switched off. */
export const offerLink = (record: User, typed: FormValues<typeof userEntity>): ReactNode =>
  typed.password || !record.isEnabled ? undefined : <SendLink email={record.email} />

/** Buttons on a user's page: one ends all sessions of the user, one mails a sign-in link. */
export function UserActions({ record }: { record: User }) {
  const t = useTexts(userWords).access
  const end = useAction(identityEndpoints.endUserSessions)
  return (
    <>
      <Button
        loading={end.isPending}
        leftSection={<IconLogout className="i" stroke={1.75} aria-hidden />}
        onClick={() =>
          end.mutate(
            { params: { id: record.id } },
            {
              onSuccess: () => notify(t.sessionsEnded(record.name)),
              onError: (error) => notify(failureText(error, t.sessionsFailed), 'failed'),
            },
          )
        }
      >
        {t.endSessions}
      </Button>
      <SendLink email={record.email} />
    </>
  )
}

export function UserBadges({ record }: FormView<typeof userEntity>) {
  const t = useTexts(userWords).access
  const { user } = useStaff()
  const now = useNow(60_000)
  if (!record) return null
  const isExpired = typeof record.expiresAt === 'string' && Date.parse(record.expiresAt) <= now
  return (
    <>
      {!record.isEnabled ? (
        <span className="bdg">
          <IconLock className="i" aria-hidden />
          {t.off}
        </span>
      ) : isExpired ? (
        <span className="bdg alarm">
          <IconLock className="i" aria-hidden />
          {t.expired}
        </span>
      ) : record.isLocked ? (
        <span className="bdg alarm">
          <IconLock className="i" aria-hidden />
          {t.locked}
        </span>
      ) : (
        <span className="bdg ok">
          <IconCircleCheck className="i" aria-hidden />
          {t.active}
        </span>
      )}
      {record.id === user.id ? <span className="bdg out">{t.you}</span> : null}
    </>
  )
}

/** A button that locks the user's password, or unlocks it. While it is locked, the user can sign in only with a mailed link. */
export function LockField({ id, label, value, onChange, readOnly, error }: FieldProps) {
  const t = useTexts(userWords).access
  if (value !== true)
    return (
      <div className="row w sm t2" id={id} tabIndex={-1}>
        {label}: {t.notLocked}
        {readOnly ? null : (
          <Button size="xs" variant="subtle" onClick={() => onChange(true)}>
            {t.lock}
          </Button>
        )}
      </div>
    )
  return (
    <div className="ban alarm" id={id} tabIndex={-1}>
      <IconLock className="i" stroke={1.75} aria-hidden />
      <div className="col">
        <span>{t.lockedText}</span>
        {error ? <span>{error}</span> : null}
        {readOnly ? null : (
          <Button size="xs" style={{ alignSelf: 'start' }} onClick={() => onChange(false)}>
            {t.unlock}
          </Button>
        )}
      </div>
    </div>
  )
}
