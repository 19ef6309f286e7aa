import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { userEditor } from './editor.tsx'

const UserForm = () => <FormScreen editor={userEditor} />
export default UserForm
