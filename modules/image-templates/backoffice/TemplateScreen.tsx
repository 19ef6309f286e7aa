import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { LeaveGuard } from '#ui/backoffice/crud/form/LeaveGuard.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconExternalLink, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { fontEndpoints, type ImageTemplate, imageTemplateEndpoints } from '../contract.ts'
import { begun, changed, redone, undone } from '#ui/backoffice/edit-history.ts'
import { pictureAddress } from '../rules/picture-address.ts'
import { templateTexts } from '../words/templates.ts'
import { imageTemplatesTitles } from '../words/titles.ts'
import { TemplateWork } from './TemplateWork.tsx'
import type { TemplateDraft } from './TemplateFields.tsx'
import { VersionsDrawer } from './VersionsDrawer.tsx'
import './templates.css'

/**
 * The editor of a template, /medien/vorlagen/:id: layers on the left, the canvas in the middle, fields on the right. Below, the template is drawn
 * with real data.
 */
export default function TemplateScreen() {
  const titles = useTexts(imageTemplatesTitles)
  const { id = '' } = useParams()
  const found = useCall(imageTemplateEndpoints.get, { params: { id } })
  if (found.error) return <FailedState error={found.error} title={titles.template} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.template} />
  const { value } = found.data
  return <Editor key={`${value.id} ${value.version}`} template={value} />
}

const draftOf = ({ branches, canvas, identifier, layers, name, productId, usedFor }: ImageTemplate): TemplateDraft => ({
  branches,
  canvas,
  identifier,
  layers,
  name,
  productId,
  usedFor,
})

function Editor({ template }: { template: ImageTemplate }) {
  const t = useTexts(templateTexts)
  const titles = useTexts(imageTemplatesTitles)
  const locale = useLocale()
  const save = useAction(imageTemplateEndpoints.update, {
    refresh: [
      imageTemplateEndpoints.get,
      imageTemplateEndpoints.list,
      imageTemplateEndpoints.samples,
      imageTemplateEndpoints.versions,
    ],
  })
  const fonts = useCall(fontEndpoints.list).data?.value ?? []
  const [showsVersions, setShowsVersions] = useState(false)
  const [history, setHistory] = useState(() => begun(draftOf(template)))
  const draft = history.present
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(template))
  const change = (changes: Partial<TemplateDraft>, mark?: string): void =>
    setHistory((before) => changed(before, { ...before.present, ...changes }, mark ?? Object.keys(changes).join()))
  const store = (): Promise<{ ok: boolean }> =>
    save.mutateAsync({ params: { id: template.id }, body: { ...draft, version: template.version } }).then(
      () => {
        notify(t.saved)
        return { ok: true }
      },
      () => ({ ok: false }),
    )
  const undo = (): void => setHistory(undone)
  const redo = (): void => setHistory(redone)
  return (
    <>
      <PageHead
        title={draft.name}
        crumbs={[
          { label: t.media, to: '/medien' },
          { label: titles.templates, to: '/medien/vorlagen' },
        ]}
        badges={
          <>
            {isChanged ? <span className="bdg new">{t.unsaved}</span> : null}
            <span className="mut sm">
              {draft.canvas.w} × {draft.canvas.h}
            </span>
          </>
        }
      >
        <ActionIcon variant="subtle" aria-label={t.undo} disabled={history.past.length === 0} onClick={undo}>
          <IconArrowBackUp className="i" aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={t.redo} disabled={history.future.length === 0} onClick={redo}>
          <IconArrowForwardUp className="i" aria-hidden />
        </ActionIcon>
        <Button leftSection={<IconHistory className="i" aria-hidden />} onClick={() => setShowsVersions(true)}>
          {t.versions}
        </Button>
        <Button
          component="a"
          href={pictureAddress(template, locale)}
          target="_blank"
          leftSection={<IconExternalLink className="i" aria-hidden />}
          disabled={isChanged}
        >
          {t.download}
        </Button>
        <Button
          variant="filled"
          loading={save.isPending}
          disabled={!isChanged || draft.name.trim() === ''}
          onClick={() => void store()}
        >
          {t.save}
        </Button>
      </PageHead>
      <div className="m-image-templates screen">
        {save.error ? <Banner tone="alarm">{failureText(save.error, t.saveFailed)}</Banner> : null}
        <TemplateWork id={template.id} draft={draft} fonts={fonts} onChange={change} onUndo={undo} onRedo={redo} />
      </div>
      {showsVersions ? (
        <VersionsDrawer
          id={template.id}
          productId={draft.productId}
          onClose={() => setShowsVersions(false)}
          onLoad={({ canvas, layers, number }) => {
            change({ canvas, layers }, `version ${number}`)
            setShowsVersions(false)
          }}
        />
      ) : null}
      <LeaveGuard
        name={draft.name}
        unsaved={isChanged ? [titles.template] : []}
        keepsDrafts={false}
        save={store}
        discard={() => undefined}
        keep={() => undefined}
      />
    </>
  )
}
