import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { tagEditor } from './editors.tsx'

const TagList = () => <ListScreen editor={tagEditor} />
export default TagList
