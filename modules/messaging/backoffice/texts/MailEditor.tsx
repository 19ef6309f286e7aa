import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { EditedMail } from '../../contract/mail-texts.ts'
import { likelyPlaceholder, type MailText, placeholders, unknownPlaceholders } from '../../rules/mail-text.ts'
import { mailTextTexts } from '../../words/mail-texts.ts'
import { MailActions } from './MailActions.tsx'
import { MailPreview } from './MailPreview.tsx'

type Part = keyof MailText

/** The fields for the text of one mail, and next to them a preview of the mail. */
export function MailEditor({
  mail,
  name,
  language,
  onLanguage,
}: {
  mail: EditedMail
  name: string
  language: 'de' | 'en'
  onLanguage: ((language: 'de' | 'en') => void) | undefined
}) {
  const t = useTexts(mailTextTexts)
  const [text, setText] = useState(mail.text)
  const fields = useRef<Partial<Record<Part, HTMLInputElement | HTMLTextAreaElement | null>>>({})
  const last = useRef<Part>('intro')
  const { kind, event, locale } = mail
  const params = { kind, event, locale }
  const parts: readonly Part[] = ['subject', 'intro', 'footer']
  const wrong = parts.flatMap((part) => unknownPlaceholders(text[part]).map((typed) => ({ part, typed })))[0]
  const meant = wrong && likelyPlaceholder(wrong.typed)
  const isComplete = text.subject.trim() !== '' && text.intro.trim() !== ''
  const put = (part: Part, value: string): void => setText({ ...text, [part]: value })
  const insert = (placeholder: string): void => {
    const part = last.current
    const field = fields.current[part]
    const at = field?.selectionStart ?? text[part].length
    put(part, `${text[part].slice(0, at)}{{${placeholder}}}${text[part].slice(field?.selectionEnd ?? at)}`)
    field?.focus()
  }
  const propsOf = (part: Part) => ({
    value: text[part],
    error: wrong?.part === part,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => put(part, currentTarget.value),
    onFocus: () => {
      last.current = part
    },
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      fields.current[part] = element
    },
  })
  return (
    <>
      <section className="form" aria-label={name}>
        <div className="row w">
          <h2>{name}</h2>
          <span className="sp" />
          {onLanguage ? (
            <SegmentedControl
              aria-label={t.language}
              data={[
                { value: 'de', label: 'DE' },
                { value: 'en', label: 'EN' },
              ]}
              value={language}
              onChange={(value) => onLanguage(value === 'en' ? 'en' : 'de')}
            />
          ) : null}
        </div>
        {wrong ? (
          <Banner tone="alarm" title={t.unknown(wrong.typed)}>
            {meant ? (
              <p className="row w">
                {t.meant(meant)}
                <Button
                  size="xs"
                  onClick={() =>
                    put(
                      wrong.part,
                      text[wrong.part].replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, typed: string) =>
                        typed === wrong.typed ? `{{${meant}}}` : whole,
                      ),
                    )
                  }
                >
                  {t.replace}
                </Button>
              </p>
            ) : null}
          </Banner>
        ) : null}
        <TextInput
          label={t.subject}
          description={t.subjectHint(text.subject.length)}
          withAsterisk
          maxLength={200}
          {...propsOf('subject')}
        />
        <Textarea
          label={t.intro}
          description={t.introHint}
          withAsterisk
          autosize
          minRows={5}
          maxLength={3000}
          {...propsOf('intro')}
        />
        <Textarea label={t.footer} autosize minRows={2} maxLength={1000} {...propsOf('footer')} />
        <div className="row w" role="group" aria-label={t.insert}>
          <span className="lbl">{t.insert}</span>
          {placeholders.map((one) => (
            <button key={one} type="button" className="chip" onClick={() => insert(one)}>
              {one}
            </button>
          ))}
        </div>
        <p className="hint">{t.fixed}</p>
        <MailActions
          mail={mail}
          text={text}
          isWrong={wrong !== undefined || !isComplete}
          onUsual={() => setText(mail.usual)}
        />
      </section>
      <MailPreview params={params} text={wrong || !isComplete ? undefined : text} />
    </>
  )
}
