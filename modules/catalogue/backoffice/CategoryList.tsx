import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { categoryEditor } from './editors.tsx'

const CategoryList = () => <ListScreen editor={categoryEditor} />
export default CategoryList
