import { Form } from '#ui/backoffice/Form.tsx'
import { builderTexts } from '../../words/builder.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Radio, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageStartNames } from '../../rules/blocks/page-starts.ts'
import { pathFrom } from '../../rules/seo.ts'
import { useCreatePage } from './use-create-page.ts'

/**
 * The dialog that creates a page. It asks for the name in German and English and for the type of the page. The address is made from the name and can
 * be changed later.
 */
export function CreatePage({ onClose }: { onClose: () => void }) {
  const t = useTexts(builderTexts).create
  const navigate = useNavigate()
  const pages = useCreatePage()
  const [de, setDe] = useState('')
  const [en, setEn] = useState('')
  const [type, setType] = useState<'custom_site' | 'default'>('custom_site')
  const [start, setStart] = useState<(typeof pageStartNames)[number]>('empty')
  const [isBusy, setIsBusy] = useState(false)
  const isReady = de.trim() !== ''
  const send = async () => {
    if (!isReady) return
    setIsBusy(true)
    const id = await pages.create({ de: de.trim(), en: en.trim(), type, start })
    setIsBusy(false)
    if (id) void navigate(`/seiten/${id}`)
  }
  const address = (locale: string, name: string) =>
    name.trim() ? `${t.address}: /${locale}/${pathFrom(name)}` : undefined
  return (
    <Modal opened onClose={onClose} title={t.title} size={520}>
      <Form className="m-content col" style={{ gap: 14 }} onSubmit={send}>
        <TextInput
          data-autofocus
          label={t.name}
          withAsterisk
          lang="de"
          description={address('de', de) ?? t.nameHelp}
          maxLength={160}
          value={de}
          onChange={(event) => setDe(event.currentTarget.value)}
        />
        <TextInput
          label={t.nameEn}
          lang="en"
          description={address('en', en) ?? t.nameEnHelp}
          maxLength={160}
          value={en}
          onChange={(event) => setEn(event.currentTarget.value)}
        />
        <Radio.Group
          label={t.kind}
          value={type}
          onChange={(value) => setType(value === 'default' ? 'default' : 'custom_site')}
        >
          <div className="col" style={{ gap: 8, marginTop: 6 }}>
            {(['custom_site', 'default'] as const).map((one) => (
              <Radio key={one} value={one} label={t.kinds[one]} description={t.kindsHelp[one]} />
            ))}
          </div>
        </Radio.Group>
        {type === 'custom_site' ? (
          <Select
            label={t.start}
            allowDeselect={false}
            data={pageStartNames.map((value) => ({ value, label: t.starts[value] }))}
            value={start}
            onChange={(value) => setStart(pageStartNames.find((one) => one === value) ?? 'empty')}
          />
        ) : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button size="lg" type="submit" variant="filled" loading={isBusy} disabled={!isReady}>
            {t.do}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
