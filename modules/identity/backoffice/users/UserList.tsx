import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { userEditor } from './editor.tsx'

const UserList = () => <ListScreen editor={userEditor} />
export default UserList
