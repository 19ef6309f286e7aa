import { useReferences } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import type { Region } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { screenTexts } from '../words/screen.ts'

interface Props {
  region: Region
  onChange: (region: Region) => void
}

/**
 * The field that chooses the image template of a region. Image templates belong to another module; if that module is not installed, the
 * list is empty.
 */
export function TemplateFields({ region, onChange }: Props) {
  const t = useTexts(plannerTexts)
  const own = useTexts(screenTexts)
  const { options, isReady } = useReferences('imageTemplate')
  const { content } = region
  if (content.kind !== 'template') return null
  const { template } = content
  const isGone = isReady && template !== null && !options.some(({ value }) => value === template)
  return (
    <>
      {isReady && options.length === 0 ? <p className="hint">{t.noTemplates}</p> : null}
      <NativeSelect
        label={own.template}
        description={own.templateHint}
        value={template ?? ''}
        onChange={(event) =>
          onChange({ ...region, content: { ...content, template: event.currentTarget.value || null } })
        }
        data={[
          { value: '', label: own.templateChoose },
          ...(isGone ? [{ value: template, label: own.templateGone }] : []),
          ...options,
        ]}
      />
      <NativeSelect
        label={t.fit}
        value={region.fit}
        onChange={(event) => onChange({ ...region, fit: event.currentTarget.value === 'cover' ? 'cover' : 'contain' })}
        data={(['contain', 'cover'] as const).map((value) => ({ value, label: t.fits[value] }))}
      />
    </>
  )
}
