import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { type DocumentData, differencesOf } from '../../rules/differences.ts'
import { menuText } from '../../rules/menu-edit.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { SideLabel } from './SideLabel.tsx'
import { liveVersion, newestFirst, useSides } from './sides.ts'
import { itemsOf } from '../menus/menu-items.ts'
import type { OpenDocument } from './use-document.ts'

/** The fields of a document that are compared between two versions, in the order in which differences are listed. Blocks are compared after them. */
const pageFields = ['name', 'path', 'type', 'title', 'description', 'divisionId', 'shareImage', 'identifier', 'items']

/** Converts the entries of a menu to lines of text, so that the comparison shows changed lines. */
const comparable = (data: DocumentData): DocumentData =>
  Array.isArray(data['items']) ? { ...data, items: menuText(itemsOf(data)) } : data

/**
 * A drawer with the versions of a document (for example a page), the newest first. Each has its reason (for example 'published'), author
 * and time. The drawer shows the differences between the draft and the live document, or between the draft and the chosen version. A
 * version can be loaded into the draft; this publishes nothing.
 */
export function VersionsDrawer({ doc, onClose }: { doc: OpenDocument; onClose: () => void }) {
  const api = useApi()
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const t = useTexts(builderTexts)
  const { calls, draft, id, view } = doc
  const versions = useCall(calls.versions, { params: { id } })
  const [chosen, setChosen] = useState<number>()
  const version = useCall(calls.version, { params: { id, number: chosen ?? 0 } }, { enabled: chosen !== undefined })
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const when = (iso: string) => formatListed(Date.parse(iso), clock.now(), zone, locale)
  const before = chosen === undefined ? (view.live ?? {}) : version.data?.value.data
  const differences = before ? differencesOf(comparable(before), comparable(draft.data), pageFields) : []
  const restore = async (number: number) => {
    const outcome = await doc.step((revision) =>
      api.call(calls.restore, { params: { id }, body: { number, revision } }),
    )
    notify(outcome.ok ? t.versionList.loaded(number) : outcome.message, outcome.ok ? 'done' : 'failed')
    if (outcome.ok) onClose()
  }
  const list = versions.data?.value ?? []
  const liveNumber = liveVersion(list, view)?.number
  const sides = useSides(doc)
  const old = list.find(({ number }) => number === chosen)
  return (
    <Drawer opened onClose={onClose} position="right" size={400} title={t.versions}>
      <div className="m-content col" style={{ gap: 16, padding: 16 }}>
        {versions.isPending ? <LoadingState label={t.versions} rows={4} /> : null}
        {versions.isError ? (
          <FailedState error={versions.error} title={t.failed} retry={() => void versions.refetch()} />
        ) : null}
        <ol className="vers">
          <li>
            <button
              type="button"
              className="plain"
              aria-pressed={chosen === undefined}
              onClick={() => setChosen(undefined)}
            >
              <span className="mut sm">{t.versionList.now}</span>
              <span className="dot new" />
              <span>
                <b>{t.versionList.draft}</b>
                <br />
                <span className="sm t2">{sides.draft().facts}</span>
              </span>
            </button>
          </li>
          {newestFirst(list).map((one) => (
            <li key={one.number}>
              <button
                type="button"
                className="plain"
                aria-pressed={chosen === one.number}
                onClick={() => setChosen(one.number)}
              >
                <span className="mut sm">{when(one.at)}</span>
                <span className={`dot ${one.number === liveNumber ? 'ok' : ''}`} />
                <span>
                  <b>
                    {sides.reasonOf(one)}
                    {one.number === liveNumber ? ` · ${t.preview.live}` : ''}
                  </b>
                  <br />
                  <span className="sm t2">
                    {t.versionList.number(one.number)} · {sides.authorOf(one)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {versions.isSuccess && list.length === 0 ? <p className="mut sm">{t.versionList.none}</p> : null}
        <div className="row">
          <h3>{chosen === undefined ? t.versionList.draftAgainstLive : t.versionList.against(chosen)}</h3>
          <span className="sp" />
          {differences.length > 0 ? <span className="bdg new">{t.versionList.fields(differences.length)}</span> : null}
        </div>
        <div className="diff">
          <SideLabel shows="before" side={old ? sides.version(old) : sides.live(list)} />
          <SideLabel shows="after" side={sides.draft()} />
        </div>
        {before === undefined ? (
          <LoadingState label={t.versions} rows={3} />
        ) : (
          <DifferenceList differences={differences} />
        )}
        {chosen !== undefined && doc.isMine ? (
          <Button onClick={() => void restore(chosen)}>{t.versionList.load(chosen)}</Button>
        ) : null}
      </div>
    </Drawer>
  )
}
