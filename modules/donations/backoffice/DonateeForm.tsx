import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { donateeEditor } from './editor.ts'

const DonateeForm = () => <FormScreen editor={donateeEditor} />
export default DonateeForm
