import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { menuEditor } from './menu/editor.tsx'

const MenuForm = () => <FormScreen editor={menuEditor} />
export default MenuForm
