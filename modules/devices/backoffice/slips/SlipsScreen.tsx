import { failureText, useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { locales } from '#contract/locale.ts'
import { templateKinds } from '../../rules/default-templates.ts'
import { slipTemplateEndpoints } from '../../contract.ts'
import { slipTemplateTexts } from '../../words/slip-templates.ts'
import { devicesTitles } from '../../words/titles.ts'
import { SlipEditor } from './SlipEditor.tsx'
import './slips.css'

/** The page on which slip templates are designed. The chosen kind of slip, language and branch are part of the page's address. */
export default function SlipsScreen() {
  const t = useTexts(slipTemplateTexts)
  const titles = useTexts(devicesTitles)
  const { branches, branchId } = useStaff()
  const [params, setParams] = useSearchParams()
  const branch = branches.find(({ id }) => id === (params.get('standort') ?? branchId)) ?? branches[0]
  const kind = templateKinds.find((one) => one === params.get('art')) ?? 'kitchen'
  const language = locales.find((one) => one === params.get('sprache')) ?? 'de'
  const found = useCall(
    slipTemplateEndpoints.list,
    { query: { branch: branch?.id ?? '' } },
    { enabled: branch !== undefined, keepPrevious: true },
  )
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  const template = found.data?.value.find((one) => one.kind === kind && one.language === language)
  return (
    <>
      <PageHead title={titles.slipTemplates}>
        <Link className="btn" to="/geraete">
          {t.back}
        </Link>
      </PageHead>
      <div className="m-devices slips">
        <div className="choice">
          {branches.length > 1 ? (
            <NativeSelect
              label={t.branch}
              value={branch?.id ?? ''}
              data={branches.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => set('standort', event.currentTarget.value)}
            />
          ) : null}
          <NativeSelect
            label={t.kind}
            value={kind}
            data={templateKinds.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={(event) => set('art', event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t.language}
            value={language}
            data={locales.map((value) => ({ value, label: t.languages[value] }))}
            onChange={(value) => set('sprache', value)}
          />
        </div>
        {found.error ? (
          <FailedState
            error={found.error}
            title={failureText(found.error, t.loadFailed)}
            retry={() => void found.refetch()}
          />
        ) : !template || !branch ? (
          <LoadingState label={titles.slipTemplates} rows={8} />
        ) : (
          <SlipEditor key={`${branch.id} ${kind} ${language}`} branch={branch.id} stored={template} />
        )}
      </div>
    </>
  )
}
