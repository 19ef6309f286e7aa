import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { categoryEditor } from './editors.tsx'

const CategoryForm = () => <FormScreen editor={categoryEditor} />
export default CategoryForm
