import { configWords } from '../words/config.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Select, TextInput } from '@mantine/core'
import type { Config } from '../contract.ts'

type Link = Config['socialLinks'][number]

/** A field of the settings: the links to social networks, in the order in which the footer of the site shows them. */
export function SocialLinks(props: FieldProps) {
  const words = useTexts(configWords)
  const t = words.social
  const links = (Array.isArray(props.value) ? props.value : []) as Link[]
  const networks = Object.entries(words.networks).map(([value, label]) => ({ value, label }))
  return (
    <Labelled {...props}>
      <Rows<Link>
        rows={links}
        onChange={props.onChange}
        create={() => ({ network: 'instagram', url: 'https://' })}
        nameOf={({ network }) => t.row(words.networks[network])}
        addLabel={t.add}
        emptyText={t.none}
        readOnly={props.readOnly}
        className="m-content social"
      >
        {(link, index, set, add) => (
          <>
            <Select
              aria-label={t.network}
              allowDeselect={false}
              data={networks}
              value={link.network}
              onChange={(network) => set({ ...link, network: (network ?? link.network) as Link['network'] })}
            />
            <TextInput
              aria-label={t.row(words.networks[link.network])}
              type="url"
              inputMode="url"
              value={link.url}
              error={problemAt(props.problems, `${index}.url`)}
              onBlur={props.onBlur}
              onChange={(event) => set({ ...link, url: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault()
                  if (index === links.length - 1) add()
                }
              }}
            />
          </>
        )}
      </Rows>
    </Labelled>
  )
}
