import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Select, Textarea, TextInput } from '@mantine/core'
import { contentEndpoints } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { lengthOf } from '../../rules/blocks/values.ts'
import { seoLimits } from '../../rules/seo.ts'
import { homePaths } from '../../rules/site-paths.ts'
import { ImageControl } from './fields/ImageControls.tsx'
import { Snippet, Warnings } from './SearchView.tsx'
import { controlId } from './fields/field-view.ts'

interface PageFormProps {
  id: string
  data: DocumentData
  problems: ReadonlyMap<string, string>
  readOnly: boolean
  onChange: (data: DocumentData, field: string) => void
}

/** The form of the page itself (its blocks have their own forms): name, address, type, and the texts for search engines and shared links. */
export function PageForm({ data, id, onChange, problems, readOnly }: PageFormProps) {
  const t = useTexts(builderTexts)
  const text = (name: string): string => (typeof data[name] === 'string' ? data[name] : '')
  const set = (name: string, value: unknown) => onChange({ ...data, [name]: value }, name)
  const locale = text('locale') === 'en' ? 'en' : 'de'
  const isHome = text('type') === 'custom_home'
  const divisions = useCall(contentEndpoints.divisions.list, { query: { pageSize: 500 } }).data?.value ?? []
  const field = (name: string) => ({
    id: controlId(name),
    value: text(name),
    error: problems.get(name),
    lang: locale,
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  const count = (name: string, most: number) => t.field.count(lengthOf(text(name)), most)
  return (
    <>
      <h2>{t.page.section}</h2>
      <fieldset className="plainset" disabled={readOnly}>
        <TextInput {...field('name')} label={t.page.name} withAsterisk />
        <TextInput
          {...field('path')}
          value={isHome ? homePaths[locale] : text('path')}
          label={t.page.address}
          withAsterisk
          disabled={isHome}
          description={isHome ? t.page.addressFixed : t.page.addressHelp}
          leftSection={<span className="mut sm">/{locale}/</span>}
          leftSectionWidth={42}
        />
        <Select
          id={controlId('type')}
          label={t.page.kind}
          allowDeselect={false}
          data={Object.entries(t.create.kinds).map(([value, label]) => ({ value, label }))}
          value={text('type')}
          onChange={(value) => set('type', value)}
        />
        {divisions.length > 0 ? (
          <Select
            id={controlId('divisionId')}
            label={t.page.division}
            placeholder={t.page.noDivision}
            clearable
            data={divisions.map(({ id: value, name }) => ({ value, label: name }))}
            value={text('divisionId') || null}
            onChange={(value) => set('divisionId', value)}
          />
        ) : null}
        <h3>{t.page.search}</h3>
        <TextInput
          {...field('title')}
          label={t.page.title}
          description={`${t.page.titleHelp} ${count('title', seoLimits.title)}`}
        />
        <Textarea
          {...field('description')}
          label={t.page.description}
          description={`${t.page.descriptionHelp} ${count('description', seoLimits.description)}`}
          autosize
          minRows={2}
        />
        <ImageControl
          name="shareImage"
          field={{ type: 'image' }}
          path="shareImage"
          language={locale}
          problems={problems}
          value={data['shareImage']}
          onChange={(value) => set('shareImage', value ?? null)}
        />
      </fieldset>
      <Snippet
        title={text('title') || text('name')}
        path={`/${locale}/${isHome ? homePaths[locale] : text('path')}`}
        description={text('description')}
      />
      <Warnings data={data} id={id} />
    </>
  )
}
