import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { donateeEditor } from './editor.ts'

const DonateeList = () => <ListScreen editor={donateeEditor} />
export default DonateeList
