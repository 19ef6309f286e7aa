import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { ActionIcon } from '@mantine/core'
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconEyeOff, IconLink } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { SideLabel } from './SideLabel.tsx'
import { useSides } from './sides.ts'
import type { OpenDocument } from './use-document.ts'

interface PreviewProps {
  doc: OpenDocument
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

const widths = { desktop: 1280, tablet: 768, phone: 390 } as const
const icons = { desktop: IconDeviceLaptop, tablet: IconDeviceTablet, phone: IconDeviceMobile }
type Show = 'live' | 'draft' | 'compare'

/**
 * The preview of the page editor: the real site in a frame, with the draft while staff type it. A click on a block in the preview chooses
 * this block in the editor. The chosen block is marked in the preview.
 */
export function PreviewPane({ chosen, doc, onChoose }: PreviewProps) {
  const api = useApi()
  const { calls, id, store, view } = doc
  const t = useTexts(builderTexts).preview
  const [show, setShow] = useState<Show>('draft')
  const [width, setWidth] = useState<keyof typeof widths>('desktop')
  const [paths, setPaths] = useState<{ draft?: string | undefined; live?: string | undefined }>({})
  const isLive = view.live !== null
  const isCompared = show === 'compare'
  const versions = useCall(calls.versions, { params: { id } }, { enabled: isCompared })
  const sides = useSides(doc)
  const link = useCallback(
    async (shows: 'draft' | 'live', days: number) => {
      const answer = await api.call(contentEndpoints.previewLink, { params: { id }, body: { days, shows } })
      return answer.ok ? answer.value.path : undefined
    },
    [api, id],
  )
  useEffect(() => {
    const load = async () =>
      setPaths({ draft: await link('draft', 0), live: isLive ? await link('live', 0) : undefined })
    void load()
    // The address of the preview is valid for an hour. A new one is requested every 55 minutes.
    const timer = setInterval(() => void load(), 55 * 60_000)
    return () => clearInterval(timer)
  }, [isLive, link])
  const copy = async () => {
    const sent = await link('draft', 7)
    if (!sent) return
    await navigator.clipboard.writeText(location.origin + sent)
    notify(t.copied)
  }
  return (
    <div className="pv">
      <div className="row pvbar">
        <div className="seg" role="group" aria-label={t.label}>
          {(['live', 'draft', 'compare'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={show === one} onClick={() => setShow(one)}>
              {t[one]}
            </button>
          ))}
        </div>
        <span className="sp" />
        <div className="seg hide-phone">
          {(['desktop', 'tablet', 'phone'] as const).map((one) => {
            const Picture = icons[one]
            return (
              <button
                type="button"
                key={one}
                aria-pressed={width === one}
                aria-label={t[one]}
                title={t[one]}
                onClick={() => setWidth(one)}
              >
                <Picture className="i" stroke={1.75} aria-hidden />
              </button>
            )
          })}
        </div>
        <ActionIcon size="xs" aria-label={t.link} title={t.link} onClick={() => void copy()}>
          <IconLink className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={`frames ${isCompared ? 'two' : ''}`}>
        {isCompared ? (
          <>
            <SideLabel side={sides.live(versions.data?.value ?? [])} />
            <SideLabel side={sides.draft()} />
          </>
        ) : null}
        {show === 'draft' || !paths.live ? null : (
          <PreviewFrame key={paths.live} title={t.live} src={paths.live} width={widths[width]} />
        )}
        {show !== 'draft' && !isLive ? <EmptyState icon={IconEyeOff} title={t.notLive} /> : null}
        {show === 'live' || !paths.draft ? null : (
          <PreviewFrame
            key={paths.draft}
            title={t.draft}
            src={paths.draft}
            width={widths[width]}
            draft={{ store, chosen, onChoose }}
          />
        )}
      </div>
    </div>
  )
}
