import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { type AnyEditor, sectionsOf } from '../crud/editor.ts'
import { SectionFields } from '../crud/form/FormFields.tsx'
import type { RecordForm } from '../crud/form/use-record-form.ts'
import type { Values } from '../crud/record.ts'
import type { Problem } from '../crud/problems.ts'
import type { Staff } from '../staff.tsx'
import { Shell } from './shell.tsx'

/**
 * The HTML of an editor's fields in their first rendering with these values. A collapsible part of the form is expanded if it contains one
 * of the `problems`.
 */
export const drawnForm = (editor: AnyEditor, values: Values, problems: readonly Problem[] = []): string =>
  drawn(
    sectionsOf(editor, values).map(({ name, fields }) => (
      <SectionFields
        key={name}
        editor={{ ...editor, bodies: {} }}
        form={formWith(values, problems)}
        section={name}
        names={fields}
        record={undefined}
        readOnly={false}
      />
    )),
  )

/**
 * Renders components to HTML, as a server would. They get the values of the shell (frame of the back office) for a signed-in administrator.
 */
export const drawn = (children: ReactNode, more: Partial<Staff> = {}): string =>
  renderToStaticMarkup(
    <Shell more={more}>
      <MemoryRouter>{children}</MemoryRouter>
    </Shell>,
  )

const nothing = () => undefined
const formWith = (values: Values, problems: readonly Problem[]) =>
  ({ values, problems, set: nothing, blur: nothing }) as unknown as RecordForm
