import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Checkbox, Modal, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { isLive } from '../menus/menu-targets.ts'
import { LeadsHere } from './LeadsHere.tsx'
import type { OpenDocument } from './use-document.ts'
import type { WantedOff } from './use-publishing.tsx'
import { useTwin } from './use-twin.ts'

interface UnpublishProps {
  doc: OpenDocument
  name: string
  onClose: () => void
  onSend: (wanted: WantedOff) => void
}

/**
 * The dialog that is shown before a page is taken off the site. Staff choose what its address shows after that: nothing (404), or a
 * redirect to another page. They also choose whether the page in the other language is taken off the site, too. The dialog lists the
 * published pages, menus and reusable parts that contain a link to the page.
 */
export function UnpublishDialog({ doc, name, onClose, onSend }: UnpublishProps) {
  const t = useTexts(builderTexts)
  const { id } = doc
  const { own, twin } = useTwin(doc)
  const other = twin && isLive(twin) ? twin : undefined
  const language = own === 'en' ? t.language.de : t.language.en
  const live = (useCall(contentEndpoints.sites.overview).data?.value ?? []).filter(isLive)
  const pages = live.filter((page) => page.id !== id && page.locale === own)
  const [leads, setLeads] = useState<'nowhere' | 'page'>('nowhere')
  const [to, setTo] = useState<string | null>(null)
  const [isWithTwin, setIsWithTwin] = useState(true)
  const isNowhere = leads === 'nowhere'
  const along = isWithTwin ? other : undefined
  const going = along ? [id, along.id] : [id]
  // If the page in the other language is also taken off the site, its address redirects to the translation of the chosen page. If that translation
  // is not published, the address responds with 404.
  const key = isNowhere ? undefined : pages.find((page) => page.id === to)?.translationKey
  const twinTo = key ? live.find((page) => page.translationKey === key && page.locale !== own) : undefined
  const send = () =>
    onSend({
      to: isNowhere ? null : to,
      twin: along && { id: along.id, name: along.name, language, to: twinTo?.id ?? null },
    })
  return (
    <Modal opened onClose={onClose} title={t.off.title(name)} size={480}>
      <div className="m-content col" style={{ gap: 14 }}>
        <LeadsHere id={id} name={name} going={going} isNowhere={isNowhere} />
        <Radio.Group
          label={t.off.address}
          value={leads}
          onChange={(value) => setLeads(value === 'page' ? 'page' : 'nowhere')}
        >
          <div className="col" style={{ gap: 8, marginTop: 6 }}>
            <Radio data-autofocus value="nowhere" label={t.off.nowhere} />
            <Radio value="page" label={t.off.leads} disabled={pages.length === 0} />
          </div>
        </Radio.Group>
        {isNowhere ? null : (
          <Select
            label={t.off.page}
            searchable
            data={pages.map((page) => ({ value: page.id, label: page.name || page.path }))}
            value={to}
            onChange={setTo}
          />
        )}
        {other ? (
          <Checkbox
            label={t.off.twin(language, other.name)}
            description={
              !isWithTwin
                ? t.off.twinStays(language, other.name)
                : isNowhere || !to
                  ? undefined
                  : twinTo
                    ? t.off.twinLeads(language, twinTo.name)
                    : t.off.twinNowhere(language)
            }
            checked={isWithTwin}
            onChange={(event) => setIsWithTwin(event.currentTarget.checked)}
          />
        ) : null}
        {along ? <LeadsHere id={along.id} name={along.name} going={going} isNowhere={!twinTo} /> : null}
        <DialogFoot back={t.create.cancel} onBack={onClose}>
          <Button size="lg" variant="filled" disabled={!isNowhere && to === null} onClick={send}>
            {t.unpublish}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
