import { useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, Drawer } from '@mantine/core'
import { useMemo, useState } from 'react'
import { imageTemplateEndpoints as calls } from '../contract.ts'
import type { TemplateVersion } from '../contract/versions.ts'
import { noValues, type Values } from '../rules/bindings.ts'
import { draw } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { imageTemplatesTitles } from '../words/titles.ts'
import { Drawing } from './Drawing.tsx'
import { useLetters, usePictures } from './use-context.ts'

interface Props {
  id: string
  /** The product whose data the preview of a version shows. If it is null or not among the samples, the first sample is shown. */
  productId: string | null
  onClose: () => void
  /** Called when staff load a version into the editor. The template itself changes only when they save. */
  onLoad: (version: TemplateVersion) => void
}

/** A drawer with the versions of a template, each with author and time. Staff can look at a version before they load it into the editor. */
export function VersionsDrawer({ id, onClose, onLoad, productId }: Props) {
  const t = useTexts(templateTexts)
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const versions = useCall(calls.versions, { params: { id } })
  const [chosen, setChosen] = useState<number>()
  const version = useCall(calls.version, { params: { id, number: chosen ?? 1 } }, { enabled: chosen !== undefined })
  const samples = useCall(calls.samples, { params: { id }, query: { locale } }).data?.value
  const sample = samples?.find((other) => other.id === productId) ?? samples?.[0]
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const list = versions.data?.value ?? []
  const one = chosen === undefined ? undefined : version.data?.value
  return (
    <Drawer opened onClose={onClose} position="right" size={400} title={t.versions}>
      <div className="m-image-templates versions">
        {versions.isPending ? <LoadingState label={t.versions} rows={4} /> : null}
        {versions.isError ? (
          <FailedState error={versions.error} title={t.versionsFailed} retry={() => void versions.refetch()} />
        ) : null}
        {versions.isSuccess && list.length === 0 ? <p className="mut">{t.noVersions}</p> : null}
        <ol>
          {list.map(({ at, by, layers, number }, index) => (
            <li key={number}>
              <button
                type="button"
                className="plain"
                aria-pressed={chosen === number}
                onClick={() => setChosen(number)}
              >
                <b>{formatListed(Date.parse(at), clock.now(), zone, locale)}</b>
                <span className="mut sm">
                  {[index === 0 ? t.versionNow : '', by, t.layerCount(layers)].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {version.isError ? (
          <FailedState error={version.error} title={t.versionsFailed} retry={() => void version.refetch()} />
        ) : null}
        {one ? <Look version={one} values={sample?.values ?? noValues} onLoad={() => onLoad(one)} /> : null}
      </div>
    </Drawer>
  )
}

/** Draws one version with real data, as the editor draws a template. */
function Look({ onLoad, values, version }: { version: TemplateVersion; values: Values; onLoad: () => void }) {
  const t = useTexts(templateTexts)
  const titles = useTexts(imageTemplatesTitles)
  const { canvas, layers } = version
  const shown = useMemo(() => [values], [values])
  const letters = useLetters(layers, shown)
  const pictures = usePictures(layers, shown)
  const shape = draw(canvas, layers, {
    values,
    letters: (family, variant) => letters.get(`${family}\n${variant}`),
    picture: (file) => pictures.get(file),
  })
  return (
    <>
      <Drawing shape={shape} label={titles.template} />
      <Button variant="filled" onClick={onLoad}>
        {t.versionLoad}
      </Button>
      <p className="mut sm">{t.versionLoadText}</p>
    </>
  )
}
