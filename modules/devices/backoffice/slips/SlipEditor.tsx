import { CallFailed, failureText, useAction } from '#ui/backoffice/calls.ts'
import { EditGuard, StepButtons, told, useEditSteps } from '#ui/backoffice/EditSteps.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { slipTemplateEndpoints as calls, type SlipTemplateView } from '../../contract.ts'
import { LONGEST_TEXT } from '../../rules/slip-template.ts'
import { slipTemplateTexts } from '../../words/slip-templates.ts'
import { devicesTitles } from '../../words/titles.ts'
import { LogoChoice } from './LogoChoice.tsx'
import { PartRows } from './PartRows.tsx'
import { ResetSlip } from './ResetSlip.tsx'
import { SlipPreview } from './SlipPreview.tsx'

const lookOf = ({ parts, head, foot, logo }: SlipTemplateView) => ({ parts, head, foot, logo })

/** The editor of one slip template. It changes the parts, texts and logo of the template, and shows a preview of the slip. */
export function SlipEditor({ branch, stored }: { branch: string; stored: SlipTemplateView }) {
  const t = useTexts(slipTemplateTexts)
  const titles = useTexts(devicesTitles)
  const { kind, language } = stored
  const steps = useEditSteps(lookOf(stored), titles.slipTemplates)
  // The stored version from which the user began to edit. Its version number is sent when the user saves. If somebody else has saved a
  // newer version, the server refuses to overwrite it.
  const [base, setBase] = useState(stored)
  const look = steps.value
  const params = { branch, kind, language }
  const refresh = { refresh: [calls.list] }
  const save = useAction(calls.save, refresh)
  const reset = useAction(calls.reset, refresh)
  const [isResetting, setResetting] = useState(false)
  const isChanged = JSON.stringify(look) !== JSON.stringify(lookOf(base))
  const store = () =>
    told(
      save.mutateAsync({ params, body: { ...look, version: base.version } }).then((saved) => setBase(saved)),
      t.saved,
    )
  const load = (state: SlipTemplateView) => {
    setBase(state)
    steps.change(() => lookOf(state))
  }
  const error = save.error ?? reset.error
  const isStale = error instanceof CallFailed && error.errors[0]?.code === 'record.stale'
  return (
    <div className="work">
      <Form className="card parts" onSubmit={() => void store()}>
        <div className="hd">
          <h2>{t.parts}</h2>
          <span className="sp" />
          {base.isDefault ? <span className="bdg idle">{t.isDefault}</span> : null}
          <StepButtons undo={steps.undo} redo={steps.redo} />
        </div>
        <PartRows
          kind={kind}
          parts={look.parts}
          onChange={(parts) => steps.change((before) => ({ ...before, parts: [...parts] }))}
        />
        {look.parts.some(({ part, isOn }) => part === 'logo' && isOn) ? (
          <LogoChoice
            logo={look.logo}
            language={language}
            onChange={(logo) => steps.change((before) => ({ ...before, logo }))}
          />
        ) : null}
        {(['head', 'foot'] as const).map((name) => (
          <Textarea
            key={name}
            label={t[name]}
            description={name === 'head' ? t.textHint : undefined}
            rows={2}
            maxLength={LONGEST_TEXT}
            value={look[name]}
            onChange={({ currentTarget: { value } }) => steps.change((before) => ({ ...before, [name]: value }), name)}
          />
        ))}
        {error ? (
          <p className="errm" role="alert">
            {isStale ? t.stale : failureText(error, t.saveFailed)}
          </p>
        ) : null}
        {isStale && stored.version !== base.version ? (
          <div className="row w">
            <Button onClick={() => load(stored)}>{t.loadTheirs}</Button>
            <Button onClick={() => setBase(stored)}>{t.keepMine}</Button>
          </div>
        ) : null}
        <div className="row w">
          {base.isDefault ? null : <Button onClick={() => setResetting(true)}>{t.reset}</Button>}
          <span className="sp" />
          <Button type="submit" variant="filled" disabled={!isChanged} loading={save.isPending}>
            {t.save}
          </Button>
        </div>
      </Form>
      <SlipPreview branch={branch} kind={kind} language={language} look={look} />
      <EditGuard name={t.kinds[kind]} what={isChanged && t.changed} isByQuery save={store} />
      {isResetting ? (
        <ResetSlip
          isBusy={reset.isPending}
          onCancel={() => setResetting(false)}
          onReset={() =>
            reset.mutate(
              { params, query: { version: base.version } },
              {
                onSuccess: (state) => {
                  load(state)
                  notify(t.isDefault)
                },
                onSettled: () => setResetting(false),
              },
            )
          }
        />
      ) : null}
    </div>
  )
}
