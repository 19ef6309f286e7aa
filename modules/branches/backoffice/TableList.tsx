import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { tableEditor } from './tables/editor.tsx'

const TableList = () => <ListScreen editor={tableEditor} />
export default TableList
