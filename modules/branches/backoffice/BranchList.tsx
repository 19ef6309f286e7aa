import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { branchEditor } from './editor.tsx'

const BranchList = () => <ListScreen editor={branchEditor} />
export default BranchList
