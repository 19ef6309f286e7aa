import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { branchEditor } from './editor.tsx'

const BranchForm = () => <FormScreen editor={branchEditor} />
export default BranchForm
