import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useState } from 'react'

/** A password field. A button shows what is typed, and a hint appears while caps lock is on. */
export function PasswordField({
  input,
  ...props
}: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  onForgot: () => void
  input: Ref<HTMLInputElement>
}) {
  const t = useTexts(identityTexts).login
  const { shell } = useTexts(backofficeTexts)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="fld">
      <div className="row">
        <label className="lbl" htmlFor="password">
          {t.password}
        </label>
        <span className="sp" />
        <button
          type="button"
          className="plain sm"
          style={{ color: 'var(--accent-text)', textDecoration: 'underline', minHeight: 24 }}
          onClick={props.onForgot}
        >
          {t.forgot}
        </button>
      </div>
      <TextInput
        ref={input}
        id="password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={props.value}
        error={props.error}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        description={
          isCapsLock ? (
            <span role="status" style={{ color: 'var(--new-t)', fontWeight: 600 }}>
              {t.capsLock}
            </span>
          ) : undefined
        }
        rightSection={
          <ActionIcon
            size="xs"
            aria-label={isShown ? shell.hidePassword : shell.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          </ActionIcon>
        }
      />
    </div>
  )
}
