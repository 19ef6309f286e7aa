import '#ui/backoffice/crud/crud.css'
import { EntityForm } from '#ui/backoffice/crud/form/EntityForm.tsx'
import { configEditor } from './editor.tsx'

/** There is one record of settings; its id is only the form's. */
const ConfigScreen = () => <EntityForm editor={configEditor} id="config" />
export default ConfigScreen
