import { useParams } from 'react-router'
import './crud.css'
import type { AnyEditor } from './editor.ts'
import { EntityForm } from './form/EntityForm.tsx'
import { EntityList } from './list/EntityList.tsx'

/** The screen of a list. */
export const ListScreen = ({ editor }: { editor: AnyEditor }) => <EntityList editor={editor} />

/** The screen of an entity that has only one record. */
export const OnlyScreen = ({ editor, id }: { editor: AnyEditor; id: string }) => <EntityForm editor={editor} id={id} />

/** The screen of one record: path '…/:id', with 'neu' for a new record. */
export function FormScreen({ editor }: { editor: AnyEditor }) {
  const { id = 'neu' } = useParams()
  return <EntityForm key={id} editor={editor} id={id} />
}
