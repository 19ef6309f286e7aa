import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { isLive } from '../menus/menu-targets.ts'

interface UnpublishProps {
  id: string
  name: string
  language: string
  onClose: () => void
  /** `to` is the id of the page to which the old address redirects. With null, the old address responds with 404. */
  onSend: (to: string | null) => void
}

/**
 * The dialog that is shown before a page is taken off the site. Staff choose what its address shows after that: nothing (404), or a redirect to
 * another page.
 */
export function UnpublishDialog({ id, language, name, onClose, onSend }: UnpublishProps) {
  const t = useTexts(builderTexts)
  const pages = (useCall(contentEndpoints.sites.overview).data?.value ?? []).filter(
    (page) => page.id !== id && page.locale === language && isLive(page),
  )
  const [leads, setLeads] = useState<'nowhere' | 'page'>('nowhere')
  const [to, setTo] = useState<string | null>(null)
  const isReady = leads === 'nowhere' || to !== null
  return (
    <Modal opened onClose={onClose} title={t.off.title(name)} size={480}>
      <div className="m-content col" style={{ gap: 14 }}>
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
        {leads === 'page' ? (
          <Select
            label={t.off.page}
            searchable
            data={pages.map((page) => ({ value: page.id, label: page.name || page.path }))}
            value={to}
            onChange={setTo}
          />
        ) : null}
        <DialogFoot back={t.create.cancel} onBack={onClose}>
          <Button size="lg" variant="filled" disabled={!isReady} onClick={() => onSend(leads === 'page' ? to : null)}>
            {t.unpublish}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
