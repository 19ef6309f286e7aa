import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { tableEditor } from './tables/editor.tsx'

const TableForm = () => <FormScreen editor={tableEditor} />
export default TableForm
