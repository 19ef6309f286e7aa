import { identityTexts } from '../words/identity.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { TextInput } from '@mantine/core'

/** The field for the second factor: six digits from an authenticator app, or a recovery code. */
export function CodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(identityTexts).login
  const start = useStartFocus<HTMLInputElement>()
  return (
    <TextInput
      label={t.code}
      description={t.codeHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      name="code"
      autoComplete="one-time-code"
      inputMode="text"
      maxLength={20}
      required
      ref={start}
      styles={{ input: { fontSize: 20, letterSpacing: '.12em' } }}
    />
  )
}
