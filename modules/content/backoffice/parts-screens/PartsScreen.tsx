import { FindInput } from '#ui/backoffice/FindInput.tsx'
import '#ui/backoffice/crud/crud.css'
import '../builder/builder.css'
import { builderTexts } from '../../words/builder.ts'
import { menuTexts } from '../../words/menus.ts'
import { contentTitles } from '../../words/titles.ts'
import { callKey, failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { includesFolded } from '#ui/backoffice/match.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconPuzzle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { contentEndpoints } from '../../contract.ts'
import { Edited, StateBadge } from '../pages/PageRows.tsx'

/** The screen /bausteine, which lists the reusable parts: groups of blocks that several pages can show. */
export default function PartsScreen() {
  const t = useTexts(menuTexts).part
  const { parts } = useTexts(contentTitles)
  const b = useTexts(builderTexts)
  const found = useCall(contentEndpoints.blocks.overview)
  const [search, setSearch] = useState('')
  const [isNew, setIsNew] = useState(false)
  useShortcuts([{ keys: ['n'], label: t.create, group: parts, run: () => setIsNew(true) }])
  const all = (found.data?.value ?? []).filter(({ state }) => state !== 'trashed')
  const shown = all
    .filter(({ name }) => includesFolded(name, search))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
  const create = (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />}
      onClick={() => setIsNew(true)}
    >
      {t.create}
    </Button>
  )
  return (
    <div className="m-content content">
      <PageHead title={parts} crumbs={[{ label: b.website }]}>
        {create}
      </PageHead>
      <div className="tools">
        <FindInput label={t.search} value={search} onFind={setSearch} />
        <span className="mut sm">{t.count(shown.length)}</span>
      </div>
      <div className="scroll">
        <div className="page">
          {found.isPending ? <LoadingState label={parts} /> : null}
          {found.isError ? (
            <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
          ) : null}
          {found.isSuccess && shown.length === 0 ? (
            <EmptyState icon={IconPuzzle} title={search ? t.none : t.noneTitle} text={t.about}>
              {search ? <Button onClick={() => setSearch('')}>{b.list.clear}</Button> : create}
            </EmptyState>
          ) : null}
          {shown.length > 0 ? (
            <div className="listwrap">
              <table className="tbl">
                <thead>
                  <tr>
                    <th>{t.name}</th>
                    <th>{t.state}</th>
                    <th className="hide-phone">{b.list.edited}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((part) => (
                    <tr key={part.id}>
                      <td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 9 }}>
                        <Link className="rowlink" to={`/bausteine/${part.id}`}>
                          {part.name}
                        </Link>
                      </td>
                      <td>
                        <span className="row w" style={{ gap: 4 }}>
                          <StateBadge page={part} />
                        </span>
                      </td>
                      <Edited pair={{ key: part.id, de: part, en: undefined }} />
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </div>
      </div>
      {isNew ? <CreatePart onClose={() => setIsNew(false)} /> : null}
    </div>
  )
}

function CreatePart({ onClose }: { onClose: () => void }) {
  const { part: t } = useTexts(menuTexts)
  const b = useTexts(builderTexts)
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    if (name.trim() === '') return
    setIsBusy(true)
    try {
      const { create, overview } = contentEndpoints.blocks
      const { value } = await must(api, create, { body: { name: name.trim(), content: [], isPublic: false } })
      await queries.invalidateQueries({ queryKey: callKey(overview) })
      void navigate(`/bausteine/${value.id}`)
    } catch (error) {
      notify(failureText(error, b.failed), 'failed')
    }
    setIsBusy(false)
  }
  return (
    <Modal opened onClose={onClose} title={t.createTitle} size={480}>
      <Form className="m-content col" style={{ gap: 14 }} onSubmit={send}>
        <TextInput
          data-autofocus
          label={t.name}
          description={t.nameHelp}
          withAsterisk
          maxLength={160}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button size="lg" type="submit" variant="filled" loading={isBusy} disabled={name.trim() === ''}>
            {t.do}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
