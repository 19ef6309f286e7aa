import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { menuEditor } from './menu/editor.tsx'

const MenuList = () => <ListScreen editor={menuEditor} />
export default MenuList
