import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { tagEditor } from './editors.tsx'

const TagForm = () => <FormScreen editor={tagEditor} />
export default TagForm
